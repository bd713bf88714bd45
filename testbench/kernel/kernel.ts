/** The cycle: agents sample, the clock rises, agents drive, tasks run until all of them wait again. */
import type { Simulator } from '../engine/simulator.ts';
import { EdgeQueue } from './edge-queue.ts';
import { HOPS, Quiescence } from './quiescence.ts';
import { Task, type TaskHost } from './task.ts';

/**
 * A part of the testbench that acts on every edge, without promises.
 * Guarantee: at one edge every agent's `sample` has returned before the clock rises, and the clock has risen before any
 * agent's `drive` is called; within a phase agents are called in the order in which they were attached.
 */
export interface Agent {
  /** Sees the settled values just before the edge. Must not set inputs. */
  sample?(): void;
  /** Sees the values after the edge and sets inputs for the next one. Must not decide by outputs that depend on inputs. */
  drive?(): void;
}

/** How a run is to behave. */
export interface KernelOptions {
  /** Edges after which a run that has not ended fails. Default 10,000,000. */
  readonly maxCycles?: number;
  /** Waits that one task may begin within one cycle. Default 1,000,000. */
  readonly maxTurns?: number;
  /** Check each fast verdict that all tasks wait with a macrotask turn, and fail if it was wrong. Slow. Default false. */
  readonly verifyQuiescence?: boolean;
  /** Ends the run at the next occasion when it is aborted. */
  readonly signal?: AbortSignal;
}

/** The run reached `maxCycles`. */
export class CycleLimit extends Error {
  override readonly name = 'CycleLimit';
}

/** All tasks wait, and nothing that could wake one is left: no edge is waited for, and there are no agents. */
export class Deadlock extends Error {
  override readonly name = 'Deadlock';
}

/** Edges between two macrotask turns of an undisturbed run, so that timeouts and messages of the test runner get through. */
const BREATH = 65_536;
/** Macrotask turns that a cancelled task gets to end. */
const PATIENCE = 10;

/**
 * Runs one simulation. A cycle is:
 *
 *  1. `sample` of every agent: settled values before the edge, what the design's registers are about to take in;
 *  2. the rising edge;
 *  3. `drive` of every agent;
 *  4. what tasks wait for is looked at with settled values after the edge: timers, then conditions; those that are due
 *     are woken in the order in which they began to wait (after those that an agent woke in 1 or 3);
 *  5. the tasks run; what they read is settled after the edge, what they set is seen by the next edge.
 *
 * While no task is due nothing is awaited: `t.cycles(1000)` costs the edges alone.
 */
export class Kernel implements TaskHost {
  readonly simulator: Simulator;
  readonly edges = new EdgeQueue();
  readonly quiescence = new Quiescence();
  readonly maxTurns: number;
  readonly #maxCycles: number;
  readonly #verify: boolean;
  readonly #signal: AbortSignal | undefined;
  // Replaced, never changed, so that an agent may attach or detach others while they are gone through.
  #samplers: readonly Sampler[] = [];
  #drivers: readonly Driver[] = [];
  #failure: { readonly error: unknown } | undefined;
  #breath = 0;

  constructor(simulator: Simulator, options: KernelOptions = {}) {
    this.simulator = simulator;
    this.maxTurns = options.maxTurns ?? 1_000_000;
    this.#maxCycles = options.maxCycles ?? 10_000_000;
    this.#verify = options.verifyQuiescence ?? false;
    this.#signal = options.signal;
  }

  /** Rising edges so far; during `sample` the number of the edge that comes, as in `CheckFailure.cycle`. */
  get cycle(): number {
    return this.simulator.cycle;
  }

  /** Have the agent called from the next phase on; the result detaches it. */
  attach(agent: Agent): () => void {
    if (isSampler(agent)) this.#samplers = [...this.#samplers, agent];
    if (isDriver(agent)) this.#drivers = [...this.#drivers, agent];
    return () => {
      this.#samplers = this.#samplers.filter((other) => other !== agent);
      this.#drivers = this.#drivers.filter((other) => other !== agent);
    };
  }

  fail(error: unknown): void {
    this.#failure ??= { error };
    this.quiescence.nudge();
  }

  /** `n` edges with the agents, outside of any task. */
  advance(n: number): void {
    for (let i = 0; i < n; i++) this.#edge();
  }

