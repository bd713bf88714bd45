/** Where the bytes of a packet end that are no ICV. */
import { type Bits, bit, bits, module, record, sink, source } from '../../../hdl/index.ts';
import { beat, bytesKept } from '../../../lib/packet/beat.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import { byteCount, icvBytes } from './packet.ts';

/** A beat, and how many of its bytes, the first ones, stand before the ICV. */
export const markedBeat = (size: number) =>
  record({
    data: bits(8 * size),
    last: bit,
    body: byteCount(size),
    /** No later beat has such bytes. */
    body_ends: bit,
    /** An ICV ends here that does not begin here: the packet is too short for one, if this is its first beat. */
    short: bit,
  });

/**
 * Counts the bytes of each beat of 16 that stand before the last 16 of its packet, or all bytes where the packet's
 * `seal` is 1, which has no ICV yet.
 *
 * A beat leaves 2 clocks after it came, when the following one is there or it is the last; a beat a clock.
 */
export const bodyMark = module(
  'gcm_body_mark',
  {
    summary: 'Counts the bytes of each beat that are no part of the ICV.',
    link: { seal: sink(bit), up: sink(beat(icvBytes)), down: source(markedBeat(icvBytes)) },
  },
  ({ seal, up, down }, m) => {
    const following = up
      .map((beat) => ({ data: beat.data, last: beat.last, count: bytesKept(beat) }))
      .through('following', forwardSlice);
    const present = following.through('present', forwardSlice);
    const { data, last, count } = present.payload;
    const known = m.named('known', present.valid.and(seal.valid).and(last.or(following.valid)));
    const leaves = m.named('leaves', known.and(down.ready));
    present.takeWhen(leaves);
    const { payload: sealed } = seal.takeWhen(leaves.and(last));

    // Beats are as long as an ICV: where the following one is the last, as many bytes of this one as that has are none
    // of the ICV.
    const open = m.named('open', sealed.not());
    const next_ends = m.named('next_ends', last.not().and(following.payload.last));
    const body = m.choose<Bits>(
      [
        [last, 0],
        [next_ends, following.payload.count],
      ],
      count,
    );
    return {
      down: {
        payload: {
          ...{ data, last, body: m.mux(open, body, count) },
          body_ends: last.or(open.and(next_ends)),
          short: open.and(last).and(count.ne(icvBytes)),
        },
        valid: known,
      },
    };
  },
);
