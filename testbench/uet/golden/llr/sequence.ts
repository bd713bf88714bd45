/** The arithmetic of LLR's sequence numbers, which go round at 2^20 (link-layer.md A1). */

/** How many sequence numbers there are. */
export const SEQ_COUNT = 2 ** 20;

/** Frames that may be outstanding at most: half the numbers, so that what is old differs from what is new. */
export const WINDOW_MAX = 2 ** 19;

/** The number `n` after `seq`, or before it where `n` is negative. */
export function addSeq(seq: number, n: number): number {
  return (((seq + n) % SEQ_COUNT) + SEQ_COUNT) % SEQ_COUNT;
}

/** How many frames `later` is ahead of `earlier`: 0 to 2^20 - 1. */
export function seqsBetween(earlier: number, later: number): number {
  return addSeq(later, -earlier);
}

/** Where a frame stands to the one that is expected. */
export type SeqPlace = 'expected' | 'ahead' | 'behind';

/**
 * Where `seq` stands to `expected`. With all of 2^19 frames outstanding the oldest one is 2^19 behind what comes after
 * the newest one, so that distance is behind, and one less is ahead.
 */
export function placeOf(seq: number, expected: number): SeqPlace {
  const ahead = seqsBetween(expected, seq);
  if (ahead === 0) return 'expected';
  return ahead < WINDOW_MAX ? 'ahead' : 'behind';
}
