/** Where the bytes of a packet end that are no ICV. */
import { bit, bits, module, record, sink, source } from '../../../hdl/index.ts';
import { beat, bytesKept } from '../../../lib/packet/beat.ts';
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
 * A beat leaves 2 clocks after it came, when the one behind it is there or it is the last; a beat a clock.
 */
export const bodyMark = module(
  'gcm_body_mark',
  {
    summary: 'Counts the bytes of each beat that are no part of the ICV.',
    link: { seal: sink(bit), up: sink(beat(icvBytes)), down: source(markedBeat(icvBytes)) },
  },
  ({ seal, up, down }, m) => {
    const Count = byteCount(icvBytes);
    const Counted = record({ data: bits(8 * icvBytes), last: bit, count: Count });
    const next = m.reg('next', Counted);
    const nextFull = m.reg('next_full', bit, { reset: 0 });
    const held = m.reg('held', Counted);
    const full = m.reg('held_full', bit, { reset: 0 });
    const known = m.named('known', full.and(seal.valid).and(held.last.or(nextFull)));
    const leaves = m.named('leaves', known.and(down.ready));
    const moves = m.named('moves', full.not().or(leaves));
    const up_ready = m.named('up_ready', nextFull.not().or(moves));
    m.when(up_ready, () => {
      nextFull.set(up.valid);
      next.set({ data: up.payload.data, last: up.payload.last, count: bytesKept(up.payload) });
    });
    m.when(moves, () => {
      full.set(nextFull);
      held.set(next);
    });

    // Beats are as long as an ICV: where the next one is the last, as many bytes of this one as that has are none of
    // the ICV.
    const open = m.named('open', seal.payload.not());
    const next_ends = m.named('next_ends', held.last.not().and(next.last));
    const none = m.lit(Count.width, 0);
    const body = m.mux(held.last, none, m.mux(next_ends, next.count, held.count));
    return {
      seal: { ready: leaves.and(held.last) },
      up: { ready: up_ready },
      down: {
        payload: {
          data: held.data,
          last: held.last,
          body: m.mux(open, body, held.count),
          body_ends: held.last.or(open.and(next_ends)),
          short: open.and(held.last).and(held.count.ne(icvBytes)),
        },
        valid: known,
      },
    };
  },
);
