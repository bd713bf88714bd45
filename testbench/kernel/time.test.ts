import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { femtoseconds, inUnit, type Time, timeText } from './time.ts';

describe('a span of time', () => {
  test.each([
    ['10ns', 10_000_000],
    ['1.5us', 1_500_000_000],
    ['3.103030303ns', 3_103_030],
    ['0.1ps', 100],
    ['1s', 1e15],
    ['0.5fs', 1],
    ['2.49fs', 2],
    ['2.5fs', 3],
  ] satisfies [Time, number][])('%s is %i femtoseconds', (text, expected) => {
    expect(femtoseconds(text, 'a delay')).toBe(expected);
  });

  test.each([
    ['10', "a delay is a time such as '10ns' or '1.5us' (fs, ps, ns, us, ms, s), not '10'"],
    ['-1ns', "not '-1ns'"],
    ['1e3ns', "not '1e3ns'"],
    ['0ns', "a delay is longer than nothing, and '0ns' is less than 0.5fs"],
    ['0.4fs', "a delay is longer than nothing, and '0.4fs' is less than 0.5fs"],
    ['10s', "a delay '10s' is longer than simulated time can be, 9s"],
  ])('%s is refused', (text, message) => {
    expect(() => femtoseconds(text, 'a delay')).toThrow(message);
  });

  test('may be nothing where that is allowed', () => expect(femtoseconds('0ns', 'a phase', true)).toBe(0));

  test('has a type', () => {
    // @ts-expect-error: no unit.
    const wrong: Time = '10';
    // @ts-expect-error: an unknown unit.
    const alsoWrong: Time = '10m';
    expect([wrong, alsoWrong]).toHaveLength(2);
  });
});

test('text of a time reads as that time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9e15 - 1 }), (time) => {
      expect(femtoseconds(timeText(time), 'it')).toBe(time);
    }),
  );
  expect([0, 5_000_000, 1_500_000_000, 1].map(timeText)).toEqual(['0s', '5ns', '1500ns', '1fs']);
  expect([inUnit(15_000_000, 'ns'), inUnit(500, 'ps')]).toEqual([15, 0.5]);
});
