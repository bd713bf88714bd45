/** Mutants of tables of deferred sends, and of the shares of peers, that behave as those do. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const shareSurvivors: readonly Explanation[] = [
  survivor(
    /^swapped arms in the top: arms of \(more\[\d+\] \? \(count_\d+ \+ 1\) : \(count_\d+ - 1\)\) swapped$/,
    'the share is half of where the count goes round, so it is as far from 0 downwards as upwards',
  ),
  survivor(
    /^stuck bit in the top: bit 2 of \(count_\d+ - 1\) stuck at 0$/,
    'a count goes down from 1 to 4 alone, so its top bit is 0 then',
  ),
];

export const deferralSurvivors: readonly Explanation[] = [
  survivor(
    /^constant in the top: constant 0 becomes \d+ in \(rst \? 0 : \(\(age_[01] \^ /,
    'a place has its age from 0 on when a receive is promised, and is not looked at before',
  ),
];
