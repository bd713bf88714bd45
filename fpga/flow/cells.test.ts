import { describe, expect, test } from 'vitest';
import { runYosys } from '../../support/yosys/run-yosys.ts';
import type { CellTable } from './cell-model.ts';
import { ecp5Cells } from './cells-ecp5.ts';
import { gowinCells } from './cells-gowin.ts';
import { ice40Cells } from './cells-ice40.ts';
import { nexusCells } from './cells-nexus.ts';
import { xilinxCells } from './cells-xilinx.ts';
import type { MappedNetlist } from './yosys-netlist.ts';

/** Modules of Yosys's own cell libraries; only `types` where those are named, as some libraries have thousands. */
async function library(script: string, types?: readonly string[]): Promise<Readonly<Record<string, MappedNetlist>>> {
  const only =
    types === undefined ? '' : `; select -set wanted ${types.map((t) => `=${t}`).join(' ')}; delete =* @wanted %d`;
  const { written } = await runYosys({
    script: `${script}${only}; blackbox =A:whitebox`,
    files: {},
    write: 'write_json',
  });
  return JSON.parse(written).modules;
}

const families: readonly (readonly [CellTable, string])[] = [
  [xilinxCells, 'read_verilog -lib +/xilinx/cells_sim.v +/xilinx/cells_xtra.v'],
  [ecp5Cells, 'read_verilog -lib +/ecp5/cells_sim.v +/ecp5/cells_bb.v'],
  [ice40Cells, 'read_verilog -lib +/ice40/cells_sim.v'],
  [gowinCells, 'read_verilog -lib +/gowin/cells_sim.v +/gowin/cells_xtra_gw2a.v'],
  [nexusCells, 'read_verilog -lib +/nexus/cells_sim.v +/nexus/cells_xtra.v'],
];

describe.each(families)('the table of $family cells against the library of Yosys', (table, read) => {
  test('names types and pins that exist, in their direction, and leaves no pin of a memory out', async () => {
    const modules = await library(read, Object.keys(table.cells));
    for (const [type, model] of Object.entries(table.cells)) {
      const ports = Object.entries(modules[type]?.ports ?? {});
      const inputs = ports.filter(([, p]) => p.direction === 'input').map(([name]) => name);
      const outputs = ports.filter(([, p]) => p.direction === 'output').map(([name]) => name);
      expect(outputs, type).not.toEqual([]);
      switch (model.kind) {
        case 'lut':
        case 'mux':
          expect(outputs, type).toHaveLength(1);
          break;
        case 'wide':
          expect(outputs, type).toHaveLength(1);
          expect(inputs, type).toEqual(expect.arrayContaining([...model.select]));
          break;
        case 'constant':
          expect(inputs, type).toEqual([]);
          break;
        case 'ff':
          expect(outputs, type).toHaveLength(1);
          expect(inputs, type).toEqual(expect.arrayContaining([...model.clocks]));
          break;
        case 'bram':
        case 'dsp':
          expect(inputs, type).toEqual(expect.arrayContaining([...model.clocks]));
          break;
        case 'lutram': {
          const known = [...model.clocks, ...model.write, ...model.reads.flatMap((r) => r.address)];
          expect(new Set(known), type).toEqual(new Set(inputs));
          expect(outputs, type).toEqual(expect.arrayContaining(model.reads.flatMap((r) => r.data)));
          break;
        }
        case 'carry': {
          const { cascade, arcs } = model;
          expect(new Set([cascade.in, ...arcs.map((a) => a.from)]), type).toEqual(new Set(inputs));
          expect(new Set([cascade.out, ...arcs.map((a) => a.to)]), type).toEqual(new Set(outputs));
          break;
        }
      }
    }
  });
});

/** `in[bit] out[bit]` for all pairs with a path through the gates of a module. */
function reachable({ ports, cells }: MappedNetlist): Set<string> {
  const after = new Map<number | string, (number | string)[]>();
  for (const { connections, port_directions } of Object.values(cells)) {
    const pins = Object.entries(connections);
    const to = pins.flatMap(([pin, bits]) => (port_directions?.[pin] === 'output' ? bits : []));
    for (const [pin, bits] of pins) {
      if (port_directions?.[pin] === 'input')
        for (const bit of bits) after.set(bit, [...(after.get(bit) ?? []), ...to]);
    }
  }
  const pairs = new Set<string>();
  for (const [from, source] of Object.entries(ports)) {
    if (source.direction !== 'input') continue;
    source.bits.forEach((start, i) => {
      const seen = new Set([start]);
      for (const bit of seen) for (const next of after.get(bit) ?? []) seen.add(next);
      for (const [to, target] of Object.entries(ports)) {
        if (target.direction !== 'output') continue;
        target.bits.forEach((bit, j) => {
          if (seen.has(bit)) pairs.add(`${from}[${i}] ${to}[${j}]`);
        });
      }
    });
  }
  return pairs;
}

const carryCells: readonly (readonly [string, CellTable, string])[] = [
  ['CARRY4', xilinxCells, 'read_verilog +/xilinx/cells_sim.v; hierarchy -top CARRY4'],
  [
    'CCU2C',
    ecp5Cells,
    'read_verilog +/ecp5/cells_sim.v; chparam -set INJECT1_0 "NO" -set INJECT1_1 "NO" -set INIT0 16\'h96aa -set INIT1 16\'h96aa CCU2C; hierarchy -top CCU2C',
  ],
  [
    'CCU2',
    nexusCells,
    'read_verilog +/nexus/cells_sim.v; chparam -set INJECT "NO" -set INIT0 "0x96AA" -set INIT1 "0x96AA" CCU2; hierarchy -top CCU2',
  ],
  ['ALU', gowinCells, 'read_verilog +/gowin/cells_sim.v; chparam -set ALU_MODE 2 ALU; hierarchy -top ALU'],
];

test.each(carryCells)('the arcs of %s are the paths through its model', async (type, table, read) => {
  // Without `opt`, which would fold the LUTs' contents, the gates depend on all that the text mentions.
  const modules = await library(`${read}; proc; flatten; techmap; delete t:$scopeinfo; rename -top top`);
  const { ports } = modules.top!;
  const model = table.cells[type]!;
  if (model.kind !== 'carry') throw new Error(`${type} is no carry cell in the table`);
  const claimed = new Set<string>();
  for (const { from, to, lag } of model.arcs) {
    ports[from]!.bits.forEach((_, i) => {
      ports[to]!.bits.forEach((_, j) => {
        if (j >= i + lag) claimed.add(`${from}[${i}] ${to}[${j}]`);
      });
    });
  }
  expect(reachable(modules.top!)).toEqual(claimed);
});
