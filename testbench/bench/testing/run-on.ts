/** Runs a test's function on a simulator in the bench's own tests. */
import type { Simulator } from '../../engine/simulator.ts';
import type { Body } from '../context.ts';
import { runSeed, type SeedRun } from '../run-seed.ts';
import { fifoSimulator } from './fifo-simulator.ts';

/** Options of `runSeed`, and the seed. */
export type RunOnOptions = NonNullable<Parameters<typeof runSeed>[3]> & { readonly seed?: number };

/** The run, with its failure if it had one. */
export function tryOn(simulator: Simulator, body: Body<void>, options: RunOnOptions = {}): Promise<SeedRun> {
  return runSeed(simulator, options.seed ?? 1, body, options);
}

/** The run; rejects with its failure. */
export async function runOn(simulator: Simulator, body: Body<void>, options: RunOnOptions = {}): Promise<SeedRun> {
  const run = await tryOn(simulator, body, options);
  if (run.failure !== undefined) throw run.failure;
  return run;
}

/** A run on a fresh FIFO of bytes, which has seen two edges of reset when `body` starts. */
export function onFifo(body: Body<void>, options: RunOnOptions = {}): Promise<SeedRun> {
  return runOn(fifoSimulator(), body, options);
}
