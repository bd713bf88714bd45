/** Mutants of the seam between a PDS sender and NSCC that behave as it does. */
import type { Explanation } from '../../../../design-tests/explanation.ts';

export const seamSurvivors: readonly Explanation[] = [];
