/** Mutants of the table of messages that behave as it does. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const messageSurvivors: readonly Explanation[] = [
  survivor(
    /^constant in the top: constant 0 becomes (?!1 )\d+ in \(entries\.filling_now \? 0 : heard_message\[15:8\]\)$/,
    'the first use of an entry after a reset is 1, so the fill may leave any other one there',
  ),
  survivor(
    /^stuck bit in the top: \(is_answer \? rooms_answer : rooms_message\) stuck at 1$/,
    'a message is only chosen where there is room for its kind, and without one nothing looks at this',
  ),
  survivor(
    /^stuck bit in the top: bit [1-7] of heard_message\[15:8\] stuck at [01]$/,
    'uses of an entry follow each other, so their lowest bit alone tells the next one from the last',
  ),
];
