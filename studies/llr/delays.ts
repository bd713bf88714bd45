/** How long frames take: most of them the same time, and a few of them longer. */

/** Delays in ns. Of every frame the share `shareOf(over)` takes longer than `over`. */
export interface Delays {
  /** Of a frame that nothing delays. */
  readonly least: number;
  /**
   * Those that were seen, ascending, each of which stands for the share `weight` of all frames; the others have
   * `least`.
   */
  readonly seen: Float64Array;
  readonly weight: number;
}

/** Of a run in which every frame was seen. */
export function delaysOf(offered: Float64Array, arrived: Float64Array): Delays {
  const seen = arrived.map((at, i) => at - offered[i]!).sort();
  return { least: seen[0]!, seen, weight: 1 / seen.length };
}

/**
 * The delay that all but the share `beyond` of frames keep to; Infinity never, for `beyond` 0 it is the longest one
 * seen.
 */
export function delayBeyond({ least, seen, weight }: Delays, beyond: number): number {
  // The relative tolerance is for `weight`, which is rounded.
  const allowed = Math.floor((beyond / weight) * (1 + 1e-9));
  return allowed >= seen.length ? least : seen[seen.length - 1 - allowed]!;
}
