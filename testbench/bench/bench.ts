/** The testbench of one run, shared by all tasks of a test. */
import type { Random } from '../../support/random.ts';
import type { Simulator } from '../engine/simulator.ts';
import type { AgentHost } from '../kernel/agent-host.ts';
import type { Clock, ClockEdge } from '../kernel/clock.ts';
import { clockName } from '../kernel/clock-names.ts';
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
  readonly #preEdges = new Map<ClockEdge, PreEdge>();
  readonly #hosts = new Map<ClockEdge, AgentHost>();

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

  get time(): number {
    return this.kernel.timeline.now;
  }

  get period(): number {
    return this.kernel.timeline.main.period;
  }

  get clockPort(): string {
    return this.kernel.timeline.main.name;
  }

  /** The clock of that name, or of that domain. `UserError` if there is none. */
  clock(name: string): Clock {
    const { clocks } = this.kernel.timeline;
    const found = clockName(
      clocks.map((clock) => clock.name),
      name,
    );
    return clocks.find((clock) => clock.name === found)!;
  }

  /** The interface of the run to agents on that edge. */
  host(edge: ClockEdge): AgentHost {
    if (edge === this.kernel.timeline.main.active) return this;
    const host = this.#hosts.get(edge) ?? new EdgeHost(this, edge);
    this.#hosts.set(edge, host);
    return host;
  }

  /** The values before the last such edge; costs nothing until it is used. */
  preEdge(edge: ClockEdge): PreEdge {
    const known = this.#preEdges.get(edge);
    if (known !== undefined) return known;
    const made = new PreEdge();
    this.#preEdges.set(edge, made);
    this.kernel.attach(made, edge);
    return made;
  }

  wait<T>(trigger: Trigger<T>): Wait<T> {
    return new Wait(trigger, this.#main);
  }

  /** Call `check` at the end of the test. */
  atEnd(check: EndCheck): void {
    this.#checks.push(check);
  }

  /** Call all checks; returns their errors, in order. */
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

/** The interface of the run to agents on other clocks than the first. */
class EdgeHost implements AgentHost {
  readonly random: Random;
  readonly store: RunStore;
  readonly #bench: Bench;
  readonly #edge: ClockEdge;

  constructor(bench: Bench, edge: ClockEdge) {
    this.#bench = bench;
    this.#edge = edge;
    this.random = bench.random;
    this.store = bench.store;
  }

  get cycle(): number {
    return this.#edge.count;
  }

  get time(): number {
    return this.#bench.time;
  }

  get period(): number {
    return this.#edge.clock.period;
  }

  get clockPort(): string {
    return this.#edge.clock.name;
  }

  wait<T>(trigger: Trigger<T>): Wait<T> {
    return this.#bench.wait(trigger);
  }
}
