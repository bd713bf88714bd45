import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import { sackTracker, sackTrackerLatency } from '../../../rtl-gen/uet/pds/sack-tracker.ts';
import { windowSizes } from '../../../rtl-gen/uet/pds/window.ts';
import type { TestContext } from '../../bench/context.ts';
import { hwTest } from '../../bench/hw-test.ts';
import { runSeed } from '../../bench/run-seed.ts';
import { interpreterEngine } from '../../engine/interpreter/engine.ts';
import type { Simulator } from '../../engine/simulator.ts';
import { wasmEngine } from '../../engine/wasm/engine.ts';
import { addPsn } from '../../golden/serial.ts';
import { type SackBench, sackBench } from './sack-bench.ts';
import type { JudgedArrival } from './sack-checker.ts';
import { sackProperty } from './sack-property.ts';

const designs = new Map(windowSizes.map((window) => [window, elaborate(sackTracker(window))]));
const create =
  (window: (typeof windowSizes)[number], engine = wasmEngine) =>
  (options: { seed: number; trace: boolean }) =>
    engine.create(designs.get(window)!, options);

describe('the SACK tracker', () => {
  for (const window of windowSizes) {
    hwTest(
      `W = ${window}: random traffic agrees with the golden model at every output in every clock`,
      { create: create(window), seeds: 12 },
      sackProperty(window, 20_000),
    );

    hwTest(
      `W = ${window}: the same on the reference engine`,
      { create: create(window, interpreterEngine), seeds: 2 },
      sackProperty(window, 4_000),
    );
  }

  describe('any short history agrees with the golden model', () => {
    for (const window of [128, 1024] as const) {
      test(`W = ${window}`, async () => {
        const simulator = await create(window)({ seed: 1, trace: false });
        const fresh = simulator.snapshot();
        await fc.assert(
          fc.asyncProperty(history(window), async (h) => {
            simulator.restore(fresh);
            const { failure } = await runSeed(simulator, 1, (t) => play(t, window, h));
            if (failure !== undefined) throw failure;
          }),
          { numRuns: 100 },
        );
      });
    }
  });
});

/** Traffic that fast-check can shrink: PSNs are offsets from the start PSN. */
interface History {
  readonly start: number;
  readonly arrivals: readonly number[];
  readonly queries: readonly number[];
  /** When each stream is willing, repeated for ever. */
  readonly patterns: readonly [boolean[], boolean[], boolean[], boolean[]];
}

function history(window: number): fc.Arbitrary<History> {
  const offset = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: -3, max: 70 }) },
    { weight: 2, arbitrary: fc.integer({ min: window - 70, max: window + 70 }) },
    { weight: 1, arbitrary: fc.integer({ min: -(2 ** 31) - 70, max: -(2 ** 31) + 70 }) },
  );
  const list = fc.array(offset, { minLength: 1, maxLength: 150, size: 'max' });
  const pattern = fc.array(fc.boolean(), { maxLength: 6 }).map((p) => [...p, true]);
  return fc.record({
    start: fc.oneof(fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.integer({ min: 2 ** 32 - 200, max: 2 ** 32 - 1 })),
    arrivals: list,
    queries: list,
    patterns: fc.tuple(pattern, pattern, pattern, pattern),
  });
}

async function play(t: TestContext, window: number, h: History): Promise<void> {
  const [arrivals, queries, verdicts, sacks] = h.patterns;
  const bench = sackBench(t, { window, arrivals, queries, verdicts, sacks });
  await bench.starts.send(h.start);
  for (const offset of h.arrivals) bench.arrivals.sendNow(addPsn(h.start, offset));
  for (const offset of h.queries) bench.queries.sendNow(addPsn(h.start, offset));
  await bench.drain();
}

