/**
 * Cells of the iCE40 family as `synth_ice40` emits them. The family has no memory in LUTs and no wide multiplexers.
 *
 * Pins and behaviour: Yosys, `techlibs/ice40/cells_sim.v`.
 */
import type { CellModel, CellTable } from './cell-model.ts';

/** Clock edge (N: falling), enable, and synchronous (SR, SS) or asynchronous (R, S) reset or set. */
const flipFlops = ['', 'N'].flatMap((edge) =>
  ['', 'E'].flatMap((enable) => ['', 'SR', 'R', 'SS', 'S'].map((reset) => `SB_DFF${edge}${enable}${reset}`)),
);

const ff: CellModel = { kind: 'ff', clocks: ['C'] };

/** Block RAM is counted in SB_RAM40 (4 kbit). */
export const ice40Cells: CellTable = {
  family: 'iCE40',
  bramUnit: 'SB_RAM40',
  cells: {
    SB_LUT4: { kind: 'lut' },
    SB_CARRY: {
      kind: 'carry',
      luts: 0,
      arcs: ['I0', 'I1', 'CI'].map((from) => ({ from, to: 'CO', lag: 0, luts: 0 })),
      cascade: { in: 'CI', out: 'CO' },
    },
    ...Object.fromEntries(flipFlops.map((name) => [name, ff])),
    SB_RAM40_4K: { kind: 'bram', units: 1, clocks: ['RCLK', 'WCLK'] },
    SB_RAM40_4KNR: { kind: 'bram', units: 1, clocks: ['RCLKN', 'WCLK'] },
    SB_RAM40_4KNW: { kind: 'bram', units: 1, clocks: ['RCLK', 'WCLKN'] },
    SB_RAM40_4KNRNW: { kind: 'bram', units: 1, clocks: ['RCLKN', 'WCLKN'] },
  },
};
