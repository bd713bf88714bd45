/** What a frame costs in credits. */
import { type Bits, bits, cat, type Int, int, module, record } from '../../hdl/index.ts';
import { ones } from '../../lib/packet/beat.ts';
import { costBitsOf, largestSizeCode, overheadBits, overheadRange, sizeCodeBits, smallestCredit } from './settings.ts';

/** How frames are counted, the same at both ends of a link; run-time settings. */
export interface CreditUnit {
  /** Bytes that the receiver stores beside a frame's own, -16 to 127; less counts as -16. */
  readonly overhead: Int<8>;
  /** The size of a credit is 32 bytes times 2^`size`, 0 to 6; 7 counts as 6. */
  readonly size: Bits<3>;
}

export const CreditUnit = record<CreditUnit>({ overhead: int(overheadBits), size: bits(sizeCodeBits) });

/** Bits of the largest size less 1 and the largest overhead together. */
const roundingBits = 12;

/** Clocks from a length to its cost. */
export const costLatency = 2;

/**
 * `cost` is ceil((`bytes` + overhead) / size) of the frame of `costLatency` clocks ago, 0 where that sum is negative:
 * the credits that it takes of the receiver's buffer (link-layer.md B3). A frame a clock. `bytes` has `bytesBits`, 7 to
 * 15; no sum overflows.
 *
 * A change of `unit` counts for frames from two clocks later on. Both ends must agree in it, so it is changed while
 * nothing is under way.
 */
export const frameCost = (bytesBits: number) => {
  if (!Number.isInteger(bytesBits) || bytesBits < 7 || bytesBits > 15) {
    throw new RangeError(`frameCost of lengths of ${bytesBits} bits: give 7 to 15`);
  }
  const costBits = costBitsOf(bytesBits);
  const sumBits = Math.max(bytesBits, roundingBits) + 1;
  return module(
    `cbfc_frame_cost_w${bytesBits}`,
    {
      summary: `Credits that a frame of up to ${2 ** bytesBits - 1} bytes takes, 2 clocks later.`,
      in: { unit: CreditUnit, bytes: bits(bytesBits) },
      out: { cost: bits(costBits) },
    },
    ({ unit, bytes }, m) => {
      // Rounding up is adding the size less 1. With the overhead that is 15 or more, so that no sum is negative.
      const size = m.next('size', unit.size.min(largestSizeCode));
      const below = ones(m, largestSizeCode).shl(unit.size).not();
      const round_up = m.named('round_up', cat(m.lit(1, 0), below, m.lit(5, smallestCredit - 1)));
      const overhead = m.named('overhead', unit.overhead.max(overheadRange.least).sext(roundingBits));
      const rounding = m.next('rounding', round_up.add(overhead.asBits()));
      const sum = m.next('sum', bytes.zext(sumBits).add(rounding.zext(sumBits)));
      const whole = m.named('whole', sum.slice(sumBits - 1, 5).shr(size));
      return { cost: m.next('cost', fitted(whole, costBits)) };
    },
  );
};

/** The word in another width, of which it uses no more bits than there are. */
const fitted = (word: Bits, width: number): Bits => (word.width < width ? word.zext(width) : word.trunc(width));
