import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fifoSimulator } from '../../bench/testing/fifo-simulator.ts';
import { onFifo, tryOn } from '../../bench/testing/run-on.ts';
import { type Bins, between, byMagnitude, type CoverValue, eachOf, split, transition } from './bins.ts';
import { CoverGroup, coverGroup, type GroupDefinition } from './cover-group.ts';
import { type FunctionalCoverage, mergeFunctional, noCoverage, scoreOf, totalScore } from './functional-coverage.ts';
import { coverageText, missingCoverage } from './missing.ts';

const clock = { cycle: 7 };

/** Hits by bin after a point has seen these values. */
function hits(bins: Bins, values: readonly CoverValue[], more: object = {}): Record<string, number> {
  const group = new CoverGroup('g', { points: { p: { bins, ...more } } }, clock);
  for (const p of values) group.sample({ p });
  return Object.fromEntries(group.coverage().points[0]!.bins.map(({ name, hits }) => [name, hits]));
}

const made = <P extends string>(definition: GroupDefinition<P>) => new CoverGroup('g', definition, clock);

describe('a bin is hit', () => {
  test('by its value, as number or as bigint, and by every value of a list', () => {
    const bins = { one: 1, big: 2n ** 60n, some: [1, 'PUSH', true] };
    expect(hits(bins, [1, 1n, 2, 2n ** 60n, 'PUSH', true, false, 'POP'])).toEqual({ one: 2, big: 1, some: 4 });
  });

  test('once by a value that its list has twice, and by a large one in either form', () => {
    const large = Number.MAX_SAFE_INTEGER;
    const bins = { twice: [1, 1n, 1], number: large, bigint: BigInt(-large) };
    expect(hits(bins, [1, BigInt(large), -large, large - 1])).toEqual({ twice: 1, number: 1, bigint: 1 });
  });

  test('by what lies in its range, ends included', () => {
    const bins = { low: between(2, 4), high: between(2n ** 40n, 2n ** 70n) };
    const values = [1, 2, 3n, 4, 5, 2 ** 40, 2n ** 40n - 1n, 2n ** 70n, 2n ** 70n + 1n, 'x'];
    expect(hits(bins, values)).toEqual({ low: 3, high: 2 });
  });

  test('by what its predicate takes, beside bins of other kinds', () => {
    const bins = { even: (value: CoverValue) => typeof value === 'number' && value % 2 === 0, four: 4 };
    expect(hits(bins, [1, 2, 4])).toEqual({ even: 2, four: 1 });
  });

  test('by the last of the samples of a transition; runs may overlap', () => {
    const bins = {
      up: transition(0, 1, 0),
      again: transition(between(1, 9), between(1, 9)),
      either: [7, transition(0, 0)],
    };
    expect(hits(bins, [0, 1, 0, 1, 0, 0, 5, 5, 5, 0, 7, 0])).toEqual({ up: 2, again: 2, either: 2 });
  });

  test('as a model says that looks at the whole sequence for each bin', () => {
    const step = fc.constantFrom<(v: number) => boolean>(
      (v) => v === 1,
      (v) => v >= 2,
      () => true,
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 2, maxLength: 4 }), fc.array(fc.nat(3)), (steps, values) => {
        const asSteps = steps.map((matches) => (value: CoverValue) => matches(Number(value)));
        const expected = values.filter((_, end) => {
          const start = end - steps.length + 1;
          return start >= 0 && steps.every((matches, i) => matches(values[start + i]!));
        }).length;
        expect(hits({ t: transition(...asSteps) }, values)).toEqual({ t: expected });
      }),
    );
  });
});

test('bins that split a range hold each of its values once', () => {
  expect(split(0, 9, 3)).toEqual({ '0..2': between(0, 2), '3..5': between(3, 5), '6..9': between(6, 9) });
  expect(Object.keys(byMagnitude(4))).toEqual(['0', '1', '2..3', '4..7', '8..15']);
  expect(eachOf('A', true, 3)).toEqual({ A: 'A', true: true, 3: 3 });
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 1, max: 20 }), fc.nat(60), (low, count, extra) => {
      const high = low + count - 1 + extra;
      const values = Array.from({ length: high - low + 1 }, (_, i) => low + i);
      const found = Object.values(hits(split(low, high, count), values));
      expect(found.length).toBe(count);
      expect(found.reduce((a, b) => a + b)).toBe(values.length);
      expect(Math.max(...found) - Math.min(...found)).toBeLessThanOrEqual(1);
    }),
  );
});

