/** Mutants of the constant window that behave as it does. */
import { type Explanation, survivor } from '../../../design-tests/explanation.ts';

export const fixedLimitSurvivors: readonly Explanation[] = [
  survivor(
    /^constant in the top: constant 0 becomes \d+ in \(\(heard_kind == 0\) \? removed_rdata : 0\)$/,
    'it stands for the kinds 13 to 15, which events do not have',
  ),
  survivor(
    /^stuck bit in the top: \(heard_kind == 0\) stuck at 1$/,
    'the other kinds are looked at after it, and there are none but 13 to 15',
  ),
];
