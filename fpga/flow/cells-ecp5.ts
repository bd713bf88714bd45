/**
 * Cells of the ECP5 family as `synth_ecp5` emits them.
 *
 * Pins and behaviour: Yosys, `techlibs/lattice/cells_sim_ecp5.v` and `cells_bb_ecp5.v`. Sites: Lattice FPGA-DS-02012
 * (ECP5 data sheet), a 16x4 pseudo dual-port RAM takes three slices of two LUTs, one of them for its write port.
 */
import type { CarryArc, CellModel, CellTable } from './cell-model.ts';

const mux: CellModel = { kind: 'mux' };

/** Both halves: the operands pass the LUT4 of their half, then the hard carry logic; CIN meets no LUT. */
const carryArcs: readonly CarryArc[] = [
  ...['A0', 'B0', 'C0', 'D0'].flatMap((from) => ['S0', 'S1', 'COUT'].map((to) => ({ from, to, lag: 0, luts: 1 }))),
  ...['A1', 'B1', 'C1', 'D1'].flatMap((from) => ['S1', 'COUT'].map((to) => ({ from, to, lag: 0, luts: 1 }))),
  ...['S0', 'S1', 'COUT'].map((to) => ({ from: 'CIN', to, lag: 0, luts: 0 })),
];

/** Block RAM is counted in DP16KD (18 kbit). */
export const ecp5Cells: CellTable = {
  family: 'ECP5',
  bramUnit: 'DP16KD',
  cells: {
    LUT4: { kind: 'lut' },
    PFUMX: mux,
    L6MUX21: mux,
    CCU2C: { kind: 'carry', luts: 2, arcs: carryArcs, cascade: { in: 'CIN', out: 'COUT' } },
    TRELLIS_FF: { kind: 'ff', clocks: ['CLK'] },
    TRELLIS_DPR16X4: {
      kind: 'lutram',
      sites: 6,
      clocks: ['WCK'],
      write: ['DI', 'WAD', 'WRE'],
      reads: [{ address: ['RAD'], data: ['DO'] }],
    },
    DP16KD: { kind: 'bram', units: 1, clocks: ['CLKA', 'CLKB'] },
    PDPW16KD: { kind: 'bram', units: 1, clocks: ['CLKW', 'CLKR'] },
    MULT18X18D: { kind: 'dsp', clocks: ['CLK0', 'CLK1', 'CLK2', 'CLK3'] },
  },
};
