/** Packets of the PDS initiator are freed when they are done: one after the other, each once, and SES is told once. */
import { type Bits, bind, bit, bits, enumOf, pack, record, type ValueOf } from '../../../rtl-gen/hdl/index.ts';
import { Tail, View } from '../../../rtl-gen/uet/pds/initiator/event.ts';
import { FlightState } from '../../../rtl-gen/uet/pds/initiator/flights.ts';
import { initiatorLayout } from '../../../rtl-gen/uet/pds/initiator/layout.ts';
import { type OutcomeKind, SendKind } from '../../../rtl-gen/uet/pds/initiator/records.ts';
import { Adjust, Finished, retirement } from '../../../rtl-gen/uet/pds/initiator/retirement.ts';
import { type Proof, proof } from '../../formal/proof.ts';
import { lifeOfPlace } from './initiator-place.ts';

const layout = initiatorLayout({ contexts: 4, window: 128, records: 64 });
const { contextBits, recordBits } = layout;
const Place = bits(contextBits);
const Offset = bits(32);
const Walk = enumOf('idle', 'look', 'run', 'drain', 'store', 'end', 'settle');
const Sent = record({ kind: SendKind, handle: bits(32), message: bits(16), size: bits(14) });
const Flown = record({ state: FlightState, counted: bit });

/** What a copy shows, and what is read of it. */
interface Copy<V> {
  readonly word: V;
}
interface Read {
  readonly read: Bits;
}
interface Pushed {
  readonly push: { readonly enable: Bits<1>; readonly payload: { readonly kind: ValueOf<typeof OutcomeKind> } };
}

/** The first PSNs of a PDC, of so many bits less one, are looked at: two laps of its slots. */
const width = 9;
const low = (value: Bits): Bits => value.trunc(width);
const isLow = (value: Bits): Bits<1> =>
  value
    .slice(31, width - 1)
    .any()
    .not();

/**
 * Of one place, any, and one PSN of it, any of the first ones: when its slot and record are free, it is done, and SES
 * has been told or is told now. Copies of contexts, and the queue of places (`initiator-queue`), are left out and taken
 * at their word.
 */
