/** Mutants of the reader of rendezvous sends that behave as it does. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const rendezvousSurvivors: readonly Explanation[] = [
  survivor(
    /^dropped enable in the top: enable of told_(slot|wr_id|return_code) dropped: \(step == 3\)$/,
    'while one is told its place and what is kept of it stay, so it may be set again in each of these clocks',
  ),
  survivor(
    /^swapped arms in the top: arms of \(\(step == 3\) \? slot : told_slot\) swapped$/,
    'the place is the same from two clocks before until it has been told',
  ),
];
