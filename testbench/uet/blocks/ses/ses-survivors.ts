/** Mutants of the tables of the semantic sublayer that behave as those do. */
import { type Explanation, survivor } from '../../../design-tests/explanation.ts';

export const keyTableSurvivors: readonly Explanation[] = [
  survivor(
    /^dropped enable in (?:[\w.]+\.)?(keys|jobs|processes|resources): enable of [\w.]+\.left dropped/,
    'the count is looked at while it drains alone, and the step before that sets it',
  ),
  survivor(
    /^swapped arms in (?:[\w.]+\.)?(keys|jobs|processes|resources): arms of \(\([\w.]+\.step == 4\) \? \d+ : /,
    'the count is set in each clock but that one then, also in the one before, and looked at while it drains',
  ),
];
