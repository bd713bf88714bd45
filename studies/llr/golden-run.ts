/** Runs of two golden ends: how much of the line is used, and when frames arrive. */
import type { LlrWorld } from '../../testbench/uet/golden/llr/peer/world.ts';
import { bytesPerNs, gapBytes } from '../line/line.ts';
import { type Place, studyFrame } from './golden-link.ts';

/**
 * The share of the line's time that delivered frames take, preamble and gap included, when there is always a frame to
 * send: from the delivery of the first one to that of the last of `count`.
 */
export function goodput(world: LlrWorld, place: Place, count: number): number {
  const frame = studyFrame(place);
  let [delivered, first] = [0, 0];
  world.onReceived = ({ verdict }) => {
    if (verdict !== 'deliver') return;
    if (delivered++ === 0) first = world.now;
  };
  for (let i = 0; i < count; i++) world.submit(frame);
  world.runUntil(() => delivered === count);
  return ((count - 1) * (place.frame + gapBytes)) / (world.now - first);
}

/**
 * When frames come that are offered at `offered`, in ns and ascending: times of their last bytes at the other end,
 * where they have been found to be good, in the same order. Time begins with the call.
 */
export function arrivals(world: LlrWorld, place: Place, offered: Float64Array): Float64Array {
  const frame = studyFrame(place);
  const rate = bytesPerNs(place.line);
  const begin = world.now / rate;
  const times = new Float64Array(offered.length);
  let delivered = 0;
  world.onReceived = ({ verdict }) => {
    if (verdict === 'deliver') times[delivered++] = world.now / rate - begin;
  };
  for (const at of offered) {
    world.runNs(Math.max(0, begin + at - world.now / rate));
    world.submit(frame);
  }
  world.runUntil(() => delivered === offered.length);
  return times;
}

/** The times at which frames are offered that take the share `load` of the line, evenly, in ns. */
export function evenly(place: Place, load: number, count: number): Float64Array {
  const apart = (place.frame + gapBytes) / bytesPerNs(place.line) / load;
  return Float64Array.from({ length: count }, (_, i) => i * apart);
}
