import { describe, expect } from 'vitest';
import { elaborate } from '../../../../../rtl-gen/hdl/index.ts';
import { pdsInitiator } from '../../../../../rtl-gen/uet/pds/initiator/pds-initiator.ts';
import { hwTest } from '../../../../bench/hw-test.ts';
import { engines } from '../../../../engine/engines.ts';
import type { Engine } from '../../../../engine/simulator.ts';
import { InitiatorBench } from './initiator-bench.ts';
import { InitiatorLife } from './initiator-life.ts';
import { flowsOf, initiatorLife, initiatorMix, type LifeRun, lifeRegisters, lifeTarget } from './initiator-property.ts';

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
  live('while a target lacks what it needs', {
    flows: [...flowsOf('rud', 4), ...flowsOf('rod', 2).map((flow) => ({ ...flow, place: flow.place + 4 }))],
    weather: { maxDelay: 10 },
    packets: 100,
    meanwhile: async (life) => {
      for (const lack of ['pktBuffer', 'ccc', 'sesMsg', 'other', 'bitmap', 'gtdDel'] as const) {
        life.lacking = { [lack]: false };
        await life.run(200);
        life.lacking = {};
        await life.run(150);
      }
    },
    seen: (life) => expect(life.seen.get('target nack_no_pkt_buffer')).toBeGreaterThan(5),
  });
  live('with another Start_PSN', {
    flows: flowsOf('rud', 6),
    packets: 100,
    meanwhile: async (life) => {
      // Whatever a Start_PSN is, one of these two is ahead of it.
      life.floor = 0x4000_0000;
      await life.run(400);
      life.floor = 0xc000_0000;
      await life.closeByHost();
      await life.run(1200);
      life.floor = undefined;
    },
    seen: (life) => expect(life.seen.get('moved')).toBeGreaterThan(2),
  });
  live('through PDCs that their targets close', {
    flows: flowsOf('rud', 4),
    weather: { loss: 0.02 },
    packets: 400,
    meanwhile: async (life) => {
      for (let i = 0; i < 6; i++) {
        await life.run(500);
        life.closeByTargets();
      }
    },
    seen: (life) => expect(life.seen.get('closed')).toBeGreaterThan(7),
  });
  live('through PDCs that close when they are idle', {
    flows: flowsOf('rud', 4),
    weather: { loss: 0.02 },
    packets: 40,
    registers: { idleTime: 400 },
    meanwhile: async (life) => {
      for (let i = 0; i < 3; i++) {
        await life.run(4000);
        life.want(40);
      }
    },
    seen: (life) => expect(life.seen.get('closed')).toBeGreaterThan(10),
  });
  for (const mode of ['rud', 'rod'] as const) {
    hwTest(`or is reported, where a peer is gone (${mode})`, on(engines.wasm, 1), async (t) => {
      const bench = new InitiatorBench(t, {
        registers: lifeRegisters({ maxRtoRetx: 3, idleTime: 2000 }),
        cwnd: 100_000,
      });
      await bench.begin();
      const life = new InitiatorLife(bench, t.random.fork('life'), size.window, flowsOf(mode, 6), [
        lifeTarget,
        lifeTarget,
      ]);
      Object.assign(life.weather, { maxDelay: 10 });
      life.want(200);
      await life.run(700);
      await life.fail(40_000);
      const outcomes = new Set(life.facts.map(({ outcome }) => outcome));
      expect(outcomes).toContain('failed');
      expect(outcomes.size).toBeGreaterThan(1);
      expect(life.seen.get('ended')).toBe(6);
    });
  }
  hwTest('in any life, on the emitted Verilog', on(engines.yosys, 1), initiatorMix(size, 3_000));
});
