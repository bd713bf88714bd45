/** What a self-test runs: a block under test between a source of traffic and a checker, with a source of faults. */
import { type Bits, bit, bits, type Ctx, type Lit, type Module, type Shape } from '../../rtl-gen/hdl/index.ts';

/** Bits of reasons to fail that a bench may have. */
export const reasonBits = 7;
/** And with the reason of the self-test itself, above them. */
export const allReasonBits = 8;

/** Events of a clock. */
export interface BenchOutputs {
  /** Something came out of the block under test and was compared. */
  readonly checked: Bits<1>;
  /** A fault was injected. */
  readonly fault: Bits<1>;
  /** A bit for each reason to fail. */
  readonly wrong: Bits<typeof reasonBits>;
}

/** It needs nothing but its clock and reset. */
export type SelfTestBench = Module<Record<never, never>, BenchOutputs, Record<never, never>>;

/** The ports of a bench. */
export const benchPorts = { checked: bit, fault: bit, wrong: bits(reasonBits) } as const;

/** Reasons, the first in bit 0, as the word of them all. */
export const reasonsOf = (m: Ctx, reasons: readonly Bits<1>[]): Bits<typeof reasonBits> =>
  [...reasons].reverse().reduce((word, reason) => word.cat(reason), m.lit(reasonBits - reasons.length, 0));

/** A value that never changes, such as the settings of a block. */
export function constant<V>(m: Ctx, name: string, shape: Shape<V>, value: Lit<V>): V {
  const wire = m.wire(name, shape, value);
  wire.set(value);
  return wire;
}
