/** The part of `t` that waits: for edges, values and times. */
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { PortHandle, Signal, Simulator, Value } from '../engine/simulator.ts';
import type { ClockEdge, ClockHandle, ClockOptions } from '../kernel/clock.ts';
import { Condition, Edges, type Word } from '../kernel/edge-triggers.ts';
import { External } from '../kernel/external.ts';
import type { Task } from '../kernel/task.ts';
import { femtoseconds, inUnit, type Time, type TimeUnit } from '../kernel/time.ts';
import { Delay, NextStep } from '../kernel/time-triggers.ts';
import { cycleLimit, type Limit, Timeout, timeLimit, WaitTimeout } from '../kernel/timeout.ts';
import type { Trigger } from '../kernel/trigger.ts';
import { ValueChange, type ValueEdge } from '../kernel/value-triggers.ts';
import { Wait } from '../kernel/wait.ts';
import type { Bench } from './bench.ts';

export type { ClockHandle, ClockOptions, Time, TimeUnit };

/** A port or a signal, by itself or by name (a signal's path). */
export type Observable = PortHandle | Signal | string;

/**
 * Waits of one task, on one clock. What a wait of an edge sees afterwards is settled after the edge; what the task then
 * sets is seen by the next edge of any clock.
 */
export class Waits {
  readonly #bench: Bench;
  readonly #task: Task<unknown>;
  readonly #edge: ClockEdge;
  readonly #rising: Wait<void>;

  constructor(bench: Bench, task: Task<unknown>, edge: ClockEdge) {
    this.#bench = bench;
    this.#task = task;
    this.#edge = edge;
    this.#rising = this.#edges(edge.clock.rise, 'rising');
  }

  /** Edges of this `t`'s clock so far at which the design's state changes, those of the reset included. */
  get cycle(): number {
    return this.#edge.count;
  }

  /** Simulated time in femtoseconds. Edge 0 of a clock with the default period and phase comes at 10 ns. */
  get time(): number {
    return this.#bench.kernel.timeline.time;
  }

  /** Simulated time as a number of that unit, exact to about 15 digits. */
  now(unit: TimeUnit): number {
    return inUnit(this.time, unit);
  }

  /**
   * A clock of the design, by the name of its port or domain, to be stopped, started or given another period. Default:
   * this `t`'s.
   */
  clock(name?: string): ClockHandle {
    return name === undefined ? this.#edge.clock : this.#bench.clock(name);
  }

  /** The next rising edge of this `t`'s clock. */
  rising(): Wait<void>;
  /** The next rising edge of a clock, by name. */
  rising(clock: string): Wait<void>;
  /** The next time that a bit of the design rises; see `change` for what is looked at when. */
  rising(bit: Observable): Wait<void>;
  rising(of?: Observable): Wait<void> {
    return of === undefined ? this.#rising : this.#edgeOf(of, 'rising');
  }

  /** As `rising`, for falling edges. */
  falling(of?: Observable): Wait<void> {
    return of === undefined ? this.#edges(this.#edge.clock.fall, 'falling') : this.#edgeOf(of, 'falling');
  }

