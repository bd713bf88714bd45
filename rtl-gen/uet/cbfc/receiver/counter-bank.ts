/** Cyclic credit counters of many virtual channels in LUT RAM. */
import { type Bits, bits, type Ctx } from '../../../hdl/index.ts';
import { creditBits } from '../settings.ts';

/** What happens to a bank in one clock. */
export interface CounterWrites {
  /** `add`: `amount` credits are added to the counter of `vc`, also in clocks in a row. */
  readonly vc: Bits;
  readonly amount: Bits<20>;
  readonly add: Bits<1>;
  /** The counter of `zeroVc` becomes 0. Never in a clock with `add`: there is one port to write. */
  readonly zero: Bits<1>;
  readonly zeroVc: Bits;
}

export interface CounterBank {
  /** What the addition makes of its counter, modulo 2^20. */
  readonly sum: Bits<20>;
  /** The counter of any channel, as it is before the clock's edge. Each call is a port. */
  read(vc: Bits): Bits<20>;
}

/**
 * A memory `name` with a 20-bit counter for each of `vcs` channels: one addition a clock, read, added and written
 * within it. Counters begin with any value: whoever uses them zeroes each one first.
 */
export function counterBank(m: Ctx, name: string, vcs: number, writes: CounterWrites): CounterBank {
  const { vc, amount, add, zero, zeroVc } = writes;
  const counters = m.mem(name, bits(creditBits), { depth: vcs });
  const sum = m.named({ [`${name}_sum`]: counters.read(vc).add(amount) })[`${name}_sum`]!;
  counters.write({
    addr: m.mux(zero, zeroVc, vc),
    data: m.mux(zero, m.lit(creditBits, 0), sum),
    enable: add.or(zero),
  });
  return { sum, read: (channel) => counters.read(channel) };
}
