import { describe, expect, test } from 'vitest';
import { bucketKey, bucketsOf, diagnosisId, toDiagnose } from './buckets.ts';
import type { Item, ItemResult, RunItem } from './item.ts';
import { junitSuites } from './junit-suites.ts';

/** A run of a design on an engine, `n` of them. */
const run = (subject: string, engine: RunItem['engine'], n: number): RunItem => {
  const id = `${subject}/property/${engine}/${n}`;
  const common = { subject, block: 'queue', test: 'property', group: subject, cost: 1, clocks: 100, cover: false };
  return { kind: 'run', id, engine, seed: 100 + n, ...common };
};

const failing = (item: Item, cycle: number, assertion = 'cack is N'): ItemResult => {
  const failure = { assertion, message: `cycle ${cycle}: cack is ${cycle}`, cycle };
  return { id: item.id, clocks: cycle, tests: 1, failures: [failure], seconds: 1 };
};

const passing = ({ id }: Item): ItemResult => ({ id, clocks: 100, tests: 1, failures: [], seconds: 1 });

const items = [
  run('a', 'wasm', 1),
  run('a', 'wasm', 2),
  run('b', 'wasm', 1),
  run('b', 'yosys', 1),
  run('a', 'interpreter', 1),
  run('a', 'verilator', 1),
];

const results = (...list: readonly ItemResult[]): ReadonlyMap<string, ItemResult> =>
  new Map(list.map((result) => [result.id, result]));

const failed = [
  failing(items[0]!, 40),
  failing(items[1]!, 7),
  failing(items[2]!, 30),
  failing(items[3]!, 9),
  failing(items[4]!, 3),
  failing(items[5]!, 12, 'assertion fifo.full'),
];

const divergence = (of: Item, found: ItemResult['divergence']): ItemResult => ({
  ...passing(of),
  id: diagnosisId(of),
  ...(found === undefined ? {} : { divergence: found }),
});

describe('what is repeated beside the interpreter', () => {
  test('is the shortest failure of each assertion and engine; what the interpreter itself fails needs no repeat', () => {
    expect(toDiagnose(items, results(...failed)).map(({ id }) => id)).toEqual([
      'a/property/wasm/2',
      'b/property/yosys/1',
      'a/property/verilator/1',
    ]);
    expect(toDiagnose(items, results(...items.map(passing)))).toEqual([]);
  });
});

describe('buckets', () => {
  test('gather one assertion of a block over designs and engines, with the shortest example and what repeats it', () => {
    const [first, second, ...rest] = bucketsOf(items, results(...failed), undefined);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({
      block: 'queue',
      assertion: 'cack is N',
      count: 5,
      subjects: ['a', 'b'],
      engines: ['wasm', 'yosys', 'interpreter'],
      isNew: null,
      compared: false,
      example: {
        item: 'a/property/interpreter/1',
        cycle: 3,
        message: 'cycle 3: cack is 3',
        replay: 'npx gatewright sim a --clocks 100 --engine interpreter --seed 101 --runs 1',
      },
    });
    expect(second).toMatchObject({ assertion: 'assertion fifo.full', count: 1 });
  });

  test('an engine that differs from the interpreter has one of its own, by the signal', () => {
    const diagnoses = [divergence(items[1]!, null), divergence(items[3]!, { signal: 'bitmap.base', cycle: 8 })];
    const found = bucketsOf(items, results(...failed, ...diagnoses), undefined);
    expect(found.map(({ count, compared, divergence: d }) => [count, compared, d])).toEqual([
      [4, true, null],
      [1, false, null],
      [1, true, { signal: 'bitmap.base', cycle: 8, engine: 'yosys' }],
    ]);
  });

  test('are new unless the regression before had them', () => {
    const before = [bucketKey({ block: 'queue', assertion: 'cack is N', divergence: null })];
    expect(bucketsOf(items, results(...failed), before).map((b) => b.isNew)).toEqual([false, true]);
  });
});

test('JUnit gets a suite for each design, and a failure with all that is known', () => {
  const [a, b] = junitSuites(items, results(...failed.slice(0, 3), passing(items[3]!)));
  expect([a!.name, b!.name, a!.cases.length, b!.cases.length]).toEqual(['a', 'b', 2, 2]);
  expect(b!.cases[1]).toEqual({ name: 'property, on yosys, seed 101', time: 1 });
  expect(b!.cases[0]!.failure).toEqual({
    message: 'cack is N',
    text: 'cycle 30: cack is 30\nnpx gatewright sim b --clocks 100 --engine wasm --seed 101 --runs 1',
  });
});
