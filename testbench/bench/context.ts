/** `t`, what a task sees of its test. */
import type { Random } from '../../support/random.ts';
import type { Item, Sendable, TypedStream } from '../agents/item.ts';
import type { Payload } from '../agents/payload.ts';
import { type MonitorOptions, StreamMonitor } from '../agents/stream-monitor.ts';
import { type AnyStream, portsOf, type SinkPorts, type SourcePorts } from '../agents/stream-ports.ts';
import { type SinkOptions, StreamSink } from '../agents/stream-sink.ts';
import { type SourceOptions, StreamSource } from '../agents/stream-source.ts';
import { Scoreboard } from '../checking/scoreboard.ts';
import type { PortHandle, Signal, Value } from '../engine/simulator.ts';
import type { AgentHost } from '../kernel/agent-host.ts';
import { Condition, Edges } from '../kernel/edge-triggers.ts';
import { External, Foreign } from '../kernel/external.ts';
import type { Agent } from '../kernel/kernel.ts';
import { Task, type TaskHandle } from '../kernel/task.ts';
import { type GiveUp, Timeout, WaitTimeout } from '../kernel/timeout.ts';
import type { Trigger } from '../kernel/trigger.ts';
import { Wait } from '../kernel/wait.ts';
import { type Recorder, record } from '../waves/recording.ts';
import type { Bench, EndCheck } from './bench.ts';

/** The design under test, as tests may use it; the kernel alone steps it. */
export interface Dut {
  readonly ports: readonly PortHandle[];
  readonly signals: readonly Signal[];
  /** The leaf port of that name; throws with the nearest name if there is none. */
  port(name: string): PortHandle;
}

/** A task's function. Its own `t` is the parent of the tasks that it forks. */
export type Body<T> = (t: TestContext) => PromiseLike<T>;

/** What `t.timeout` can limit. */
export type Limited<T> = Wait<T> | TaskHandle<T> | PromiseLike<T> | Body<T>;

/**
 * Waits, tasks and agents of one test. Reads after a wait give settled values after the edge; what is set is seen by the
 * next edge. Await only waits of `t`, of agents and of tasks; other promises work too, as `external` says.
 */
export class TestContext {
  readonly #bench: Bench;
  readonly #task: Task<unknown>;
  readonly #rising: Wait<void>;

