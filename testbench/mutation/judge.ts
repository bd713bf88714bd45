/** Whether tests notice that a design has been changed. */
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import { runSeed } from '../bench/run-seed.ts';
import { simulate } from '../engine/wasm/engine.ts';
import type { PlannedRun } from './test-plan.ts';

/** The test that failed, and how. */
export interface Kill {
  readonly test: string;
  readonly seed: number;
  readonly cycles: number;
  readonly reason: string;
}

/** Edges after which a run counts as hung: no test of a design takes near as many. */
export const CYCLE_LIMIT = 300_000;

/**
 * The first run that fails on the netlist, each on a simulator of its own; undefined if all pass. A mutant that keeps a
 * test from ending fails it at `CYCLE_LIMIT`.
 */
export async function firstFailure(net: Netlist, runs: readonly PlannedRun[]): Promise<Kill | undefined> {
  for (const { name, seed, body } of runs) {
    const simulator = await simulate(net, { seed });
    const { failure, cycles } = await runSeed(simulator, seed, body, { maxCycles: CYCLE_LIMIT });
    simulator.dispose();
    if (failure !== undefined) return { test: name, seed, cycles, reason: failure.message.split('\n')[0]! };
  }
  return undefined;
}
