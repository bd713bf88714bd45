/** Cyclic credit counters of many virtual channels in LUT RAM. */
import { type Bits, bits, type Ctx } from '../../../hdl/index.ts';

/** What happens to a bank in one clock. */
export interface CounterWrites<W extends number> {
  /** `add`: `amount` credits are added to the counter of `vc`, also in clocks in a row. */
  readonly vc: Bits;
  readonly amount: Bits<W>;
  readonly add: Bits<1>;
  /** The counter of `zeroVc` becomes 0. Never in a clock with `add`: there is one port to write. */
  readonly zero: Bits<1>;
  readonly zeroVc: Bits;
}

export interface CounterBank<W extends number> {
  /** What the addition makes of its counter, modulo 2^W. */
  readonly sum: Bits<W>;
  /** The counter of any channel, as it is before the clock's edge. Each call is a port. */
  read(vc: Bits): Bits<W>;
}

/**
 * A memory `name` with a counter for each of `vcs` channels, as wide as `amount`: one addition a clock, read, added and
 * written within it. Counters begin with any value: whoever uses them zeroes each one first.
 */
export function counterBank<W extends number>(
  m: Ctx,
  name: string,
  vcs: number,
  writes: CounterWrites<W>,
): CounterBank<W> {
  const { vc, amount, add, zero, zeroVc } = writes;
  const counters = m.mem(name, bits<W>(amount.width), { depth: vcs });
  const sum = m.named({ [`${name}_sum`]: counters.read(vc).add(amount) })[`${name}_sum`]!;
  counters.write({
    addr: m.mux(zero, zeroVc, vc),
    data: m.mux(zero, m.lit(amount.width, 0), sum),
    enable: add.or(zero),
  });
  return { sum, read: (channel) => counters.read(channel) };
}
