/** A simulator whose declared signals can be forced. */
import { makePort, portByName } from '../ports.ts';
import type {
  CheckFailure,
  ClockEdges,
  MemoryHandle,
  PortHandle,
  RegisterHandle,
  Signal,
  Simulator,
  Snapshot,
  Value,
} from '../simulator.ts';
import { DesignForces } from './design-forces.ts';
import { type ForceableDesign, isHidden } from './forceable-design.ts';

interface ForcedSnapshot extends Snapshot {
  readonly inner: Snapshot;
  readonly driven: ReadonlyMap<string, Value>;
}

/** Shows of a simulator of a forceable design what the design itself has. */
export class ForcedSimulator implements Simulator {
  readonly engine: Simulator['engine'];
  readonly clocks: Simulator['clocks'];
  readonly ports: readonly PortHandle[];
  readonly signals: readonly Signal[];
  readonly memories: readonly MemoryHandle[] | undefined;
  readonly registers: readonly RegisterHandle[] | undefined;
  readonly forces: DesignForces;
  readonly #inner: Simulator;
  readonly #design: string;
  readonly #byName: ReadonlyMap<string, PortHandle>;

  constructor(inner: Simulator, { design, targets, known }: ForceableDesign) {
    this.#inner = inner;
    this.#design = design.top.name;
    this.engine = inner.engine;
    this.clocks = inner.clocks;
    this.memories = inner.memories;
    const forces = new DesignForces(inner, targets, known);
    this.forces = forces;
    const pathOf = new Map(targets.flatMap(({ path, raw }) => (raw === undefined ? [] : [[raw, path] as const])));
    const registers = inner.registers?.filter(({ path }) => pathOf.has(path) || !isHidden(path));
    this.registers = registers?.map((r) => {
      const path = pathOf.get(r.path);
      return path === undefined ? r : { path, width: r.width, get: () => forces.get(path) };
    });
    const declared = new Set(targets.map(({ path }) => path));
    this.ports = inner.ports
      .filter(({ name }) => !isHidden(name))
      .map((port) => {
        if (port.direction === 'out' || !forces.watches(port)) return port;
        return makePort(port, 'in', port.get, (value) => forces.drive(port, value));
      });
    this.signals = inner.signals
      .filter(({ path }) => !isHidden(path))
      .map((signal) => {
        const { path } = signal;
        return declared.has(path) ? { ...signal, get: () => forces.get(path) } : signal;
      });
    this.#byName = new Map(this.ports.map((port) => [port.name, port]));
  }

  port(name: string): PortHandle {
    return portByName(this.#byName, name, this.#design);
  }

  get cycle(): number {
    return this.#inner.cycle;
  }

  step(n?: number, clocks?: readonly string[]): void {
    this.#inner.step(n, clocks);
  }

  edges(edges: ClockEdges): void {
    this.#inner.edges(edges);
  }

  takeFailures(): readonly CheckFailure[] {
    return this.#inner.takeFailures();
  }

  snapshot(): ForcedSnapshot {
    const inner = this.#inner.snapshot();
    return { cycle: inner.cycle, inner, driven: this.forces.save() };
  }

  restore(snapshot: Snapshot): void {
    const { inner, driven } = snapshot as ForcedSnapshot;
    this.#inner.restore(inner);
    this.forces.load(driven);
  }

  dispose(): void {
    this.#inner.dispose();
  }
}
