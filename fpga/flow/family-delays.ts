/** What cells and nets take on each family, for the estimate of `fmax.ts`. */
import type { SynthTarget } from './targets.ts';

/** Times in nanoseconds, of the part and speed grade that `part` names, at its slowest corner. */
export interface FamilyDelays {
  readonly part: string;
  /** Where the numbers are from. */
  readonly source: string;
  /** From the clock to an output: of a flip-flop, of block RAM without its output register. */
  readonly clockToOutput: number;
  readonly ramToOutput: number;
  /** Through a LUT, one that is read as memory too. */
  readonly lut: number;
  /** Through a hard multiplexer behind LUTs. */
  readonly mux: number;
  /** From an operand into a carry chain, and from cell to cell within it. */
  readonly carryEntry: number;
  readonly carryStep: number;
  readonly setup: number;
  /** The average net over a longest path, at best and at worst. */
  readonly net: readonly [best: number, worst: number];
  /** Whether there is such a net into a carry chain and out of it, or the LUT stands beside the carry cell. */
  readonly carryNet: { readonly into: boolean; readonly outOf: boolean };
  /** In MHz, what the family's clock network carries, however short the paths; null where it was not looked up. */
  readonly clockLimit: number | null;
}

/** Families that are not here have no estimate: no source was found for what their nets take. */
export const familyDelays: Partial<Readonly<Record<SynthTarget, FamilyDelays>>> = {
  xcup: {
    part: 'VU9P',
    source:
      'Vivado paths of a VU9P: alexforencich/verilog-axi#13 (13 LUT, 2 CARRY8: 1.301 ns logic, 2.865 ns over 16 nets) and ' +
      'ZipCPU/wb2axip#74; nets at worst twice as slow, as where fan-out is high or the part full',
    clockToOutput: 0.08,
    ramToOutput: 1,
    lut: 0.08,
    mux: 0.08,
    carryEntry: 0.1,
    carryStep: 0.015,
    setup: 0.03,
    net: [0.18, 0.36],
    carryNet: { into: false, outOf: true },
    // AMD DS923: global clock buffer, speed grade -2.
    clockLimit: 775,
  },
  ecp5: {
    part: 'LFE5U-6',
    source:
      'a path that nextpnr-ecp5 reports: YosysHQ/nextpnr#1072 (nets of 0.6 to 1.1 ns); carries: Yosys, ecp5/cells_sim.v',
    clockToOutput: 0.52,
    ramToOutput: 5.7,
    lut: 0.24,
    mux: 0.15,
    carryEntry: 0.2,
    carryStep: 0.07,
    setup: 0,
    net: [0.7, 1.4],
    carryNet: { into: true, outOf: true },
    clockLimit: null,
  },
  ice40: {
    part: 'HX8K',
    source:
      'cells: icestorm, timings of HX (Yosys, ice40/cells_sim.v); nets: assumed, not yet held against routed designs',
    clockToOutput: 0.54,
    ramToOutput: 2.15,
    lut: 0.4,
    mux: 0,
    carryEntry: 0.26,
    carryStep: 0.14,
    setup: 0.47,
    net: [0.7, 1.7],
    carryNet: { into: true, outOf: false },
    // Lattice FPGA-DS-02029 (iCE40 LP/HX): global buffer of HX.
    clockLimit: 275,
  },
};
