/** Multiplication in the field of GHASH (NIST SP 800-38D, section 6.3). */
import { type Bits, bits, module } from '../../../hdl/index.ts';
import { applyMap, type LinearMap, mapOfColumns } from '../../../lib/bits/linear-map.ts';
import { gf2Product } from './gf2-product.ts';

/** A block as GHASH reads it: the most significant bit is the coefficient of 1, the next one that of x. */
export const hashBlock = bits(128);

/** Levels of Karatsuba with the fewest LUTs (docs/uet/tss.md). */
const karatsubaLevels = 3;

/** What remains of each x^i of a product, i from 0 to 254, modulo x^128 + x^7 + x^2 + x + 1. */
const reduction: LinearMap = mapOfColumns(
  128,
  Array.from({ length: 255 }, (_, i) => {
    let word = 1n;
    for (let n = 0; n < i; n++) word = (word << 1n) ^ (word >> 127n ? (1n << 128n) | 0x87n : 0n);
    return word;
  }),
);

/**
 * Clocks from two blocks to their product: 1. The sums after the register leave no more than one of 7 levels of LUT6
 * to whoever takes it.
 */
export const multiplyLatency = 1;

/** `product` of the blocks that were `a` and `b` a clock before. */
export const gf128Multiply = (levels: number = karatsubaLevels) =>
  module(
    levels === karatsubaLevels ? 'gf128_multiply' : `gf128_multiply_l${levels}`,
    {
      summary: 'The product of two blocks in the field of GHASH, a clock later.',
      in: { a: hashBlock, b: hashBlock },
      out: { product: hashBlock },
    },
    ({ a, b }, m) => {
      const { p } = m.inst('polynomials', gf2Product(128, levels), { a: a.reverse(), b: b.reverse() });
      const reduced = m.named('reduced', applyMap(m, reduction, p as Bits));
      return { product: reduced.reverse() };
    },
  );
