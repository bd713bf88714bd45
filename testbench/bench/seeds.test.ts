import { expect, test } from 'vitest';
import { chooseSeeds } from './seeds.ts';

test('a count gives seeds that depend on the name alone; a longer list starts with the shorter one', () => {
  const five = chooseSeeds('fifo', 5, {});
  expect(new Set(five).size).toBe(5);
  expect(chooseSeeds('fifo', 3, {})).toEqual(five.slice(0, 3));
  expect(chooseSeeds('fifo', undefined, {})).toEqual(five.slice(0, 1));
  expect(chooseSeeds('fifo 2', 5, {}).some((seed) => five.includes(seed))).toBe(false);
  expect(five).toMatchInlineSnapshot(`
    [
      1825860652,
      3507807281,
      1215904168,
      112908959,
      4243524378,
    ]
  `);
});

test('a list is taken as it is', () => {
  expect(chooseSeeds('fifo', [3, 1, 0xffff_ffff], {})).toEqual([3, 1, 0xffff_ffff]);
});

test('the environment wins', () => {
  expect(chooseSeeds('fifo', 5, { GATEWRIGHT_SEED: '17' })).toEqual([17]);
  expect(chooseSeeds('fifo', [1], { GATEWRIGHT_SEED: ' 0x10, 3 ' })).toEqual([16, 3]);
  expect(chooseSeeds('fifo', [1], { GATEWRIGHT_SEED: '' })).toEqual([1]);
});

test.each([
  [
    'many',
    { GATEWRIGHT_SEED: 'abc' },
    1,
    'GATEWRIGHT_SEED has the seed abc, but a seed is an integer from 0 to 4294967295',
  ],
  ['none', { GATEWRIGHT_SEED: '1,' }, 1, 'GATEWRIGHT_SEED has the seed (nothing)'],
  ['large', { GATEWRIGHT_SEED: '4294967296' }, 1, 'has the seed 4294967296'],
  ['list', {}, [-1], 'the test list has the seed -1, but'],
  ['empty', {}, [], 'an empty list of seeds'],
  ['zero', {}, 0, 'asks for 0 seeds'],
])('refuses what is not a seed: %s', (name, environment, seeds, message) => {
  expect(() => chooseSeeds(name, seeds, environment)).toThrow(message);
});
