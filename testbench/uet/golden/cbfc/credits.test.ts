import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addCredits, CREDIT_COUNT, creditsBetween, frameCost, newlyFreed, shortFreed } from './credits.ts';

const counter = fc.integer({ min: 0, max: CREDIT_COUNT - 1 });

test('counters go round at 2^20, in both directions', () => {
  expect(addCredits(CREDIT_COUNT - 1, 2)).toBe(1);
  expect(addCredits(1, -2)).toBe(CREDIT_COUNT - 1);
  expect(creditsBetween(CREDIT_COUNT - 1, 1)).toBe(2);
  fc.assert(fc.property(counter, counter, (a, b) => addCredits(a, creditsBetween(a, b)) === b));
});

test('a frame costs whole credits, rounded up, of its bytes and what is stored beside them', () => {
  const cost = (bytes: number, overhead: number, size: number) => frameCost(bytes, { overhead, size });
  expect([cost(64, 0, 32), cost(65, 0, 32), cost(64, -4, 64), cost(64, 1, 64), cost(1, 0, 2048)]).toEqual([
    2, 3, 1, 2, 1,
  ]);
  expect(cost(16_384, 127, 32)).toBe(516);
  expect(cost(4, -16, 32)).toBe(0);
});

test('15 bits tell what was freed as long as less than 2^15 credits come between two updates', () => {
  fc.assert(
    fc.property(counter, fc.integer({ min: 0, max: 2 ** 15 - 1 }), (known, more) => {
      expect(newlyFreed(known, shortFreed(addCredits(known, more)))).toBe(more);
    }),
  );
});
