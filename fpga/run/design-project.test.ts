import { expect, test } from 'vitest';
import { bit, bits, elaborate, module } from '../../rtl-gen/hdl/index.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { mapProject } from '../bitstream/map.ts';
import { designProject } from '../bitstream/project.ts';
import { boards, findBoard } from '../boards/index.ts';
import { netlistSimulator } from './post-synthesis.ts';

const counter = module('counter', { in: { hold: bit }, out: { count: bits(3) } }, ({ hold }, m) => {
  const count = m.reg('count', bits(3), { reset: 5 });
  m.when(hold.not(), () => count.set(count.add(1)));
  return { count };
});

const placed = (pins: Readonly<Record<string, { readonly site: string; readonly activeLow?: true }>>) => ({
  summary: 'counts',
  verilog: emitVerilog(elaborate(counter)),
  ports: [
    { name: 'hold', direction: 'in', width: 1 },
    { name: 'count', direction: 'out', width: 3 },
  ] as const,
  pins,
});

const pins = { hold: { site: '10' }, 'count[0]': { site: '26', activeLow: true }, 'count[2]': { site: '27' } } as const;

test('a design of the user is at its pins, leaves reset after power-up, and is inverted where that is asked for', async () => {
  const project = designProject(findBoard(boards, 'icebreaker'), 'counter', placed(pins));
  expect(project.constraints.text.split('\n').filter((line) => line.startsWith('set_io'))).toEqual([
    'set_io clk 35',
    'set_io hold 10',
    'set_io count_0 26',
    'set_io count_2 27',
  ]);
  const simulator = await netlistSimulator(await mapProject(project), 'ice40');
  simulator.port('hold').set(0);
  const lights = Array.from({ length: 20 }, () => {
    simulator.step();
    return [simulator.port('count_2').get(), simulator.port('count_0').get()].map(Number);
  });
  // Reset holds 5, then it counts 6, 7, 0; bit 0 is inverted.
  expect(lights.slice(13, 18)).toEqual([
    [1, 0],
    [1, 0],
    [1, 1],
    [1, 0],
    [0, 1],
  ]);
});

test('an input without a pin and a pin of no port are told in one sentence', () => {
  const on = (some: typeof pins | object) => () =>
    designProject(findBoard(boards, 'icebreaker'), 'counter', placed(some as typeof pins));
  expect(on({ 'count[0]': { site: '26' } })).toThrow(
    'counter on icebreaker: its input hold is at no pin: give it one in pins of the config',
  );
  expect(on({ hold: { site: '10' }, 'count[3]': { site: '26' } })).toThrow(
    'counter on icebreaker: it has a pin for count[3], which is no port of one bit and no bit of a port: give count[0], and so on',
  );
  expect(on({ hold: { site: '35' } })).toThrow('board icebreaker: pin 35 is used twice, for clk and for hold');
});
