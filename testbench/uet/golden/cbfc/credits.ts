/**
 * The arithmetic of credits in software: counters that go round at 2^20, what a frame costs, and what the short counts
 * of a CF_Update stand for (link-layer.md B2 to B4).
 */

/** How many values a counter of credits has: 2^20. */
export const CREDIT_COUNT = 2 ** 20;

/** How many values the freed counter in a CF_Update has: 2^15. */
export const FREED_COUNT = 2 ** 15;

/** How frames are counted; both ends of a link agree in it. */
export interface CreditUnit {
  /** Bytes that the receiver stores beside a frame's own: -16 to 127. */
  readonly overhead: number;
  /** Bytes of a credit: 32, 64, 128, 256, 512, 1,024 or 2,048. */
  readonly size: number;
}

/** The counter `counter` after `n` more credits, or fewer where `n` is negative. */
export function addCredits(counter: number, n: number): number {
  return (((counter + n) % CREDIT_COUNT) + CREDIT_COUNT) % CREDIT_COUNT;
}

/** How many credits the counter `later` is ahead of `earlier`: 0 to 2^20 - 1. */
export function creditsBetween(earlier: number, later: number): number {
  return addCredits(later, -earlier);
}

/** The credits that a frame of `bytes` takes: ceil((bytes + overhead) / size), 0 where the sum is negative. */
export function frameCost(bytes: number, { overhead, size }: CreditUnit): number {
  return Math.max(0, Math.ceil((bytes + overhead) / size));
}

/** The low 15 bits of a freed counter, as a CF_Update carries them. */
export function shortFreed(freed: number): number {
  return freed % FREED_COUNT;
}

/** How many credits a CF_Update's count is ahead of the freed counter that is known: 0 to 2^15 - 1. */
export function newlyFreed(known: number, short: number): number {
  return (((short - known) % FREED_COUNT) + FREED_COUNT) % FREED_COUNT;
}
