/**
 * Cells of the Nexus families (CrossLink-NX, Certus-NX) as `synth_nexus` emits them.
 *
 * Pins and behaviour: Yosys, `techlibs/nexus/cells_sim.v` and `cells_xtra.v`. Sites: Lattice FPGA-DS-02049
 * (CrossLink-NX data sheet), a 16x4 pseudo dual-port RAM takes three slices of two LUTs, as on ECP5.
 */
import type { CarryArc, CellModel, CellTable } from './cell-model.ts';

const constant: CellModel = { kind: 'constant' };
const ff: CellModel = { kind: 'ff', clocks: ['CK'] };
const dsp: CellModel = { kind: 'dsp', clocks: ['CLK'] };

/** Both halves: the operands pass the LUT4 of their half, then the hard carry logic; CIN meets no LUT. */
const carryArcs: readonly CarryArc[] = [
  ...['A0', 'B0', 'C0', 'D0'].flatMap((from) => ['S0', 'S1', 'COUT'].map((to) => ({ from, to, lag: 0, luts: 1 }))),
  ...['A1', 'B1', 'C1', 'D1'].flatMap((from) => ['S1', 'COUT'].map((to) => ({ from, to, lag: 0, luts: 1 }))),
  ...['S0', 'S1', 'COUT'].map((to) => ({ from: 'CIN', to, lag: 0, luts: 0 })),
];

/**
 * Block RAM is counted in EBR (18 kbit); the 512 kbit blocks are in use only where a memory asks for them by attribute.
 */
export const nexusCells: CellTable = {
  family: 'Nexus',
  bramUnit: 'EBR',
  cells: {
    LUT4: { kind: 'lut' },
    INV: { kind: 'lut' },
    WIDEFN9: { kind: 'wide', luts: 2, select: ['SEL'] },
    CCU2: { kind: 'carry', luts: 2, arcs: carryArcs, cascade: { in: 'CIN', out: 'COUT' } },
    VHI: constant,
    VLO: constant,
    FD1P3BX: ff,
    FD1P3DX: ff,
    FD1P3IX: ff,
    FD1P3JX: ff,
    DPR16X4: {
      kind: 'lutram',
      sites: 6,
      clocks: ['WCK'],
      write: ['DI', 'WAD', 'WRE'],
      reads: [{ address: ['RAD'], data: ['DO'] }],
    },
    DP16K: { kind: 'bram', units: 1, clocks: ['CLKA', 'CLKB'] },
    PDP16K: { kind: 'bram', units: 1, clocks: ['CLKW', 'CLKR'] },
    PDPSC16K: { kind: 'bram', units: 1, clocks: ['CLK'] },
    MULT9X9: dsp,
    MULT18X18: dsp,
    MULT18X36: dsp,
    MULT36X36: dsp,
  },
};
