/** What HPCC promises, step by step. */
import assert from 'node:assert/strict';
import { hpccClock } from '../../../../../rtl-gen/uet/cms/hpcc/hpcc-clocks.ts';
import { hpccDefaults } from '../../../../../rtl-gen/uet/cms/hpcc/hpcc-defaults.ts';
import type { NamedTest } from '../../../../design-tests/named-test.ts';
import type { HpccFixedSettings } from '../../../golden/cms/hpcc/fixed/hpcc-fixed.ts';
import { HpccChecker } from './hpcc-checker.ts';
import { type SampledEvent, type ShownRate, sampledWriter, setHpccRegisters } from './hpcc-ports.ts';

const GIGA = 1e9;

/** 100 Gb/s in 8 us: 100 KB, and a ns is 12.5 bytes. */
const usual = hpccDefaults({ linkRate: 100 * GIGA, baseRtt: 8_000, mtu: 4160 });

type Given = Pick<SampledEvent, 'kind'> & Partial<SampledEvent>;

interface Steps {
  /** Events in clocks in a row, then what each leaves. */
  readonly give: (...events: readonly Given[]) => Promise<readonly ShownRate[]>;
  /** An ACK alone. */
  readonly ack: (sequence: number, nextToSend: number, ...hops: readonly Hop[]) => Promise<ShownRate>;
}

/** Time in ns, units of 128 bytes, units of 80 bytes. */
type Hop = readonly [time: number, bytes: number, queue: number];

const sampleOf = (sequence: number, nextToSend: number, hops: readonly Hop[]) => ({
  sequence,
  nextToSend,
  hops: hops.map(([time, bytes, queue]) => ({ time, bytes, queue })),
});

const named = (name: string, of: Partial<HpccFixedSettings>, steps: (bench: Steps) => Promise<void>): NamedTest => ({
  name,
  body: async (t) => {
    const settings = { ...usual, ...of };
    setHpccRegisters(t.dut, settings);
    const write = sampledWriter(t.dut);
    write(undefined);
    const seen: ShownRate[] = [];
    const checker = t.attach(new HpccChecker(t.dut, settings, { onRate: (rate) => seen.push(rate) }));
    const give: Steps['give'] = async (...events) => {
      const first = seen.length;
      for (const event of events) {
        write({ ccc: 2, bytes: 0, ...event });
        await t.cycles(1);
      }
      write(undefined);
      await t.cycles(hpccClock.limit + 1);
      assert.equal(checker.pending, 0);
      return seen.slice(first);
    };
    const ack: Steps['ack'] = async (sequence, nextToSend, ...hops) => {
      const [rate] = await give({ kind: 'ack', sample: sampleOf(sequence, nextToSend, hops) });
      return rate!;
    };
    await steps({ give, ack });
  },
});

/** A base RTT at the rate of the link is 781.25 units of 128 bytes. */
const whole = 8_000;

const near = (shown: number, expected: number, part = 1e-4): void =>
  assert.ok(Math.abs(shown / expected - 1) < part, `${shown} is not near ${expected}`);

