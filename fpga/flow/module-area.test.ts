import { expect, test } from 'vitest';
import type { VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import { ice40Cells } from './cells-ice40.ts';
import { type ModuleArea, moduleArea, pruned, totalArea } from './module-area.ts';
import { inputPorts, scopesOfCells } from './scopes.ts';
import type { MappedNetlist, NetlistCell } from './yosys-netlist.ts';

const cell = (type: string, output: string, net: number): NetlistCell => ({
  type,
  connections: { [output]: [net] },
  port_directions: { [output]: 'output' },
});
const ff = (net: number) => cell('SB_DFF', 'Q', net);
const lut = (net: number) => cell('SB_LUT4', 'O', net);
const name = (...bits: number[]) => ({ hide_name: 0, bits }) as const;

const design: VerilogDesign = {
  top: 'top',
  files: [
    {
      name: 'pair.v',
      text: 'module pair (\n    input  wire       clk,\n    input  wire [1:0] d,\n    output wire [1:0] q\n);\n',
    },
    { name: 'leaf.v', text: 'module leaf (\n    input  wire d,\n    output reg  r\n);\n' },
  ],
};

/**
 * The top has a register that the pairs take as their input, two pairs, and a LUT; a pair has two leaves with a
 * register each.
 */
const netlist: MappedNetlist = {
  ports: {},
  cells: {
    // Named for the pair that reads it, as Yosys may.
    'a.d_SB_DFF_Q': ff(10),
    'a.one.r_SB_DFF_Q': ff(20),
    'a.two.r_SB_DFF_Q': ff(21),
    'b.one.r_SB_DFF_Q': ff(30),
    'b.two.r_SB_DFF_Q': ff(31),
    'a.q_SB_LUT4_O': lut(40),
    'b.q_SB_LUT4_I0': lut(50),
    loose: cell('SB_RAM40_4K', 'RDATA', 60),
  },
  netnames: {
    state: name(10, 11),
    'a.d': name(10, 11),
    'b.d': name(10, 11),
    'a.one.r': name(20),
    'a.r_one': name(20),
    sum: name(20),
    'a.two.r': name(21),
    'b.one.r': name(30),
    'b.one.d': name(31),
    'b.two.r': name(31),
    'a.q_SB_LUT4_O_I0': name(40),
    result: name(50),
  },
  scopes: { a: 'pair', b: 'pair', 'a.one': 'leaf', 'a.two': 'leaf', 'b.one': 'leaf', 'b.two': 'leaf' },
};

const tree = moduleArea('top', netlist, ice40Cells, inputPorts(design));

test('a cell is of the instance that made its net, not of those that the net passes', () => {
  expect(Object.fromEntries(scopesOfCells(netlist, inputPorts(design)))).toEqual({
    'a.d_SB_DFF_Q': '',
    'a.one.r_SB_DFF_Q': 'a.one',
    'a.two.r_SB_DFF_Q': 'a.two',
    'b.one.r_SB_DFF_Q': 'b.one',
    'b.two.r_SB_DFF_Q': 'b.two',
    'a.q_SB_LUT4_O': 'a',
    'b.q_SB_LUT4_I0': '',
    loose: '',
  });
});

test('equal modules of a parent share a row, in all of its equal instances', () => {
  const row = ({ name, module, count, own, parts }: ModuleArea): unknown => [
    name,
    module,
    count,
    own.lut,
    own.ff,
    parts.map(row),
  ];
  expect(row(tree)).toEqual(['', 'top', 1, 1, 1, [['a', 'pair', 2, 1, 0, [['one', 'leaf', 4, 0, 4, []]]]]]);
  expect(totalArea(tree)).toEqual({ lut: 2, lutram: 0, ff: 5, carry: 0, bram: 1, dsp: 0 });
});

test("what is small becomes its parent's own, and nothing is lost", () => {
  const large: ModuleArea = { ...tree, own: { ...tree.own, lut: 1_000, ff: 10 } };
  const kept = pruned(large, 0.1);
  expect(kept.parts.map(({ name }) => name)).toEqual(['a']);
  expect(pruned(large, 0.4).parts).toEqual([]);
  for (const share of [0.1, 0.4]) expect(totalArea(pruned(large, share))).toEqual(totalArea(large));
});
