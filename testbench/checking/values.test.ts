import { expect, test } from 'vitest';
import { differences, formatValue, same } from './values.ts';

test('values read as hardware people write them', () => {
  expect([0, 9, 10, 255n, -16, 1.5, 'ACK', undefined].map(formatValue)).toEqual([
    '0',
    '9',
    '0xa',
    '0xff',
    '-0x10',
    '1.5',
    'ACK',
    'undefined',
  ]);
  expect(formatValue({ psn: 0x12, kind: 'ACK', data: Uint8Array.of(1, 255), list: [1, 20n] })).toBe(
    '{ psn: 0x12, kind: ACK, data: bytes 01ff, list: [1, 0x14] }',
  );
});

test('numbers and bigints are equal by value; fields are compared one by one', () => {
  expect(differences(5, 5n)).toEqual([]);
  expect(differences({ a: 1, b: { c: [1, 2n] } }, { a: 1n, b: { c: [1, 2] } })).toEqual([]);
  expect(differences({ a: 1, b: { c: [1, 2] } }, { a: 1, b: { c: [1, 3] } })).toEqual([
    { path: 'b.c.1', expected: 2, actual: 3 },
  ]);
  expect(differences(2 ** 53, 2n ** 53n + 1n)).toHaveLength(1);
});

test('missing and extra fields, other kinds, and bytes differ', () => {
  expect(differences({ a: 1 }, { b: 1 }).map(({ path }) => path)).toEqual(['a', 'b']);
  expect(differences([], {})).toHaveLength(1);
  expect(differences(null, {})).toHaveLength(1);
  expect(differences('1', 1)).toHaveLength(1);
  expect(differences(1.5, 1)).toHaveLength(1);
  expect(differences(Uint8Array.of(1, 2), Uint8Array.of(1, 2))).toEqual([]);
  expect(differences(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toHaveLength(1);
});

test('same is true exactly where there are no differences', () => {
  const values = [0, -0, 1, 1n, 1.5, Number.NaN, '1', null, undefined, [], [1], [1n], {}, { a: 1 }, { a: undefined }];
  const nested = values.map((value) => ({ x: { y: value } }));
  for (const list of [values, nested])
    for (const a of list) for (const b of list) expect(same(a, b)).toBe(differences(a, b).length === 0);
  expect(same({ a: undefined }, {})).toBe(true);
  expect(same({ a: undefined }, { a: 0 })).toBe(false);
});

test('flat records are equal only field by field, whatever their order, kind, or what they inherit', () => {
  expect(same({ a: 1, b: 'x' }, { b: 'x', a: 1 })).toBe(true);
  expect(same({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  expect(same({ a: 1, b: 2n }, { a: 1n, b: 2 })).toBe(true);
  expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(same({ a: 1, b: 2 }, { a: 1 })).toBe(false);
  expect(same({ a: 1, b: 2 }, { a: 1, c: 2 })).toBe(false);
  expect(same({ a: undefined }, { b: 1 })).toBe(false);
  expect(same({ toString: Object.prototype.toString }, { b: 1 })).toBe(false);
  expect(same({ constructor: 1 }, {})).toBe(false);
  expect(same({ constructor: 1 }, { constructor: 1n })).toBe(true);
  expect(same({ 0: 1 }, [1])).toBe(false);
  expect(same(Object.assign(Object.create(null), { a: 1 }), { a: 1 })).toBe(true);
  expect(same({ a: Number.NaN }, { a: Number.NaN })).toBe(true);
});
