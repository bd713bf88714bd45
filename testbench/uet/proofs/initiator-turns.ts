/** Turns of the PDS initiator: how many others go before a PDC that waits, and how long each of them is. */
import { type Bits, bind, bit, bits, record } from '../../../rtl-gen/hdl/index.ts';
import { View } from '../../../rtl-gen/uet/pds/initiator/event.ts';
import { initiatorLayout } from '../../../rtl-gen/uet/pds/initiator/layout.ts';
import { placeQueue } from '../../../rtl-gen/uet/pds/initiator/place-queue.ts';
import { lookUp, Turn, turnFinder } from '../../../rtl-gen/uet/pds/initiator/turn-finder.ts';
import { burst, turns } from '../../../rtl-gen/uet/pds/initiator/turns.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const contexts = 4;
const contextBits = 2;
const Place = bits(contextBits);
const layout = initiatorLayout({ contexts, window: 128, records: 64 });

/**
 * Of one place, any, once the queue has been cleared: when it is pushed it is in the queue, until it is the first and
 * is taken; and others are taken before it N - 1 times at most.
 */
const queue = bind(placeQueue(contexts), (io, inside, m) => {
  const { clear, cleared, push, place, next } = io;
  const known = m.reg('spec_cleared', bits(contexts), { reset: 0 });
  const isReady = known.all();
  m.when(clear, () => known.set(known.or(cleared.oneHot(contexts))));
  m.assume('is_cleared_first', clear.eq(isReady.not()));
  m.assume('waits_for_its_clear', push.implies(isReady));

  const [rd, wr] = [inside.value('rd', bits(contextBits + 1)), inside.value('wr', bits(contextBits + 1))];
  const level = wr.sub(rd);
  const items = inside.mem('items', Place);
  const isIn = (one: Bits): Bits<1> =>
    inside.mem('entered', bit).read(one).xor(inside.mem('left', bit).read(one)) as Bits<1>;
  const pops = next.ready.and(next.valid);

  const who = m.symbolic('spec_who', Place);
  const waits = m.reg('spec_waits', bit, { reset: 0 });
  const leaves = pops.and(next.payload.eq(who));
  const enters = push.and(place.eq(who)).and(waits.not());
  waits.set(waits.or(enters).and(leaves.not()));
  const at = m.reg('spec_at', bits(contextBits + 1));
  const passed = m.reg('spec_passed', bits(contextBits + 1), { reset: 0 });
  m.when(enters, () => {
    at.set(wr);
    passed.set(0);
  }).elsewhen(pops, () => passed.set(passed.add(1)));
  m.assert('is_in_while_it_waits', isReady.implies(isIn(who).eq(waits)));
  m.assert('waits_in_the_queue', waits.implies(next.valid.and(isReady)));
  m.assert('after_n_less_1_others_at_most', waits.implies(passed.le(contexts - 1)));
  m.cover('after_all_others', waits.and(passed.eq(contexts - 1)).and(leaves));

  // Why: where it is, and that the places that are in the queue are there once each.
  const ahead = at.sub(rd);
  m.assert('it_is_where_it_entered', waits.implies(items.read(at.trunc(contextBits)).eq(who).and(ahead.lt(level))));
  m.assert('others_are_ahead', waits.implies(passed.add(ahead).le(contexts - 1)));
  m.assert('nothing_before_it_is_cleared', isReady.or(level.eq(0)));
  m.assert('as_many_as_there_are', level.le(contexts));
  const held = Array.from({ length: contexts }, (_, k) => {
    const isHeld = m
      .lit(contextBits, k)
      .sub(rd.trunc(contextBits))
      .zext(contextBits + 1)
      .lt(level);
    const item = items.read(m.lit(contextBits, k));
    m.assert(`what_is_there_is_in_${k}`, isHeld.implies(isIn(item)));
    return { isHeld, item };
  });
  for (const [i, a] of held.entries()) {
    for (const [j, b] of held.slice(0, i).entries()) {
      m.assert(`once_each_${i}_${j}`, a.isHeld.and(b.isHeld).implies(a.item.ne(b.item)));
    }
  }
  for (let k = 0; k < contexts; k++) {
    const clean = isIn(m.lit(contextBits, k)).not();
    m.assert(`begins_outside_${k}`, known.at(k).and(isReady.not()).implies(clean));
  }
});

/** What a queue is driven with. */
interface Pushed {
  readonly push: Bits<1>;
  readonly place: Bits;
  readonly next: { readonly ready: Bits<1> };
}

