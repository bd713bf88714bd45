import { describe, expect, test } from 'vitest';
import type { Body } from '../../../testbench/bench/context.ts';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { bit, bits, elaborate, module } from '../../hdl/index.ts';
import { cyclicCounter } from './cyclic-counter.ts';
import { eventCounter } from './event-counter.ts';
import { rollingCounter } from './rolling-counter.ts';
import { saturatingCounter } from './saturating-counter.ts';
import { statisticsCounter } from './statistics-counter.ts';
import { upDownCounter } from './up-down-counter.ts';

/** The outputs in a clock, from the count and what goes in; and the count after it. */
type Step = (
  count: number,
  inputs: Readonly<Record<string, number>>,
) => {
  readonly seen: Readonly<Record<string, number>>;
  readonly next: number;
};

/** Random inputs in stretches (a counter must get to both ends), each clock's outputs compared with the model. */
const follow =
  (inputs: Readonly<Record<string, number>>, clocks: number, step: Step): Body<void> =>
  async (t) => {
    let count = 0;
    const reached = new Set<number>();
    let chances: Readonly<Record<string, number>> = {};
    for (let clock = 0; clock < clocks; clock++) {
      if (clock % 40 === 0) {
        const choose = (name: string) => (name === 'clear' ? t.random.pick([0, 0.01]) : t.random.pick([0.1, 0.5, 1]));
        chances = Object.fromEntries(Object.keys(inputs).map((name) => [name, choose(name)]));
      }
      const given = Object.fromEntries(
        Object.entries(inputs).map(([name, max]) => [name, t.random.chance(chances[name]!) ? t.random.int(1, max) : 0]),
      );
      for (const [name, value] of Object.entries(given)) t.dut.port(name).set(value);
      const { seen, next } = step(count, given);
      expect(Object.fromEntries(Object.keys(seen).map((name) => [name, Number(t.dut.port(name).get())]))).toEqual(seen);
      reached.add(count);
      count = next;
      await t.rising();
    }
    expect(reached.size).toBeGreaterThan(1);
    expect(Math.min(...reached)).toBe(0);
  };

const counted = module('counted', { in: { drops: bit }, out: { count: bits(32) } }, ({ drops }, m) => ({
  count: eventCounter(m, 'drops', drops),
}));

everyEngineTest(
  'eventCounter counts the cycles with its event',
  elaborate(counted),
  {},
  follow({ drops: 1 }, 400, (count, { drops = 0 }) => ({ seen: { count }, next: count + drops })),
);

describe('saturatingCounter', () => {
  for (const max of [1, 5, 15]) {
    everyEngineTest(
      `to ${max} stops at both ends`,
      elaborate(saturatingCounter(max)),
      {},
      follow({ up: 1, down: 1, clear: 1 }, 600, (count, { up = 0, down = 0, clear }) => ({
        seen: { count, at_max: Number(count === max) },
        next: clear === 1 ? 0 : Math.min(max, Math.max(0, count + up - down)),
      })),
    );
  }

  test('refuses ends below 1', () => {
    for (const max of [0, -1, 1.5]) expect(() => saturatingCounter(max)).toThrow(RangeError);
  });
});

describe('statisticsCounter', () => {
  for (const amountBits of [1, 4, 8]) {
    everyEngineTest(
      `of 8 bits adds amounts of ${amountBits} bits and stops at 255`,
      elaborate(statisticsCounter(8, amountBits)),
      {},
      follow({ amount: 2 ** amountBits - 1, clear: 1 }, 900, (count, { amount = 0, clear }) => ({
        seen: { count },
        next: clear === 1 ? amount : Math.min(255, count + amount),
      })),
    );
  }

  test('refuses amounts wider than the count', () => {
    expect(() => statisticsCounter(8, 9)).toThrow(RangeError);
    expect(() => statisticsCounter(8, 0)).toThrow(RangeError);
  });
});

describe('rollingCounter', () => {
  for (const amountBits of [1, 4, 8]) {
    everyEngineTest(
      `of 8 bits adds amounts of ${amountBits} bits and comes round`,
      elaborate(rollingCounter(8, amountBits)),
      {},
      follow({ amount: 2 ** amountBits - 1 }, 900, (count, { amount = 0 }) => ({
        seen: { count },
        next: (count + amount) % 256,
      })),
    );
  }

  test('refuses amounts wider than the count', () => {
    expect(() => rollingCounter(8, 9)).toThrow(RangeError);
    expect(() => rollingCounter(8, 0)).toThrow(RangeError);
  });
});

describe('cyclicCounter', () => {
  for (const n of [2, 5, 8]) {
    everyEngineTest(
      `modulo ${n} goes round and says so`,
      elaborate(cyclicCounter(n)),
      {},
      follow({ enable: 1, clear: 1 }, 500, (count, { enable = 0, clear }) => ({
        seen: { count, wrap: Number(enable === 1 && count === n - 1) },
        next: clear === 1 ? 0 : (count + enable) % n,
      })),
    );
  }

  test('refuses less than 2', () => {
    for (const n of [0, 1, 2.5]) expect(() => cyclicCounter(n)).toThrow(RangeError);
  });
});

describe('upDownCounter', () => {
  const counter = module('counter', { in: { up: bit, down: bit }, out: { count: bits(4) } }, ({ up, down }, m) => ({
    count: upDownCounter(m, 'held', 4, up, down).as(4),
  }));
  everyEngineTest(
    'of 4 bits counts up and down, comes round, and stays where both are 1',
    elaborate(counter),
    {},
    follow({ up: 1, down: 1 }, 600, (count, { up = 0, down = 0 }) => ({
      seen: { count },
      next: (count + up - down + 16) % 16,
    })),
  );
});
