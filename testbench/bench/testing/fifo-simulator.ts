/**
 * A first-in first-out buffer behind the `Simulator` interface, by hand, with bugs to switch on: what the bench is
 * tested with.
 */
import { numbered, type States } from '../../../rtl-gen/ir/states.ts';
import { didYouMean } from '../../../support/nearest.ts';
import { UserError } from '../../../support/user-error.ts';
import { ClockLevels } from '../../engine/clocks.ts';
import type {
  CheckFailure,
  ClockEdges,
  PortHandle,
  Signal,
  Simulator,
  Snapshot,
  Value,
} from '../../engine/simulator.ts';

/** One leaf of the payload: `up_payload` plus the suffix. */
export interface PayloadLeaf {
  readonly suffix: string;
  readonly width: number;
  readonly states?: States;
}

/**
 * `dropsWhenFull`: ready stays high and what comes then is lost. `swaps`: once after 20 items two neighbours change
 * places. `withdraws`: valid falls for a cycle after three stalled cycles. `changes`: so does the payload's lowest bit,
 * rise. `asserts`: the design's own assertion `control.not_full` fails when it is full.
 */
export type FifoBug = 'none' | 'dropsWhenFull' | 'swaps' | 'withdraws' | 'changes' | 'asserts';

/** What to make. */
export interface FifoOptions {
  readonly depth?: number;
  readonly payload?: readonly PayloadLeaf[];
  readonly bug?: FifoBug;
  /** List internal signals too. Default true. */
  readonly trace?: boolean;
}

/** A record payload with an enum leaf and one above 32 bits. */
export const recordPayload: readonly PayloadLeaf[] = [
  { suffix: '_psn', width: 16 },
  { suffix: '_kind', width: 2, states: numbered(['REQUEST', 'ACK', 'NACK']) },
  { suffix: '_tag', width: 48 },
];

/**
 * Streams `up` and `down`, synchronous reset `rst`; an item passes in one cycle at least. `up_ready` and `down_valid`
 * come from registers alone.
 */
export function fifoSimulator(options: FifoOptions = {}): Simulator {
  return new Fifo(options);
}

type Item = readonly Value[];

const STATES = ['EMPTY', 'SOME', 'FULL'];

class Fifo implements Simulator {
  readonly engine = 'interpreter';
  readonly clocks = [{ name: 'clk', edge: 'rising' }] as const;
  readonly ports: readonly PortHandle[];
  readonly signals: readonly Signal[];
  cycle = 0;
  readonly #levels = new ClockLevels({ name: 'fifo', clocks: this.clocks });
  readonly #depth: number;
  readonly #bug: FifoBug;
  readonly #rst: InputPort;
  readonly #upPayload: readonly InputPort[];
  readonly #upValid: InputPort;
  readonly #downReady: InputPort;
  #items: Item[] = [];
  #accepted = 0;
  #stalled = 0;
  #swapped = false;
  #failures: CheckFailure[] = [];

