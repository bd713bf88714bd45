/** In which clock after an event each part of NSCC has what. */
export const nsccClock = {
  /** The flight and the base RTT have their words. */
  flight: 2,
  /** The average has its word. */
  average: 8,
  quickAdapt: 10,
  quadrants: 16,
  /** The window as products and quotients see it is there, and is the present one. */
  seen: 15,
  window: 39,
  /** The limit leaves. */
  limit: 41,
} as const;

/**
 * After so many clocks an event sees what an earlier one left where it multiplies or divides; what it adds to is always
 * the present value.
 */
export const nsccLag = {
  average: nsccClock.average + 1 - 3,
  window: nsccClock.window + 1 - (nsccClock.seen - 2),
} as const;
