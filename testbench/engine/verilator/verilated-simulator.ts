/** The `Simulator` over a running model. */
import { ClockLevels, clockGroups, periodOf } from '../clocks.ts';
import { makePort, portByName } from '../ports.ts';
import {
  type CheckFailure,
  type ClockEdges,
  failureOf,
  type PortHandle,
  type Signal,
  type Simulator,
  type Snapshot,
  type Value,
} from '../simulator.ts';
import { startValues } from '../start-values.ts';
import { Model } from './model.ts';
import { clockNames, type VerilatedSource } from './source.ts';
import { designPath } from './wrapper.ts';

interface VerilatedSnapshot extends Snapshot {
  readonly owner: VerilatedSimulator;
  readonly memory: Uint8Array;
  readonly dirty: boolean;
  readonly failures: readonly CheckFailure[];
  readonly high: ReadonlySet<string>;
}

/** Runs a module built from `source`; inputs start as 0. */
export class VerilatedSimulator implements Simulator {
  readonly engine = 'verilator';
  readonly clocks: Simulator['clocks'];
  readonly ports: readonly PortHandle[];
  readonly signals: readonly Signal[];
  readonly #design: string;
  readonly #assumed: ReadonlySet<string>;
  readonly #model: Model;
  readonly #byName: ReadonlyMap<string, PortHandle>;
  readonly #clockNames: readonly string[];
  readonly #levels: ClockLevels;
  /** The period of the moment that runs, where that is not the present one. */
  #period: number | undefined;
  #cycle = 0;
  #failures: CheckFailure[] = [];

  constructor(source: VerilatedSource, module: WebAssembly.Module, seed: number) {
    this.#design = source.verilog.top;
    this.#assumed = source.assumed ?? new Set();
    this.clocks = source.clocks;
    this.#clockNames = clockNames(source);
    this.#levels = new ClockLevels({ name: this.#design, clocks: this.clocks });
    const model = new Model(module, seed, {
      printed: (text, edge) => this.#printed(text, edge),
      start: startValues(source.unset ?? [], seed),
    });
    this.#model = model;
    this.ports = source.ports.map(({ direction, ...spec }, index) => {
      const address = model.portAddress(index);
      const read = model.reader(address, spec.width);
      if (direction === 'out') return makePort(spec, direction, settled(model, read));
      const write = model.writer(address, spec.width);
      if (spec.reset?.kind !== 'async') {
        write(0);
        return makePort(spec, direction, read, write);
      }
      // What waits for the edge of a reset has to see that it was not active before it is.
      write(1 - spec.reset.active);
      return makePort(spec, direction, read, (value) => {
        write(value);
        model.settle();
      });
    });
    this.#byName = new Map(this.ports.map((p) => [p.name, p]));
    model.settle();
    for (const port of this.ports) if (port.reset?.kind === 'async') port.set(0);
    this.signals = [...this.ports.map(portSignal), ...internalSignals(source, model, this.#byName)];
  }

  port(name: string): PortHandle {
    return portByName(this.#byName, name, this.#design);
  }

  get cycle(): number {
    return this.#cycle;
  }

  step(n = 1, clocks?: readonly string[]): void {
    if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`${n} is not a number of edges`);
    // Without names all clocks tick; looking them up at every edge would cost more than the edge.
    const ticks = clocks === undefined || clockGroups({ name: this.#design, clocks: this.clocks }, clocks).length > 0;
    if (n > 0 && (ticks || this.clocks.length === 0)) this.#stepSome(n, clocks);
    if (n > 0 && this.#levels.high.size > 0) this.#levels.take({ fall: clocks ?? this.#clockNames });
    this.#cycle += n;
  }

  edges(edges: ClockEdges): void {
    const moment = this.#levels.take(edges);
    this.#period = periodOf(moment, this.#cycle);
    try {
      this.#model.edges(this.#mask(moment.rise), this.#mask(moment.fall));
    } finally {
      this.#period = undefined;
    }
    if (moment.rise.length > 0) this.#cycle++;
  }

  #stepSome(n: number, clocks: readonly string[] | undefined): void {
    if (clocks === undefined) {
      this.#model.step(n);
      return;
    }
    this.#model.chooseClocks(this.#mask(clocks));
    try {
      this.#model.step(n);
    } finally {
      this.#model.chooseClocks(-1);
    }
  }

  #mask(clocks: readonly string[]): number {
    return this.#clockNames.reduce((sum, name, i) => (clocks.includes(name) ? sum | (1 << i) : sum), 0);
  }

  /**
   * Ordered by cycle and path: Verilator checks in an order of its own for each build. Each failure once: logic without
   * a clock may be evaluated, and complain, more than once an edge.
   */
  takeFailures(): readonly CheckFailure[] {
    const failures = new Map(this.#failures.map((f) => [`${f.cycle} ${f.path}`, f]));
    this.#failures = [];
    return [...failures.values()].sort((a, b) => a.cycle - b.cycle || (a.path < b.path ? -1 : 1));
  }

  snapshot(): VerilatedSnapshot {
    const { dirty } = this.#model;
    const { high } = this.#levels;
    return { cycle: this.#cycle, owner: this, memory: this.#model.save(), dirty, failures: [...this.#failures], high };
  }

  restore(snapshot: Snapshot): void {
    const { owner, memory, dirty, cycle, failures, high } = snapshot as VerilatedSnapshot;
    if (owner !== this) throw new TypeError('the snapshot is of another simulator');
    this.#model.load(memory);
    this.#model.dirty = dirty;
    this.#levels.restore(high);
    this.#cycle = cycle;
    this.#failures = [...failures];
  }

  dispose(): void {
    this.#model.dispose();
  }

  /**
   * Verilator prints `[time] %Error: file:line: Assertion failed in <path>: ...`; whatever else the design prints is
   * dropped.
   */
  #printed(text: string, edge: number): void {
    const verilatorPath = /Assertion failed in ([^\s:]+)/.exec(text)?.[1];
    const path = verilatorPath === undefined ? undefined : designPath(verilatorPath);
    if (path === undefined) return;
    const assumed = this.#assumed.has(path) ? true : undefined;
    this.#failures.push(failureOf({ path, ...(assumed && { assumed }) }, (this.#period ?? this.#cycle) + edge));
  }
}

const settled = (model: Model, read: () => Value) => (): Value => {
  if (model.dirty) model.settle();
  return read();
};

const portSignal = ({ name, width, direction, states, get }: PortHandle): Signal => ({
  path: name,
  width,
  kind: direction === 'in' ? 'input' : 'output',
  ...(states === undefined ? {} : { states }),
  get,
});

/** What the model lists below its top's ports, in the order of `source.internals` where that is given. */
function internalSignals(
  source: VerilatedSource,
  model: Model,
  ports: ReadonlyMap<string, unknown>,
): readonly Signal[] {
  const found = new Map<string, Pick<Signal, 'width' | 'get'>>();
  const clocks = new Set(clockNames(source));
  for (const { scope, name, address, width } of model.signals()) {
    const inside = designPath(scope);
    if (inside === undefined || clocks.has(name)) continue;
    const path = inside === '' ? name : `${inside}.${name}`;
    if (!ports.has(path)) found.set(path, { width, get: settled(model, model.reader(address, width)) });
  }
  if (source.internals === undefined) return [...found].map(([path, signal]) => ({ path, kind: 'wire', ...signal }));
  return source.internals.flatMap((known) => {
    const signal = found.get(known.path);
    return signal === undefined ? [] : [{ ...known, ...signal }];
  });
}
