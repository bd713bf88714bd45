import { describe, expect, test } from 'vitest';
import type { MutationReport } from '../mutation/report.ts';
import type { Item, ItemResult } from './item.ts';
import { summarise } from './summary.ts';
import { toyHeader, toyItems } from './testing/toy.ts';

const [a, b, c] = toyItems(3);
const runs = [a!, b!, c!];
const pieces = [0, 20].map((first): Item => {
  const id = `toy_a/mutants/${first}`;
  const common = { id, subject: 'toy_a', block: 'toys', test: id, seed: 1, group: 'm', cost: 1 };
  return { kind: 'mutants', ...common, first, count: 20, total: 40, choice: 3 };
});
const items = [...runs, ...pieces];

const report = (killed: number): MutationReport => ({
  design: 'toy_a',
  seed: 3,
  total: 20,
  killed,
  equivalent: 1,
  survivors: [],
  kinds: [],
  killedBy: {},
  brokenExplanations: [],
});

/** A group with one bin. */
const seen = (hits: number) => {
  const point = { name: 'level', atLeast: 1, goal: 1, samples: hits, ignored: 0, others: 0 };
  return { groups: [{ name: 'fifo', points: [{ ...point, bins: [{ name: 'full', hits }] }] }] };
};

const passing = (item: Item, more: Partial<ItemResult> = {}): ItemResult => {
  return { id: item.id, clocks: 100, tests: 1, failures: [], seconds: 2, ...more };
};

const good = [
  passing(a!, { functional: seen(0), reached: { words: ['0x1'], clocks: 100 } }),
  passing(b!),
  passing(c!, { functional: seen(3), reached: { words: ['0x2'], clocks: 100 } }),
  passing(pieces[0]!, { mutation: report(18), clocks: 0 }),
  passing(pieces[1]!, { mutation: report(19), clocks: 0 }),
];

const coverage = { runs: 2, clocks: 200, kinds: [], page: 'coverage/toy_a.html' };
const summary = (results: readonly ItemResult[], header = toyHeader) =>
  summarise(header, items, new Map(results.map((r) => [r.id, r])), (subject, own) => {
    expect([subject, own.filter((r) => r.reached !== undefined).length]).toEqual(['toy_a', 2]);
    return coverage;
  });

describe('a summary', () => {
  test('joins by design what its items saw: counts, cover groups, coverage, mutants', () => {
    const { passed, counts, subjects, times } = summary(good);
    expect({ passed, counts }).toEqual({
      passed: true,
      counts: { items: 5, failed: 0, tests: 5, clocks: 300, missing: 0 },
    });
    const [first, second] = subjects;
    expect(first).toMatchObject({
      name: 'toy_a',
      kind: 'design',
      items: 4,
      clocks: 200,
      coverage,
      functional: { bins: 1, covered: 1, missing: [], coverage: seen(3) },
      mutation: { total: 40, killed: 37, equivalent: 2, survivors: [] },
    });
    expect(second).toMatchObject({ name: 'toy_b', coverage: null, functional: null, mutation: null });
    expect(times).toEqual({
      seconds: 10,
      subjects: { toy_a: 8, toy_b: 2 },
      slowest: items.map(({ id }) => ({ id, seconds: 2 })),
    });
  });

  test('has no score of mutants for a design that fails its own tests', () => {
    const failed = passing(a!, { ...good[0], failures: [{ assertion: 'x is N', message: 'x is 3', cycle: 3 }] });
    const { passed, subjects, failures } = summary([failed, ...good.slice(1)]);
    expect([passed, subjects[0]!.mutation, failures.length]).toEqual([false, null, 1]);
  });

  test('of items that are missing does not pass, and says how many', () => {
    const { passed, counts } = summary(good.filter(({ id }) => id !== b!.id));
    expect([passed, counts.items, counts.missing]).toEqual([false, 4, 1]);
  });

  test('ends a trend, and says which failures of the regression before did not come again', () => {
    const before = { content: 'x', seed: 1, items: 5, failed: 1, clocks: 1, coverage: null, mutants: null };
    const header = { ...toyHeader, trend: [{ ...before, failures: ['toys | old'] }] };
    const { trend, gone } = summary(good, header);
    expect(gone).toEqual(['toys | old']);
    expect(trend.map(({ seed, failed, mutants }) => [seed, failed, mutants])).toEqual([
      [1, 1, null],
      [7, 0, { killed: 37, total: 40 }],
    ]);
  });
});
