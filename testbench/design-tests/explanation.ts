/** Why some mutants of a design behave as the design does, where that is argued and not proved. */
export interface Explanation {
  /** Matches what the mutants are called (`mutantName`): kind, scope and words. No line numbers are in it. */
  readonly mutants: RegExp;
  /** Why no test can tell them from the design. */
  readonly reason: string;
}
