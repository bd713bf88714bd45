/** Mutants of DCQCN that behave as it does. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const dcqcnSurvivors: readonly Explanation[] = [
  survivor(
    /^dropped enable in (seen|the top): enable of write 0 to (seen\.memory|states) dropped: valid_\w+$/,
    'with as many contexts as a sweep has clocks each clock is a turn, and the first sweep clears what was before',
  ),
  survivor(
    /^off by one in rates: < becomes <= in \(\{0, registers_link_rate\} < rates\.sum_\w+\)$/,
    'a target that is the rate of the link is the same, capped or not',
  ),
  survivor(
    /^constant in the top: constant 0 becomes 1 in \(rst \? 0 : heard_enable\)$/,
    'what the clock after reset writes to any context is what the sweep writes: nothing has come',
  ),
];
