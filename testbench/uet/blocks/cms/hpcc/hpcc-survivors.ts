/** Mutants of HPCC that behave as it does. */
import type { Explanation } from '../../../../design-tests/explanation.ts';

export const hpccSurvivors: readonly Explanation[] = [];
