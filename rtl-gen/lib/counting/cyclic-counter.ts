/** A counter that goes round. */
import { bit, bits, clog2, module } from '../../hdl/index.ts';

/**
 * Counts the clocks with `enable` modulo `n` (2 or more). `wrap` is 1 in the clock of the last one of a round, in which
 * `count` is `n` - 1, so that it enables the next digit of a longer counter. `clear` makes the count 0 whatever else
 * happens.
 */
export const cyclicCounter = (n: number) => {
  if (!Number.isSafeInteger(n) || n < 2) throw new RangeError(`cyclicCounter modulo ${n}: give an integer from 2`);
  const width = clog2(n);
  return module(
    `cyclic_counter_n${n}`,
    {
      summary: `Counts modulo ${n}.`,
      in: { enable: bit, clear: bit },
      out: { count: bits(width), wrap: bit },
    },
    ({ enable, clear }, m) => {
      const count = m.reg('count', bits(width), { reset: 0 });
      const wrap = m.named('wrap', enable.and(count.eq(n - 1)));
      // A power of two goes round by itself.
      const turns = 2 ** width === n ? clear : clear.or(wrap);
      m.when(turns, () => count.set(0)).elsewhen(enable, () => count.set(count.add(1)));
      if (2 ** width !== n) m.assert('below_n', count.lt(n));
      return { count, wrap };
    },
  );
};
