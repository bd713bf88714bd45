/** `t`, what a task sees of its test. */
import type { Random } from '../../support/random.ts';
import { type Handshaken, NextHandshake } from '../agents/handshake.ts';
import type { Item, Sendable, TypedStream } from '../agents/item.ts';
import type { Payload } from '../agents/payload.ts';
import { type MonitorOptions, StreamMonitor } from '../agents/stream-monitor.ts';
import { type AnyStream, portsOf, type SinkPorts, type SourcePorts } from '../agents/stream-ports.ts';
import { type SinkOptions, StreamSink } from '../agents/stream-sink.ts';
import { type SourceOptions, StreamSource } from '../agents/stream-source.ts';
import { Scoreboard } from '../checking/scoreboard.ts';
import type { Forces, MemoryHandle, PortHandle, RegisterHandle, Signal } from '../engine/simulator.ts';
import type { AgentHost } from '../kernel/agent-host.ts';
import type { ClockEdge } from '../kernel/clock.ts';
import { All, First, type Winner } from '../kernel/combinators.ts';
import { Foreign } from '../kernel/external.ts';
import type { Agent } from '../kernel/kernel.ts';
import { OwnTask } from '../kernel/own-task.ts';
import type { Running } from '../kernel/steps.ts';
import { type ScopeOptions, Task, type TaskHandle } from '../kernel/task.ts';
import type { Time } from '../kernel/time.ts';
import { Timeout, WaitTimeout } from '../kernel/timeout.ts';
import type { Trigger } from '../kernel/trigger.ts';
import type { Wait } from '../kernel/wait.ts';
import { Yieldable } from '../kernel/yieldable.ts';
import { type Recorder, record } from '../waves/recording.ts';
import type { Bench, EndCheck } from './bench.ts';
import {
  deposit,
  force,
  release,
  type SignalHandle,
  type SignalTarget,
  type SignalValue,
  signalAt,
  type WordAt,
} from './signals.ts';
import { Waits } from './waits.ts';

/** The design under test, as tests may use it; the kernel alone steps it. */
export interface Dut {
  readonly ports: readonly PortHandle[];
  readonly signals: readonly Signal[];
  /** If the engine can show them. */
  readonly memories?: readonly MemoryHandle[] | undefined;
  readonly registers?: readonly RegisterHandle[] | undefined;
  /** If the test declares some. */
  readonly forces?: Forces | undefined;
  /** The leaf port of that name; throws with the nearest name if there is none. */
  port(name: string): PortHandle;
}

/** A task's function: `async`, or a generator. Its own `t` is the parent of the tasks that it forks. */
export type Body<T> = (t: TestContext) => Running<T>;

/** A trigger for combinations: a wait, a task, any promise, or a function, which is run as a child task. */
export type Limited<T> = Wait<T> | TaskHandle<T> | PromiseLike<T> | Body<T>;

/** The result type of a trigger. */
export type ResultOf<L> =
  L extends PromiseLike<infer T> ? T : L extends (...parameters: never[]) => Running<infer T> ? T : never;

/** The index and the result of the first trigger. */
export type FirstOf<L extends readonly unknown[]> = {
  [K in keyof L]: { readonly index: IndexOf<K>; readonly value: ResultOf<L[K]> };
}[number];

/** The results of all. */
export type AllOf<L extends readonly unknown[]> = { -readonly [K in keyof L]: ResultOf<L[K]> };

type IndexOf<K> = K extends `${infer N extends number}` ? N : number;

/**
 * Waits, tasks and agents of one test. Reads after a wait give settled values after the edge; values that are set are
 * sampled at the next edge. Await only waits of `t`, of agents and of tasks; for other promises see `external`.
 */
export class TestContext extends Waits {
  readonly #bench: Bench;
  readonly #task: Task<unknown>;
  readonly #edge: ClockEdge;

  constructor(bench: Bench, task: Task<unknown>, edge: ClockEdge = bench.kernel.timeline.main.active) {
    super(bench, task, edge);
    this.#bench = bench;
    this.#task = task;
    this.#edge = edge;
  }

  get dut(): Dut {
    return this.#bench.simulator;
  }

  /** The seed of this run. */
  get seed(): number {
    return this.#bench.seed;
  }

