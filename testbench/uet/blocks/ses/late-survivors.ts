/** Mutants of messages and receives that wait for each other that behave as those do. */
import { type Explanation, survivor } from '../../../design-tests/explanation.ts';

export const lateSurvivors: readonly Explanation[] = [
  survivor(
    /^off by one in the top: < becomes <= in \(receive_length < whole\)$/,
    'where both are equal either is what the message gets',
  ),
  survivor(
    /^dropped enable in the top: enable of again dropped: \(step == 3\)$/,
    'it is looked at in the clock after step 3 alone',
  ),
  survivor(
    /^swapped arms in the top: arms of \(\(step == 3\) \? is_gone : again\) swapped$/,
    'what it is set to in the step before is the same, as no mask changes meanwhile',
  ),
  survivor(
    /^constant in the top: constant [01] becomes [01] in \(ends_down_valid \? ends_down_payload_(ok|bound) : [01]\)$/,
    'of a receive that has found a header neither is looked at: its message is right, and waits',
  ),
  survivor(
    /^(operator in the top: and becomes or in \(stays & ~?is_found\)|stuck bit in the top: (\(stays & ~?is_found\)|~is_found) stuck at 1)$/,
    'either of an end and a receive is looked at when the other comes, which is then the last one: what is told clears both',
  ),
  survivor(
    /^(operator in the top: and becomes or in stays = \(it_waits & ~is_told\)|stuck bit in the top: stays stuck at 1)$/,
    'what does not stay is told, which clears its flags in the same clock',
  ),
];
