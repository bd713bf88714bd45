/**
 * Cells of the 7 series and UltraScale+ families as `synth_xilinx` emits them.
 *
 * Pins and behaviour: Yosys, `techlibs/xilinx/cells_sim.v` and `cells_xtra.v`. LUT sites of memories: AMD UG474
 * (7 series CLB) and UG574 (UltraScale CLB), tables of distributed RAM and shift registers; the same numbers follow
 * from the mapping files `lutrams_xc5v_map.v`, one LUT a lettered port or 64 bits.
 */
import type { CarryArc, CellModel, CellTable } from './cell-model.ts';

const lut: CellModel = { kind: 'lut' };
const mux: CellModel = { kind: 'mux' };
const ff: CellModel = { kind: 'ff', clocks: ['C'] };
const dsp: CellModel = { kind: 'dsp', clocks: ['CLK'] };
const blockRam = (units: number): CellModel => ({ kind: 'bram', units, clocks: ['CLKARDCLK', 'CLKBWRCLK'] });

/** `stem0` to `stem<n-1>`. */
const pins = (stem: string, n: number): string[] => Array.from({ length: n }, (_, i) => `${stem}${i}`);

/**
 * O = S ^ carry in, CO = S ? carry in : DI: a bit reaches its own and all higher outputs, DI no output O of its own.
 */
const carryArcs = (carryIns: readonly (readonly [pin: string, lag: number])[]): CarryArc[] =>
  [...carryIns, ['S', 0] as const, ['DI', 0] as const].flatMap(([from, lag]) => [
    { from, to: 'CO', lag, luts: 0 },
    { from, to: 'O', lag: from === 'DI' ? 1 : lag, luts: 0 },
  ]);

const carry = (carryIns: readonly (readonly [pin: string, lag: number])[]): CellModel => ({
  kind: 'carry',
  luts: 0,
  arcs: carryArcs(carryIns),
  cascade: { in: 'CI', out: 'CO' },
});

/** One port that reads and writes. */
const single = (sites: number, address: readonly string[], data = 'O', more: readonly string[] = []): CellModel => ({
  kind: 'lutram',
  sites,
  clocks: ['WCLK'],
  write: [...address, ...more, 'D', 'WE'],
  reads: [{ address, data: [data] }],
});

/** One port that reads and writes, one that reads. */
const dual = (sites: number, address: readonly string[], readAddress: readonly string[]): CellModel => ({
  kind: 'lutram',
  sites,
  clocks: ['WCLK'],
  write: [...address, 'D', 'WE'],
  reads: [
    { address, data: ['SPO'] },
    { address: readAddress, data: ['DPO'] },
  ],
});

/** One LUT a letter, each with its own read address; the last letter's address is the write address. */
const lettered = (letters: string): CellModel => ({
  kind: 'lutram',
  sites: letters.length,
  clocks: ['WCLK'],
  write: [`ADDR${letters.at(-1)}`, 'WE', ...[...letters].map((x) => `DI${x}`)],
  reads: [...letters].map((x) => ({ address: [`ADDR${x}`], data: [`DO${x}`] })),
});

const shift = (address: readonly string[]): CellModel => ({
  kind: 'lutram',
  sites: 1,
  clocks: ['CLK'],
  write: ['D', 'CE'],
  reads: [{ address, data: ['Q'] }],
});

/** Block RAM is counted in RAMB18; a RAMB36 is two. */
export const xilinxCells: CellTable = {
  family: 'Xilinx',
  bramUnit: 'RAMB18',
  cells: {
    LUT1: lut,
    LUT2: lut,
    LUT3: lut,
    LUT4: lut,
    LUT5: lut,
    LUT6: lut,
    INV: lut,
    MUXF7: mux,
    MUXF8: mux,
    MUXF9: mux,
    CARRY4: carry([
      ['CI', 0],
      ['CYINIT', 0],
    ]),
    CARRY8: carry([
      ['CI', 0],
      ['CI_TOP', 4],
    ]),
    FDRE: ff,
    FDRE_1: ff,
    FDSE: ff,
    FDSE_1: ff,
    FDCE: ff,
    FDCE_1: ff,
    FDPE: ff,
    FDPE_1: ff,
    RAM32X1S: single(1, pins('A', 5)),
    RAM64X1S: single(1, pins('A', 6)),
    RAM128X1S: single(2, pins('A', 7)),
    RAM256X1S: single(4, ['A']),
    RAM512X1S: single(8, ['A']),
    RAM64X8SW: single(8, ['A'], 'O', ['WSEL']),
    RAM32X1D: dual(2, pins('A', 5), pins('DPRA', 5)),
    RAM64X1D: dual(2, pins('A', 6), pins('DPRA', 6)),
    RAM128X1D: dual(4, ['A'], ['DPRA']),
    RAM256X1D: dual(8, ['A'], ['DPRA']),
    RAM32M: lettered('ABCD'),
    RAM64M: lettered('ABCD'),
    RAM32M16: lettered('ABCDEFGH'),
    RAM64M8: lettered('ABCDEFGH'),
    RAM32X16DR8: lettered('ABCDEFGH'),
    SRL16E: shift(pins('A', 4)),
    SRLC32E: shift(['A']),
    RAMB18E1: blockRam(1),
    RAMB18E2: blockRam(1),
    RAMB36E1: blockRam(2),
    RAMB36E2: blockRam(2),
    DSP48E1: dsp,
    DSP48E2: dsp,
  },
};
