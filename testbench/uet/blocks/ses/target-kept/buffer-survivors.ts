/** Mutants of the buffers of unexpected messages that behave as they do. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';
import { lateSurvivors } from '../late-survivors.ts';

export const bufferSurvivors: readonly Explanation[] = [
  ...lateSurvivors,
  survivor(
    /^(dropped enable in the top: enable of it_(waits|bound) dropped: taken|swapped arms in the top: arms of \(taken \? \(ends_down_valid \? ends_down_payload_(waits|bound) : [01]\) : it_\3\) swapped)$/,
    'each message here waits and none is bound, so both have one value',
  ),
  survivor(
    /^(operator in the top: not is left out in ~it_bound|stuck bit in the top: ~?it_bound stuck at [01]|swapped arms in the top: arms of \(ends_down_valid \? ends_down_payload_bound : 0\) swapped)$/,
    'it is looked at for messages that do not wait, and each message here waits',
  ),
];
