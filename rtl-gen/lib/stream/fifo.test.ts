import { expect, test } from 'vitest';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { simulate } from '../../../testbench/engine/wasm/engine.ts';
import { modelProperty } from '../../../testbench/properties/model-property.ts';
import { bits, elaborate } from '../../hdl/index.ts';
import { combPaths } from '../../ir/comb-graph.ts';
import { flatten } from '../../ir/flatten.ts';
import { blockFifo } from './block-fifo.ts';
import { fifo, levelFifo, roomyFifo } from './fifo.ts';
import { fifoMachine } from './testing/fifo-machine.ts';
import { inOrderTests } from './testing/in-order.ts';

inOrderTests('a FIFO of 16', { design: elaborate(fifo(bits(32), 16)), width: 32, latency: 1 });
inOrderTests('a FIFO of 5', { design: elaborate(levelFifo(bits(20), 5)), width: 20, latency: 1 });
inOrderTests('a block FIFO of 8', { design: elaborate(blockFifo(bits(32), 8)), width: 32, latency: 3 });
inOrderTests('a block FIFO of 3', { design: elaborate(blockFifo(bits(9), 3)), width: 9, latency: 3 });

everyEngineProperty(
  'a FIFO is a queue, whatever is done to it in each clock, resets included',
  elaborate(fifo(bits(8), 3)),
  ...modelProperty(fifoMachine(3)),
  { numRuns: 100 },
);

everyEngineTest(
  'the level of a FIFO is the number of items in it, and it is full at its depth',
  elaborate(levelFifo(bits(8), 5)),
  {},
  async (t) => {
    const port = (name: string) => t.dut.port(name);
    let held = 0;
    for (let clock = 0; clock < 500; clock++) {
      const eager = clock % 40 < 20;
      port('up_valid').set(t.random.chance(eager ? 0.9 : 0.3) ? 1 : 0);
      port('down_ready').set(t.random.chance(eager ? 0.3 : 0.9) ? 1 : 0);
      expect([port('level').get(), port('up_ready').get(), port('down_valid').get()]).toEqual([
        held,
        held < 5 ? 1 : 0,
        held > 0 ? 1 : 0,
      ]);
      const enters = port('up_valid').get() === 1 && held < 5;
      const leaves = port('down_ready').get() === 1 && held > 0;
      held += Number(enters) - Number(leaves);
      await t.rising();
    }
  },
);

everyEngineTest(
  'a FIFO that has room gives all in their order, a clock later, whatever is on its wires between them',
  elaborate(roomyFifo(bits(8), 4)),
  {},
  async (t) => {
    const port = (name: string) => t.dut.port(name);
    const held: number[] = [];
    for (let clock = 0; clock < 500; clock++) {
      const pops = t.random.chance(0.5);
      const pushes = t.random.chance(0.6) && (held.length < 3 || pops);
      port('push_enable').set(Number(pushes));
      const item = t.random.below(256);
      port('push_payload').set(item);
      port('down_ready').set(Number(pops));
      expect([port('level').get(), port('down_valid').get()]).toEqual([held.length, Number(held.length > 0)]);
      if (held.length > 0) expect(port('down_payload').get()).toBe(held[0]);
      if (pops) held.shift();
      if (pushes) held.push(item);
      await t.rising();
    }
  },
);

test('a FIFO that has room says when it had none', async () => {
  const simulator = await simulate(flatten(elaborate(roomyFifo(bits(8), 4))), {});
  simulator.port('rst').set(1);
  simulator.step();
  simulator.port('rst').set(0);
  simulator.port('push_enable').set(1);
  simulator.step(3);
  expect(simulator.takeFailures()).toEqual([]);
  simulator.step();
  expect(simulator.takeFailures().map(({ path }) => path)).toEqual(['finds_room']);
});

everyEngineTest(
  'a block FIFO takes two items more than its depth while no one takes any',
  elaborate(blockFifo(bits(9), 3)),
  {},
  async (t) => {
    const source = t.source('up');
    const sink = t.sink('down', { ready: true });
    sink.pause();
    for (let i = 0; i < 9; i++) source.sendNow(i);
    await t.cycles(20);
    expect(source.sent).toBe(5);
    sink.resume();
    await sink.received(9);
    expect(sink.items.map(({ item }) => item)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  },
);

test.each([fifo, blockFifo])('no path runs through the handshakes of %o', (make) => {
  const paths = combPaths(elaborate(make(bits(8), 4)).top);
  expect([...paths.get('up_ready')!, ...paths.get('down_valid')!, ...paths.get('down_payload')!]).toEqual([]);
});

test('a depth that is no number of items is refused', () => {
  const message = 'a FIFO of 1 items: give an integer from 2 up';
  for (const make of [fifo, levelFifo, blockFifo]) expect(() => make(bits(8), 1)).toThrow(new RangeError(message));
  expect(() => fifo(bits(8), 2.5)).toThrow(RangeError);
  expect(() => roomyFifo(bits(8), 6)).toThrow(new RangeError('a FIFO with room of 6 items: give a power of two'));
});
