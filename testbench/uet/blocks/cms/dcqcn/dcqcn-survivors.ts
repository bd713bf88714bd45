/** Mutants of DCQCN that behave as it does. */
import type { Explanation } from '../../../../design-tests/explanation.ts';

export const dcqcnSurvivors: readonly Explanation[] = [];