  /**
   * Run `body` as the task `test`, to its end and that of all tasks it started; rejects with the first failure.
   * Guarantee: when it settles, every task has ended, with its `finally` blocks run, or is named in the error.
   */
  async run(makeBody: (main: Task<void>) => Promise<void>): Promise<void> {
    const { quiescence } = this;
    const main = new Task<void>(this, undefined);
    const abort = () => this.fail(this.#signal?.reason ?? new Error('the run was aborted'));
    this.#signal?.addEventListener('abort', abort, { once: true });
    if (this.#signal?.aborted) abort();
    try {
      main.start(() => makeBody(main));
      await this.#settle();
      while (main.status === 'active' && this.#failure === undefined) {
        this.#advanceUntilDue(main);
        if (this.cycle - this.#breath >= BREATH) await this.#breathe();
        // As `settle` begins; here, because calling an async function at every wake is measurable.
        for (let hop = 0; quiescence.running > 0 && hop < HOPS; hop++) await undefined;
        if (!quiescence.still || this.#verify) await this.#settle();
      }
      await this.#windDown(main);
    } finally {
      this.#signal?.removeEventListener('abort', abort);
    }
    if (this.#failure !== undefined) throw this.#failure.error;
    if (main.outcome?.ok === false) throw main.outcome.error;
  }

  /** Edges until a task is woken, the run has failed, or it is time for a breath. */
  #advanceUntilDue(main: Task<void>): void {
    const { edges, quiescence, simulator } = this;
    const pause = this.#breath + BREATH;
    try {
      do {
        if (simulator.cycle >= this.#maxCycles) {
          const limit = `the test was not over after ${this.#maxCycles} cycles (option maxCycles)`;
          this.fail(new CycleLimit(`${limit}: ${describeWaits(main)}`));
          return;
        }
        if (this.#samplers.length + this.#drivers.length > 0 || edges.watching || !quiescence.still) {
          this.#edge();
        } else if (edges.nextDue === Number.POSITIVE_INFINITY) {
          this.fail(new Deadlock(`no task can ever go on: ${describeWaits(main)}`));
          return;
        } else {
          // Nobody looks at the edges before the next timer.
          simulator.step(Math.min(edges.nextDue, this.#maxCycles, pause) - simulator.cycle);
        }
        edges.expire(simulator.cycle);
      } while (quiescence.still && this.#failure === undefined && simulator.cycle < pause);
    } catch (error) {
      this.fail(error);
    }
  }

  #edge(): void {
    for (const agent of this.#samplers) agent.sample();
    this.simulator.step();
    for (const agent of this.#drivers) agent.drive();
  }

  async #settle(): Promise<void> {
    const { quiescence } = this;
    for (;;) {
      const slowSteps = quiescence.slowSteps;
      await quiescence.settle(() => this.#failure !== undefined);
      if (!this.#verify || quiescence.slowSteps !== slowSteps) return;
      const activity = quiescence.activity;
      await quiescence.drain();
      if (quiescence.activity === activity) return;
      this.fail(
        new Error(
          `in cycle ${this.cycle} time was about to advance while a task still ran: it has a call that it does not ` +
            'await and that awaits a promise from outside; use t.fork for the call, or t.external for the promise',
        ),
      );
    }
  }

  /** Let the test runner's own timers and messages through. */
  async #breathe(): Promise<void> {
    this.#breath = this.cycle;
    await this.quiescence.drain();
  }

  async #windDown(main: Task<void>): Promise<void> {
    main.cancel();
    for (let turn = 0; turn < PATIENCE && main.outcome === undefined; turn++) await this.#settle();
    if (main.outcome !== undefined) return;
    const names = [...unended(main)].map((task) => task.name).join(', ');
    this.fail(
      new Error(
        `the test is over, but not all of its tasks ended when they were cancelled (${names}): each awaits a promise ` +
          'that is not of the testbench, or waits on after it has caught Cancelled; await foreign promises with t.external',
      ),
    );
  }
}

type Sampler = Required<Pick<Agent, 'sample'>>;
type Driver = Required<Pick<Agent, 'drive'>>;

function isSampler(agent: Agent): agent is Sampler {
  return agent.sample !== undefined;
}

function isDriver(agent: Agent): agent is Driver {
  return agent.drive !== undefined;
}

/** The task and its descendants, parents first. */
function* unended(task: Task<unknown>): Generator<Task<unknown>> {
  if (task.status === 'active') yield task;
  for (const child of task.children) yield* unended(child);
}

function describeWaits(main: Task<unknown>): string {
  const waits = [...unended(main)].map(
    (task) => `${task.name} waits for ${task.waits.join(' and ') || 'a promise that is not of the testbench'}`,
  );
  return waits.join('; ');
}
