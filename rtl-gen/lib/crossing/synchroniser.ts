/** Bits that come from another clock, or from none. */
import { asynchronous, bits, module } from '../../hdl/index.ts';

/**
 * Brings `d`, `width` bits that may change at any time, into the clock of the instance through `stages` flip-flops, 2
 * by default: a change arrives after `stages` edges, or one more where it comes so close to an edge that the first
 * flip-flop cannot decide. Each bit by itself: bits that change together arrive in different clocks, so a word of
 * several bits must change in one of them at a time (a Gray counter). Reset sets all to `reset`, 0 by default.
 *
 * Timing: `set_false_path -to` the registers `stage_0` (or `set_max_delay -datapath_only` of one clock period where the
 * bits are a Gray counter); the registers carry `async_reg`.
 */
export function synchroniser<const W extends number>(
  width: W,
  { stages = 2, reset = 0n }: { readonly stages?: number; readonly reset?: bigint } = {},
) {
  if (!Number.isInteger(stages) || stages < 2)
    throw new RangeError(`a synchroniser has 2 stages or more, not ${stages}`);
  const name = `synchroniser_w${width}_n${stages}${reset === 0n ? '' : `_r${reset}`}`;
  return module(
    name,
    {
      summary: `${width} bits brought into this clock through ${stages} flip-flops.`,
      in: { d: asynchronous(bits(width)) },
      out: { q: bits(width) },
    },
    ({ d }, m) => {
      let value = m.unsafeCross('metastable', d);
      for (let i = 0; i < stages; i++) {
        value = m.next(`stage_${i}`, value, { reset, attributes: { async_reg: 'true' } });
      }
      return { q: value };
    },
  );
}
