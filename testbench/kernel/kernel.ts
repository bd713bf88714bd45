/** Runs a simulation: time advances to the next moment, tasks run until all of them wait again, and so on. */
import { type Random, seededRandom } from '../../support/random.ts';
import type { Simulator } from '../engine/simulator.ts';
import type { Agent } from './agent.ts';
import type { ClockEdge, ClockOptions } from './clock.ts';
import { HOPS, Quiescence } from './quiescence.ts';
import type { Running } from './steps.ts';
import { Task, type TaskHost } from './task.ts';
import { describeWaits, unended } from './task-tree.ts';
import { ReadOnly } from './time-triggers.ts';
import { Timeline } from './timeline.ts';
import { Waiters } from './waiters.ts';
import { WriteLock } from './write-lock.ts';

export type { Agent } from './agent.ts';

/** How a run is to behave. */
export interface KernelOptions {
  /** How clocks run, by name: that of the port or of its domain. Default: all with a period of 10 ns, in phase. */
  readonly clocks?: Readonly<Record<string, ClockOptions>>;
  /**
   * Moments, which are edges in a run without delays, after which a run that has not ended fails. Default 10,000,000.
   */
  readonly maxCycles?: number;
  /** Waits that one task may begin within one moment. Default 1,000,000. */
  readonly maxTurns?: number;
  /**
   * Check each fast verdict that all tasks wait with a macrotask turn, and fail if it was wrong. Slow. Default false.
   */
  readonly verifyQuiescence?: boolean;
  /**
   * Wake the tasks of one moment in a random order, of that seed, to find who depends on the order. Default: in the
   * order in which they began to wait.
   */
  readonly shuffle?: number;
  /** Ends the run at the next occasion when it is aborted. */
  readonly signal?: AbortSignal;
}

/** The run reached `maxCycles`. */
export class CycleLimit extends Error {
  override readonly name = 'CycleLimit';
}

/** All tasks wait, and nothing that could wake one is left: no edge or time is waited for, and there are no agents. */
export class Deadlock extends Error {
  override readonly name = 'Deadlock';
}

/**
 * Moments between two macrotask turns of an undisturbed run, so that timeouts and messages of the test runner get
 * through.
 */
const BREATH = 65_536;
/** Macrotask turns that a cancelled task gets to end. */
const PATIENCE = 10;

/**
 * Runs one simulation. It repeats:
 *
 *  1. a moment, as `Timeline` says: agents sample, clocks have their edges, agents drive, and who waited for it is
 *     told, in the order in which they began to wait (after those that an agent woke);
 *  2. the tasks that were told run, those of generators first; what they read is settled after the edges, what they set
 *     is seen by the next ones;
 *  3. when all tasks wait again, the values that some wait for are looked at once more, and 2 is repeated if that wakes
 *     any;
 *  4. those who wait for `readOnly` run, with inputs locked.
 *
 * While no task is due nothing is awaited: `t.cycles(1000)` costs the edges alone.
 */
export class Kernel implements TaskHost {
  readonly simulator: Simulator;
  readonly timeline: Timeline;
  readonly quiescence = new Quiescence();
  readonly maxTurns: number;
  /** The end of a moment, with inputs locked. */
  readonly readOnly: ReadOnly;
  /** Wakes of the present moment that are to be shuffled. */
  wakes: (() => void)[] | undefined;
  readonly #maxCycles: number;
  readonly #verify: boolean;
  readonly #shuffle: Random | undefined;
  readonly #signal: AbortSignal | undefined;
  readonly #readers = new Waiters<void>();
  readonly #lock: WriteLock;
  #failure: { readonly error: unknown } | undefined;
  #breath = 0;

