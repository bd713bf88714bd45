/** Which packets of a secured endpoint came plain. */
import { type Bits, bit, type Ctx } from '../../../hdl/index.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { rxMapLatency } from './rx-map.ts';

/** Frames whose headers have not been found. */
const framesWithin = 128;

/**
 * Of frames, each with headers, in order: whether the packet whose headers are `found` came plain, `rxMapLatency`
 * clocks later.
 */
export function plainOf(
  m: Ctx,
  frames: { readonly payload: { readonly last: Bits<1> }; readonly valid: Bits<1> },
  plain: Bits<1>,
  found: Bits<1>,
): Bits<1> {
  const begins = m.reg('frame_begins', bit, { reset: 1 });
  m.when(frames.valid, () => begins.set(frames.payload.last));
  const marks = m.inst('plain_marks', fifo(bit, framesWithin), {
    up: { payload: plain, valid: frames.valid.and(begins) },
    down: { ready: found },
  });
  m.assert('mark_finds_room', frames.valid.and(begins).implies(marks.up.ready));
  m.assert('mark_is_there', found.implies(marks.down.valid));
  // As late as the map's answer.
  return delayer(m)('plain', bit, marks.down.payload, rxMapLatency);
}
