/** Records of the PDS initiator: each is given to one packet at a time; and its timer is looked at in time. */
import { type Bits, bind, bit, bits, clog2, enumOf, record, type ValueOf } from '../../../rtl-gen/hdl/index.ts';
import { orderLatency } from '../../../rtl-gen/uet/pds/initiator/entropy-order.ts';
import { initiatorLayout } from '../../../rtl-gen/uet/pds/initiator/layout.ts';
import { sendPipe } from '../../../rtl-gen/uet/pds/initiator/send-pipe.ts';
import { Expiry, timerSweep } from '../../../rtl-gen/uet/pds/initiator/timer-sweep.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const layout = initiatorLayout({ contexts: 4, window: 128, records: 64 });
const { records, recordBits, contextBits } = layout;
const Id = bits(recordBits);
const Place = bits(contextBits);

interface Pushed<V> {
  readonly up: { readonly valid: Bits<1>; readonly payload: V };
}
interface Queue<V> {
  readonly up: { readonly ready: Bits<1> };
  readonly down: { readonly valid: Bits<1>; readonly payload: V };
}

/**
 * Of one record, any: it was never given yet, is free, or has one packet; what is given is one of the first two. The
 * queue of free records is taken at its word (`block-fifo`): what it shows went in and has not come out, and P of them
 * find room. What the surroundings keep to: a record that is `freed` has a packet (`initiator-frees`).
 */
const pool = bind(sendPipe(layout), (io, inside, m) => {
  const who = m.symbolic('spec_who', Id);
  const Where = enumOf('unborn', 'free', 'used');
  const where = m.reg('spec_where', Where, { reset: 'unborn' });
  const given = inside.value('given', bits(recordBits + 1));
  const shown = inside.inst<Queue<Bits>>('free');
  const enters = inside.drives<Pushed<Bits>>('free').up;
  const isTaken = inside.bits('takes', 1).and(inside.value('id', Id).eq(who));
  const isFreed = io.freed.enable.and(io.freed.record.eq(who));
  m.assume('frees_what_has_a_packet', isFreed.implies(where.is('used')));
  m.assume('shows_what_is_free', shown.down.valid.and(shown.down.payload.eq(who)).implies(where.is('free')));
  m.assume('has_room', shown.up.ready);
  m.when(isTaken, () => where.set('used')).elsewhen(isFreed, () => where.set('free'));

  m.assert('none_is_given_while_it_has_a_packet', isTaken.implies(where.is('used').not()));
  m.assert('is_new_once', where.is('unborn').eq(given.le(who.zext(recordBits + 1))));
  m.assert('given_are_no_more_than_there_are', given.le(records));
  m.assert('what_is_freed_is_free', isFreed.eq(enters.valid.and(enters.payload.eq(who))));
  m.cover('is_free_again', isFreed);
});

interface Copy<V> {
  readonly word: V;
}
const Whose = record({ place: Place, rel: bits(32) });
const Flown = record({ due: bits(32), out: bit, once: bit });
const Found = Expiry(layout);

/**
 * Of one record, any, with a packet of one place and PSN, any: in each P - 1 clocks in which the sweep goes on there is
 * one that looks at it; and one whose RTO has passed then, which is out, and which CACK has not passed, is shown to the
 * pipe. So it is as long as its surroundings keep the copies as they are. The sweep stands still only while what was
 * found before has not left; that nothing that is found is lost is proved too. Copies, and the queue of what is found
 * (`roomyFifo`), are taken at their word; that it never has `depth` items is proved.
 */
const sweep = bind(
  timerSweep(layout),
  (io, inside, m) => {
    const who = m.symbolic('spec_who', Id);
    const place = m.symbolic('spec_place', Place);
    const rel = m.symbolic('spec_rel', bits(32));
    const goes = inside.bits('goes', 1);
    const id = inside.value('id', Id);
    const looks = goes.and(id.eq(who));
    const since = m.reg('spec_since', Id, { reset: 0 });
    m.when(looks, () => since.set(0)).elsewhen(goes, () => since.set(since.add(1)));
    m.assert('is_looked_at_in_each_round', since.le(id.sub(who).sub(1)));

    // The copies say that it is out, and due.
    const at = (clocks: number): Bits<1> => m.past(looks, clocks).and(m.pastValid(clocks));
    const whose = inside.inst<Copy<ValueOf<typeof Whose>>>('whose').word;
    const flown = inside.inst<Copy<ValueOf<typeof Flown>>>('flown').word;
    const next = inside.inst<Copy<Bits<32>>>('nexts').word;
    const oldest = inside.inst<Copy<Bits<32>>>('oldests').word;
    m.assume('it_is_of_that_packet', at(2).implies(whose.place.eq(place).and(whose.rel.eq(rel))));
    m.assume('it_is_due', at(2).implies(io.now.sub(flown.due).at(31).not()));
    m.assume('it_is_out', at(4).implies(rel.sub(next).at(31).and(rel.sub(oldest).at(31).not())));
    const found = inside.drives<{
      readonly push: { readonly enable: Bits<1>; readonly payload: ValueOf<typeof Found> };
    }>('found_ones').push;
    const { payload } = found;
    m.assert(
      'it_is_found',
      at(orderLatency).implies(
        found.enable.and(payload.record.eq(who)).and(payload.place.eq(place)).and(payload.rel.eq(rel)),
      ),
    );

    // What is found finds room.
    const list = inside.inst<{ readonly level: Bits; readonly down: { readonly valid: Bits<1> } }>('found_ones');
    const depth = 32;
    const level = m.reg('spec_level', bits(clog2(depth) + 1), { reset: 0 });
    const pops = list.down.valid.and(io.expiry.ready);
    level.set(level.add(found.enable.zext(level.width)).sub(pops.zext(level.width)));
    m.assume('says_its_level', list.level.zext(level.width).eq(level).and(list.down.valid.eq(level.any())));
    const names = ['read', 'know', 'place', 'compare', 'order', 'wait_0', 'wait_1', 'wait_2', 'find'];
    const stages = names.map((name) => inside.bits(`valid_${name}`, 1));
    const onWay = stages.reduce<Bits>((sum, stage) => sum.add(stage.zext(level.width)), m.lit(level.width, 0));
    m.assert('what_is_on_its_way_has_room', level.add(onWay).lt(depth));
    for (let i = 1; i <= orderLatency; i++)
      m.assert(
        `stage_${i}`,
        m
          .past(goes, i)
          .and(m.pastValid(i))
          .implies(stages[i - 1]!),
      );
    m.cover('a_packet_is_found', at(orderLatency));
  },
  {
    cut: {
      whose: { word: Whose },
      flown: { word: Flown },
      nexts: { word: bits(32) },
      oldests: { word: bits(32) },
      order: { overtaken: bit, sent_at: bits(32) },
      found_ones: { down: record({ payload: Found, valid: bit }), level: bits(5) },
    },
  },
);

export const initiatorRecordProofs: readonly Proof[] = [
  proof('initiator-records', 'The PDS initiator gives no record to a packet that another one has.', pool, {
    given: ['block_fifo', 'forwarding_ram'],
  }),
  proof(
    'initiator-sweep',
    'The sweep of timers of the PDS initiator looks at each record in each round, and finds a packet whose RTO has passed.',
    sweep,
    { depth: 12, coverDepth: 24 },
  ),
];
