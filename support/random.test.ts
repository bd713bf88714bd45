import { describe, expect, test } from 'vitest';
import { hashText, seededRandom } from './random.ts';

describe('seededRandom', () => {
  test('gives the same words for the same seed, forever', () => {
    const random = seededRandom(1);
    expect([random.word(), random.word(), random.word()]).toMatchInlineSnapshot(`
      [
        3739678614,
        2725338478,
        3923878172,
      ]
    `);
  });

  test('neighbouring seeds have unrelated streams', () => {
    const words = new Set<number>();
    for (let seed = 0; seed < 1000; seed++) words.add(seededRandom(seed).word());
    expect(words.size).toBe(1000);
  });

  test('below is uniform for a limit that does not divide 2^32', () => {
    const random = seededRandom(3);
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < 50_000; i++) counts[random.below(5)]!++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
    expect(() => random.below(0)).toThrow('random.below(0) needs an integer from 1 to 2^32');
  });

  test('int covers both ends', () => {
    const random = seededRandom(4);
    const seen = new Set(Array.from({ length: 200 }, () => random.int(-2, 2)));
    expect([...seen].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
    expect(() => random.int(2, 1)).toThrow('the lower one first');
  });

  test('bits is a number up to 32 bits and a bigint above, and reaches the top bit', () => {
    const random = seededRandom(5);
    for (const width of [1, 8, 31, 32, 33, 64, 100]) {
      const values = Array.from({ length: 64 }, () => random.bits(width));
      for (const value of values) expect(typeof value).toBe(width <= 32 ? 'number' : 'bigint');
      expect(values.some((value) => BigInt(value) >> BigInt(width - 1) === 1n)).toBe(true);
      expect(values.every((value) => BigInt(value) >> BigInt(width) === 0n)).toBe(true);
    }
  });

  test('wide bits are words side by side, the first at the top and the last one cut', () => {
    for (const width of [33, 64, 65, 96, 100, 128, 160, 200]) {
      const [random, words] = [seededRandom(9), seededRandom(9)];
      let expected = 0n;
      for (let left = width; left > 0; left -= 32) {
        const take = BigInt(Math.min(32, left));
        expected = (expected << take) | (BigInt(words.word()) >> (32n - take));
      }
      expect(random.bits(width)).toBe(expected);
    }
  });

  test('chance follows its probability, and 0 and 1 are certain', () => {
    const random = seededRandom(6);
    const hits = (p: number) => Array.from({ length: 10_000 }, () => random.chance(p)).filter(Boolean).length;
    expect(Math.abs(hits(0.3) - 3000)).toBeLessThan(200);
    expect(hits(0)).toBe(0);
    expect(hits(1)).toBe(10_000);
  });

  test('a fork does not depend on what was drawn, and differs by its label', () => {
    const a = seededRandom(7);
    const b = seededRandom(7);
    b.word();
    expect(a.fork('x').word()).toBe(b.fork('x').word());
    expect(a.fork('x').word()).not.toBe(a.fork('y').word());
  });

  test('pick and shuffle keep the elements', () => {
    const random = seededRandom(8);
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(items).toContain(random.pick(items));
    const shuffled = random.shuffle(items);
    expect(shuffled).not.toEqual(items);
    expect([...shuffled].sort()).toEqual(items);
    expect(() => random.pick([])).toThrow('at least one element');
  });
});

test('hashText spreads similar names', () => {
  const hashes = new Set(Array.from({ length: 1000 }, (_, i) => hashText(`test ${i}`)));
  expect(hashes.size).toBe(1000);
});
