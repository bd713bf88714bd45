/** In which clock after its slot each part of a turn of DCQCN has what. */
export const dcqcnClock = {
  /** The words of the context are there. */
  word: 2,
  /** The rate has passed the timers, and is written back. */
  written: 14,
  /** The limit leaves. */
  limit: 15,
} as const;

/** Clocks of an event until what it leaves can be read. */
export const dcqcnEventClocks = 3;

/** Clocks of a sweep: a turn of each context, and no fewer than a turn takes. */
export const sweepClocks = (contexts: number): number => Math.max(contexts, 32);
