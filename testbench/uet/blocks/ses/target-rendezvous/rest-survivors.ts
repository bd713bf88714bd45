/** Mutants of what joins rendezvous sends to a receive half that behave as it does. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';
import { lateSurvivors } from '../late-survivors.ts';

export const restSurvivors: readonly Explanation[] = [
  ...lateSurvivors,
  survivor(
    /^constant in the top: constant 0 becomes \d+ in \(rst \? 0 : \(\(leaves & goes\) \? \(it_waits \? \(lates/,
    'a message is told of after it goes, and that has set or cleared its flag',
  ),
];
