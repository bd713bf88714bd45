/** Threads that run a design's tests on netlists. */
import { Worker } from 'node:worker_threads';
import type { ProjectPlace } from '../../../config/project.ts';
import type { Netlist } from '../../../rtl-gen/ir/netlist.ts';
import type { Judge } from '../campaign.ts';
import type { WorkerAnswer, WorkerJob } from './worker.ts';

/** A judge in a thread of its own, for the tests of a design; `close` ends the thread. */
export interface ThreadJudge {
  readonly judge: Judge;
  readonly close: () => Promise<unknown>;
}

/** What a thread is given: the design's name and its project. */
export interface JudgeData {
  readonly place: ProjectPlace;
  readonly design: string;
}

/** Starts a thread for the design of that name of a project. It takes one netlist at a time. */
export function threadJudge(place: ProjectPlace, design: string): ThreadJudge {
  const workerData: JudgeData = { place, design };
  // Loaders that a test runner gave this process are not for it.
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, execArgv: [] });
  const judge = ({ instances: _, ...net }: Netlist): ReturnType<Judge> =>
    new Promise((resolve, reject) => {
      const ended = (code: number): void => reject(new Error(`the thread that runs tests ended with code ${code}`));
      const settle = (then: () => void): void => {
        worker.off('error', failed).off('exit', ended);
        then();
      };
      const failed = (error: unknown): void => settle(() => reject(error));
      worker.once('error', failed).once('exit', ended);
      worker.once('message', (answer: WorkerAnswer) =>
        settle(() => ('error' in answer ? reject(new Error(answer.error)) : resolve(answer.kill))),
      );
      worker.postMessage(net satisfies WorkerJob);
    });
  return { judge, close: () => worker.terminate() };
}
