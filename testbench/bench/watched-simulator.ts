/** A simulator that tells at once when a check of the design has failed. */
import type { CheckFailure, ClockEdges, PortHandle, Simulator, Snapshot } from '../engine/simulator.ts';

/** As the simulator that it is made of; `failed` is called after the edges at which the first check failed. */
export class WatchedSimulator implements Simulator {
  readonly engine: Simulator['engine'];
  readonly clocks: Simulator['clocks'];
  readonly ports: Simulator['ports'];
  readonly #inner: Simulator;
  readonly #failed: () => void;
  #failures: readonly CheckFailure[] = [];

  constructor(inner: Simulator, failed: () => void) {
    this.engine = inner.engine;
    this.clocks = inner.clocks;
    this.ports = inner.ports;
    this.#inner = inner;
    this.#failed = failed;
  }

  port(name: string): PortHandle {
    return this.#inner.port(name);
  }

  get signals(): Simulator['signals'] {
    return this.#inner.signals;
  }

  get memories(): Simulator['memories'] {
    return this.#inner.memories;
  }

  get registers(): Simulator['registers'] {
    return this.#inner.registers;
  }

  get cycle(): number {
    return this.#inner.cycle;
  }

  step(n?: number, clocks?: readonly string[]): void {
    this.#inner.step(n, clocks);
    this.#look();
  }

  edges(edges: ClockEdges): void {
    this.#inner.edges(edges);
    this.#look();
  }

  takeFailures(): readonly CheckFailure[] {
    const failures = this.#failures;
    this.#failures = [];
    return failures;
  }

  snapshot(): Snapshot {
    return this.#inner.snapshot();
  }

  restore(snapshot: Snapshot): void {
    this.#inner.restore(snapshot);
    this.#failures = [];
  }

  dispose(): void {
    this.#inner.dispose();
  }

  #look(): void {
    const failures = this.#inner.takeFailures();
    if (failures.length === 0) return;
    this.#failures = [...this.#failures, ...failures];
    this.#failed();
  }
}
