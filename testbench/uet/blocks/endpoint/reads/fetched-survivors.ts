/** Mutants of the values that atomics have fetched that behave as those do. */
import type { Explanation } from '../../../../design-tests/explanation.ts';

export const fetchedSurvivors: readonly Explanation[] = [
  {
    mutants: /^constant in the top: constant 0 becomes 1 in \(rst \? 0 : opened_valid\)/,
    reason:
      'a message that opens in the first clock after reset takes away a value that is not there, and keeps facts of no message',
  },
];
