import { expect, test } from 'vitest';
import { seededRandom } from '../../support/random.ts';
import { always, bursts, chance, everyNth, never, type PatternLike, startPattern } from './patterns.ts';

function take(pattern: PatternLike, clocks: number, seed = 1): string {
  const next = startPattern(pattern, seededRandom(seed));
  return Array.from({ length: clocks }, () => (next() ? '1' : '0')).join('');
}

test('always, never and constants', () => {
  expect([take(always(), 5), take(never(), 5), take(true, 5), take(false, 5)]).toEqual([
    '11111',
    '00000',
    '11111',
    '00000',
  ]);
});

test('everyNth, from its offset on', () => {
  expect([take(everyNth(3), 8), take(everyNth(3, 2), 8), take(everyNth(1), 3)]).toEqual([
    '10010010',
    '00100100',
    '111',
  ]);
  expect(() => everyNth(3, 3)).toThrow('an offset from 0 to n - 1');
});

test('a list repeats, an iterator runs once and is willing afterwards', () => {
  expect(take([true, false, false], 7)).toBe('1001001');
  const script = function* () {
    yield false;
    yield true;
    yield false;
  };
  expect(take(script(), 6)).toBe('010111');
  expect(() => take([], 1)).toThrow('at least one element');
});

test('chance follows its probability, and the seed alone', () => {
  const ones = take(chance(0.25), 4000).replaceAll('0', '').length;
  expect(Math.abs(ones - 1000)).toBeLessThan(120);
  expect(take(chance(0.5), 64)).toBe(take(chance(0.5), 64));
  expect(take(chance(0.5), 64)).not.toBe(take(chance(0.5), 64, 2));
  expect(() => chance(1.5)).toThrow('a probability from 0 to 1');
});

test('bursts alternate, no longer than asked for', () => {
  const runs = take(bursts(4), 2000).match(/0+|1+/g) ?? [];
  // The last run may be cut off.
  const lengths = new Set(runs.slice(0, -1).map((run) => run.length));
  expect([...lengths].sort()).toEqual([1, 2, 3, 4]);
  expect(() => bursts(0)).toThrow('from 1 up');
});

test('a pattern can be used by several agents, each with its own sequence', () => {
  const pattern = everyNth(2);
  const [a, b] = [startPattern(pattern, seededRandom(1)), startPattern(pattern, seededRandom(1))];
  expect([a(), a(), b(), a(), b()]).toEqual([true, false, true, true, false]);
});
