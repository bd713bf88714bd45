import { describe, expect, test } from 'vitest';
import type { TestContext } from '../../../testbench/bench/context.ts';
import { everyEngineTest } from '../../../testbench/bench/every-engine.ts';
import { elaborate } from '../../hdl/index.ts';
import { type BankCounter, bankPeriod, counterBank, shortBits } from './counter-bank.ts';
import { CounterBankModel } from './testing/counter-bank-model.ts';

/** Counters that grow by up to `most` in a clock, of the least width that does. */
const counters = (...most: readonly number[]): readonly BankCounter[] =>
  most.map((m, i) => ({ name: `c${i}`, most: m, bits: shortBits(m, most.length) }));

/** What is counted, whole, and how much of it the short counters show. */
class Events {
  readonly wholes: bigint[];
  readonly #counters: readonly BankCounter[];
  readonly #t: TestContext;

  constructor(t: TestContext, list: readonly BankCounter[]) {
    this.#t = t;
    this.#counters = list;
    this.wholes = list.map(() => 0n);
  }

  /** Each counter grows by up to its most, by nothing in places, or by its most. */
  grow(): void {
    for (const [i, { most }] of this.#counters.entries()) {
      const by = this.#t.random.pick([0, most, Math.floor(this.#t.random.below(2 ** 30) / 2 ** 30) * most]);
      this.wholes[i] = BigInt.asUintN(64, this.wholes[i]! + BigInt(by));
    }
  }

  shown(): readonly bigint[] {
    return this.#counters.map(({ bits: width }, i) => BigInt.asUintN(width, this.wholes[i]!));
  }
}

const lists = {
  'one event a clock': counters(1, 1, 1),
  'amounts of many sizes': counters(1, 64, 2 ** 20, 3, 9_000),
  'a place of each': counters(1, 2, 3, 4, 5, 6, 7, 8),
  'past 2^32 and past 2^64': counters(2 ** 40, 2 ** 30, 2 ** 31),
} as const;

describe('counterBank', () => {
  for (const [what, list] of Object.entries(lists)) {
    const period = bankPeriod(list.length);
    everyEngineTest(
      `follows its short counters, ${what}: late by one round and a clock, and never wrong`,
      elaborate(counterBank('bank', list)),
      { seeds: 2 },
      async (t) => {
        const model = new CounterBankModel(list);
        const events = new Events(t, list);
        const history: (readonly bigint[])[] = [];
        for (let clock = 0; clock < 40 * period; clock++) {
          const read = t.random.below(list.length);
          t.dut.port('read').set(read);
          const shown = events.shown();
          for (const [i, { name }] of list.entries()) t.dut.port(`counts_${name}`).set(shown[i]!);
          const total = BigInt(t.dut.port('total').get());
          expect(total).toBe(model.total(read));
          history.unshift([...events.wholes]);
          // Whatever the model says: it is a value that the whole counter had, and not an old one.
          if (clock > period) expect(history.slice(0, period + 2).map((wholes) => wholes[read])).toContain(total);
          else expect(total).toBe(0n);
          model.step(shown);
          events.grow();
          await t.rising();
        }
      },
    );
  }

  everyEngineTest(
    'begins again with 0 at a reset while it counts, whatever its memory holds',
    elaborate(counterBank('bank', lists['one event a clock'])),
    {},
    async (t) => {
      const list = lists['one event a clock'];
      const events = new Events(t, list);
      const run = async (clocks: number): Promise<void> => {
        for (let clock = 0; clock < clocks; clock++) {
          for (const [i, { name }] of list.entries()) t.dut.port(`counts_${name}`).set(events.shown()[i]!);
          await t.rising();
          events.grow();
        }
      };
      await run(100);
      t.dut.port('read').set(1);
      expect(Number(t.dut.port('total').get())).toBeGreaterThan(10);
      t.dut.port('rst').set(1);
      for (const { name } of list) t.dut.port(`counts_${name}`).set(0);
      await t.cycles(2);
      t.dut.port('rst').set(0);
      for (let clock = 0; clock < 30; clock++) {
        expect(BigInt(t.dut.port('total').get())).toBe(0n);
        await t.rising();
      }
    },
  );

  test.each<[string, readonly BankCounter[], string]>([
    ['no counters', [], 'a counter bank needs at least one counter'],
    [
      'a short counter that comes round',
      [{ name: 'a', bits: 6, most: 16 }],
      'a of 6 bits comes round between two looks of a bank of 1: give 7 to 64',
    ],
    ['no growth', [{ name: 'a', bits: 6, most: 0 }], 'a grows by 0 at most: give 1 or more'],
  ])('refuses %s', (_, list, message) => {
    expect(() => counterBank('bank', list)).toThrow(new RangeError(message));
  });
});
