/** The two beats that the next slot is cut from: it begins anywhere in the first one, and ends in either. */
import { type Bits, bit, bits, type Ctx, clog2, type StreamValue, type ValueOf } from '../../../hdl/index.ts';
import { markedBeat } from './body-mark.ts';
import { byteCount } from './packet.ts';

type Marked = ValueOf<ReturnType<typeof markedBeat>>;

/** The registers of both beats, and where the next slot begins. */
export const beatWindow = (m: Ctx, size: number) => ({
  first: m.reg('first', markedBeat(size)),
  firstFull: m.reg('first_full', bit, { reset: 0 }),
  second: m.reg('second', markedBeat(size)),
  secondFull: m.reg('second_full', bit, { reset: 0 }),
  /** Where the next slot begins in the first beat, and how many bytes of it from there on are no ICV. */
  place: m.reg('place', bits(clog2(size)), { reset: 0 }),
  left: m.reg('left_in_first', byteCount(size)),
});

type BeatWindow = ReturnType<typeof beatWindow>;

/**
 * What a slot of at most `wanted` bytes takes of the two beats: what it wants, or what there is, which is the rest of
 * the first beat or of both. `dry`: nothing is left of the packet but its ICV, so the slot is its end.
 */
export function slotTaken(m: Ctx, { first, second, place, left }: BeatWindow, wanted: Bits) {
  const { width } = wanted;
  const { dry, takes_first, both } = m.named({
    dry: first.body_ends.and(left.eq(0)),
    takes_first: wanted.ge(left),
    both: left.addWide(second.body),
  });
  const takes_both = m.named('takes_both', both.le(wanted.zext(width + 1)));
  const { ends_first, ends_second } = m.named({
    ends_first: first.body_ends.and(takes_first),
    ends_second: first.body_ends.not().and(second.body_ends).and(takes_both),
  });
  const from = (word: Bits): Bits => word.trunc(place.width);
  return {
    ...{ dry, takes_first, takes_both },
    ...m.named({
      count: m.choose<Bits>(
        [
          [ends_first, left],
          [ends_second, both.trunc(width)],
        ],
        wanted,
      ),
      /** The packet has fewer bytes than are wanted. */
      lacks: ends_first.and(left.ne(wanted)).or(ends_second.and(both.ne(wanted.zext(width + 1)))),
      /** Of the second beat, what a slot that takes the first one whole leaves. */
      rest: both.sub(wanted.zext(width + 1)).trunc(width),
      next_place: m.choose<Bits>(
        [
          [ends_first, from(first.body)],
          [ends_second, from(second.body)],
        ],
        place.add(from(wanted)),
      ),
      /**
       * Nothing of the first beat is needed any more. Where nothing but an ICV is left in it the end still begins in
       * it, unless all of its bytes were of the body.
       */
      drains: takes_first.and(first.last.not()).and(first.body_ends.not().or(first.body.at(width - 1))),
    }),
  };
}

/** Moves beats up as slots leave (`go`), and takes those of `up`. */
export function moveBeats(
  m: Ctx,
  { first, firstFull, second, secondFull, place, left }: BeatWindow,
  { dry, takes_first, takes_both, rest, next_place, drains }: ReturnType<typeof slotTaken>,
  { go, wanted, up }: { readonly go: Bits<1>; readonly wanted: Bits; readonly up: StreamValue<Marked> },
): void {
  const shifts = m.named('shifts', go.and(dry.or(drains)));
  const shifts_two = m.named('shifts_two', dry.and(first.last.not()));
  const up_ready = m.named('up_ready', secondFull.not().or(firstFull.not()).or(shifts));
  const { payload: incoming, valid } = up.takeWhen(up_ready);
  // What is first from now on: the first beat still, the second one, or what comes in.
  const { enters, stays, advances } = m.named({
    enters: valid.and(up_ready),
    stays: firstFull.and(shifts.not()),
    advances: firstFull.and(secondFull).and(shifts_two.not()),
  });
  m.when(stays.and(secondFull).not(), () => second.set(incoming));
  m.when(stays, () => {
    m.when(go, () => left.set(m.mux(takes_first, 0, left.sub(wanted))));
    m.when(secondFull.not(), () => secondFull.set(enters));
  })
    .elsewhen(advances, () => {
      first.set(second);
      // Nothing has been taken of a beat of another packet, or of one after the body.
      left.set(
        m.choose<Bits>(
          [
            [first.body_ends, second.body],
            [takes_both, 0],
          ],
          rest,
        ),
      );
      secondFull.set(enters);
    })
    .otherwise(() => {
      firstFull.set(enters);
      first.set(incoming);
      left.set(incoming.body);
      secondFull.set(0);
    });
  m.when(go, () => place.set(m.mux(dry, 0, next_place)));
}
