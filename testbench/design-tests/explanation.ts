import type { Apart } from './apart.ts';

/** Why some mutants of a design behave as the design does, where no proof finds that by itself. */
export interface Explanation {
  /** Matches what the mutants are called (`mutantName`): kind, scope and words. No line numbers are in it. */
  readonly mutants: RegExp;
  /** Why no test can tell them from the design. */
  readonly reason: string;
  /** Where their state may differ from that of the design, if that proves the reason. */
  readonly apart?: Apart;
}

export const survivor = (mutants: RegExp, reason: string, apart?: Apart): Explanation => ({
  mutants,
  reason,
  ...(apart !== undefined && { apart }),
});
