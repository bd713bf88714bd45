/** A counter that stops at its ends. */
import { bit, bits, clog2, module } from '../../hdl/index.ts';

/**
 * Counts from 0 to `max` (1 or more) and stops there, as it does at 0. In a clock with `up` and `down` the count stays.
 * `clear` makes it 0 whatever else happens.
 */
export const saturatingCounter = (max: number) => {
  if (!Number.isSafeInteger(max) || max < 1)
    throw new RangeError(`saturatingCounter to ${max}: give an integer from 1`);
  const count = bits(clog2(max + 1));
  return module(
    `saturating_counter_max${max}`,
    {
      summary: `Up and down counter that stops at 0 and at ${max}.`,
      in: { up: bit, down: bit, clear: bit },
      out: { count, at_max: bit },
    },
    ({ up, down, clear }, m) => {
      const value = m.reg('count', count, { reset: 0 });
      const at_max = m.named('at_max', value.eq(max));
      m.when(clear, () => value.set(0))
        .elsewhen(up.and(down.not()).and(at_max.not()), () => value.set(value.add(1)))
        .elsewhen(down.and(up.not()).and(value.any()), () => value.set(value.sub(1)));
      m.assert('within_max', value.le(max));
      return { count: value, at_max };
    },
  );
};