/** What it shows. */
interface Shown {
  readonly next: { readonly payload: Bits; readonly valid: Bits<1> };
}

/** The same of the queue of turns that are found. */
interface Found {
  readonly push: { readonly enable: Bits<1>; readonly payload: { readonly place: Bits } };
}
interface FoundShown {
  readonly level: Bits;
  readonly down: { readonly valid: Bits<1> };
}

const queueNames = ['sent_queue', 'changed_queue', 'again_queue'] as const;
/** The most others that are looked up while a place waits. */
const most = 3 * contexts - 1;

/**
 * Of one place, any, in one of the three queues, any: while it waits others are looked up 3 N - 1 times at most, in
 * each clock that has room, and then it is. The queues are taken at their word (`initiator-queue`); memories, and the
 * queue of turns that are found, are left out.
 */
const order = bind(
  turnFinder(layout),
  (io, inside, m) => {
    const who = m.symbolic('spec_who', Place);
    const which = m.symbolic('spec_queue', bits(2));
    m.assume('one_of_the_three', which.lt(3));
    const isReady = m.reg('spec_ready', bit, { reset: 0 });
    m.when(io.clear.not(), () => isReady.set(1));
    m.assume('is_cleared_once', isReady.implies(io.clear.not()));
    const queues = queueNames.map((name) => ({ ...inside.drives<Pushed>(name), shown: inside.inst<Shown>(name).next }));
    const of = <T extends Bits>(pick: (one: (typeof queues)[number]) => T): T =>
      m.mux(which.eq(2), pick(queues[2]!), m.mux(which.eq(1), pick(queues[1]!), pick(queues[0]!)));
    const [push, pushed] = [of(({ push }) => push), of(({ place }) => place)];
    const [valid, first] = [of(({ shown }) => shown.valid), of(({ shown }) => shown.payload)];
    const pops = of(({ next }) => next.ready).and(valid);
    const looks = inside.bits('looks', 1);

    const waits = m.reg('spec_waits', bit, { reset: 0 });
    const passed = m.reg('spec_passed', bits(contextBits), { reset: 0 });
    const others = m.reg('spec_others', bits(4), { reset: 0 });
    const enters = push.and(pushed.eq(who)).and(waits.not()).and(isReady);
    const leaves = pops.and(first.eq(who));
    m.assume('queue_keeps_what_waits', waits.implies(valid));
    m.assume('queue_keeps_its_order', waits.and(passed.eq(contexts - 1)).implies(first.eq(who)));
    waits.set(waits.or(enters).and(leaves.not()));
    m.when(enters, () => {
      passed.set(0);
      others.set(0);
    }).otherwise(() => {
      m.when(pops, () => passed.set(passed.add(1)));
      m.when(looks.and(others.all().not()), () => others.set(others.add(1)));
    });
    const hasRoom = inside.bits('has_room', 1);
    m.assert('after_3_n_less_1_others_at_most', waits.implies(others.le(most)));
    m.assert('looks_in_each_clock_with_room', waits.and(hasRoom).implies(looks));
    const way = m.reg('spec_way', bits(lookUp), { reset: 0 });
    way.set(way.shl(1).or(waits.and(leaves).zext(lookUp)));
    const found = inside.drives<Found>('found');
    const shown = inside.inst<FoundShown>('found');
    m.assert('is_found', way.at(lookUp - 1).implies(found.push.enable.and(found.push.payload.place.eq(who))));
    const level = m.reg('spec_level', bits(5), { reset: 0 });
    level.set(level.add(found.push.enable.zext(5)).sub(shown.down.valid.and(io.turn.ready).zext(5)));
    m.assume('turns_are_counted', shown.level.zext(5).eq(level).and(shown.down.valid.eq(level.any())));
    // What is looked up finds room (`roomyFifo` holds less than 16): those on their way are counted with those there.
    const stages = ['look', 'read', 'know', 'permit', 'aim', 'mask', 'pick', 'find'];
    const onWay = stages
      .map((stage) => inside.bits(`valid_${stage}`, 1))
      .reduce<Bits>((sum, one) => sum.add(one.zext(5)), m.lit(5, 0));
    m.assert('what_is_looked_up_has_room', level.add(onWay).lt(16));
    m.cover('after_most_others', waits.and(leaves).and(others.eq(most)));

    // Why: a queue of which a place was taken comes last.
    const turn = inside.bits('order', 2);
    m.assert('order_of_three', turn.lt(3));
    const isNext = (by: number): Bits<1> =>
      m.mux(which.eq(0), turn.eq(by), m.mux(which.eq(1), turn.eq((1 + by) % 3), turn.eq((2 + by) % 3)));
    const between = m.mux(isNext(1), m.lit(4, 0), m.mux(isNext(2), m.lit(4, 1), m.lit(4, 2)));
    const three = passed.zext(4).add(passed.zext(4).shl(1));
    m.assert('two_others_between', waits.implies(others.le(three.add(between))));
    m.assert('waits_when_ready', waits.implies(isReady));
  },
  {
    cut: {
      ...Object.fromEntries(queueNames.map((name) => [name, { next: record({ payload: Place, valid: bit }) }])),
      views: { word: View },
      found: {
        down: record({ payload: Turn(layout), valid: bit }),
        level: bits(4),
      },
    },
  },
);

