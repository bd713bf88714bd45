/** Designs that engines are measured on. */
import type { HardwareModule } from './config.ts';

/**
 * A design that keeps itself busy: its only inputs are `clk` and `rst`, and its output `checksum` (64 bits) depends on
 * everything that it has done since reset. After power-up and a clock with `rst` it behaves the same whatever values
 * registers and memories without start values had.
 */
export interface BusyDesign {
  readonly name: string;
  /** What it is and what keeps it busy, in one line. */
  readonly summary: string;
  readonly module: HardwareModule;
}
