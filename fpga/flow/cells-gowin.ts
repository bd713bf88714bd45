/**
 * Cells of the GW2A family as `synth_gowin` emits them. Yosys maps no multiplier to its DSPs.
 *
 * Pins and behaviour: Yosys, `techlibs/gowin/cells_sim.v` and `cells_xtra_gw2a.v`. Sites: nextpnr,
 * `himbaechel/uarch/gowin/gowin.cc` (`slice_valid`): beside a memory in four LUTs the other four of their unit stay
 * empty.
 */
import type { CarryArc, CellModel, CellTable } from './cell-model.ts';

const mux: CellModel = { kind: 'mux' };
const lut: CellModel = { kind: 'lut' };
const constant: CellModel = { kind: 'constant' };

/** Clock edge (N: falling), then set, reset (synchronous), preset or clear (asynchronous), then enable. */
const flipFlops = ['', 'N'].flatMap((edge) =>
  ['', 'S', 'R', 'P', 'C'].flatMap((reset) => ['', 'E'].map((enable) => `DFF${edge}${reset}${enable}`)),
);

const ff: CellModel = { kind: 'ff', clocks: ['CLK'] };

/** The operands pass the cell's LUT, then the hard carry logic; CIN meets no LUT. */
const aluArcs: readonly CarryArc[] = ['SUM', 'COUT'].flatMap((to) => [
  ...['I0', 'I1', 'I3'].map((from) => ({ from, to, lag: 0, luts: 1 })),
  { from: 'CIN', to, lag: 0, luts: 0 },
]);

const lutRam: CellModel = {
  kind: 'lutram',
  sites: 8,
  clocks: ['CLK'],
  write: ['DI', 'WAD', 'WRE'],
  reads: [{ address: ['RAD'], data: ['DO'] }],
};

const onePort: CellModel = { kind: 'bram', units: 1, clocks: ['CLK'] };
const twoPorts: CellModel = { kind: 'bram', units: 1, clocks: ['CLKA', 'CLKB'] };

/** Block RAM is counted in BSRAM (18 kbit). */
export const gowinCells: CellTable = {
  family: 'GW2A',
  bramUnit: 'BSRAM',
  cells: {
    LUT1: lut,
    LUT2: lut,
    LUT3: lut,
    LUT4: lut,
    MUX2_LUT5: mux,
    MUX2_LUT6: mux,
    MUX2_LUT7: mux,
    MUX2_LUT8: mux,
    ALU: { kind: 'carry', luts: 1, arcs: aluArcs, cascade: { in: 'CIN', out: 'COUT' } },
    VCC: constant,
    GND: constant,
    ...Object.fromEntries(flipFlops.map((name) => [name, ff])),
    RAM16SDP1: lutRam,
    RAM16SDP2: lutRam,
    RAM16SDP4: lutRam,
    SP: onePort,
    SPX9: onePort,
    SDPB: twoPorts,
    SDPX9B: twoPorts,
    DPB: twoPorts,
    DPX9B: twoPorts,
  },
};
