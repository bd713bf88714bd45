/** Lives of the PDS initiator: in each, every packet is delivered once, and SES hears of it once. */
import assert from 'node:assert/strict';
import type { InitiatorSize } from '../../../../../rtl-gen/uet/pds/initiator/layout.ts';
import { type NamedTest, named } from '../../../../design-tests/named-test.ts';
import { InitiatorBench } from './initiator-bench.ts';
import { InitiatorLife } from './initiator-life.ts';
import { flowsOf, initiatorLife, type LifeRun, lifeRegisters, lifeTarget } from './initiator-property.ts';

const rud = flowsOf('rud', 4);

const sawMore = (life: InitiatorLife, what: string, least: number): void => {
  const times = life.seen.get(what) ?? 0;
  assert.ok(times > least, `${what}: ${times} times, and not more than ${least}`);
};

const runs: readonly (readonly [string, Omit<LifeRun, 'size'>])[] = [
  ['in fair weather', { flows: rud, packets: 200 }],
  ['of one PDC', { flows: flowsOf('rud', 1), packets: 600 }],
  ['with loss', { flows: rud, weather: { loss: 0.05 }, packets: 200 }],
  ['with trimming', { flows: rud, mishaps: { trimmed: 0.1 }, packets: 200 }],
  ['in order', { flows: flowsOf('rod', 3), weather: { maxDelay: 10 }, packets: 200 }],
  ['in order, with loss', { flows: flowsOf('rod', 3), weather: { loss: 0.03, maxDelay: 14 }, packets: 100 }],
  ['as RoCEv2, with loss', { flows: flowsOf('roce', 3), weather: { loss: 0.03, maxDelay: 14 }, packets: 100 }],
  [
    'with all at once',
    {
      flows: flowsOf('rud', 8),
      weather: { loss: 0.1, copies: 0.1 },
      mishaps: { trimmed: 0.1, ce: 0.1, stall: 0.1 },
      packets: 100,
    },
  ],
  [
    'while a target lacks what it needs',
    {
      flows: [...rud, ...flowsOf('rod', 2).map((flow) => ({ ...flow, place: flow.place + 4 }))],
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
      seen: (life) => sawMore(life, 'target nack_no_pkt_buffer', 5),
    },
  ],
  [
    'with another Start_PSN',
    {
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
      seen: (life) => sawMore(life, 'moved', 2),
    },
  ],
  [
    'in a small window, while packets are trimmed and wait',
    {
      flows: flowsOf('rud', 8),
      cwnd: 12_000,
      weather: { loss: 0.02 },
      mishaps: { trimmed: 0.2, stall: 0.4 },
      registers: { loss: { outOfOrder: false, probe: false } },
      packets: 60,
    },
  ],
  [
    'through PDCs that their targets close',
    {
      flows: rud,
      weather: { loss: 0.02 },
      packets: 400,
      meanwhile: async (life) => {
        for (let i = 0; i < 6; i++) {
          await life.run(500);
          life.closeByTargets();
        }
      },
      seen: (life) => sawMore(life, 'closed', 7),
    },
  ],
  [
    'through PDCs that the host closes again and again',
    {
      flows: flowsOf('rud', 8),
      weather: { loss: 0.02, minDelay: 4, maxDelay: 16 },
      mishaps: { close: 0.02, sesDelay: 4 },
      packets: 200,
      target: {
        ...lifeTarget,
        contexts: 64,
        registers: { ...lifeTarget.registers, lingerTime: 100, quarantineTime: 50 },
      },
      seen: (life) => sawMore(life, 'closed', 20),
    },
  ],
  [
    'through PDCs that close when they are idle',
    {
      flows: rud,
      weather: { loss: 0.02 },
      packets: 40,
      registers: { idleTime: 400 },
      meanwhile: async (life) => {
        for (let i = 0; i < 3; i++) {
          await life.run(4000);
          life.want(40);
        }
      },
      seen: (life) => sawMore(life, 'closed', 10),
    },
  ],
];

const gone = (size: InitiatorSize, mode: 'rud' | 'rod'): NamedTest =>
  named(`each packet is reported, where a peer is gone (${mode})`, async (t) => {
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
    assert.ok(outcomes.has('failed'));
    assert.ok(outcomes.size > 1, 'all have failed');
    assert.equal(life.seen.get('ended'), 6);
  });

/** For a core of 8 PDCs or more. */
export const initiatorLives = (size: InitiatorSize): readonly NamedTest[] => [
  ...runs.map(([name, run]) => named(`packets are delivered once ${name}`, initiatorLife({ size, ...run }))),
  gone(size, 'rud'),
  gone(size, 'rod'),
];