  constructor(simulator: Simulator, options: KernelOptions = {}) {
    this.simulator = simulator;
    this.timeline = new Timeline(simulator, options.clocks);
    this.maxTurns = options.maxTurns ?? 1_000_000;
    this.#maxCycles = options.maxCycles ?? 10_000_000;
    this.#verify = options.verifyQuiescence ?? false;
    this.#shuffle = options.shuffle === undefined ? undefined : seededRandom(options.shuffle);
    this.#signal = options.signal;
    this.#lock = new WriteLock(simulator.ports);
    this.readOnly = new ReadOnly(this.#readers, this.#lock);
  }

  /** Edges of the design's first clock so far; during `sample` the number of the edge that comes. */
  get cycle(): number {
    return this.timeline.main.cycle;
  }

  get moment(): number {
    return this.timeline.moment;
  }

  /**
   * Have the agent called from the next phase on, at the edges of a clock (by default the first); the result detaches
   * it.
   */
  attach(agent: Agent, edge: ClockEdge = this.timeline.main.active): () => void {
    return this.timeline.attach(agent, edge);
  }

  fail(error: unknown): void {
    this.#failure ??= { error };
    this.quiescence.nudge();
  }

  /** At least `n` edges of every clock that runs, with the agents, outside of any task. */
  advance(n: number): void {
    const ends = this.timeline.clocks.filter((c) => c.running).map((clock) => ({ clock, end: clock.cycle + n }));
    while (ends.some(({ clock, end }) => clock.cycle < end)) this.timeline.advance(1, true);
  }

  /**
   * Run `body` as the task `test`, to its end and that of all tasks it started; rejects with the first failure.
   * Guarantee: when it settles, every task has ended, with its `finally` blocks run, or is named in the error.
   */
  async run(makeBody: (main: Task<void>) => Running<void>): Promise<void> {
    const { quiescence, timeline } = this;
    const main = new Task<void>(this, undefined);
    const abort = () => this.fail(this.#signal?.reason ?? new Error('the run was aborted'));
    this.#signal?.addEventListener('abort', abort, { once: true });
    if (this.#signal?.aborted) abort();
    try {
      main.start(() => makeBody(main));
      await this.#settle();
      if (this.#unfinished) await this.#finishMoment();
      while (main.status === 'active' && this.#failure === undefined) {
        this.#advanceUntilDue(main);
        if (timeline.moment - this.#breath >= BREATH) await this.#breathe();
        // As `settle` begins; here, because calling an async function at every wake is measurable.
        for (let hop = 0; quiescence.running > 0 && hop < HOPS; hop++) {
          await undefined;
          quiescence.runReady();
        }
        if (!quiescence.still || this.#verify) await this.#settle();
        if (this.#unfinished) await this.#finishMoment();
      }
      this.#lock.open();
      await this.#windDown(main);
    } finally {
      this.#lock.open();
      this.#signal?.removeEventListener('abort', abort);
    }
    if (this.#failure !== undefined) throw this.#failure.error;
    if (main.outcome?.ok === false) throw main.outcome.error;
  }

  /** Moments until a task is woken, the run has failed, or it is time for a breath. */
  #advanceUntilDue(main: Task<void>): void {
    const { timeline, quiescence } = this;
    const pause = this.#breath + BREATH;
    this.#lock.open();
    try {
      do {
        const room = Math.min(this.#maxCycles, pause) - timeline.moment;
        if (timeline.moment >= this.#maxCycles) {
          const limit = `the test was not over after ${this.#maxCycles} cycles (option maxCycles)`;
          this.fail(new CycleLimit(`${limit}: ${describeWaits(main)}`));
        } else if (!this.#advance(room)) {
          this.fail(new Deadlock(`no task can ever go on: ${describeWaits(main)}`));
        }
        if (quiescence.runReady() && (main.status !== 'active' || this.#unfinished)) return;
      } while (quiescence.still && this.#failure === undefined && timeline.moment < pause);
    } catch (error) {
      this.fail(error);
    }
  }

  #advance(room: number): boolean {
    const { timeline, quiescence } = this;
    // Without a closure, because this is done at every edge.
    if (this.#shuffle === undefined) return timeline.advance(room, !quiescence.still);
    return this.#deliver(() => timeline.advance(room, !quiescence.still));
  }

  /** Carry out what wakes tasks; shuffled, they all are told when it is over. */
  #deliver<T>(waking: () => T): T {
    if (this.#shuffle === undefined) return waking();
    const wakes: (() => void)[] = [];
    this.wakes = wakes;
    try {
      return waking();
    } finally {
      this.wakes = undefined;
      for (const wake of this.#shuffle.shuffle(wakes)) wake();
    }
  }

  /** Whether anyone waits for something that may happen when all tasks wait. */
  get #unfinished(): boolean {
    return this.timeline.values.watching || this.#readers.size > 0;
  }

  async #finishMoment(): Promise<void> {
    while (this.#failure === undefined && this.#deliver(() => this.timeline.lookAtValues())) await this.#settle();
    while (this.#failure === undefined && this.#readers.size > 0) {
      this.#lock.close();
      this.#deliver(() => this.#readers.fire());
      await this.#settle();
    }
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
    this.#breath = this.timeline.moment;
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
