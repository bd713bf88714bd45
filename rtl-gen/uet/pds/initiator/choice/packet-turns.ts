/** Which packet enters the pipe of PDC choice: one that waits, or a new one. */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  record,
  type StreamValue,
  type ValueOf,
  vec,
  vecOf,
} from '../../../../hdl/index.ts';
import { anyOfList } from '../../../../lib/bits/lists.ts';
import type { ChoiceLayout } from './choice-layout.ts';
import type { NumberedSend, Parked } from './choice-records.ts';
import { learnClocks } from './message-route.ts';

type Old = ValueOf<ReturnType<typeof Parked>>;
type New = ValueOf<ReturnType<typeof NumberedSend>>;

interface Turns {
  /** Packets that wait, and new ones: this receives both. */
  readonly waiting: StreamValue<Old>;
  readonly found: StreamValue<New>;
  /** A packet may enter. */
  readonly free: Bits<1>;
  /** The first packet of a message has entered. */
  readonly begun: { readonly valid: Bits<1>; readonly tuple: Bits };
  /** A packet leaves: it is placed or stranded. */
  readonly leaves: Bits<1>;
}

/** Takes the next packet of two streams; `round` is the parity of the round that goes on. */
export function packetTurns(m: Ctx, layout: ChoiceLayout, { waiting, found, free, begun, leaves }: Turns) {
  const Order = bits(layout.orderBits);
  const old = waiting.payload;
  // Where a message goes is known some cycles after its first packet has entered; the others are held for so long.
  const First = record({ valid: bit, tuple: bits(layout.tupleBits) });
  const firsts = m.reg('first', vec(First, learnClocks - 1), {
    next: (now) => vecOf(begun, ...[...now].slice(0, -1)),
  });
  const isEarly = ({ tuple, packet }: New | Old): Bits<1> =>
    anyOfList([begun, ...firsts].map((first) => first.valid.and(first.tuple.eq(tuple)))).and(packet.first.not());
  // A packet that enters has a place in the ring until it leaves.
  const places = m.reg('free_places', Order, { reset: layout.parked });
  const hasNew = m.named('has_new', found.valid.and(places.any()));
  const isOldEarly = m.named('old_is_early', isEarly(old));
  const isNewEarly = m.named('new_is_early', isEarly(found.payload));
  const waits = m.named('waiting', waiting.valid.and(isOldEarly.not()));
  // All that wait have their turn in each round, and new ones come between two rounds, or while the next that waits is
  // early: so those of a tuple stay in their order in the ring, and once its first one can go, the others can in the
  // same round.
  const round = m.reg('round', bit, { reset: 0 });
  const roundEnds = m.named('round_ends', waiting.valid.not().or(old.round.eq(round)));
  // Between two rounds as many new ones may come as there were turns of those that wait; one that is early holds the
  // next round back, or it might be early between all rounds.
  const owed = m.reg('owed', Order, { reset: 0 });
  const newFirst = m.named('new_first', roundEnds.and(hasNew).and(owed.any()));
  const choosesWaiting = m.named('chooses_waiting', waits.and(newFirst.not()));
  const isOld = m.named('takes_waiting', free.and(choosesWaiting));
  const isNew = m.named('takes_new', free.and(hasNew).and(isNewEarly.not()).and(choosesWaiting.not()));
  waiting.takeWhen(isOld);
  found.takeWhen(isNew);
  m.when(isOld, () => {
    round.set(old.round.not());
    m.when(owed.all().not(), () => owed.set(owed.add(1)));
  }).elsewhen(isNew.and(owed.any()), () => owed.set(owed.sub(1)));
  // One that leaves is counted a cycle later, as whether a new one enters is known at the end of a cycle.
  const left = m.next('leaves', leaves, { reset: 0 });
  const placesThen = m.named('places_then', places.add(left.zext(layout.orderBits)));
  places.set(m.mux(isNew, placesThen.sub(1), placesThen));
  return { isOld, isNew, round };
}
