import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TestContext } from '../../../testbench/bench/context.ts';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { bits, elaborate } from '../../hdl/index.ts';
import { rateLimiter } from './rate-limiter.ts';
import { patterns } from './testing/stimulus.ts';

interface Limit {
  readonly rate: readonly [number, number];
  readonly burst: number;
  readonly costOf: (item: number) => number;
}

interface Run {
  readonly items: readonly number[];
  readonly valid: readonly boolean[];
  readonly ready: readonly boolean[];
}

/** Drives items through, compares the handshakes in every clock with the model, and says what passed in which clock. */
async function follow(t: TestContext, { rate: [tokens, clocks], burst, costOf }: Limit, run: Run): Promise<number[]> {
  const port = (name: string) => t.dut.port(name);
  const passed: number[] = [];
  // In parts of a token, so that nothing is rounded.
  let whole = burst;
  let parts = 0;
  let next = 0;
  let offered = false;
  for (let clock = 0; next < run.items.length && clock < 3000; clock++) {
    offered ||= run.valid[clock % run.valid.length]!;
    const ready = run.ready[clock % run.ready.length]!;
    const item = run.items[next]!;
    port('up_valid').set(offered ? 1 : 0);
    port('up_payload').set(item);
    port('down_ready').set(ready ? 1 : 0);
    const enough = whole >= costOf(item);
    expect([port('down_valid').get(), port('up_ready').get()]).toEqual([
      offered && enough ? 1 : 0,
      enough && ready ? 1 : 0,
    ]);
    if (offered) expect(port('down_payload').get()).toBe(item);
    const passes = offered && enough && ready;
    passed.push(passes ? costOf(item) : 0);
    if (passes) {
      whole -= costOf(item);
      next++;
      offered = false;
    }
    parts += tokens;
    whole = Math.min(burst, whole + Math.floor(parts / clocks));
    parts %= clocks;
    await t.rising();
  }
  expect(next).toBe(run.items.length);
  return passed;
}

describe('rate limiter', () => {
  const cases: readonly (readonly [name: string, limit: Limit, design: ReturnType<typeof elaborate>])[] = [
    [
      '3 items in 7 clocks',
      { rate: [3, 7], burst: 2, costOf: () => 1 },
      elaborate(rateLimiter(bits(4), { rate: [3, 7], burst: 2 })),
    ],
    [
      'costs of 0 to 15, 5 in 2 clocks',
      { rate: [5, 2], burst: 20, costOf: (item) => item },
      elaborate(rateLimiter(bits(4), { rate: [5, 2], burst: 20, cost: (p) => p, unit: 'units' })),
    ],
    [
      'a cost wider than the burst needs, 2 in 1 clock',
      { rate: [2, 1], burst: 9, costOf: (item) => item },
      elaborate(rateLimiter(bits(12), { rate: [2, 1], burst: 9, cost: (p) => p, unit: 'units' })),
    ],
  ];
  for (const [name, limit, design] of cases) {
    const largest = Math.min(15, limit.burst);
    const runs = fc.record({
      items: fc.array(fc.nat(largest), { maxLength: 60, size: 'max' }),
      valid: patterns,
      ready: patterns,
    });
    everyEngineProperty(`${name}: tokens are those of the model in every clock`, design, runs, async (t, run) => {
      const passed = await follow(t, limit, run);
      const [tokens, clocks] = limit.rate;
      const tooMuch: string[] = [];
      for (let from = 0; from < passed.length; from++) {
        let sum = 0;
        for (let to = from; to < passed.length; to++) {
          sum += passed[to]!;
          if (sum > limit.burst + Math.ceil(((to - from) * tokens) / clocks)) tooMuch.push(`${from} to ${to}: ${sum}`);
        }
      }
      expect(tooMuch).toEqual([]);
    });
  }

  everyEngineProperty(
    'items that always wait pass at exactly the rate',
    elaborate(rateLimiter(bits(4), { rate: [3, 7], burst: 1 })),
    fc.constant({ items: Array.from({ length: 61 }, (_, i) => i & 15), valid: [true], ready: [true] }),
    async (t, run) => {
      const passed = await follow(t, { rate: [3, 7], burst: 1, costOf: () => 1 }, run);
      // One at once from the burst, the other 60 at 3 in 7 clocks.
      expect(passed.length).toBe(1 + (60 * 7) / 3);
    },
    { numRuns: 1 },
  );

  test('a rate or burst that is none is refused', () => {
    const message = 'a rate limiter with a rate or burst of 0: give integers from 1 up';
    expect(() => rateLimiter(bits(4), { rate: [0, 1], burst: 1 })).toThrow(new RangeError(message));
    expect(() => rateLimiter(bits(4), { rate: [1, 0], burst: 1 })).toThrow(RangeError);
    expect(() => rateLimiter(bits(4), { rate: [1, 2], burst: 0.5 })).toThrow(RangeError);
  });
});