describe('what the SACK tracker promises, step by step', () => {
  /** Runs `body` on a tracker with W = 128 that starts at PSN `start`; verdicts are collected. */
  const withTracker = async (
    start: number,
    body: (t: TestContext, bench: SackBench, verdicts: string[]) => Promise<void>,
  ): Promise<void> => {
    const simulator: Simulator = await create(128)({ seed: 7, trace: false });
    const { failure } = await runSeed(simulator, 7, async (t) => {
      const verdicts: string[] = [];
      const onVerdict = (a: JudgedArrival): void => void verdicts.push(`${a.psn} ${a.verdict}`);
      const bench = sackBench(t, { window: 128, onVerdict });
      await bench.starts.send(start);
      await body(t, bench, verdicts);
    });
    if (failure !== undefined) throw failure;
  };

  test('the window is [CACK + 1, CACK + W], by serial comparison through 2^32', () =>
    withTracker(2 ** 32 - 2, async (_, bench, verdicts) => {
      for (const psn of [2 ** 32 - 3, 125, 126, 2 ** 32 - 1, 125, 2 ** 31 - 3, 2 ** 31 - 2])
        bench.arrivals.sendNow(psn);
      await bench.drain();
      expect(verdicts).toEqual([
        '4294967293 before',
        '125 accepted',
        '126 beyond',
        '4294967295 accepted',
        '125 duplicate',
        '2147483645 beyond',
        '2147483646 before',
      ]);
    }));

  test('the lowest hole of a full window moves CACK over all of it, cack clocks later and not before', () =>
    withTracker(1000, async (t, bench) => {
      for (let psn = 1001; psn < 1128; psn++) bench.arrivals.sendNow(psn);
      await bench.drain();
      expect(t.dut.port('cack').get()).toBe(999);
      expect(t.dut.port('out_of_order').get()).toBe(127);
      const accepted = await bench.arrivals.send(1000);
      // `send` returns in the clock after the handshake; read the counters of each clock before its edge.
      await t.cycles(accepted + sackTrackerLatency.cack - 1 - t.cycle);
      expect(t.dut.port('cack').get()).toBe(999);
      await t.cycles(1);
      expect(t.dut.port('cack').get()).toBe(1127);
      expect(t.dut.port('out_of_order').get()).toBe(0);
      expect(t.dut.port('highest').get()).toBe(1127);
    }));

  test('the window moves on windowLag clocks after the arrival that moves it', () =>
    withTracker(0, async (t, bench, verdicts) => {
      const first = await bench.arrivals.send(0);
      const at = async (clock: number): Promise<void> => {
        await t.cycles(clock - t.cycle);
        bench.arrivals.sendNow(128);
      };
      // An item queued after an edge is offered in the clock after the next one.
      await at(first + sackTrackerLatency.windowLag - 2);
      await t.cycles(1);
      bench.arrivals.sendNow(128);
      await bench.drain();
      expect(verdicts).toEqual(['0 accepted', '128 beyond', '128 accepted']);
    }));

  test('bit i of a SACK is PSN base + i: 1 up to CACK, 0 above the window', () =>
    withTracker(100, async (t, bench) => {
      for (const psn of [100, 101, 103, 110, 163, 164]) bench.arrivals.sendNow(psn);
      await bench.drain();
      const bitmaps: string[] = [];
      t.attach({
        sample: () => {
          if (t.dut.port('sack_valid').get() !== 1) return;
          bitmaps.push(BigInt(t.dut.port('sack_payload_bitmap').get()).toString(16).padStart(16, '0'));
        },
      });
      for (const base of [100, 102, 101, 38, 0, 164, 230, 2 ** 32 - 1]) bench.queries.sendNow(base);
      await bench.drain();
      expect(bitmaps).toEqual([
        '800000000000040b',
        '6000000000000102',
        'c000000000000205',
        'ffffffffffffffff',
        'ffffffffffffffff',
        '0000000000000001',
        '0000000000000000',
        'ffffffffffffffff',
      ]);
    }));

  test('a new start PSN forgets everything', () =>
    withTracker(5, async (t, bench, verdicts) => {
      for (const psn of [5, 6, 9]) bench.arrivals.sendNow(psn);
      await bench.arrivals.whenIdle();
      await bench.starts.send(7);
      for (const psn of [9, 7, 6]) bench.arrivals.sendNow(psn);
      await bench.drain();
      expect(verdicts).toEqual(['5 accepted', '6 accepted', '9 accepted', '9 accepted', '7 accepted', '6 before']);
      expect(t.dut.port('cack').get()).toBe(7);
      expect(t.dut.port('out_of_order').get()).toBe(1);
    }));

  test('a window that is not supported is refused in one sentence', () => {
    expect(() => sackTracker(100)).toThrow('a window of 100 PSNs is not supported: choose 128, 256, 512, 1024');
  });
});
