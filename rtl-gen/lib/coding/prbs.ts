/** Pseudo-random bit sequences of ITU-T O.150 and IEEE 802.3, as line tests use them. */
import type { Bits, Ctx } from '../../hdl/index.ts';
import { applyMap, type LinearMap } from '../bits/linear-map.ts';

/**
 * The sequences by their order n: bit t is the exclusive or of bits t - n and t - m, from the polynomial x^n + x^m + 1.
 * The period is 2^n - 1.
 */
const taps = { 7: 6, 9: 5, 11: 9, 15: 14, 20: 3, 23: 18, 31: 28 } as const;

export type PrbsOrder = keyof typeof taps;

export interface PrbsOptions {
  /** What is on the wire is the sequence inverted, as O.150 wants it for orders 15, 23 and 31. Default false. */
  readonly inverted?: boolean;
}

/** The earlier tap m of the sequence of order n. */
export const tapOf = (order: PrbsOrder): number => taps[order];

/** What circuits of the sequence remember: its last bits, at least a word of `dataBits`, the oldest in bit 0. */
export const historyBits = (order: PrbsOrder, dataBits: number): number => Math.max(order, dataBits);

/** The next `dataBits` bits of the sequence, the first in bit 0, after those of `history`. */
export function following(m: Ctx, order: PrbsOrder, dataBits: number, history: Bits): Bits {
  const sequence = Array.from({ length: history.width }, (_, i) => 1n << BigInt(i));
  const map: LinearMap = Array.from({ length: dataBits }, () => {
    const mask = sequence.at(-order)! ^ sequence.at(-taps[order])!;
    sequence.push(mask);
    return mask;
  });
  return applyMap(m, map, history);
}

/** The history after a word more. */
export const shiftedIn = (history: Bits, word: Bits): Bits =>
  word.width === history.width ? word : word.cat(history.slice(history.width - 1, word.width));

/** The first `count` bits of the sequence that begins with ones, the first in bit 0. */
export function startOfSequence(order: PrbsOrder, count: number): bigint {
  let bits = (1n << BigInt(order)) - 1n;
  for (let t = order as number; t < count; t++) {
    const bit = ((bits >> BigInt(t - order)) ^ (bits >> BigInt(t - taps[order]))) & 1n;
    bits |= bit << BigInt(t);
  }
  return bits;
}

/** Throws for an order that is not in the table or a width that is no number of bits. */
export function checkPrbs(order: number, dataBits: number): void {
  if (!Object.hasOwn(taps, order))
    throw new RangeError(`there is no PRBS of order ${order}: give one of ${Object.keys(taps).join(', ')}`);
  if (!Number.isInteger(dataBits) || dataBits < 1)
    throw new RangeError(`a PRBS of ${dataBits} bits a clock: give an integer from 1`);
}
