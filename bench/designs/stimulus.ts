/**
 * Hardware around a benched core: what keeps it busy with constant inputs, and what folds its outputs into one word.
 */
import { type Bits, bits, type Ctx } from '../../rtl-gen/hdl/index.ts';

/**
 * A 64-bit register with a new pseudo-random value in every clock with `enable`, by default in every one (Marsaglia's
 * xorshift, triple 13, 7, 17: every value but 0 once in 2^64 - 1 clocks). `seed` is its value after reset, 1 or more.
 */
export function xorshift64(m: Ctx, name: string, seed: bigint, enable = m.lit(1, 1)): Bits<64> {
  const x = m.reg(name, bits(64), { reset: seed });
  const a = m.named({ [`${name}_a`]: x.xor(x.shl(13)) })[`${name}_a`]!;
  const b = m.named({ [`${name}_b`]: a.xor(a.shr(7)) })[`${name}_b`]!;
  m.when(enable, () => x.set(b.xor(b.shl(17))));
  return x;
}

/** Seeds that differ in many bits, one an index. */
export const seedOf = (index: number): bigint => BigInt.asUintN(64, 0x9e37_79b9_7f4a_7c15n * BigInt(index + 1));

/**
 * A 64-bit register that takes in `word` where `enable` is 1: rotated by one and exclusive-or, so that a lost, changed
 * or misplaced word shows in it from then on. 0 after reset.
 */
export function checksum64(m: Ctx, name: string, word: Bits<64>, enable: Bits<1>): Bits<64> {
  const sum = m.reg(name, bits(64), { reset: 0 });
  m.when(enable, () => sum.set(sum.trunc(63).cat(sum.at(63)).as(64).xor(word)));
  return sum;
}
