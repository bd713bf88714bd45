/** `gatewright/constraints`: records drawn under constraints, which not every test needs. */

export { type ConstrainedOptions, type Constraints, constrained } from './constrained.ts';
export type { Field, Fields, RecordOf, ScalarField, TermsOf } from './fields.ts';
export { type Among, type Constraint, dist, type StateTerm, sumOf, type Term, unique, type Weights } from './terms.ts';
