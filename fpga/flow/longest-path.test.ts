import { describe, expect, test } from 'vitest';
import { UserError } from '../../support/user-error.ts';
import { areaOf } from './area.ts';
import { ecp5Cells } from './cells-ecp5.ts';
import { xilinxCells } from './cells-xilinx.ts';
import { longestPaths } from './longest-path.ts';
import { pathsInWords } from './reported-path.ts';
import { timingGraph } from './timing-graph.ts';
import type { MappedNetlist, NetBit, NetlistCell } from './yosys-netlist.ts';

type Pins = Readonly<Record<string, readonly NetBit[]>>;

const cell = (type: string, inputs: Pins, outputs: Pins): NetlistCell => ({
  type,
  connections: { ...inputs, ...outputs },
  port_directions: Object.fromEntries([
    ...Object.keys(inputs).map((pin) => [pin, 'input'] as const),
    ...Object.keys(outputs).map((pin) => [pin, 'output'] as const),
  ]),
});

const ff = (d: NetBit, q: NetBit, more: Pins = {}) =>
  cell('FDRE', { C: [2], D: [d], CE: ['1'], R: ['0'], ...more }, { Q: [q] });
const lut = (inputs: readonly NetBit[], o: NetBit) =>
  cell(`LUT${inputs.length}`, Object.fromEntries(inputs.map((net, i) => [`I${i}`, [net]])), { O: [o] });
const carry4 = (ci: NetBit, s: readonly NetBit[], di: readonly NetBit[], o: readonly NetBit[], co: readonly NetBit[]) =>
  cell('CARRY4', { CI: [ci], CYINIT: ['0'], S: s, DI: di }, { O: o, CO: co });

/** Net 2 is the clock; names give the nets 10 to 13 to the register `r`. */
const netlist = (cells: Readonly<Record<string, NetlistCell>>, ports: MappedNetlist['ports'] = {}): MappedNetlist => ({
  ports: { clk: { direction: 'input', bits: [2] }, ...ports },
  cells,
  scopes: {},
  netnames: {
    clk: { hide_name: 0, bits: [2] },
    r: { hide_name: 0, bits: [10, 11, 12, 13] },
    'inner.alias': { hide_name: 0, bits: [10, 11, 12, 13] },
    q: { hide_name: 0, bits: [90] },
    $1: { hide_name: 1, bits: [90] },
  },
});

const registerPath = (n: MappedNetlist) => {
  const path = longestPaths(timingGraph(n, xilinxCells)).registerToRegister;
  return path && pathsInWords(n)(path);
};

