/**
 * Packets on a wide stream whose beats consist of segments: a packet begins in any of them, as on the segmented buses
 * of fast MACs.
 */
import { type Bits, bits, record, type Shape } from '../../hdl/index.ts';

/**
 * What is handed over in one clock, in segments of some bytes each; segment 0 and its byte 0 are in the lowest bits.
 *
 * - Bit i of `enable`: segment i is used. `keep`: the bytes of all segments that belong to packets.
 * - Bit i of `last`: a packet ends in segment i. Its other segments keep every byte; the last one keeps one byte or
 *   more, the first ones. A packet without bytes is one segment that keeps none.
 * - The segments of a packet follow on each other: one that does not end in a beat takes all segments from its first
 *   one on, and goes on in segment 0 of the next beat. Between packets any segments may be unused.
 * - At most one packet begins in a beat. So packets of as many segments as a beat has leave none of them unused, where
 *   they are so close.
 */
export interface Segments {
  readonly data: Bits;
  readonly keep: Bits;
  readonly enable: Bits;
  readonly last: Bits;
}

/** The same with a verdict: bit i of `ok` counts where segment i is the last one of a packet. */
export interface JudgedSegments extends Segments {
  readonly ok: Bits;
}

const fields = (count: number, bytes: number) => ({
  data: bits(8 * bytes * count),
  keep: bits(bytes * count),
  enable: bits(count),
  last: bits(count),
});

/** Beats of `count` segments of `bytes` bytes. */
export const segments = (count: number, bytes: number): Shape<Segments> => record(fields(count, bytes));

export const judgedSegments = (count: number, bytes: number): Shape<JudgedSegments> =>
  record({ ...fields(count, bytes), ok: bits(count) });

/**
 * Throws a `RangeError` unless `lanes` is a number of lanes, and of segments in a beat, for the part that `what` names.
 */
export function checkLanes(what: string, lanes: number): void {
  if (lanes !== 2 && lanes !== 4 && lanes !== 8) throw new RangeError(`${what} of ${lanes} lanes: give 2, 4 or 8`);
}
