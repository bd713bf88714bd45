/** What a run holds itself to, in browsers too. */

interface Assert {
  /** Throws the message where the condition does not hold. */
  (condition: unknown, message?: string): asserts condition;
  /** Throws where the two are not the same value. */
  equal<T>(actual: unknown, expected: T, message?: string): asserts actual is T;
}

export const assert: Assert = Object.assign(
  (condition: unknown, message = 'an assertion does not hold') => {
    if (!condition) throw new Error(message);
  },
  {
    equal: (actual: unknown, expected: unknown, message = 'the values differ') => {
      if (!Object.is(actual, expected)) throw new Error(`${message}: ${actual} instead of ${expected}`);
    },
  },
);
