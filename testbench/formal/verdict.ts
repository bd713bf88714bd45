/** What came of a proof. */
import type { ProofMode } from './proof.ts';
import type { Property } from './properties.ts';
import type { Replay } from './replay.ts';

/**
 * `proved`: holds in every clock of every run. `holds`: in every run of `depth` clocks. `failed`: some run breaks it.
 * `not inductive`: no run was found that breaks it, and induction over `depth` clocks does not exclude one. `open`:
 * nothing is known, because another property ended the search. `reached` and `unreached` are of covers.
 */
export type PropertyStatus =
  | 'proved'
  | 'holds'
  | 'failed'
  | 'not inductive'
  | 'open'
  | 'assumed'
  | 'reached'
  | 'unreached';

export interface PropertyResult extends Property {
  readonly status: PropertyStatus;
  /** The clock in which it fails or is reached. */
  readonly clock?: number;
}

/** A run that breaks a property. */
export interface Counterexample extends Replay {
  /** `reset`: it starts with a clock of reset. `induction`: in some state, which the design may never reach. */
  readonly from: 'reset' | 'induction';
  /** The assertions that the solver says fail, in the last clock. */
  readonly failed: readonly string[];
  /** Whether they fail in our simulator too, in that clock and not before, with every assumption kept. */
  readonly replays: boolean;
}

export interface Verdict {
  readonly name: string;
  readonly mode: ProofMode;
  readonly depth: number;
  /** Clocks in which covers were searched, in the modes that do. */
  readonly coverDepth: number;
  /** Clocks that induction looked back, where it succeeded. */
  readonly induction?: number;
  /** No assertion was found to fail, and every cover that was searched is reached. */
  readonly passed: boolean;
  readonly seconds: number;
  readonly properties: readonly PropertyResult[];
  readonly counterexample?: Counterexample;
}