  constructor(bench: Bench, task: Task<unknown>) {
    this.#bench = bench;
    this.#task = task;
    this.#rising = this.cycles(1);
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

  /** Rising edges so far, those of the reset included. */
  get cycle(): number {
    return this.#bench.cycle;
  }

  /** The next rising edge. */
  rising(): Wait<void> {
    return this.#rising;
  }

  /** `n` rising edges; 0 is over at once. The task is not woken in between. */
  cycles(n: number): Wait<void> {
    return new Wait(new Edges(this.#bench.kernel, n), this.#task);
  }

  /**
   * Until a port is not 0, or a function that only reads returns true. Looked at now, and after every edge with the
   * agents' drives settled and before any task runs. With `timeout`: `WaitTimeout` if it does not hold at the latest
   * after that many edges.
   */
  until(condition: PortHandle | (() => boolean), options: { readonly timeout?: number } = {}): Wait<void> {
    const trigger = new Condition(this.#bench.kernel, condition);
    if (options.timeout === undefined) return new Wait(trigger, this.#task);
    return this.#limit(options.timeout, trigger, new WaitTimeout());
  }

  /**
   * At most `cycles` edges (from 1 up) for a wait, a task, a function (run as a child task, and cancelled when its time
   * is over) or any promise; `WaitTimeout` if it takes longer. What comes true at the very last edge is in time.
   */
  timeout<T>(cycles: number, limited: Limited<T>): Wait<T> {
    const error = new WaitTimeout();
    if (limited instanceof Wait) return this.#limit<T>(cycles, limited.trigger, error);
    if (limited instanceof Task) return this.#limit<T>(cycles, limited.joined, error);
    if (typeof limited !== 'function')
      return this.#limit(cycles, new Foreign(this.#bench.kernel.quiescence, limited), error);
    return new Wait(
      {
        describe: () => `timeout(${cycles}, a task)`,
        arm: (listener) => {
          const child = this.#fork(limited);
          const giveUp: GiveUp = (done) => {
            child.cancel();
            child.over.arm({ fire: done, fail: done });
          };
          return new Timeout(this.#bench.kernel, cycles, child.joined, error, giveUp).arm(listener);
        },
      },
      this.#task,
    );
  }

  /** Start a child task: it runs in this cycle, once the present task waits. See `Task` for how it ends. */
  fork<T>(body: Body<T>, name?: string): TaskHandle<T> {
    return this.#fork(body, name);
  }

  /**
   * Wait for a promise from outside (a file, a process) while simulated time stands still. A foreign promise that is
   * awaited without this lets time go on, at about a microsecond a cycle: right for one that another task settles,
   * irreproducible for anything else.
   */
  external<T>(promise: PromiseLike<T>): Wait<T> {
    return new Wait(new External(this.#bench.kernel.quiescence, promise), this.#task);
  }

  /** Read these ports before every edge from now on, for `sample`. */
  capture(...ports: readonly PortHandle[]): void {
    this.#bench.preEdge.capture(ports);
  }

  /**
   * The value of a port just before the last edge: what the design's registers took in at it. Only for ports that were
   * given to `capture` before that edge, because a value that is past cannot be read and reading all ports is dear.
   */
  sample(port: PortHandle): Value {
    return this.#bench.preEdge.get(port);
  }

  /**
   * A source on the stream `up` of the design, with items as its ports have them; of a `TypedStream`, with typed ones.
   * Agents belong to the test, whichever task made them.
   */
  source(stream: string, options?: SourceOptions<Payload>): StreamSource<Payload>;
  source<V>(stream: TypedStream<V>, options?: SourceOptions<Sendable<V>>): StreamSource<Sendable<V>>;
  source<T>(stream: SourcePorts<T>, options?: SourceOptions<T>): StreamSource<T>;
  source<T>(stream: AnyStream<SourcePorts<T>>, options?: SourceOptions<T>): StreamSource<T> {
    return this.attach(new StreamSource(portsOf(this.dut, stream, 'source'), this.#bench, options));
  }

  /** A sink on the stream `down` of the design. */
  sink(stream: string, options?: SinkOptions<Payload>): StreamSink<Payload>;
  sink<V>(stream: TypedStream<V>, options?: SinkOptions<Item<V>>): StreamSink<Item<V>>;
  sink<T>(stream: SinkPorts<T>, options?: SinkOptions<T>): StreamSink<T>;
  sink<T>(stream: AnyStream<SinkPorts<T>>, options?: SinkOptions<T>): StreamSink<T> {
    return this.attach(new StreamSink(portsOf(this.dut, stream, 'sink'), this.#bench, options));
  }

  /** A monitor on any stream of the design; inside it, by the path of its nets. */
  monitor(stream: string, options?: MonitorOptions<Payload>): StreamMonitor<Payload>;
  monitor<V>(stream: TypedStream<V>, options?: MonitorOptions<Item<V>>): StreamMonitor<Item<V>>;
  monitor<T>(stream: SinkPorts<T>, options?: MonitorOptions<T>): StreamMonitor<T>;
  monitor<T>(stream: AnyStream<SinkPorts<T>>, options?: MonitorOptions<T>): StreamMonitor<T> {
    return this.attach(new StreamMonitor(portsOf(this.dut, stream, 'monitor'), this.#bench, options));
  }

  /** A scoreboard that is checked for left-over items at the end of the test. */
  scoreboard<T>(name = 'items'): Scoreboard<T> {
    const board = this.attach(new Scoreboard<T>(name, this.#bench));
    this.atEnd(() => board.finish());
    return board;
  }

  /** Record signals from now on, for `renderWaves`. */
  record(paths?: readonly string[]): Recorder {
    return this.attach(record(this.#bench.simulator, paths));
  }

  /** What an agent needs of this run, for functions that make agents. */
  get host(): AgentHost {
    return this.#bench;
  }

  /** Have an agent take part in the run. */
  attach<A extends Agent>(agent: A): A {
    this.#bench.kernel.attach(agent);
    return agent;
  }

  /** Have `check` called when the test's function has returned; what it throws fails the test. */
  atEnd(check: EndCheck): void {
    this.#bench.atEnd(check);
  }

  #fork<T>(body: Body<T>, name?: string): Task<T> {
    const child = new Task<T>(this.#task.host, this.#task, name);
    child.start(() => body(new TestContext(this.#bench, child)));
    return child;
  }

  #limit<T>(cycles: number, inner: Trigger<T>, error: WaitTimeout): Wait<T> {
    return new Wait(new Timeout(this.#bench.kernel, cycles, inner, error), this.#task);
  }
}