  /** The test's generator; the same sequence for the same seed. */
  get random(): Random {
    return this.#bench.random;
  }

  /**
   * The same task on another clock, by the name of its port or domain: edges and cycles are those of that clock, and
   * agents and forked tasks use it too. Agents and cycles follow the edge at which the
   * design's state changes.
   */
  on(clock: string): TestContext {
    return new TestContext(this.#bench, this.#task, this.#bench.clock(clock).active);
  }

  /**
   * At most so many edges of this `t`'s clock (from 1 up), or so much time, for a wait, a task, a function (run as a
   * child task, and cancelled when its time is over) or any promise; `WaitTimeout` if it takes longer. A trigger at
   * the last edge is in time.
   */
  timeout<T>(limit: number | Time, limited: Limited<T>): Wait<T> {
    return this.wait(new Timeout(this.limit(limit), this.#trigger(limited), new WaitTimeout()));
  }

  /**
   * The first of several triggers, with its index and result. Before it returns, the others are cancelled: waits
   * are removed, functions are cancelled and have ended; tasks and promises from elsewhere continue. A failure
   * also ends a trigger. Of two in one moment, the one that is woken first; see `Timeline`.
   */
  first<const L extends readonly [Limited<unknown>, ...Limited<unknown>[]]>(...limited: L): Wait<FirstOf<L>> {
    const trigger: Trigger<Winner<unknown>> = new First(limited.map((each) => this.#trigger(each)));
    // The tuple's types are lost in the list of triggers.
    return this.wait(trigger as Trigger<FirstOf<L>>);
  }

  /**
   * All of several triggers, with their results in order. The first failure cancels the others as `first` does, and is
   * thrown.
   */
  all<const L extends readonly Limited<unknown>[]>(...limited: L): Wait<AllOf<L>> {
    const trigger: Trigger<readonly unknown[]> = new All(limited.map((each) => this.#trigger(each)));
    return this.wait(trigger as Trigger<AllOf<L>>);
  }

  /** Start a child task: it runs in this cycle, once the present task waits. See `Task` for how it ends. */
  fork<T>(body: Body<T>, name?: string): TaskHandle<T> {
    return this.#fork(body, name);
  }

  /**
   * Run a function as a child task that ends when all tasks that it has forked have ended; `fork` would cancel them. A
   * task in it that fails, and is not awaited, cancels the others, and the scope fails with its error; with
   * `continueOnError` the others continue, and the scope fails at its end with all errors.
   */
  scope<T>(body: Body<T>, options: ScopeOptions & { readonly name?: string } = {}): TaskHandle<T> {
    return this.#fork(body, options.name, options);
  }

  /** The next item that passes on a stream, or a monitor's typed one, and its edge; the task is not woken before. */
  handshake(stream: string): Wait<Handshaken<Payload>>;
  handshake<V>(stream: TypedStream<V>): Wait<Handshaken<Item<V>>>;
  handshake<T>(stream: SinkPorts<T>): Wait<Handshaken<T>>;
  handshake<T>(stream: AnyStream<SinkPorts<T>>): Wait<Handshaken<T>> {
    const edge = this.#edge;
    const host = {
      get cycle() {
        return edge.count;
      },
      clockPort: edge.clock.name,
      attach: (agent: Agent) => this.#bench.kernel.attach(agent, edge),
    };
    return this.wait(new NextHandshake(portsOf(this.dut, stream, 'monitor'), host));
  }

  /**
   * A source on the stream `up` of the design, with items as its ports have them; of a `TypedStream`, with typed ones.
   * Agents belong to the test, whichever task made them.
   */
  source(stream: string, options?: SourceOptions<Payload>): StreamSource<Payload>;
  source<V>(stream: TypedStream<V>, options?: SourceOptions<Sendable<V>>): StreamSource<Sendable<V>>;
  source<T>(stream: SourcePorts<T>, options?: SourceOptions<T>): StreamSource<T>;
  source<T>(stream: AnyStream<SourcePorts<T>>, options?: SourceOptions<T>): StreamSource<T> {
    return this.attach(new StreamSource(portsOf(this.dut, stream, 'source'), this.host, options));
  }

  /** A sink on the stream `down` of the design. */
  sink(stream: string, options?: SinkOptions<Payload>): StreamSink<Payload>;
  sink<V>(stream: TypedStream<V>, options?: SinkOptions<Item<V>>): StreamSink<Item<V>>;
  sink<T>(stream: SinkPorts<T>, options?: SinkOptions<T>): StreamSink<T>;
  sink<T>(stream: AnyStream<SinkPorts<T>>, options?: SinkOptions<T>): StreamSink<T> {
    return this.attach(new StreamSink(portsOf(this.dut, stream, 'sink'), this.host, options));
  }

  /** A monitor on any stream of the design; inside it, by the path of its nets. */
  monitor(stream: string, options?: MonitorOptions<Payload>): StreamMonitor<Payload>;
  monitor<V>(stream: TypedStream<V>, options?: MonitorOptions<Item<V>>): StreamMonitor<Item<V>>;
  monitor<T>(stream: SinkPorts<T>, options?: MonitorOptions<T>): StreamMonitor<T>;
  monitor<T>(stream: AnyStream<SinkPorts<T>>, options?: MonitorOptions<T>): StreamMonitor<T> {
    return this.attach(new StreamMonitor(portsOf(this.dut, stream, 'monitor'), this.host, options));
  }

  /** A scoreboard that is checked for left-over items at the end of the test. */
  scoreboard<T>(name = 'items'): Scoreboard<T> {
    const board = this.attach(new Scoreboard<T>(name, this.host));
    this.atEnd(() => board.finish());
    return board;
  }

  /**
   * A signal of the design by its path: `t.signal('u_fifo.count').get()`. Ports, registers, and what the option
   * `forces` declares are always there; all others with the option `trace`. `UserError` with the nearest name if there
   * is none.
   */
  signal(target: SignalTarget): SignalHandle {
    return signalAt(this.#bench.simulator, target);
  }

  /**
   * The signal has that value for all its readers, whatever drives it, until `release` or the end of the
   * run. It has to be declared in the option `forces`. An input of an instance is forced inside the instance, an output
   * outside. `UserError` for a signal that is not declared, and for a value that does not fit.
   */
  force(target: SignalTarget, value: SignalValue): void {
    force(this.#bench.simulator, target, value);
  }

  /**
   * End a force, by the rules of IEEE 1800-2017, 10.6.2: a wire immediately has the value of its driver; a register
   * keeps the value until it is next assigned at an edge. No effect if the signal is not forced.
   */
  release(target: SignalTarget): void {
    release(this.#bench.simulator, target);
  }

  /**
   * Write a register, or with `at` a word of a memory, once: later edges change it as
   * usual. No effect if the register is forced, or while its asynchronous reset is active. Registers have to be
   * declared in the option `forces`. `UserError` for other signals, for a value that does not fit, and for a word
   * in Verilator.
   */
  deposit(target: SignalTarget, value: SignalValue, word?: WordAt): void {
    deposit(this.#bench.simulator, target, value, word);
  }

  /** Record signals from now on, for `renderWaves`. */
  record(paths?: readonly string[]): Recorder {
    return this.attach(record(this.#bench.simulator, paths));
  }

  /** The interface of this run to agents, for functions that make agents. */
  get host(): AgentHost {
    return this.#bench.host(this.#edge);
  }

  /** Add an agent to the run, at the edges of this `t`'s clock. */
  attach<A extends Agent>(agent: A): A {
    this.#bench.kernel.attach(agent, this.#edge);
    return agent;
  }

  /** Call `check` when the test's function has returned; an error that it throws fails the test. */
  atEnd(check: EndCheck): void {
    this.#bench.atEnd(check);
  }

  #fork<T>(body: Body<T>, name?: string, scope?: ScopeOptions): Task<T> {
    const child = new Task<T>(this.#task.host, this.#task, name, scope);
    child.start(() => body(new TestContext(this.#bench, child, this.#edge)));
    return child;
  }

  #trigger<T>(limited: Limited<T>): Trigger<T> {
    if (limited instanceof Yieldable) return limited.trigger;
    if (typeof limited === 'function') return new OwnTask(() => this.#fork(limited));
    return new Foreign(this.#bench.kernel.quiescence, limited);
  }
}
