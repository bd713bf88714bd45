/** In which clock after an event each part of HPCC has what. */
export const hpccClock = {
  /** The words of the context are there. */
  word: 2,
  /** The load of the most loaded hop. */
  most: 20,
  /** The filtered load, and the rate by it. */
  load: 27,
  rate: 40,
  /** State is written back: a sample of the same context that comes no later than this is let go. */
  written: 41,
  /** The window has its word. */
  window: 45,
  /** The limit leaves. */
  limit: 47,
} as const;
