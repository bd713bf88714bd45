import { describe } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { pdsInitiator } from '../../../../../rtl-gen/uet/pds/initiator/pds-initiator.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
import { engines } from '../../../../engine/engines.ts';
import type { Engine } from '../../../../engine/simulator.ts';
import { flowsOf, initiatorLife, initiatorMix, type LifeRun } from './initiator-property.ts';

const size = { contexts: 8, window: 128, records: 256 };
const design = elaborate(pdsInitiator(size));

const on = (engine: Engine, seeds: number) => ({
  create: (of: Parameters<Engine['create']>[1]) => engine.create(design, of),
  seeds,
  timeout: 300_000,
});

const live = (name: string, run: Omit<LifeRun, 'size'>): void =>
  hwTest(name, on(engines.wasm, 1), initiatorLife({ size, ...run }));

describe('every packet is delivered once, and SES hears of it once', () => {
  const rud = flowsOf('rud', 4);
  live('in fair weather', { flows: rud, packets: 200 });
  live('of one PDC', { flows: flowsOf('rud', 1), packets: 600 });
  live('with loss', { flows: rud, weather: { loss: 0.05 }, packets: 200 });
  live('with trimming', { flows: rud, mishaps: { trimmed: 0.1 }, packets: 200 });
  live('in order', { flows: flowsOf('rod', 3), weather: { maxDelay: 10 }, packets: 200 });
  live('in order, with loss', { flows: flowsOf('rod', 3), weather: { loss: 0.03, maxDelay: 14 }, packets: 100 });
  live('as RoCEv2, with loss', { flows: flowsOf('roce', 3), weather: { loss: 0.03, maxDelay: 14 }, packets: 100 });
  live('with all at once', {
    flows: flowsOf('rud', 8),
    weather: { loss: 0.1, copies: 0.1 },
    mishaps: { trimmed: 0.1, ce: 0.1, stall: 0.1 },
    packets: 100,
  });
  hwTest('in any life, on the emitted Verilog', on(engines.yosys, 1), initiatorMix(size, 6_000));
});
