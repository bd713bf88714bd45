import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import { sackTracker } from '../../../rtl-gen/uet/pds/sack-tracker.ts';
import { windowSizes } from '../../../rtl-gen/uet/pds/window.ts';
import type { TestContext } from '../../bench/context.ts';
import { hwTest } from '../../bench/hw-test.ts';
import { runSeed } from '../../bench/run-seed.ts';
import { interpreterEngine } from '../../engine/interpreter/engine.ts';
import { wasmEngine } from '../../engine/wasm/engine.ts';
import { addPsn } from '../../golden/serial.ts';
import { sackBench } from './sack-bench.ts';
import { sackDirected } from './sack-directed.ts';
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
  for (const window of [128, 1024] as const) {
    for (const { name, body } of sackDirected(window)) {
      hwTest(`W = ${window}: ${name}`, { create: create(window), seeds: [7] }, body);
    }
  }

  test('a window that is not supported is refused in one sentence', () => {
    expect(() => sackTracker(100)).toThrow('a window of 100 PSNs is not supported: choose 128, 256, 512, 1024');
  });
});
