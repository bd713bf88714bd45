/** `gatewright/mutate`: small mistakes in a design, and whether its tests notice them. */

export { flatten } from '../../rtl-gen/ir/flatten.ts';
export { type CampaignOptions, type Judge, type Prover, runCampaign } from './campaign.ts';
export { proveEquivalent } from './equivalence/prove.ts';
export { firstFailure, type Kill } from './judge.ts';
export { type MutantKind, type Mutation, mutantName } from './mutant.ts';
export { type Fate, killedPercent, type MutationReport, type Survivor } from './report.ts';
export { type PlannedRun, planTests } from './test-plan.ts';
