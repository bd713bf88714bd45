/**
 * The thread behind `thread-judge.ts`: runs the tests of one design on the netlists that it is sent, one after the
 * other.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { reopenProject } from '../../../config/open-project.ts';
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { firstFailure, type Kill } from '../judge.ts';
import { type PlannedRun, planTests } from '../test-plan.ts';
import type { JudgeData } from './thread-judge.ts';

/** A netlist to be tested, and what came of it. */
export type WorkerJob = Netlist;
export type WorkerAnswer = { readonly kill: Kill | undefined } | { readonly error: string };

const plan = planOf(workerData);
// It is awaited with the first netlist, whose answer tells of what goes wrong.
plan.catch(() => {});

async function planOf({ place, design }: JudgeData): Promise<readonly PlannedRun[]> {
  const project = await reopenProject(place);
  return planTests(await project.tests(design));
}

parentPort!.on('message', async (net: WorkerJob) => {
  const answer = (message: WorkerAnswer): void => parentPort!.postMessage(message);
  try {
    answer({ kill: await firstFailure(net, await plan) });
  } catch (error) {
    answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