describe('ignored and illegal values', () => {
  test('ignored ones count in no bin, others than bins are counted apart', () => {
    const group = made({ points: { p: { bins: { all: between(0, 9) }, ignore: [3, between(5, 6)] } } });
    for (const p of [1, 3, 4, 5, 6, 20]) group.sample({ p });
    expect(group.coverage().points[0]).toMatchObject({
      bins: [{ name: 'all', hits: 2 }],
      samples: 6,
      ignored: 3,
      others: 1,
    });
  });

  test('illegal ones throw, ignored or not, with point, group and cycle', () => {
    const group = made({ points: { p: { bins: { a: 1 }, ignore: 2, illegal: between(2, 3) } } });
    group.sample({ p: 9 });
    expect(() => group.sample({ p: 2 })).toThrow('cover point p of g: 2 is illegal (cycle 7)');
    expect(() => hits({ a: 1 }, [1, 2], { ignore: 2, illegal: 'others' })).not.toThrow();
    expect(() => hits({ a: 1 }, [1, 31], { illegal: 'others' })).toThrow('0x1f is in no bin, which is illegal');
  });

  test('fail the run in which they come up', async () => {
    const { failure, coverage } = await tryOn(fifoSimulator(), async (t) => {
      const group = coverGroup(t, 'fifo', { points: { level: { bins: eachOf(0, 1), illegal: 'others' } } });
      group.sample({ level: 1 });
      await t.cycles(3);
      group.sample({ level: 2 });
    });
    expect(failure?.message).toBe('cover point level of fifo: 2 is in no bin, which is illegal (cycle 5)');
    expect(coverage.groups[0]?.points[0]?.bins[1]).toEqual({ name: '1', hits: 1 });
  });
});

describe('a cross', () => {
  const points = { x: { bins: { a: 0, b: between(0, 1) } }, y: { bins: eachOf('P', 'Q', 'R') } };

  test('counts every combination of the bins that one sample hits', () => {
    const group = made({ points, crosses: { 'x y': { of: ['x', 'y'] } } });
    group.sample({ x: 0, y: 'P' });
    group.sample({ x: 1, y: 'P' });
    group.sample({ x: 1, y: 'S' });
    group.sample({ x: 1 });
    const cross = group.coverage().points[2]!;
    expect(cross.bins.map(({ name, hits }) => `${name}: ${hits}`)).toEqual([
      'a, P: 1',
      'a, Q: 0',
      'a, R: 0',
      'b, P: 2',
      'b, Q: 0',
      'b, R: 0',
    ]);
    expect(cross).toMatchObject({ of: ['x', 'y'], samples: 3, others: 1, ignored: 0 });
  });

  test('does not list what it ignores and throws on what is illegal', () => {
    const group = made({
      points,
      crosses: {
        c: { of: ['y', 'x'], ignore: ({ y }) => y === 'R', illegal: ({ x, y }) => x === 'a' && y === 'Q' },
      },
    });
    group.sample({ x: 1, y: 'R' });
    group.sample({ x: 1, y: 'Q' });
    const cross = group.coverage().points[2]!;
    expect(cross.bins.map(({ name }) => name)).toEqual(['P, a', 'P, b', 'Q, b']);
    expect(cross.ignored).toBe(1);
    expect(() => group.sample({ x: 0, y: 'Q' })).toThrow('cross c of g: Q, a is illegal (cycle 7)');
  });
});

test('definitions that make no sense are refused with a sentence', () => {
  const p = { bins: { a: 1 } };
  expect(() => made({ points: { p: { bins: {} } } })).toThrow('cover point p of g has no bins');
  expect(() => made({ points: { p: { ...p, goal: 2 } } })).toThrow('cover point p of g has the goal 2');
  expect(() => made({ points: { p: { ...p, atLeast: 0 } } })).toThrow('cover point p of g asks for 0 hits');
  expect(() => made({ points: { p }, crosses: { c: { of: ['p'] } } })).toThrow('cross c of g crosses 1 points');
  expect(() => made({ points: { p }, crosses: { p: { of: ['p', 'p'] } } })).toThrow(
    'a point and a cross of the name p',
  );
  const wide = { bins: split(0, 299, 300) };
  expect(() => made({ points: { p: wide, q: wide }, crosses: { c: { of: ['p', 'q'] } } })).toThrow(
    '90000 combinations',
  );
  expect(() => between(2, 1)).toThrow('between(2, 1) is empty');
  expect(() => transition(1)).toThrow('two steps');
});

