/** Store and forward after LLR's receiver: frames leave when they are known to be wanted (link-layer.md A7, A8). */
import { bit, bits, module, record, source } from '../../../hdl/index.ts';
import { eventCounts } from '../../../lib/counting/rolling-counter.ts';
import { packetFifo } from '../../../lib/packet/packet-fifo.ts';
import { llrBeat } from '../frame.ts';
import { checkLlrWidth, eventCountBits } from '../settings.ts';
import { Verdict } from './sequence-check.ts';

/**
 * Beats of frames that have been judged. `error`, in the last one: the frame is damaged, and handed on with its mark,
 * as a MAC does.
 */
export const StoredBeat = (size: number) => record({ data: bits(8 * size), keep: bits(size), last: bit, error: bit });

export const llrFrameStoreName = (size: number, depth: number): string => `llr_frame_store_b${size}_d${depth}`;

/**
 * Takes `beat`, `valid` and `verdict` of `llrReceive`, a beat in each clock if need be, and gives on `down` the frames
 * whose verdict is not `drop`, each without a pause. `depth`: beats that it holds, a power of two; a longer frame is
 * lost. The first beat is offered 2 clocks after the verdict.
 *
 * `lost` counts frames that found no room, a short counter. LLR has acknowledged them, so they are not sent again: that
 * is congestion, which CBFC prevents.
 */
export const llrFrameStore = (size: number, depth: number) => {
  checkLlrWidth(size);
  const Beat = StoredBeat(size);
  return module(
    llrFrameStoreName(size, depth),
    {
      summary: `Stores frames of link-level retry until they have been judged, ${depth} beats of ${size} bytes.`,
      in: { beat: llrBeat(size), valid: bit, verdict: Verdict },
      out: { lost: bits(eventCountBits) },
      link: { down: source(Beat) },
    },
    ({ beat, valid, verdict, down }, m) => {
      const { data, keep, last } = beat;
      const drop = m.named('drop', last.and(verdict.is('drop')));
      const queue = m.inst('frames', packetFifo(Beat, { depth, overflow: 'drop' }), {
        up: { payload: { data, keep, last, error: verdict.is('errored') }, valid },
        drop,
        down,
      });
      // A frame may find no room before it is known whether it is wanted.
      const overflowed = m.reg('overflowed', bit, { reset: 0 });
      const misses = m.named('misses', queue.overflow.or(overflowed));
      m.when(valid, () => overflowed.set(misses.and(last.not())));
      const lost = misses.and(valid).and(last).and(drop.not());
      return { ...eventCounts(m, eventCountBits, { lost }), down: queue.down };
    },
  );
};
