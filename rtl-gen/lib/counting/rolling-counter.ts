/** A short counter of events, which a counter bank extends. */
import { type Bits, bits, type Ctx, module } from '../../hdl/index.ts';

/**
 * Adds `amount` (of `amountBits`, at most `width`) in each clock, modulo 2^`width`, from 0 after reset. It is read by
 * differences: whoever looks at it before it has come round knows how much was added since the last look, and loses
 * nothing. `counterBank` does so.
 */
export const rollingCounter = (width: number, amountBits: number) => {
  if (!Number.isInteger(amountBits) || amountBits < 1 || !(amountBits <= width))
    throw new RangeError(`rollingCounter of ${width} bits for amounts of ${amountBits}: give amounts that fit`);
  return module(
    `rolling_counter_w${width}_by${amountBits}`,
    {
      summary: `Sums amounts of ${amountBits} bits modulo 2^${width}.`,
      in: { amount: bits(amountBits) },
      out: { count: bits(width) },
    },
    ({ amount }, m) => ({
      count: m.reg('count', bits(width), { reset: 0, next: (now) => now.add(amount.zext(width)) }),
    }),
  );
};

/** The sum of each amount, such as the bit of an event, by its name: instances `name_counter` of `rollingCounter`. */
export const eventCounts = <const N extends string>(m: Ctx, width: number, amounts: Readonly<Record<N, Bits>>) =>
  Object.fromEntries(
    Object.entries<Bits>(amounts).map(([name, amount]) => [
      name,
      m.inst(`${name}_counter`, rollingCounter(width, amount.width), { amount }).count,
    ]),
  ) as { readonly [name in N]: Bits };
