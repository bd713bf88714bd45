/**
 * The thread behind `thread-judge.ts`: runs the tests of one design on the netlists that it is sent, one after the
 * other.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import { designTests } from '../../uet/blocks/design-tests.ts';
import { firstFailure, type Kill } from '../judge.ts';
import { planTests } from '../test-plan.ts';

/** A netlist to be tested, and what came of it. */
export type WorkerJob = Netlist;
export type WorkerAnswer = { readonly kill: Kill | undefined } | { readonly error: string };

const plan = planTests(designTests(workerData as string));

parentPort!.on('message', async (net: WorkerJob) => {
  const answer = (message: WorkerAnswer): void => parentPort!.postMessage(message);
  try {
    answer({ kill: await firstFailure(net, await plan) });
  } catch (error) {
    answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
