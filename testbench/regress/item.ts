/** One piece of work of a regression, and what came of it: plain data, which goes to processes and into the journal. */
import { hashText, mix } from '../../support/random.ts';
import type { Reached } from '../coverage/coverage-recorder.ts';
import type { FunctionalCoverage } from '../coverage/functional/functional-coverage.ts';
import type { EngineName } from '../engine/simulator.ts';
import type { MutationReport } from '../mutation/report.ts';

/** What every item has. */
interface ItemBase {
  /** Its name within the regression; nothing else of a regression decides it. */
  readonly id: string;
  /** The design, or the test file. */
  readonly subject: string;
  /** What shares its source: the design's folder, or the test file. Failures of one block may have one cause. */
  readonly block: string;
  readonly test: string;
  /** 32 bits, from the regression's seed and `id`. */
  readonly seed: number;
  /** Items of one group share what is costly to prepare, so one process takes them one after the other. */
  readonly group: string;
  /** About how many seconds it takes; long ones are begun first. */
  readonly cost: number;
}

/** A test of a design on an engine. */
export interface RunItem extends ItemBase {
  readonly kind: 'run';
  readonly engine: EngineName;
  /** Clocks of a property run; other tests end by themselves. */
  readonly clocks: number;
  /** Record coverage, where the design can. */
  readonly cover: boolean;
}

/** A test file whose properties draw their stimulus from the seed. */
export interface SuiteItem extends ItemBase {
  readonly kind: 'suite';
  /** The engines whose tests are run, among those that name one. */
  readonly engines: readonly EngineName[];
}

/** Some of a design's mutants: those from `first` on, `count` of the `total` that `choice` selects. */
export interface MutantsItem extends ItemBase {
  readonly kind: 'mutants';
  readonly first: number;
  readonly count: number;
  readonly total: number;
  readonly choice: number;
}

/** The search for the first signal in which a failed run differs from the interpreter's. */
export interface DiagnosisItem extends ItemBase {
  readonly kind: 'diagnosis';
  /** The run that failed. */
  readonly of: RunItem;
}

export type Item = RunItem | SuiteItem | MutantsItem | DiagnosisItem;

/** One thing that failed in an item. */
export interface ItemFailure {
  /** What failed, without what changes from run to run; see `assertionOf`. */
  readonly assertion: string;
  readonly message: string;
  /** The cycle in which the run stopped, where there is one. */
  readonly cycle?: number;
  /** The test, where an item has several. */
  readonly test?: string;
  /** The command that repeats it with waves, where the test itself names one. */
  readonly replay?: string;
}

/** What came of an item. */
export interface ItemResult {
  readonly id: string;
  /** Clock periods that were simulated and counted. */
  readonly clocks: number;
  /** Tests that ran; 1 unless the item is a file of tests. */
  readonly tests: number;
  readonly failures: readonly ItemFailure[];
  /** What of the design's text was reached, where coverage is recorded. */
  readonly reached?: Reached;
  /** What the cover groups of the test saw, where it has any. */
  readonly functional?: FunctionalCoverage;
  readonly mutation?: MutationReport;
  /** Of a diagnosis: the signal and its cycle; null where the engines agree to the end. */
  readonly divergence?: Divergence | null;
  /** Wall-clock time; nothing but `times` of the summary depends on it. */
  readonly seconds: number;
}

/** The first difference between an engine and the interpreter. */
export interface Divergence {
  readonly signal: string;
  readonly cycle: number;
}

/** The seed of an item: the same whatever else the regression holds. */
export const itemSeed = (regression: number, id: string): number => mix(hashText(id) ^ mix(regression));

/** One of `of` parts of a regression, from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** Whether an item is of that part: decided by its name alone, so that machines need not talk to each other. */
export const inShard = ({ id }: Pick<Item, 'id'>, { index, of }: Shard): boolean => hashText(id) % of === index - 1;
