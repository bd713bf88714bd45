/** A counter for statistics: packets, bytes, errors. */
import { bit, bits, module } from '../../hdl/index.ts';

/**
 * Adds `amount` (of `amountBits`, at most `width`) in each clock, and stops at the largest number of `width` bits: a
 * reader that comes too late sees that, not a small number. `clear` starts again with the amount of its clock, so that
 * reading in the clock of `clear` loses and doubles nothing.
 */
export const statisticsCounter = (width: number, amountBits: number) => {
  if (!Number.isInteger(amountBits) || amountBits < 1 || !(amountBits <= width))
    throw new RangeError(`statisticsCounter of ${width} bits for amounts of ${amountBits}: give amounts that fit`);
  return module(
    `statistics_counter_w${width}_by${amountBits}`,
    {
      summary: `Sums amounts of ${amountBits} bits up to the largest number of ${width} bits.`,
      in: { amount: bits(amountBits), clear: bit },
      out: { count: bits(width) },
    },
    ({ amount, clear }, m) => {
      const count = m.reg('count', bits(width), { reset: 0 });
      const sum = m.named('sum', count.zext(width + 1).add(amount.zext(width + 1)));
      const overflow = sum.at(width);
      count.set(m.mux(clear, amount.zext(width), sum.trunc(width).or(overflow.repeat(width))));
      return { count };
    },
  );
};
