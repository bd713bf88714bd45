/** What a run gives to its agents. */
import type { Random } from '../../support/random.ts';
import type { RunStore } from './run-store.ts';
import type { Trigger } from './trigger.ts';
import type { Wait } from './wait.ts';

/** What an agent needs of the run it takes part in. */
export interface AgentHost {
  /** The edge that comes, during `sample`; edges so far, otherwise. */
  readonly cycle: number;
  /** Simulated time in femtoseconds: of the edge that comes, during `sample`; of the last one, otherwise. */
  readonly time: number;
  /** Femtoseconds from one edge of the agent's clock to the next, as it runs now. */
  readonly period: number;
  /** The port of the clock at whose edges the agent acts. */
  readonly clockPort: string;
  /** Where the agent's own generator comes from. */
  readonly random: Random;
  /** What all of the run share; the same one for every host of a run. */
  readonly store: RunStore;
  /** A thenable for a trigger. */
  wait<T>(trigger: Trigger<T>): Wait<T>;
}
