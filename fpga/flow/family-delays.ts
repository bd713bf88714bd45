/** What cells and nets take on each family, for the estimate of `fmax.ts`. */
import type { SynthTarget } from './targets.ts';

/**
 * A carry cell is wired to one pin of one LUT, beside it or the next one. What else reads it has a LUT that only passes
 * it on before it, and a net after that.
 */
export interface CarryExit {
  readonly pin: string;
  /** From the carry cell through the LUT that passes it on. */
  readonly passing: number;
}

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
  /** Through a hard multiplexer after LUTs. */
  readonly mux: number;
  /** From an operand into a carry chain, and from cell to cell within it. */
  readonly carryEntry: number;
  readonly carryStep: number;
  readonly setup: number;
  /** The average net over a longest path, at best and at worst. */
  readonly net: readonly [best: number, worst: number];
  /** Whether there is such a net into a carry chain, or the LUT stands beside the carry cell. */
  readonly netIntoCarry: boolean;
  /** How a LUT gets what leaves a carry chain: over a net, or as `CarryExit` says. */
  readonly carryExit: 'net' | CarryExit;
  /** In MHz, what the family's clock network carries, however short the paths; null where it was not looked up. */
  readonly clockLimit: number | null;
}

/** Families that are not here have no estimate: no source was found for what their nets take. */
export const familyDelays: Partial<Readonly<Record<SynthTarget, FamilyDelays>>> = {
  xcup: {
    part: 'VU9P',
    source:
      'Vivado paths of a VU9P: alexforencich/verilog-axi#13 (13 LUT, 2 CARRY8: 1.301 ns logic, 2.865 ns over 16 nets) and ' +
      'ZipCPU/wb2axip#74; flip-flop, LUT (mean of its six pins), multiplexer with the wires beside it, and LUT to flip-flop: ' +
      "AMD's RapidWright, timing/ultrascaleplus/intrasite_delay_terms.txt; block RAM and carry: the paths. Nets: the average of " +
      'the first path at best, and at worst 2.2 times that, more than the 1.5 times that designs differ by on iCE40: nothing of ours was routed',
    clockToOutput: 0.077,
    ramToOutput: 1,
    lut: 0.092,
    mux: 0.125,
    carryEntry: 0.1,
    carryStep: 0.015,
    setup: 0.025,
    net: [0.18, 0.4],
    netIntoCarry: false,
    carryExit: 'net',
    // AMD DS923: global clock buffer, speed grade -2.
    clockLimit: 775,
  },
  ecp5: {
    part: 'LFE5U-6',
    source:
      'cells: Project Trellis, prjtrellis-db at 4dda149b, ECP5/timing/speed_6/cells.json (SLOGICB, SCCU2C, DP16KD), slowest corner; ' +
      'nets: a path that nextpnr-ecp5 reports, YosysHQ/nextpnr#1072 (0.6 to 1.1 ns), with bars of 2.2 times, more than ' +
      'the 1.5 times that designs differ by on iCE40: nothing of ours was routed',
    clockToOutput: 0.525,
    ramToOutput: 5.83,
    lut: 0.236,
    mux: 0.256,
    // From an operand through the LUT into the chain 0.447, and out of it 0.474 where a step is 0.071.
    carryEntry: 0.61,
    carryStep: 0.071,
    setup: 0,
    net: [0.65, 1.45],
    netIntoCarry: true,
    carryExit: 'net',
    clockLimit: null,
  },
  ice40: {
    part: 'HX8K',
    source:
      'cells: icestorm, timings of HX, as nextpnr-ice40 reports them (LUT: mean of its four pins; a carry crosses to the next tile each eight ' +
      'bits); nets: what gives the designs of docs/fpga-reports.md the clock that they have after place and route',
    clockToOutput: 0.54,
    ramToOutput: 2.15,
    lut: 0.385,
    mux: 0,
    carryEntry: 0.25,
    carryStep: 0.15,
    // Of an enable; a LUT and the flip-flop after it take 0.08 more than the LUT.
    setup: 0.1,
    net: [0.8, 1.25],
    netIntoCarry: true,
    carryExit: { pin: 'I3', passing: 0.58 },
    // Lattice FPGA-DS-02029 (iCE40 LP/HX): global buffer of HX.
    clockLimit: 275,
  },
};