describe('the longest path', () => {
  test('counts LUTs, and passes multiplexers without a level', () => {
    const n = netlist({
      r0: ff('0', 10),
      r1: ff('0', 11),
      a: lut([10, 11], 20),
      b: lut([20, 11], 21),
      f7: cell('MUXF7', { I0: [11], I1: [21], S: [10] }, { O: [22] }),
      f8: cell('MUXF8', { I0: [22], I1: [11], S: [10] }, { O: [23] }),
      end: ff(23, 90),
    });
    expect(registerPath(n)).toEqual({
      from: 'r[1]',
      to: 'q (D)',
      luts: 2,
      carries: 0,
      muxes: 2,
      cells: [
        { type: 'LUT2', name: 'a' },
        { type: 'LUT2', name: 'b' },
        { type: 'MUXF7', name: 'f7' },
        { type: 'MUXF8', name: 'f8' },
      ],
    });
  });

  test('takes a cascade of carry cells as one carry, entered where the path comes in', () => {
    // Bit 0 of the first cell reaches the last bit of the second: LUT, chain, LUT.
    const n = netlist({
      r0: ff('0', 10),
      s0: lut([10, 10], 20),
      low: carry4('0', [20, '0', '0', '0'], ['0', '0', '0', '0'], [30, 31, 32, 33], [40, 41, 42, 43]),
      high: carry4(43, ['0', '0', '0', '0'], ['0', '0', '0', '0'], [50, 51, 52, 53], [60, 61, 62, 63]),
      after: lut([53], 70),
      end: ff(70, 90),
    });
    const path = registerPath(n)!;
    expect(path).toMatchObject({ luts: 2, carries: 1, muxes: 0 });
    expect(path.cells.map((c) => c.name)).toEqual(['s0', 'low', 'after']);
  });

  test('counts a second chain after a LUT', () => {
    const n = netlist({
      r0: ff('0', 10),
      one: carry4('0', [10, '0', '0', '0'], ['0', '0', '0', '0'], [30, 31, 32, 33], [40, 41, 42, 43]),
      between: lut([33], 50),
      two: carry4('0', [50, '0', '0', '0'], ['0', '0', '0', '0'], [60, 61, 62, 63], [70, 71, 72, 73]),
      end: ff(63, 90),
    });
    expect(registerPath(n)).toMatchObject({ luts: 1, carries: 2 });
  });

  test('does not run down a carry chain: a bit depends on those at and below it alone', () => {
    // Two LUTs into the top bit, whose outputs nothing takes; the register listens to bit 0.
    const n = netlist({
      r0: ff('0', 10),
      deep1: lut([10], 20),
      deep2: lut([20], 21),
      chain: carry4('0', [10, '0', '0', 21], ['0', '0', '0', 21], [30, 31, 32, 33], [40, 41, 42, 43]),
      end: ff(30, 90),
    });
    expect(registerPath(n)).toMatchObject({ luts: 0, carries: 1 });
  });

  test('knows that DI reaches the next sum bit but not its own', () => {
    const chain = (listen: NetBit) =>
      netlist({
        r0: ff('0', 10),
        deep: lut([10], 20),
        chain: carry4('0', ['0', '0', '0', '0'], ['0', 20, '0', '0'], [30, 31, 32, 33], [40, 41, 42, 43]),
        end: ff(listen, 90),
      });
    expect(registerPath(chain(31))).toBeNull();
    expect(registerPath(chain(32))).toMatchObject({ luts: 1, carries: 1 });
    expect(registerPath(chain(41))).toMatchObject({ luts: 1, carries: 1 });
  });

  const ram = (address: NetBit, data: NetBit, out: NetBit) =>
    cell(
      'RAM64X1D',
      {
        WCLK: [2],
        WE: ['1'],
        D: [data],
        ...Object.fromEntries([0, 1, 2, 3, 4, 5].map((i) => [`A${i}`, ['0'] as const])),
        ...Object.fromEntries([0, 1, 2, 3, 4, 5].map((i) => [`DPRA${i}`, [i === 0 ? address : '0'] as const])),
      },
      { SPO: [80], DPO: [out] },
    );

  test("takes a LUT memory's read as one level from address to data", () => {
    const n = netlist({ r0: ff('0', 10), a: lut([10], 20), mem: ram(20, '0', 30), b: lut([30], 31), end: ff(31, 90) });
    const path = registerPath(n)!;
    expect(path).toMatchObject({ from: 'r[0]', luts: 3 });
    expect(path.cells.map((c) => c.type)).toEqual(['LUT1', 'RAM64X1D', 'LUT1']);
  });

  test('ends at the write inputs of a LUT memory and starts at its data, but does not pass from write to read', () => {
    const n = netlist({
      r0: ff('0', 10),
      a: lut([10], 20),
      b: lut([20], 21),
      mem: ram('0', 21, 30),
      c: lut([30], 31),
      end: ff(31, 90),
    });
    expect(registerPath(n)).toMatchObject({ from: 'r[0]', to: 'RAM64X1D mem (D)', luts: 2 });
    const readOnly = netlist({ mem: ram('0', '0', 30), c: lut([30], 31), end: ff(31, 90) });
    expect(registerPath(readOnly)).toMatchObject({ from: 'RAM64X1D mem (DPO)', to: 'q (D)', luts: 1 });
  });

  test('ends at enables and resets, not at clocks', () => {
    const gated = (pin: string) => netlist({ r0: ff('0', 10), a: lut([10], 20), end: ff('0', 90, { [pin]: [20] }) });
    expect(registerPath(gated('CE'))).toMatchObject({ to: 'q (CE)', luts: 1 });
    expect(registerPath(gated('R'))).toMatchObject({ to: 'q (R)', luts: 1 });
    expect(registerPath(gated('C'))).toBeNull();
  });

  test('stops at block RAM and DSP on both sides', () => {
    const n = netlist({
      r0: ff('0', 10),
      a: lut([10], 20),
      mem: cell('RAMB18E2', { CLKARDCLK: [2], ADDRARDADDR: [20] }, { DOUTADOUT: [30] }),
      b: lut([30], 31),
      c: lut([31], 32),
      mul: cell('DSP48E2', { CLK: [2], A: [32] }, { P: [40] }),
      end: ff(40, 90),
    });
    expect(registerPath(n)).toMatchObject({ from: 'RAMB18E2 mem (DOUTADOUT)', to: 'DSP48E2 mul (A)', luts: 2 });
  });

  test('keeps ports out of register paths, and measures them apart', () => {
    const n = netlist(
      {
        in1: lut([3], 20),
        in2: lut([20], 21),
        in3: lut([21], 22),
        r0: ff(22, 10),
        out1: lut([10], 30),
        out2: lut([30], 31),
        through: lut([3, 10], 32),
        end: ff(10, 90),
      },
      {
        d: { direction: 'input', bits: [3] },
        y: { direction: 'output', bits: [31] },
        z: { direction: 'output', bits: [32] },
      },
    );
    const paths = longestPaths(timingGraph(n, xilinxCells));
    expect(paths.registerToRegister?.luts).toBe(0);
    expect(paths.inputToRegister?.luts).toBe(3);
    expect(paths.registerToOutput?.luts).toBe(2);
    expect(paths.inputToOutput?.luts).toBe(1);
  });

  test('of equally many LUTs, the one through a carry chain is the longer', () => {
    const n = netlist({
      r0: ff('0', 10),
      a: lut([10], 20),
      plain: ff(20, 91),
      b: lut([10], 21),
      chain: carry4('0', [21, '0', '0', '0'], ['0', '0', '0', '0'], [30, 31, 32, 33], [40, 41, 42, 43]),
      end: ff(30, 90),
    });
    expect(registerPath(n)).toMatchObject({ to: 'q (D)', luts: 1, carries: 1 });
  });

  test('is null where registers do not meet', () => {
    expect(registerPath(netlist({ end: ff('0', 90) }))).toBeNull();
  });
});

