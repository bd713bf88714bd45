/** The counters of the TSS layer. */
import { type Bits, bit, bits, clog2, module, record } from '../../../../hdl/index.ts';
import { statisticsCounter } from '../../../../lib/counting/statistics-counter.ts';
import { lengthBits } from '../shapes.ts';

/** Bits of a counter. */
export const counterBits = 48;

/** By index. The first nine have the reference's names, in this project's spelling (uet-wire.md 8.8). */
export const layerCounters = [
  'in_ok',
  'in_octets',
  'in_auth_fail',
  'in_late',
  'in_invalid',
  'in_invalid_sa',
  'in_binding_failure',
  'out_ok',
  'out_octets',
  'out_invoke_fail',
  'in_latched',
  'in_trimmed',
  'out_misfit',
  'in_key_missed',
  'out_key_missed',
  'in_unkeyed',
  'in_early',
] as const;

export type LayerCounter = (typeof layerCounters)[number];

export const counterIndexBits = clog2(layerCounters.length);

/** Octets that are added at once; of all others there is one a clock. */
const amountOf = (name: LayerCounter): number => (name.endsWith('octets') ? lengthBits : name === 'in_invalid' ? 2 : 1);

/** By how much each counter grows in a clock. */
export const LayerCounts = record(
  Object.fromEntries(layerCounters.map((name) => [name, bits(amountOf(name))])) as Record<
    LayerCounter,
    ReturnType<typeof bits<number>>
  >,
);

/**
 * Counters of `width` bits, 14 at least, that stop at the largest number, 0 after reset. 2 clocks after `take`, `taken`
 * becomes 1 and `snapshot` is what the counter of `index` was a clock before; both stay until the next `take`. Behind
 * the last counter there is 0.
 */
export const tssCounters = <W extends number>(width: W) =>
  module(
    `tss_counters_w${width}`,
    {
      summary: `${layerCounters.length} counters of ${width} bits.`,
      in: { counts: LayerCounts, take: bit, index: bits(counterIndexBits) },
      out: { taken: bit, snapshot: bits(width) },
    },
    ({ counts, take, index }, m) => {
      const chosen = m.reg('chosen', bits(counterIndexBits));
      const fresh = m.next('fresh', take, { reset: 0 });
      const taken = m.reg('taken', bit, { reset: 0 });
      const snapshot = m.reg('snapshot', bits(width));
      const all = layerCounters.map((name, i) => {
        const counter = statisticsCounter(width, amountOf(name));
        const { count } = m.inst(name, counter, { amount: counts[name], clear: m.lit(1, 0) });
        return (count as Bits).mask(chosen.eq(i)) as Bits<W>;
      });
      // Looked at in the clock of `fresh` alone.
      chosen.set(index);
      m.when(fresh, () => {
        snapshot.set(all.reduce((a, b) => a.or(b)));
        taken.set(1);
      });
      m.when(take, () => taken.set(0));
      return { taken, snapshot };
    },
  );
