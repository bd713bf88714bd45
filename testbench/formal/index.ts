/** `gatewright/prove`: properties of a design, decided by Yosys and z3 for all inputs. */

export { designOf } from './design-of.ts';
export { type Proof, type ProofMode, proof, proofModes } from './proof.ts';
export { type ProveOptions, prove } from './prove.ts';
export { type InOrder, inOrder } from './specs/in-order.ts';
export type { Counterexample, PropertyResult, PropertyStatus, Verdict } from './verdict.ts';
