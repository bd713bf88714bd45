import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { chance } from '../../../testbench/bench/patterns.ts';
import { bits, elaborate } from '../../hdl/index.ts';
import { fifo } from './fifo.ts';

everyEngineTest(
  'a FIFO hands items on in order, whatever the two sides do',
  elaborate(fifo(bits(32), 16)),
  { seeds: 3 },
  async (t) => {
    const order = t.scoreboard<unknown>();
    const source = t.source('up', { valid: chance(0.6), onItem: (item) => order.expect(item) });
    const sink = t.sink('down', { ready: chance(0.5), onItem: (item) => order.actual(item) });
    t.monitor('up');
    t.monitor('down');
    for (let i = 0; i < 500; i++) source.sendNow(t.random.bits(32));
    await sink.received(500);
  },
);
