/** Mutants of ordered matching that behave as it does. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const orderedSurvivors: readonly Explanation[] = [
  survivor(
    /^(stuck bit in the top: \(~list_some \| is_last\) stuck at 0|operator in the top: or becomes and in \(~list_some \| is_last\)|constant in the top: constant 4 becomes 3 in \((\(~list_some \| is_last\) \? 4 : 3|is_last \? 4 : state)\))$/,
    'a search that reads on after the last node of its list, or in an empty one, ends in the same clock, and what it has read beyond is dropped then',
  ),
  survivor(
    /^constant in the top: constant 4 becomes 5 in \((\(~list_some \| is_last\) \? 4 : 3|is_last \? 4 : state)\)$/,
    'in a state without a name nothing is done, as in that of a search that has read its last node',
  ),
  survivor(
    /^dropped enable in the top: enable of cleared dropped: \(state == 0\)$/,
    'it is looked at in that state alone, which comes after a reset alone, as its 0 does',
  ),
  survivor(
    /^dropped enable in the top: enable of state dropped: \(state == 0\)$/,
    'all lists are cleared in that state alone: in the others the number of those that are is 0',
  ),
];
