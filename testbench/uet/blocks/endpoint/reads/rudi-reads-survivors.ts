/** Mutants of READs of peers on their way to memory that behave as they do. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const rudiReadsSurvivors: readonly Explanation[] = [
  survivor(
    /^operator in both: and becomes or in \(both\.arbiter_grant & both\.request\)$/,
    'what is granted is requested, as an offer stays until it is taken; and where one is requested one is granted',
  ),
  survivor(
    /^operator in both\.arbiter: and becomes or in \(both\.arbiter_valid & both\.accept\)$/,
    'a grant that is not accepted is held: the turn that it leaves is set once more when it is, to the same',
  ),
];