test('a group with each is sampled before every edge', async () => {
  const run = await onFifo(async (t) => {
    const valid = t.dut.port('down_valid');
    coverGroup(t, 'down', { points: { valid: { bins: eachOf(0, 1) } }, each: () => ({ valid: valid.get() }) });
    const source = t.source('up');
    for (let i = 0; i < 3; i++) source.sendNow(i);
    await t.cycles(10);
  });
  // The first item is offered after the first edge and stored at the second.
  expect(run.coverage.groups[0]?.points[0]).toMatchObject({ samples: 10, bins: [{ hits: 2 }, { hits: 8 }] });
});

describe('merged coverage', () => {
  const bin = fc.record({ name: fc.constantFrom('a', 'b', 'c'), hits: fc.nat(5) });
  const unique = { selector: ({ name }: { name: string }) => name };
  const point = fc.record({
    name: fc.constantFrom('p', 'q'),
    atLeast: fc.constantFrom(1, 2),
    goal: fc.constantFrom(0.5, 1),
    bins: fc.uniqueArray(bin, unique),
    samples: fc.nat(9),
    ignored: fc.nat(9),
    others: fc.nat(9),
  });
  const group = fc.record({ name: fc.constantFrom('g', 'h', 'i'), points: fc.uniqueArray(point, unique) });
  const any: fc.Arbitrary<FunctionalCoverage> = fc.record({ groups: fc.uniqueArray(group, unique) });

  test('is the same however it is grouped, and as JSON', () => {
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        const all = mergeFunctional([a, b, c]);
        expect(mergeFunctional([mergeFunctional([a, b]), c])).toEqual(all);
        expect(mergeFunctional([a, mergeFunctional([b, c])])).toEqual(all);
        expect(mergeFunctional([noCoverage, all])).toEqual(all);
        expect(JSON.parse(JSON.stringify(all))).toEqual(all);
      }),
    );
  });

  test('adds up the hits of runs of one definition, in any order', () => {
    const run = (values: readonly number[]) => {
      const one = made({ points: { p: { bins: split(0, 3, 4) } } });
      for (const p of values) one.sample({ p });
      return { groups: [one.coverage()] };
    };
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(5))), (runs) => {
        const together = runs.length === 0 ? noCoverage : run(runs.flat());
        expect(mergeFunctional(runs.map(run))).toEqual(together);
        expect(mergeFunctional(runs.toReversed().map(run))).toEqual(together);
      }),
    );
  });
});

describe('goals', () => {
  test('count bins that were hit often enough, against the share that is wanted', () => {
    const group = made({ points: { p: { bins: split(0, 9, 10), atLeast: 2, goal: 0.25 } } });
    for (const p of [0, 0, 1, 1, 2]) group.sample({ p });
    expect(scoreOf(group.coverage().points[0]!)).toEqual({ bins: 10, covered: 2, wanted: 3 });
    expect(totalScore({ groups: [group.coverage()] }).met).toBe(false);
    group.sample({ p: 2 });
    expect(totalScore({ groups: [group.coverage()] })).toEqual({ bins: 10, covered: 3, wanted: 3, met: true });
    const exact = { ...group.coverage().points[0]!, goal: 0.07, bins: Object.keys(split(1, 100, 100)) };
    expect(scoreOf({ ...exact, bins: exact.bins.map((name) => ({ name, hits: 0 })) }).wanted).toBe(7);
  });

  test('what is missing is said in words, with at most eight names', () => {
    const group = made({
      points: { p: { bins: split(0, 9, 10) }, q: { bins: eachOf('A', 'B', 'C'), atLeast: 3 }, r: { bins: { one: 1 } } },
    });
    for (const value of [0, 1]) group.sample({ p: value, q: 'B', r: 1 });
    const coverage = { groups: [group.coverage()] };
    expect(missingCoverage(coverage)).toEqual([
      'g, p: 2 of 10 bins; never saw "2", "3", "4", "5", "6", "7", "8", "9"',
      'g, q: 0 of 3 bins; saw too seldom "A" 0 of 3 times, "B" 2 of 3 times, "C" 0 of 3 times',
    ]);
    expect(coverageText(coverage).split('\n')[0]).toBe('functional coverage: 3 of 14 bins; missing:');
    expect(coverageText(noCoverage)).toBe('functional coverage: 0 of 0 bins; all goals reached');
    const wide = made({ points: { p: { bins: split(0, 19, 20), goal: 0.5 } } });
    expect(missingCoverage({ groups: [wide.coverage()] })[0]).toMatch(
      /^g, p: 0 of 20 bins, 10 wanted; .* and 12 more$/,
    );
  });
});
