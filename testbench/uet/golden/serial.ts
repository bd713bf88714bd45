/**
 * Serial-number arithmetic on 32-bit packet sequence numbers (PSNs), which count modulo 2^32.
 *
 * A PSN is a plain number, an integer from 0 to 2^32 - 1. Two PSNs are ordered by their difference read as a signed
 * 32-bit number, so the order holds for PSNs less than 2^31 apart (fact sheet of the wire format, notation and 7.2).
 */

/** How many PSNs there are: 2^32. */
export const PSN_COUNT = 2 ** 32;

/** Whether a number is a PSN: an integer from 0 to 2^32 - 1. */
export function isPsn(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < PSN_COUNT;
}

/** The PSN `n` places after `psn`, or before it where `n` is negative. `n` is an integer of magnitude up to 2^52. */
export function addPsn(psn: number, n: number): number {
  return (psn + n) >>> 0;
}

/**
 * How far `a` lies after `b`, as a signed 32-bit number: negative where `a` comes before `b`.
 * PSNs exactly 2^31 apart give -2^31 in both directions, as the subtraction in hardware does.
 */
export function psnDifference(a: number, b: number): number {
  return (a - b) | 0;
}

/** Serial order for `sort` and the like: negative where `a` comes before `b`, 0 where they are equal, else positive. */
export function comparePsn(a: number, b: number): number {
  return psnDifference(a, b);
}