  /**
   * The next change of a port or signal of any width; gives the new value. It is compared with its value when the wait
   * begins, then with that at each look: at every moment (an edge of a clock, the end of a delay) with the agents'
   * drives settled, and whenever all tasks wait, which may have set inputs that it follows from. What changes back
   * between two looks is not seen.
   */
  change(of: Observable): Wait<Value> {
    return this.wait(this.#valueTrigger(of, 'change'));
  }

  /** `n` edges of this `t`'s clock, or of another one; 0 is over at once. The task is not woken in between. */
  cycles(n: number, clock?: string): Wait<void> {
    const edge = clock === undefined ? this.#edge : this.#bench.clock(clock).active;
    const name = this.#shownName(edge);
    const text = n === 1 && edge.rising ? `rising(${name})` : `cycles(${n}${name === '' ? '' : `, ${name}`})`;
    return this.wait(new Edges(edge, n, text));
  }

  /** Until so much time has passed, more than none; after the edges that come at that very time. */
  delay(time: Time): Wait<void> {
    return this.wait(new Delay(this.#bench.kernel.timeline, femtoseconds(time, 'a delay'), time));
  }

  /** The next moment at which anything happens: an edge that somebody looks at, or the end of somebody's delay. */
  nextStep(): Wait<void> {
    return this.wait(new NextStep(this.#bench.kernel.timeline));
  }

  /**
   * The end of the present moment: all tasks have done what they do in it. Until the next one, inputs cannot be set:
   * that throws a `UserError`.
   */
  readOnly(): Wait<void> {
    return this.wait(this.#bench.kernel.readOnly);
  }

  /**
   * Until a port is not 0, or a function that only reads returns true. Looked at now, and after every edge of this
   * `t`'s clock with the agents' drives settled and before any task runs. With `timeout`: `WaitTimeout` if it does not
   * hold at the latest after that many edges, or that time.
   */
  until(condition: Word | (() => boolean), options: { readonly timeout?: number | Time } = {}): Wait<void> {
    const trigger = new Condition(this.#edge, condition);
    if (options.timeout === undefined) return this.wait(trigger);
    return this.wait(new Timeout(this.limit(options.timeout), trigger, new WaitTimeout()));
  }

  /**
   * Wait for a promise from outside (a file, a process) while simulated time stands still. A foreign promise that is
   * awaited without this lets time go on, at about a microsecond a cycle: right for one that another task settles,
   * irreproducible for anything else.
   */
  external<T>(promise: PromiseLike<T>): Wait<T> {
    return this.wait(new External(this.#bench.kernel.quiescence, promise));
  }

  /** Read these ports before every edge of this `t`'s clock from now on, for `sample`. */
  capture(...ports: readonly PortHandle[]): void {
    this.#bench.preEdge(this.#edge).capture(ports);
  }

  /**
   * The value of a port just before the last edge of this `t`'s clock: what the design's registers took in at it. Only
   * for ports that were given to `capture` before that edge, because a value that is past cannot be read and reading
   * all ports is costly.
   */
  sample(port: PortHandle): Value {
    return this.#bench.preEdge(this.#edge).get(port);
  }

  /** So many edges of this `t`'s clock, or so much time. */
  protected limit(limit: number | Time): Limit {
    if (typeof limit === 'number') return cycleLimit(this.#edge, limit);
    return timeLimit(this.#bench.kernel.timeline, femtoseconds(limit, 'a timeout'));
  }

  /** A trigger as a wait of this task. */
  protected wait<T>(trigger: Trigger<T>): Wait<T> {
    return new Wait(trigger, this.#task);
  }

  #edgeOf(of: Observable, edge: 'rising' | 'falling'): Wait<void> {
    const clocks = this.#bench.kernel.timeline.clocks;
    const clock = typeof of === 'string' ? clocks.find(({ name }) => name === of || name === `${of}_clk`) : undefined;
    if (clock !== undefined) return this.#edges(edge === 'rising' ? clock.rise : clock.fall, edge);
    const trigger = this.#valueTrigger(of, edge);
    return this.wait({
      describe: () => trigger.describe(),
      arm: (listener) => trigger.arm({ fire: () => listener.fire(), fail: (error) => listener.fail(error) }),
    });
  }

  #edges(edge: ClockEdge, kind: string): Wait<void> {
    return this.wait(new Edges(edge, 1, `${kind}(${this.#shownName(edge)})`));
  }

  #valueTrigger(of: Observable, edge: ValueEdge): Trigger<Value> {
    const found = typeof of === 'string' ? findObservable(this.#bench.simulator, of) : of;
    const name = 'path' in found ? found.path : found.name;
    return new ValueChange(this.#bench.kernel.timeline, found, name, edge);
  }

  /** The clock's name where it is not clear which is meant. */
  #shownName({ clock }: ClockEdge): string {
    return clock === this.#bench.kernel.timeline.main ? '' : clock.name;
  }
}

/** The port or signal of that name; `UserError` with the nearest one if there is none. */
function findObservable({ ports, signals, clocks }: Simulator, name: string): PortHandle | Signal {
  const found = ports.find((port) => port.name === name) ?? signals.find((signal) => signal.path === name);
  if (found !== undefined) return found;
  const known = [...clocks.map((c) => c.name), ...ports.map((p) => p.name), ...signals.map((s) => s.path)];
  throw new UserError(`the design shows no clock, port or signal ${name}${didYouMean(name, known)}`);
}
