/** Mutants of exact matching that behave as it does. */
import type { Explanation } from '../../../../design-tests/explanation.ts';

export const exactSurvivors: readonly Explanation[] = [];
