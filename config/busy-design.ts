/** Designs that engines are measured on. */
import { type Design, elaborate, type Module } from '../rtl-gen/hdl/index.ts';
import type { HardwareModule } from './hardware-module.ts';

/**
 * A design that keeps itself busy: its only inputs are `clk` and `rst`, and its output `checksum` (64 bits) depends on
 * everything that it has done since reset. After power-up and a clock with `rst` it behaves the same whatever values
 * registers and memories without start values had.
 */
export interface BusyDesign {
  readonly name: string;
  /** Measured with the others of that set, where it is asked for. Default: measured where no set is. */
  readonly set?: string;
  /** What it is and what keeps it busy, in one line. */
  readonly summary: string;
  /** The module, or what makes it when it is needed. */
  readonly module: HardwareModule | (() => HardwareModule);
}

/** The design, elaborated again by each call. */
export const elaborateBusy = ({ module }: BusyDesign): Design =>
  elaborate(
    (typeof module === 'function' ? module() : module) as unknown as Module<unknown, unknown, Record<string, never>>,
  );
