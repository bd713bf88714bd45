/** Resources that are reserved before it is known whether they are needed. */
import { type Bits, bit, bits, clog2, module } from '../../../hdl/index.ts';

/** Bits of how many units come back in a clock: 3 at most. */
export const returnBits = 2;

/**
 * Counts the free ones of `total` units. `there`: one is free, and may be taken in this clock. `returned`: how many
 * come back in this clock, 0 to 3; they can be taken from the next one on. All outputs are registers'.
 */
export const unitCount = (total: number) => {
  const width = clog2(total + 1);
  return module(
    `unit_count_n${total}`,
    {
      summary: `Counts the free ones of ${total} units.`,
      in: { take: bit, returned: bits(returnBits) },
      out: { there: bit, free: bits(width) },
    },
    ({ take, returned }, m) => {
      const free = m.reg('free', bits(width), { reset: total });
      const there = m.reg('there', bit, { reset: 1 });
      const left: Bits = free.sub(take.zext(width)).add(returned.zext(width));
      const next = m.named('next', left);
      free.set(next);
      there.set(next.any());
      m.assert('takes_what_is_there', take.implies(there));
      m.assert('no_more_than_all', free.le(total));
      return { there, free };
    },
  );
};