  constructor(options: FifoOptions) {
    this.#depth = options.depth ?? 4;
    this.#bug = options.bug ?? 'none';
    const leaves = options.payload ?? [{ suffix: '', width: 8 }];
    this.#rst = new InputPort('rst', 1);
    this.#upPayload = leaves.map(({ suffix, width, states }) => new InputPort(`up_payload${suffix}`, width, states));
    this.#upValid = new InputPort('up_valid', 1);
    this.#downReady = new InputPort('down_ready', 1);
    const down = leaves.map(
      ({ suffix, width, states }, i) =>
        new OutputPort(`down_payload${suffix}`, width, () => this.#downLeaf(i, width), states),
    );
    this.ports = [
      this.#rst,
      ...this.#upPayload,
      this.#upValid,
      new OutputPort('up_ready', 1, () => (this.#upReady() ? 1 : 0)),
      ...down,
      new OutputPort('down_valid', 1, () => (this.#downValid() ? 1 : 0)),
      this.#downReady,
    ];
    this.signals = [...this.ports.map(portSignal), ...(options.trace === false ? [] : this.#internals())];
  }

  port(name: string): PortHandle {
    const port = this.ports.find((candidate) => candidate.name === name);
    if (port !== undefined) return port;
    const names = this.ports.map((candidate) => candidate.name);
    throw new UserError(`the design has no port ${name}${didYouMean(name, names)}`);
  }

  step(n = 1): void {
    for (let i = 0; i < n; i++) this.#edge();
    if (this.#levels.high.size > 0) this.#levels.restore(new Set());
  }

  edges(edges: ClockEdges): void {
    if (this.#levels.take(edges).rise.length > 0) this.#edge();
  }

  takeFailures(): readonly CheckFailure[] {
    const failures = this.#failures;
    this.#failures = [];
    return failures;
  }

  snapshot(): Snapshot {
    return { cycle: this.cycle };
  }

  restore(): void {
    throw new Error('the hand-made FIFO keeps no snapshots');
  }

  dispose(): void {
    this.#items = [];
  }

  #edge(): void {
    const items = this.#items;
    if (this.#bug === 'asserts' && items.length === this.#depth)
      this.#failures.push({ path: 'control.not_full', cycle: this.cycle });
    const take = this.#downValid() && this.#downReady.value !== 0;
    const accept = this.#upReady() && this.#upValid.value !== 0;
    this.#stalled = items.length > 0 && this.#downReady.value === 0 ? this.#stalled + 1 : 0;
    this.cycle++;
    if (this.#rst.value !== 0) {
      items.length = 0;
      return;
    }
    const full = items.length === this.#depth;
    if (take) items.shift();
    if (!accept) return;
    this.#accepted++;
    // Only with the bug `dropsWhenFull` is something accepted while full.
    if (full) return;
    items.push(this.#upPayload.map((port) => port.value));
    if (this.#bug === 'swaps' && this.#accepted >= 20 && items.length >= 3) this.#swapOnce();
  }

  /** Not the first item: that one is on the stream already. */
  #swapOnce(): void {
    if (this.#swapped) return;
    this.#swapped = true;
    this.#items.push(...this.#items.splice(-2).reverse());
  }

  #upReady(): boolean {
    return this.#bug === 'dropsWhenFull' || this.#items.length < this.#depth;
  }

  #downValid(): boolean {
    return this.#items.length > 0 && !(this.#bug === 'withdraws' && this.#stalled === 3);
  }

  #downLeaf(i: number, width: number): Value {
    const value = this.#items[0]?.[i] ?? (width > 32 ? 0n : 0);
    if (this.#bug !== 'changes' || this.#stalled < 3 || i > 0) return value;
    return typeof value === 'number' ? value ^ 1 : value ^ 1n;
  }

  #internals(): Signal[] {
    const state = () => (this.#items.length === 0 ? 0 : this.#items.length === this.#depth ? 2 : 1);
    return [
      { path: 'count', width: 4, kind: 'reg', get: () => this.#items.length },
      { path: 'control.state', width: 2, kind: 'reg', states: numbered(STATES), get: state },
      { path: 'control.full', width: 1, kind: 'wire', get: () => (this.#items.length === this.#depth ? 1 : 0) },
    ];
  }
}

class InputPort implements PortHandle {
  readonly name: string;
  readonly width: number;
  readonly direction = 'in';
  readonly states?: States;
  readonly reset?: NonNullable<PortHandle['reset']>;
  value: Value;

  constructor(name: string, width: number, states?: States) {
    this.name = name;
    this.width = width;
    if (name === 'rst') this.reset = { clock: 'clk', active: 1, kind: 'sync' };
    if (states !== undefined) this.states = states;
    this.value = width > 32 ? 0n : 0;
  }

  get(): Value {
    return this.value;
  }

  set(value: Value): void {
    const limit = this.width > 32 ? 1n << BigInt(this.width) : 2 ** this.width;
    if (typeof value !== typeof limit || value < 0 || value >= limit)
      throw new UserError(`${value} (${typeof value}) does not fit ${this.name}, which has ${this.width} bits`);
    this.value = value;
  }
}

class OutputPort implements PortHandle {
  readonly name: string;
  readonly width: number;
  readonly direction = 'out';
  readonly states?: States;
  readonly get: () => Value;

  constructor(name: string, width: number, get: () => Value, states?: States) {
    this.name = name;
    this.width = width;
    this.get = get;
    if (states !== undefined) this.states = states;
  }

  set(): void {
    throw new UserError(`${this.name} is an output and cannot be set`);
  }
}

function portSignal(port: PortHandle): Signal {
  const { name, width, direction, states } = port;
  return {
    path: name,
    width,
    kind: direction === 'in' ? 'input' : 'output',
    ...(states === undefined ? {} : { states }),
    get: () => port.get(),
  };
}
