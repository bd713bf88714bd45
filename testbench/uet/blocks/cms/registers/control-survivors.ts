/** Mutants of the registers of congestion management that behave as they do. */
import type { Explanation } from '../../../../design-tests/explanation.ts';

export const controlSurvivors: readonly Explanation[] = [];
