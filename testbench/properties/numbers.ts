/** Numbers as hardware holds them, with the corners at which hardware breaks. */
import * as fc from 'fast-check';
import type { Value } from '../engine/simulator.ts';
import { biased } from './biased.ts';

/**
 * Unsigned numbers of `width` bits (1 or more), as ports take them: a `number` up to 32 bits, a `bigint` above. Often
 * 0, 1, the largest, those about the middle (where a sign would begin), a single 1 or a single 0, and ones up to some
 * bit (where carries run far). Shrinks to 0.
 */
export function anyBits(width: number): fc.Arbitrary<Value> {
  const max = (1n << BigInt(width)) - 1n;
  return range(0n, max, width, (random) => {
    const bit = 1n << BigInt(random.nextInt(0, width - 1));
    const middle = 1n << BigInt(width - 1);
    return pick(random, [0n, 1n, max, max - 1n, middle, middle - 1n, bit, max ^ bit, bit - 1n, max ^ (bit - 1n)]);
  });
}

/**
 * Signed numbers of `width` bits (1 or more), from -2^(width - 1) to 2^(width - 1) - 1. Often 0, 1, -1, the ends, their
 * neighbours, and powers of two with their negatives. Shrinks to 0.
 */
export function anyInteger(width: number): fc.Arbitrary<Value> {
  const end = 1n << BigInt(width - 1);
  return range(-end, end - 1n, width, (random) => {
    const bit = 1n << BigInt(random.nextInt(0, width - 1));
    const corner = pick(random, [0n, 1n, -1n, -end, end - 1n, 1n - end, end - 2n, bit, -bit, bit - 1n]);
    return BigInt.asIntN(width, corner);
  });
}

function range(min: bigint, max: bigint, width: number, corner: (random: fc.Random) => bigint): fc.Arbitrary<Value> {
  if (width > 32) return biased(fc.bigInt({ min, max }), corner);
  return biased(fc.integer({ min: Number(min), max: Number(max) }), (random) => Number(corner(random)));
}

const pick = <T>(random: fc.Random, list: readonly T[]): T => list[random.nextInt(0, list.length - 1)]!;
