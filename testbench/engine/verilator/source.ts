/** What the engine needs to know of a design: its Verilog and its ports. */
import type { States } from '../../../rtl-gen/ir/states.ts';
import type { VerilogDesign } from '../../../rtl-gen/verilog/verilog-file.ts';
import type { Signal } from '../simulator.ts';
import type { UnsetState } from '../start-values.ts';

export interface VerilatedPort {
  readonly name: string;
  readonly width: number;
  readonly direction: 'in' | 'out';
  readonly states?: States;
}

/** What is known of a signal inside the design beside its width. */
export interface VerilatedInternal {
  /** Instance names and the signal's name joined by dots, without the top's name. */
  readonly path: string;
  readonly kind: Signal['kind'];
  readonly states?: States;
}

/** Verilog of one clock domain: `clk` is the clock, `rst` a synchronous reset, active high, both ports of the top. */
export interface VerilatedSource {
  readonly verilog: VerilogDesign;
  /** Data ports of the top, without `clk` and `rst`; the widths are those of the Verilog. */
  readonly ports: readonly VerilatedPort[];
  readonly usesClock: boolean;
  readonly usesReset: boolean;
  /** The signals that a build with `trace` lists, in this order; without it, all that the Verilog has, each as a wire. */
  readonly internals?: readonly VerilatedInternal[];
  /** Paths of the checks that are assumptions; Verilator does not tell them from assertions. */
  readonly assumed?: ReadonlySet<string>;
  /**
   * What starts with values drawn from the seed, one after the other in this order, so that they are the same in every
   * engine and with and without `trace`; without it, Verilator draws them in an order of its own for each build.
   */
  readonly unset?: readonly UnsetState[];
}

/** Every port but the clock: the data ports and, last where it is used, `rst`. */
export function drivenPorts(source: VerilatedSource): readonly VerilatedPort[] {
  return source.usesReset ? [...source.ports, { name: 'rst', width: 1, direction: 'in' }] : source.ports;
}