test('an ECP5 carry cell has LUTs of its own: a level from operands, none from the carry', () => {
  const ccu2c = (cin: NetBit, a0: NetBit, s0: NetBit, cout: NetBit) =>
    cell('CCU2C', { CIN: [cin], A0: [a0], A1: ['0'] }, { S0: [s0], S1: [(s0 as number) + 1], COUT: [cout] });
  const n = netlist({
    r0: cell('TRELLIS_FF', { CLK: [2], DI: ['0'] }, { Q: [10] }),
    low: ccu2c('0', 10, 30, 40),
    high: ccu2c(40, '0', 50, 60),
    end: cell('TRELLIS_FF', { CLK: [2], DI: [51] }, { Q: [90] }),
  });
  expect(longestPaths(timingGraph(n, ecp5Cells)).registerToRegister).toMatchObject({ luts: 1, carries: 1 });
  expect(areaOf(n, ecp5Cells)).toMatchObject({ lut: 4, lutBySize: { CCU2C: 4 }, carry: 2, ff: 2 });
});

test('a combinational loop is a sentence that names its cells, and only those', () => {
  const n = netlist({
    before: lut([10], 20),
    a: lut([20, 23], 21),
    b: lut([21], 22),
    c: lut([22], 23),
    after: lut([23], 24),
  });
  const find = () => longestPaths(timingGraph(n, xilinxCells));
  expect(find).toThrow(UserError);
  expect(find).toThrow(/combinational loop through the cells (a, b, c|b, c, a|c, a, b);/);
});

test('an unknown cell is named, both by the graph and by the area', () => {
  const n = netlist({ odd: cell('GTYE4_CHANNEL', {}, {}) });
  const sentence = /the cell odd of type GTYE4_CHANNEL, which the flow does not know/;
  expect(() => timingGraph(n, xilinxCells)).toThrow(sentence);
  expect(() => areaOf(n, xilinxCells)).toThrow(sentence);
  expect(() => areaOf(n, xilinxCells)).toThrow(UserError);
});

test('area counts LUT sites of memories and halves of block RAM', () => {
  const n = netlist({
    a: lut([10, 11], 20),
    i: cell('INV', { I: [20] }, { O: [21] }),
    m: cell('RAM32M16', {}, {}),
    s: cell('SRL16E', {}, {}),
    half: cell('RAMB18E2', {}, {}),
    whole: cell('RAMB36E2', {}, {}),
    f: cell('MUXF7', {}, {}),
    d: cell('DSP48E2', {}, {}),
  });
  expect(areaOf(n, xilinxCells)).toEqual({
    lut: 11,
    lutBySize: { INV: 1, LUT2: 1 },
    lutram: 9,
    muxf: 1,
    carry: 0,
    ff: 0,
    bram: 3,
    bramUnit: 'RAMB18',
    dsp: 1,
  });
});

test('the inputs of registers are counted by their levels, and the longest paths come first, one a register', () => {
  const n = netlist({
    r0: ff('0', 10),
    a: lut([10], 20),
    b: lut([20], 21),
    one: ff(20, 11),
    two: ff(21, 12),
    other: ff(21, 90),
    enabled: ff('0', 91, { CE: [20] }),
    direct: ff(10, 13),
  });
  const { histogram, worst } = longestPaths(timingGraph(n, xilinxCells));
  expect(histogram).toEqual([1, 2, 2]);
  const inWords = pathsInWords(n);
  const register = (to: string) => to.replace(/\[.*/, '');
  const found = worst(2, (path) => register(inWords(path).to)).map((path) => [path.luts, inWords(path).to]);
  expect(found).toEqual([
    [2, 'r[2] (D)'],
    [2, 'q (D)'],
  ]);
  expect(worst(9, (path) => inWords(path).to).map(({ luts }) => luts)).toEqual([2, 2, 1, 1, 0]);
});
