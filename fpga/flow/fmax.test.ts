import { expect, test } from 'vitest';
import { ice40Cells } from './cells-ice40.ts';
import { xilinxCells } from './cells-xilinx.ts';
import { familyDelays } from './family-delays.ts';
import { estimateFmax } from './fmax.ts';
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
const netlist = (cells: MappedNetlist['cells']): MappedNetlist => ({ ports: {}, cells, netnames: {}, scopes: {} });

const ice40 = familyDelays.ice40!;
const onIce40 = (cells: MappedNetlist['cells']) => {
  const n = netlist(cells);
  return estimateFmax(n, timingGraph(n, ice40Cells), ice40Cells, 'ice40');
};
/** A start so late that no path from it meets the limit of the clock network. */
const ram = cell('SB_RAM40_4K', { RCLK: [2] }, { RDATA: [10] });
const ff = (d: NetBit, q: NetBit) => cell('SB_DFF', { C: [2], D: [d] }, { Q: [q] });
const lut = (i: NetBit, o: NetBit, pin = 'I0') => cell('SB_LUT4', { [pin]: [i] }, { O: [o] });

test('a path of four LUTs is clock to output, four nets, four LUTs and the setup of the register beside the last', () => {
  const { clockToOutput, lut: through, setup, net } = ice40;
  const luts = { w: lut(10, 11), x: lut(11, 20), y: lut(20, 21), z: lut(21, 30) };
  const estimate = onIce40({ a: ff('0', 10), ...luts, b: ff(30, 40) });
  const of = (wire: number) => Math.floor(1000 / (clockToOutput + 4 * (through + wire) + setup));
  expect(estimate).toEqual({ mhz: of((net[0] + net[1]) / 2), low: of(net[1]), high: of(net[0]), part: 'HX8K' });
});

test('an enable is one more net, and a carry chain is entered over a net and left without one', () => {
  const { ramToOutput, lut: through, setup, net, carryEntry, carryStep } = ice40;
  const enabled = (e: NetBit) => cell('SB_DFFE', { C: [2], D: ['0'], E: [e] }, { Q: [40] });
  const wire = net[1];
  expect(onIce40({ ram, x: lut(10, 20), b: enabled(20) })!.low).toBe(
    Math.floor(1000 / (ramToOutput + through + 2 * wire + setup)),
  );
  const carry = (i: NetBit, ci: NetBit, co: NetBit) => cell('SB_CARRY', { I0: [i], I1: ['0'], CI: [ci] }, { CO: [co] });
  const chain = onIce40({
    ram,
    p: carry(10, '0', 20),
    q: carry('0', 20, 21),
    x: lut(21, 30, 'I3'),
    b: enabled(30),
  });
  expect(chain!.low).toBe(Math.floor(1000 / (ramToOutput + 2 * wire + carryEntry + carryStep + through + setup)));
});

test('what leaves a carry chain to another pin than that beside it, or to two, passes a LUT and a net', () => {
  const { ramToOutput, lut: through, setup, net, carryEntry, carryExit } = ice40;
  if (carryExit === 'net') throw new Error('iCE40 has LUTs beside carry cells');
  const carry = cell('SB_CARRY', { I0: [10], I1: ['0'], CI: ['0'] }, { CO: [20] });
  const chain = { ram, carry };
  const of = (wires: number, passing: number) =>
    Math.floor(1000 / (ramToOutput + wires * net[1] + carryEntry + passing + through + setup));
  const beside = { ...chain, x: lut(20, 30, 'I3'), b: ff(30, 40) };
  expect(onIce40(beside)!.low).toBe(of(1, 0));
  expect(onIce40({ ...chain, x: lut(20, 30, 'I0'), b: ff(30, 40) })!.low).toBe(of(2, carryExit.passing));
  expect(onIce40({ ...beside, y: lut(20, 31, 'I3') })!.low).toBe(of(2, carryExit.passing));
});

test('no path so short that the clock network would be the limit counts for more', () => {
  expect(onIce40({ a: ff('0', 10), b: ff(10, 40) })).toMatchObject({ mhz: 275, low: 275, high: 275 });
});

test('block RAM starts later than a register, and without paths or delays of the family there is no estimate', () => {
  const { ramToOutput, setup, net } = ice40;
  expect(onIce40({ ram, x: lut(10, 30), b: ff(30, 40) })!.low).toBe(
    Math.floor(1000 / (ramToOutput + net[1] + ice40.lut + setup)),
  );
  expect(onIce40({ a: ff('0', 10) })).toBeNull();
  const n = netlist({ a: cell('FDRE', { C: [2], D: [10] }, { Q: [10] }) });
  expect(estimateFmax(n, timingGraph(n, xilinxCells), xilinxCells, 'xc7')).toBeNull();
});