export const hpccDirected: readonly NamedTest[] = [
  named('a context begins at the rate of the link, with its window', {}, async ({ give }) => {
    const [first] = await give({ kind: 'start' });
    assert.equal(first!.rate, 100 * GIGA);
    near(first!.cwnd, 100_000, 1e-3);
    assert.equal(first!.window, first!.cwnd);
  }),
  named('the first sample is kept, and moves nothing', {}, async ({ give, ack }) => {
    await give({ kind: 'start' });
    const { rate, heard } = await ack(1_000, 50_000, [500, 7, 2_000]);
    assert.equal(rate, 100 * GIGA);
    assert.deepEqual(heard, { committed: 100 * GIGA, stage: 0, load: 2 ** 20, lastUpdate: 50_000 });
  }),
  named('a load above what is aimed at cuts the rate by it, once a round trip for good', {}, async ({ give, ack }) => {
    await give({ kind: 'start' });
    await ack(1_000, 50_000, [0, 0, 1_250]);
    // A base RTT at half of the rate, and 100 KB that wait: a load of 1.5.
    const early = await ack(2_000, 60_000, [whole, 391, 1_250]);
    near(early.rate, (100 * GIGA * 0.95) / 1.5 + 0.05 * GIGA, 1e-3);
    near(early.cwnd, early.rate * 1e-6, 1e-3);
    assert.deepEqual([early.heard?.committed, early.heard?.lastUpdate], [100 * GIGA, 50_000]);
    const full = await ack(50_001, 90_000, [2 * whole, 782, 1_250]);
    near(full.rate, early.rate, 1e-3);
    assert.deepEqual([full.heard?.committed, full.heard?.stage, full.heard?.lastUpdate], [full.rate, 0, 90_000]);
  }),
  named('below it the rate grows by steps, then by the load', { maxStage: 2 }, async ({ give, ack }) => {
    await give({ kind: 'start' });
    await ack(0, 1, [0, 0, 1_250]);
    let at = 1;
    const next = (bytes: number) => {
      at += 1;
      return ack(at, at, [(at - 1) * whole, bytes, 0]);
    };
    const cut = await next(2_000);
    const rates = [];
    for (const bytes of [2_391, 2_782, 3_173]) {
      const { rate, heard } = await next(bytes);
      rates.push([rate > cut.rate + 0.2 * GIGA ? 'load' : 'step', heard?.stage]);
    }
    assert.deepEqual(rates, [
      ['step', 1],
      ['step', 2],
      ['load', 0],
    ]);
  }),
  named('the most loaded hop counts, of equal ones the first', {}, async ({ give, ack }) => {
    await give({ kind: 'start' });
    await ack(0, 1, [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]);
    for (const most of [0, 1, 2, 3, 4]) {
      const hops = [0, 1, 2, 3, 4].map((hop): Hop => {
        const clock = most + 1;
        const before = Array.from({ length: clock }, (_, i) => (i === hop ? 900 : 300)).reduce((a, b) => a + b, 0);
        return [clock * whole, before, 0];
      });
      const { heard } = await ack(2, 1, ...hops);
      near(heard!.load / 2 ** 20, (900 * 128 * 8) / (whole * 100), 1e-3);
    }
  }),
  named('a hop whose time stands says nothing, and none of them leaves the load', {}, async ({ give, ack }) => {
    await give({ kind: 'start' });
    await ack(0, 1, [5, 0, 0], [5, 0, 0]);
    const { heard } = await ack(2, 3, [5, 900, 9_000], [5 + whole, 391, 0]);
    near(heard!.load / 2 ** 20, 0.5, 1e-2);
    const { heard: same } = await ack(4, 5, [5, 950, 9_000], [5 + whole, 400, 0]);
    assert.equal(same!.load, heard!.load);
  }),
  named('a sample of a longer path begins again', {}, async ({ give, ack }) => {
    await give({ kind: 'start' });
    await ack(0, 1, [0, 0, 0]);
    const { rate, heard } = await ack(2, 9, [whole, 9_000, 0], [whole, 9_000, 0]);
    assert.deepEqual([rate, heard?.load, heard?.lastUpdate], [100 * GIGA, 2 ** 20, 9]);
  }),
  named('a sample close to the one before it is let go, and counts with the next', {}, async ({ give, ack }) => {
    await give({ kind: 'start' });
    await ack(0, 1, [0, 0, 0]);
    const one = (time: number, bytes: number): Given => ({ kind: 'ack', sample: sampleOf(2, 3, [[time, bytes, 0]]) });
    const nothing = Array.from({ length: hpccClock.written }, () => ({ kind: 'sent' }) as const);
    const [first, second, ...rest] = await give(one(4_000, 391), one(8_000, 2_000), ...nothing, one(12_000, 1_173));
    assert.ok(first!.heard !== undefined && second!.heard === undefined);
    const later = rest.at(-1)!.heard!;
    // 8 us from the first one on: all of the filter is new.
    near(later.load / 2 ** 20, ((1_173 - 391) * 128 * 8) / (8_000 * 100), 1e-3);
  }),
  named('the limit is the window and what was removed, whatever the event', {}, async ({ give }) => {
    const [start, sent, ack, lost, again, idle] = await give(
      { kind: 'start' },
      { kind: 'sent', bytes: 9_000 },
      { kind: 'ack', bytes: 4_000 },
      { kind: 'timeout', bytes: 2_000 },
      { kind: 'readd', bytes: 500 },
      { kind: 'idle', bytes: 2 ** 32 - 1 },
    );
    const beyond = [start, sent, ack, lost, again, idle].map((limit) => (limit!.window - start!.window) | 0);
    assert.deepEqual(beyond, [0, 0, 4_000, 6_000, 5_500, -1]);
  }),
  named('a window is not below the least one, and a small one says so', {}, async ({ give, ack }) => {
    await give({ kind: 'start' });
    await ack(0, 1, [0, 0, 0]);
    const { cwnd, small, rate } = await ack(2, 3, [whole, 50_000, 0]);
    assert.deepEqual([cwnd, small], [4160, true]);
    assert.ok(rate > 0.1 * GIGA);
  }),
  named(
    'a rate is within the least one and that of the link',
    { additive: 10 * GIGA, leastRate: 20 * GIGA },
    async ({ give, ack }) => {
      await give({ kind: 'start' });
      await ack(0, 1, [0, 0, 0]);
      assert.equal((await ack(2, 3, [whole, 50_000, 0])).rate, 20 * GIGA);
      assert.equal((await ack(4, 5, [2 * whole, 50_000, 0])).rate, 30 * GIGA);
      assert.equal((await ack(1, 6, [3 * whole, 50_000, 0])).rate, 40 * GIGA);
      for (let step = 3; step < 20; step += 1) await ack(10 + step, step, [step * whole, 50_000, 0]);
      assert.equal((await ack(90, 91, [20 * whole, 50_000, 0])).rate, 100 * GIGA);
    },
  ),
  named(
    'a rate is divided by loads of any size',
    { eta: 1, maxStage: 0, queueScale: 2 ** 10, additive: 0, leastRate: 0 },
    async ({ give, ack }) => {
      await give({ kind: 'start' });
      const loads = [1, 2, 3, 5, 8, 13, 21, 40, 77, 150, 300, 700, 1_500, 3_000, 7_000, 15_000, 33_000, 70_000];
      let now = 0;
      for (const load of loads) {
        // Twice, as the shorter queue counts; nothing is committed.
        for (let time = 0; time < 2; time += 1) {
          now += whole;
          const { rate, heard } = await ack(0, 1, [now % 2 ** 24, 0, load]);
          if (time === 0) continue;
          assert.equal(heard?.load, load);
          near(rate, (100 * GIGA) / load, 1e-4);
        }
      }
    },
  ),
  named('contexts know nothing of each other', {}, async ({ give, ack }) => {
    await give({ kind: 'start' }, { kind: 'start', ccc: 3 });
    await ack(0, 1, [0, 0, 0]);
    const [other] = await give({ kind: 'ack', ccc: 3, sample: sampleOf(2, 3, [[whole, 9_000, 0]]) });
    assert.deepEqual([other!.rate, other!.heard?.lastUpdate], [100 * GIGA, 3]);
    assert.ok((await ack(2, 3, [whole, 9_000, 0])).rate < 10 * GIGA);
  }),
];
