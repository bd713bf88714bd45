/** What the engine needs to know of a design: its Verilog and its ports. */
import type { NetClock, NetReset } from '../../../rtl-gen/ir/netlist.ts';
import type { States } from '../../../rtl-gen/ir/states.ts';
import type { VerilogDesign } from '../../../rtl-gen/verilog/verilog-file.ts';
import type { Signal } from '../simulator.ts';
import type { UnsetState } from '../start-values.ts';

export interface VerilatedPort {
  readonly name: string;
  readonly width: number;
  readonly direction: 'in' | 'out';
  readonly states?: States;
  /** Of an input that resets. */
  readonly reset?: NetReset;
}

/** What is known of a signal inside the design beside its width. */
export interface VerilatedInternal {
  /** Instance names and the signal's name joined by dots, without the top's name. */
  readonly path: string;
  readonly kind: Signal['kind'];
  readonly states?: States;
}

/** Verilog with its clocks. */
export interface VerilatedSource {
  readonly verilog: VerilogDesign;
  /** Ports of the top, without the clocks; the widths are those of the Verilog. */
  readonly ports: readonly VerilatedPort[];
  /** The edges that it waits for; each clock is an input of the top. */
  readonly clocks: readonly NetClock[];
  /**
   * The signals that a build with `trace` lists, in this order; without it, all that the Verilog has, each as a wire.
   */
  readonly internals?: readonly VerilatedInternal[];
  /** Paths of the checks that are assumptions; Verilator does not tell them from assertions. */
  readonly assumed?: ReadonlySet<string>;
  /**
   * What starts with values drawn from the seed, one after the other in this order, so that they are the same in every
   * engine and with and without `trace`; without it, Verilator draws them in an order of its own for each build.
   */
  readonly unset?: readonly UnsetState[];
}

/** The clocks by name, each once: what a step may name. */
export const clockNames = ({ clocks }: Pick<VerilatedSource, 'clocks'>): readonly string[] => [
  ...new Set(clocks.map(({ name }) => name)),
];
