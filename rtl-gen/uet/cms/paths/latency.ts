/** In which clock after an event each part of path selection has what. */
export const pathClock = {
  /** What may be used again has its word, and what it says. */
  recycled: 3,
  /** The penalties as the walk sees them. */
  seen: 4,
  /** The walk has its word. */
  walk: 8,
  /** The path that the walk took and the one that it began at. */
  paths: 11,
  /** The entropy value leaves. */
  picked: 12,
  /** The sets of paths with and without penalty have their words. */
  known: 12,
  count: 13,
  penalised: 14,
} as const;

/**
 * After so many clocks a pick sees what an earlier event left: of the order of the walk, and of penalties. Where the
 * walk is it always knows.
 */
export const pathLag = {
  order: pathClock.paths + 1,
  penalties: pathClock.penalised + 1 + 1 - (pathClock.seen - 2),
} as const;

/** Entropy values that came back well and wait, of each context, with the scheme `mixed`; more are let go. */
export const KEPT = 128;

/** Entries of the ring of REPS, and random choices after it thaws. */
export const RING = 8;
export const EXPLORE = 16;
