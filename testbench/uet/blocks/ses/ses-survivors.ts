/** Mutants of the tables of the semantic sublayer that behave as those do. */
import type { Explanation } from '../../../design-tests/explanation.ts';

export const keyTableSurvivors: readonly Explanation[] = [
  {
    mutants: /^dropped enable in (?:[\w.]+\.)?(keys|jobs|processes|resources): enable of [\w.]+\.left dropped/,
    reason: 'the count is looked at while it drains alone, and the step before that sets it',
  },
];
