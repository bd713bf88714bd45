/** Resets that come from outside of a clock. */
import { asynchronous, bit, module } from '../../hdl/index.ts';

/**
 * A reset that begins with `raw` at once, without a clock, and ends `stages` edges of the clock after it (2 by
 * default), or one more: all that it resets leaves reset at one edge. `raw` is active at the level `active`, `reset` is
 * active high: `m.withReset('reset', m.inst('sync', resetSynchroniser(), { raw }).reset, { reset: 'async' })` is a
 * context that has it.
 *
 * Timing: `set_false_path` from what drives `raw` to the registers `stage_0` and up; these carry `async_reg`.
 */
export function resetSynchroniser({
  stages = 2,
  active = 'high',
}: {
  readonly stages?: number;
  readonly active?: 'high' | 'low';
} = {}) {
  if (!Number.isInteger(stages) || stages < 2) {
    throw new RangeError(`a reset synchroniser has 2 stages or more, not ${stages}`);
  }
  return module(
    `reset_synchroniser_n${stages}${active === 'low' ? '_low' : ''}`,
    {
      summary: 'A reset that begins at once and ends with the clock.',
      in: { raw: asynchronous(bit) },
      out: { reset: bit },
    },
    ({ raw }, m) => {
      const held = m.withReset('raw_reset', m.unsafeCross('raw_here', raw), { reset: 'async', active });
      let value = m.lit(1, 0);
      for (let i = 0; i < stages; i++) {
        value = held.next(`stage_${i}`, value, { reset: 1, attributes: { async_reg: 'true' } });
      }
      return { reset: value };
    },
  );
}