/**
 * A turn is at most `burst` packets while another one waits that may begin; one that comes too early comes back, and
 * none that is to come back is lost.
 */
const length = bind(
  turns(layout),
  (io, inside, m) => {
    const one = (name: string): Bits<1> => inside.bits(name, 1);
    // Places are cleared once, after reset, and no turn is found before.
    const isReady = m.reg('spec_ready', bit, { reset: 0 });
    m.when(io.clear.not(), () => isReady.set(1));
    m.assume('is_cleared_once', isReady.implies(io.clear.not()));
    const { valid: isFound } = inside.inst<{ readonly turn: { readonly valid: Bits<1> } }>('finder').turn;
    m.assume('none_is_found_while_places_are_cleared', io.clear.implies(isFound.not()));
    const [active, isGood, begins, ends] = [one('active'), one('is_good'), one('begins'), one('ends')];
    m.assert('rests_until_places_are_cleared', isReady.or(active.or(one('waits')).or(one('offers')).not()));
    const packets = m.reg('spec_packets', bits(7), { reset: 0 });
    m.when(begins, () => packets.set(0)).elsewhen(one('offers_now').and(isGood).and(packets.all().not()), () =>
      packets.set(packets.add(1)),
    );
    m.assert('few_packets_while_another_waits', active.implies(packets.lt(burst)));
    m.assert(
      'ends_after_the_last',
      active
        .and(one('offers_now'))
        .and(isGood)
        .and(packets.eq(burst - 1))
        .implies(ends),
    );
    m.assert('begins_when_the_other_ends', isGood.and(ends.or(active.not())).implies(begins));

    // A place that is to have another turn.
    const Kick = record({ enable: bit, place: Place });
    const back = inside.value('back', Kick);
    const next = inside.value('next_turn', Turn(layout));
    const turn = inside.value('turn', Turn(layout));
    const isPast = m.pastValid();
    const [late, again] = [one('drops').and(one('is_late')), one('comes_back')];
    m.assert(
      'what_is_late_comes_back',
      isPast.and(m.past(late)).implies(back.enable.and(back.place.eq(m.past(next.place)))),
    );
    m.assert(
      'what_goes_on_comes_back',
      isPast.and(m.past(again)).implies(back.enable.and(back.place.eq(m.past(turn.place)))),
    );
    m.assert(
      'none_is_lost',
      isPast
        .and(m.past(back.enable.and(io.refused.enable)))
        .implies(back.enable.and(back.place.eq(m.past(back.place)))),
    );
    m.cover('another_waits', active.and(isGood).and(packets.eq(4)));

    // Why: what is left of a turn is counted down by the same packets.
    const left = inside.bits('left', 6);
    m.assert('left_is_counted', active.implies(packets.add(left.zext(7)).le(burst - 1)));
  },
  { cut: { finder: { count: bits(4), turn: record({ payload: Turn(layout), valid: bit }) } } },
);

export const initiatorTurnProofs: readonly Proof[] = [
  proof(
    'initiator-queue',
    'A place in a queue of the PDS initiator leaves it after N - 1 others at most, and none is lost.',
    queue,
    { coverDepth: 20 },
  ),
  proof(
    'initiator-turns',
    'A PDC of the PDS initiator that waits for its turn is looked up after 3 N - 1 others at most.',
    order,
    { depth: 10, coverDepth: 24 },
  ),
  proof(
    'initiator-bursts',
    'A turn of the PDS initiator ends after 32 packets where another one waits, and what comes too early comes back.',
    length,
    { coverDepth: 14 },
  ),
];
