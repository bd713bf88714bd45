/** Mutants of DCQCN that behave as it does. */
import type { Explanation } from '../../../../design-tests/explanation.ts';

export const dcqcnSurvivors: readonly Explanation[] = [
  {
    mutants: /^dropped enable in (seen|the top): enable of write 0 to (seen\.memory|states) dropped: valid_\w+$/,
    reason:
      'with as many contexts as a sweep has clocks each clock is a turn, and the first sweep clears what was before',
  },
  {
    mutants: /^off by one in rates: < becomes <= in \(\{0, registers_link_rate\} < rates\.sum_\w+\)$/,
    reason: 'a target that is the rate of the link is the same, capped or not',
  },
  {
    mutants: /^constant in the top: constant 0 becomes 1 in \(rst \? 0 : heard_enable\)$/,
    reason: 'what the clock after reset writes to any context is what the sweep writes: nothing has come',
  },
];
