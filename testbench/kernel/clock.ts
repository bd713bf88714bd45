/** A clock of the design: when it rises and falls, how often it has, and who waits for it. */
import { UserError } from '../../support/user-error.ts';
import { Agents } from './agent.ts';
import { EdgeQueue, type Order } from './edge-queue.ts';
import { femtoseconds, type Time } from './time.ts';

/** How a clock runs. */
export interface ClockOptions {
  /** From one rise to the next. Default 10 ns. */
  readonly period?: Time;
  /** What the first rise comes later than one period after the start. Default `'0ns'`. */
  readonly phase?: Time;
  /** The part of a period for which the clock is high, between 0 and 1. Default 0.5. */
  readonly duty?: number;
  /** It does not run before `start` is called. Default false. */
  readonly stopped?: boolean;
}

/** A clock as tests may use it. */
export interface ClockHandle {
  /** The name of its port. */
  readonly name: string;
  /** Edges at which the design's state changes, so far; rises, if it changes at both. */
  readonly cycle: number;
  /** Femtoseconds from one rise to the next. */
  readonly period: number;
  readonly running: boolean;
  /** No rise from now on; if the clock is high, it still falls when it is due. */
  stop(): void;
  /** Run again: the first rise comes one period from now. No effect on a clock that runs. */
  start(): void;
  /** Let periods be as long from the next rise on; that rise comes when it was due. The duty cycle stays. */
  setPeriod(period: Time): void;
}

/** The rises, or the falls, of one clock. */
export class ClockEdge {
  readonly clock: Clock;
  readonly rising: boolean;
  /** A power of two of its own. */
  readonly bit: number;
  /** Edges so far; during `sample` the number of the one that comes. */
  count: number;
  readonly queue: EdgeQueue;
  readonly agents = new Agents();

  constructor(clock: Clock, rising: boolean, bit: number, count: number, order: Order) {
    this.clock = clock;
    this.rising = rising;
    this.bit = bit;
    this.count = count;
    this.queue = new EdgeQueue(order);
  }

  /** Whether anyone waits for it or acts at it. */
  get busy(): boolean {
    return this.queue.busy || this.agents.busy;
  }
}

/** What a clock is told of the run it belongs to. */
export interface ClockHost {
  /** Femtoseconds. */
  readonly time: number;
  /**
   * Bring all clocks' times up to date, and look at each edge by itself from here on: a clock is about to change, or
   * somebody to wait for a fall.
   */
  interrupt(): void;
  /** Called when the clock's course has been changed. */
  clockChanged(): void;
}

/** Ten nanoseconds. */
const DEFAULT_PERIOD = 10_000_000;

/** The course of one clock. All times are femtoseconds. */
export class Clock implements ClockHandle {
  readonly name: string;
  readonly rise: ClockEdge;
  readonly fall: ClockEdge;
  /** The edge at which the design's state changes: agents and `cycles` go by it. */
  readonly active: ClockEdge;
  /**
   * Whether the design has state that changes at the fall. If not, engines may lower the clock right after each rise.
   */
  readonly falls: boolean;
  period: number;
  /** From a rise to the fall after it. */
  high: number;
  /** When it rises next; Infinity while it is stopped. */
  riseAt: number;
  /** When it last rose; -Infinity before. */
  lastRise = Number.NEGATIVE_INFINITY;
  /** When it falls after that. */
  lastFall = Number.NEGATIVE_INFINITY;
  readonly #host: ClockHost;
  readonly #duty: number;
  /** Whether the fall after the last rise has been counted. */
  #fallen = true;

  constructor(
    host: ClockHost,
    { name, edges, index, count }: { name: string; edges: readonly string[]; index: number; count: number },
    options: ClockOptions,
    order: Order,
  ) {
    this.name = name;
    this.#host = host;
    this.rise = new ClockEdge(this, true, 2 ** (2 * index), count, order);
    this.fall = new ClockEdge(this, false, 2 ** (2 * index + 1), count, order);
    this.falls = edges.includes('falling');
    this.active = this.falls && !edges.includes('rising') ? this.fall : this.rise;
    this.#duty = options.duty ?? 0.5;
    if (!(this.#duty > 0 && this.#duty < 1))
      throw new UserError(`the duty of clock ${name} is a number between 0 and 1, not ${this.#duty}`);
    this.period = options.period === undefined ? DEFAULT_PERIOD : this.#checked(options.period);
    this.high = this.#highOf(this.period);
    const phase = femtoseconds(options.phase ?? '0ns', `the phase of clock ${name}`, true);
    this.riseAt = options.stopped === true ? Number.POSITIVE_INFINITY : host.time + this.period + phase;
  }

  get cycle(): number {
    return this.active.count;
  }

  get running(): boolean {
    return this.riseAt !== Number.POSITIVE_INFINITY;
  }

  /** When the fall after the last rise is due; Infinity if it has been counted. */
  get fallAt(): number {
    return this.#fallen ? Number.POSITIVE_INFINITY : this.lastFall;
  }

  /**
   * When something may happen that somebody looks at. Falls are nothing where neither the design nor anyone else waits
   * for them.
   */
  get nextAt(): number {
    if (!this.falls && !this.fall.busy) return this.riseAt;
    return Math.min(this.riseAt, this.fallAt);
  }

  stop(): void {
    this.#host.interrupt();
    this.riseAt = Number.POSITIVE_INFINITY;
    this.#host.clockChanged();
  }

  start(): void {
    if (this.running) return;
    this.#host.interrupt();
    this.riseAt = this.#host.time + this.period;
    this.#host.clockChanged();
  }

  setPeriod(period: Time): void {
    this.#host.interrupt();
    this.period = this.#checked(period);
    this.high = this.#highOf(this.period);
    this.#host.clockChanged();
  }

  /** Note that it rose `n` times, the last time at `at`, and count the falls between. */
  rose(n: number, at: number): void {
    this.fall.count += this.#fallen ? n - 1 : n;
    this.#fallen = false;
    this.lastRise = at;
    this.lastFall = at + this.high;
    // It may have been stopped just before.
    if (this.running) this.riseAt = at + this.period;
  }

  /** Note that it fell. */
  fell(): void {
    this.#fallen = true;
  }

  /** To be called before somebody waits for a fall: counts one that no one looked at, if its time is over. */
  awaitFall(): void {
    this.#host.interrupt();
    if (this.fallAt > this.#host.time) return;
    this.fell();
    this.fall.count++;
  }

  #checked(text: Time): number {
    const period = femtoseconds(text, `the period of clock ${this.name}`);
    if (period < 2) throw new UserError(`the period of clock ${this.name} is 2fs at least, not '${text}'`);
    return period;
  }

  #highOf(period: number): number {
    return Math.min(period - 1, Math.max(1, Math.round(period * this.#duty)));
  }
}
