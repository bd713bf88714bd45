import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addPsn, comparePsn, isPsn, PSN_COUNT, psnDifference } from './serial.ts';

const LAST = 2 ** 32 - 1;
const psn = fc.oneof(fc.integer({ min: 0, max: LAST }), fc.constantFrom(0, 1, 2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1, LAST));

describe('serial-number arithmetic', () => {
  test('addition wraps in both directions', () => {
    expect(addPsn(LAST, 1)).toBe(0);
    expect(addPsn(0, -1)).toBe(LAST);
    expect(addPsn(LAST, LAST)).toBe(LAST - 1);
    expect(addPsn(5, -7)).toBe(LAST - 1);
  });

  test('the difference is signed and holds across the wrap', () => {
    expect(psnDifference(0, LAST)).toBe(1);
    expect(psnDifference(LAST, 0)).toBe(-1);
    expect(psnDifference(2 ** 31 - 1, 0)).toBe(2 ** 31 - 1);
    expect(psnDifference(2 ** 31, 0)).toBe(-(2 ** 31));
    expect(psnDifference(0, 2 ** 31)).toBe(-(2 ** 31));
  });

  test('sorting by comparison puts PSNs in order across the wrap', () => {
    expect([3, LAST, 0, LAST - 4].sort(comparePsn)).toEqual([LAST - 4, LAST, 0, 3]);
  });

  test('addition is that of integers modulo 2^32', () => {
    const integer = fc.integer({ min: -(2 ** 52), max: 2 ** 52 });
    fc.assert(
      fc.property(psn, fc.oneof(integer, psn), (a, n) => {
        expect(addPsn(a, n)).toBe(Number(BigInt.asUintN(32, BigInt(a) + BigInt(n))));
      }),
    );
  });

  test('the difference is that of integers, read as signed 32 bits', () => {
    fc.assert(
      fc.property(psn, psn, (a, b) => {
        expect(psnDifference(a, b)).toBe(Number(BigInt.asIntN(32, BigInt(a) - BigInt(b))));
        expect(addPsn(b, psnDifference(a, b))).toBe(a);
        expect(Math.sign(comparePsn(a, b))).toBe(Math.sign(psnDifference(a, b)));
      }),
    );
  });

  test('a PSN is an integer of 32 bits', () => {
    expect([0, 1, LAST].every(isPsn)).toBe(true);
    expect([-1, PSN_COUNT, 0.5, Number.NaN, Number.POSITIVE_INFINITY].some(isPsn)).toBe(false);
  });
});
