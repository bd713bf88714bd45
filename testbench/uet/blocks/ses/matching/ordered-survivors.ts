/** Mutants of ordered matching that behave as it does. */
import type { Explanation } from '../../../../design-tests/explanation.ts';

export const orderedSurvivors: readonly Explanation[] = [];
