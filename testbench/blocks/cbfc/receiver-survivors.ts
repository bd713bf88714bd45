/** Mutants of the CBFC receiver that no test can kill and Yosys cannot prove equivalent, and why. */
import type { Explanation } from '../explanation.ts';

export const receiverSurvivors: readonly Explanation[] = [];
