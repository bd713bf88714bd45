/** Rare events without a draw for each occasion. */
import type { Random } from '../../../support/random.ts';

const TWO_53 = 2 ** 53;

/**
 * How many occasions pass before the next event, if each is one with `probability` (0 to 1) independently: the
 * geometric distribution, by inversion. Infinite for 0. One draw, however rare the event is.
 */
export function geometric(random: Random, probability: number): number {
  if (probability === 0) return Number.POSITIVE_INFINITY;
  // Above 0, at most 1, with 53 bits: with 32 the gaps of an error rate of 1e-12 would come in large steps.
  const uniform = (random.word() * 2 ** 21 + (random.word() >>> 11) + 1) / TWO_53;
  return Math.floor(Math.log(uniform) / Math.log1p(-probability));
}