const frees = bind(
  retirement(layout),
  (io, inside, m) => {
    const who = m.symbolic('spec_who', Place);
    const psn = m.symbolic('spec_psn', bits(width));
    const state = inside.value('state', Walk);
    const count = inside.bits('count', 5);
    const place = inside.value('place', Place);
    const numbers = ['cursor', 'limit', 'cum', 'oldest_now'].map((name) => inside.value(name, Offset));
    const [cursor, limit, cum, oldestNow] = numbers.map(low) as [Bits, Bits, Bits, Bits];
    const one = (name: string): Bits<1> => inside.bits(name, 1);
    const [stopped, failed, stale] = [one('stopped'), one('failed'), one('stale')];
    const stages = ['read', 'know', 'fetch', 'judge'];
    const valid = [one('issues'), ...stages.map((stage) => one(`valid_${stage}`))];
    const line = inside.inst<Readonly<Record<string, Bits>>>('rel_judge_later');
    const rels = [1, 2, 3, 4].map((k) => line[`ago_${k}_probe`]!);
    const rel = [cursor, ...rels.map(low)];
    const isLowRel = rels.map(isLow);

    const life = lifeOfPlace(
      m,
      layout,
      { name: 'spec', who, psn, check: (name, condition) => m.assume(name, condition) },
      {
        ...io,
        frees: { enable: io.retired.valid, place: io.retired.place },
        ends: { enable: io.end.valid.and(io.end.ready), place: io.end.payload.place },
      },
    );

    // Copies and queues at their word.
    const queue = inside.inst<{ readonly next: { readonly valid: Bits<1>; readonly payload: Bits } }>('queue').next;
    m.assume('queue_has_what_was_pushed', queue.valid.and(queue.payload.eq(who)).implies(life.kicked));
    const shows = <V>(copy: string, at: Bits, holds: (word: V) => Bits<1>): void => {
      const isRead = inside.drives<Read>(copy).read.eq(at);
      m.assume(`${copy}_shows_it`, m.past(isRead, 2).implies(holds(inside.inst<Copy<V>>(copy).word)));
    };
    const was = m.past({ ...{ state: life.state, cum: life.cum, next: life.next }, known: life.known }, 2);
    shows<ValueOf<typeof View>>('views', who, (word) =>
      was.known.implies(
        pack(word.state)
          .eq(pack(was.state))
          .and(word.cum.eq(was.cum.zext(32)))
          .and(word.next.eq(was.next.zext(32))),
      ),
    );
    const wasTail = m.past({ tail: life.tail, tailed: life.tailed }, 2);
    shows<ValueOf<typeof Tail>>('tails', who, (word) => wasTail.tailed.implies(word.tail.eq(wasTail.tail.zext(32))));
    const own = who.cat(life.slot);
    const answeredThen = m.past(life.answered, 2);
    shows<Bits<1>>('answered', own, (word) => word.eq(answeredThen));
    const keptThen = m.past(life.kept, 2);
    shows<Bits>('slots', own, (word) => word.eq(keptThen));

    // The promise.
    const isIt = life.frees.and(life.oldest.eq(psn));
    const wasAnswered = life.answered.and(psn.lt(life.next));
    const covered = psn.lt(life.cum);
    const told = inside.drives<Pushed>('told').push;
    const isClose = one('is_close');
    m.assert('frees_what_is_done', isIt.implies(covered.or(wasAnswered).or(life.isError)));
    m.assert('frees_its_record', isIt.implies(psn.lt(life.tail).and(io.freed.record.eq(life.own))));
    const tells = io.oldest_write.enable.and(io.oldest_write.place.eq(who));
    m.assert('tells_as_many_free_as_there_are', tells.implies(io.oldest_write.oldest.eq(life.oldest.zext(32))));
    m.assert('a_record_with_a_slot', io.freed.enable.eq(io.retired.valid));
    // SES is told a clock later.
    const then = m.past({ isIt, isTold: wasAnswered.or(isClose).not(), covered });
    const isThen = m.pastValid().and(then.isIt);
    m.assert('tells_what_no_ack_has', isThen.implies(told.enable.eq(then.isTold)));
    const isRight = told.payload.kind.is('default_ok').eq(then.covered);
    m.assert('tells_what_came_of_it', isThen.and(told.enable).implies(isRight));
    m.cover('frees_what_cack_covers', isIt.and(psn.eq(2)).and(covered).and(wasAnswered.not()));
    m.cover('frees_what_was_answered', isIt.and(psn.eq(1)).and(covered.not()).and(wasAnswered));
    m.cover('frees_what_has_failed', isIt.and(psn.eq(1)).and(psn.ge(life.next)));

    // Why.
    const first = [life.tail, life.next, life.cum, life.oldest, life.cum2, life.next2];
    m.assert(
      'has_the_first_ones',
      first
        .reduce((a, b) => a.or(b))
        .at(width - 1)
        .not(),
    );
    const isOf = place.eq(who);
    const inWalk = state.is('run').or(state.is('drain')).or(state.is('store'));
    const walks = isOf.and(inWalk).and(stale.not());
    const stored = inside.mem('oldests', Offset).read(who);
    m.assert('oldest_is_stored', life.begun.and(walks.not()).implies(stored.eq(life.oldest.zext(32))));
    m.assert('walks_what_is_known', isOf.and(state.is('idle').not()).implies(life.known.and(life.begun)));
    m.assert('knows_what_was_looked_at', life.kicked.implies(life.known.and(life.begun)));
    const settles = isOf.and(state.is('settle')).and(count.eq(life.age));
    m.assert('settles_while_it_ends', life.ending.implies(settles));
    const hasEnd = isOf.and(state.is('end'));
    m.assert('ends_what_is_open', hasEnd.implies(life.isClosed.not().and(life.isError.or(life.next.any()))));
    m.assert('settles_from_0_on', state.is('end').implies(count.eq(0)));
    m.assert('closes_with_a_packet', walks.and(one('closes')).implies(oldestNow.any()));
    m.assert('looks_for_4_clocks', state.is('look').implies(count.le(3)));
    m.assert('at_or_below_next', life.isError.or(life.isClosed).not().implies(life.oldest.le(life.next)));
    m.assert('at_or_below_tail', life.begun.and(life.tailed).implies(life.oldest.le(life.tail)));
    m.assert('next_at_or_below_tail', life.isClosed.not().implies(life.next.le(life.tail)));
    m.assert('cack_at_or_below_next', life.isClosed.not().implies(life.cum.le(life.next)));
    m.assert('is_opened', life.isClosed.or(life.opened));
    m.assert('was_begun', life.opened.implies(life.begun.and(life.tailed).and(life.known)));
    m.assert('begins_with_nothing', life.opened.not().implies(life.oldest.eq(0).and(life.isClosed)));
    const isGiven = life.oldest.le(psn).and(psn.lt(life.tail)).and(life.tailed).and(life.begun);
    m.assert('keeps_its_record', isGiven.implies(life.kept.eq(life.own)));
    m.assert('tail_in_the_window', life.begun.and(life.tailed).implies(life.tail.sub(life.oldest).le(layout.window)));

    m.assert('walks_what_is_open', walks.implies(life.opened));
    m.assert('walks_the_first_ones', walks.implies(numbers.map(isLow).reduce((a, b) => a.and(b))));
    m.assert('is_where_it_is', walks.implies(oldestNow.eq(life.oldest)));
    for (let k = 1; k <= 4; k++) {
      const isOne = rel[k - 1]!.eq(rel[k]!.add(1)).and(isLowRel[k - 1]!);
      m.assert(`asks_in_turn_${k}`, walks.and(valid[k]!).implies(isOne));
      const later = valid.slice(0, k).reduce((a, b) => a.or(b));
      m.assert(
        `asks_without_a_pause_${k}`,
        walks
          .and(valid[k]!)
          .and(valid[k - 1]!.not())
          .implies(later.not()),
      );
    }
    const lowest = [1, 2, 3, 4].reduce<Bits>((then, k) => m.mux(valid[k]!, rel[k]!, then), cursor);
    m.assert('frees_the_lowest', walks.and(stopped.not()).implies(oldestNow.eq(lowest)));
    const anyValid = valid.slice(1).reduce((a, b) => a.or(b));
    m.assert('nothing_on_the_way', inWalk.or(anyValid.not()));
    m.assert('nothing_left_to_store', state.is('store').implies(anyValid.not()));
    for (let k = 1; k <= 4; k++) {
      m.assert(
        `drains_${k}`,
        state
          .is('drain')
          .and(count.ge(k - 1))
          .implies(valid[k]!.not()),
      );
    }
    m.assert('cack_was_read', walks.implies(cum.le(life.cum2).and(cum.le(life.cum))));
    m.assert('ends_at_next', walks.and(failed.not()).implies(limit.le(life.next2).and(limit.le(life.next))));
    m.assert('fails_in_error', walks.and(failed).implies(life.isError.and(life.wasError).and(cum.eq(life.cum))));
    m.assert('ends_at_tail', walks.implies(limit.le(life.tail)));
    m.assert('is_not_beyond', walks.implies(cursor.le(limit)));
    const isEmpty = life.next.or(life.oldest).any().not().and(failed.not());
    m.assert('walks_a_pdc', walks.and(life.isClosed).implies(isEmpty));
    const fixed = psn.lt(cum).or(failed);
    const reads = (k: number, bitThen: Bits<1>, id: Bits): void => {
      const isRead = walks.and(stopped.not()).and(valid[k]!).and(rel[k]!.eq(psn));
      const isSame = m.mux(fixed, bitThen.eq(life.answered), bitThen.implies(life.answered));
      m.assert(`reads_its_bit_${k}`, isRead.and(psn.lt(life.next)).implies(isSame));
      m.assert(`reads_its_record_${k}`, isRead.implies(id.eq(life.own)));
    };
    reads(2, inside.inst<Copy<Bits<1>>>('answered').word, inside.inst<Copy<Bits>>('slots').word);
    reads(3, one('answer_fetch'), inside.value('id_fetch', bits(recordBits)));
    reads(4, one('answer_judge'), inside.value('id_judge', bits(recordBits)));
  },
  {
    probes: { rel_judge_later: { ago_1: Offset, ago_2: Offset, ago_3: Offset, ago_4: Offset } },
    cut: {
      queue: { next: record({ payload: Place, valid: bit }) },
      views: { word: View },
      tails: { word: Tail },
      answered: { word: bit },
      slots: { word: bits(recordBits) },
      sent: { word: Sent },
      flown: { word: Flown },
      told: { level: bits(7), down: record({ payload: Finished(layout), valid: bit }) },
      adjusts: { level: bits(7), down: record({ payload: Adjust(layout), valid: bit }) },
    },
  },
);

export const initiatorFreeProofs: readonly Proof[] = [
  proof(
    'initiator-frees',
    'A packet of the PDS initiator is freed once, with its record, when it is done, and told once to SES.',
    frees,
    { depth: 5, coverDepth: 17 },
  ),
];
