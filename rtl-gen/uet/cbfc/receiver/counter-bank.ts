/** Cyclic credit counters of many virtual channels in LUT RAM. */
import { bit, bits, clog2, module, vec, vecOf } from '../../../hdl/index.ts';
import { creditBits } from '../settings.ts';

/**
 * A 20-bit counter for each of `vcs` virtual channels: one addition a clock, to the same counter in clocks in a row too,
 * and `reads` looks at any of them in the same clock.
 *
 * - `add`: the counter of `vc` becomes `sum`, itself plus `amount` modulo 2^20, at the end of the clock.
 * - `zero`: the counter of `zero_vc` becomes 0. Never in a clock with `add` (asserted): there is one port to write.
 * - `value[i]`: the counter of `read[i]` as it was before this clock's edge.
 *
 * Counters begin with any value: whoever uses them zeroes each one first.
 */
export const counterBank = (vcs: number, reads: number) => {
  const channel = bits<number>(clog2(vcs));
  const counter = bits(creditBits);
  return module(
    `cbfc_counter_bank_n${vcs}_r${reads}`,
    {
      summary: `Credit counters of ${vcs} virtual channels: one addition and ${reads} reads a clock.`,
      in: { vc: channel, amount: counter, add: bit, zero: bit, zero_vc: channel, read: vec(channel, reads) },
      out: { sum: counter, value: vec(counter, reads) },
    },
    ({ vc, amount, add, zero, zero_vc, read }, m) => {
      const counters = m.mem('counters', counter, { depth: vcs });
      const { sum } = m.named({ sum: counters.read(vc).add(amount) });
      counters.write({
        addr: m.mux(zero, zero_vc, vc),
        data: m.mux(zero, m.lit(creditBits, 0), sum),
        enable: add.or(zero),
      });
      m.assert('one_write', add.and(zero).not());
      const [first, ...others] = [...read].map((address) => counters.read(address));
      return { sum, value: vecOf(first!, ...others) };
    },
  );
};
