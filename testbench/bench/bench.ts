/** One run's testbench: what all tasks of a test share. */
import type { Random } from '../../support/random.ts';
import type { Simulator } from '../engine/simulator.ts';
import type { AgentHost } from '../kernel/agent-host.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { PreEdge } from '../kernel/pre-edge.ts';
import { RunStore } from '../kernel/run-store.ts';
import type { Task } from '../kernel/task.ts';
import type { Trigger } from '../kernel/trigger.ts';
import { Wait } from '../kernel/wait.ts';

/** A check at the end of a test; throws if it does not hold. */
export type EndCheck = () => void;

/** The simulator, the kernel, the generator and the checks of one run. */
export class Bench implements AgentHost {
  readonly simulator: Simulator;
  readonly kernel: Kernel;
  readonly seed: number;
  readonly random: Random;
  readonly store: RunStore;
  readonly #main: Task<unknown>;
  readonly #checks: EndCheck[] = [];
  #preEdge: PreEdge | undefined;

  constructor(kernel: Kernel, main: Task<unknown>, seed: number, random: Random, store = new RunStore()) {
    this.simulator = kernel.simulator;
    this.kernel = kernel;
    this.#main = main;
    this.seed = seed;
    this.random = random;
    this.store = store;
  }

  get cycle(): number {
    return this.kernel.cycle;
  }

  /** The values before the last edge; costs nothing until it is asked for. */
  get preEdge(): PreEdge {
    if (this.#preEdge === undefined) {
      this.#preEdge = new PreEdge();
      this.kernel.attach(this.#preEdge);
    }
    return this.#preEdge;
  }

  wait<T>(trigger: Trigger<T>): Wait<T> {
    return new Wait(trigger, this.#main);
  }

  /** Have `check` called at the end of the test. */
  atEnd(check: EndCheck): void {
    this.#checks.push(check);
  }

  /** Call all checks; what they threw, in their order. */
  finish(): unknown[] {
    return this.#checks.flatMap((check) => {
      try {
        check();
        return [];
      } catch (error) {
        return [error];
      }
    });
  }
}
