/** Mutants of the CBFC sender that no test can kill and Yosys cannot prove equivalent, and why. */
import type { Explanation } from '../../explanation.ts';

export const senderSurvivors: readonly Explanation[] = [];
