/** A simulator that tells at once when a check of the design has failed, or the design has ended the run. */
import type { CheckFailure, ClockEdges, PortHandle, Simulator, Snapshot } from '../engine/simulator.ts';

/** Why a run ends: a check of the design has failed, or the design has ended it. */
export type StopReason = 'failed' | 'finished';

/** A simulator of a design that can end the run by itself, as foreign Verilog does with `$finish`. */
interface Finishing extends Simulator {
  readonly finished: boolean;
}

/** Whether a design can end the run. */
export const mayFinish = (simulator: Simulator): boolean => 'finished' in simulator;

/**
 * As the simulator that it is made of; `stop` is called after the edges at which a check failed or the design
 * ended the run, with the cycle that the call was to reach. It says
 * whether the run ends.
 */
export class WatchedSimulator implements Simulator {
  readonly engine: Simulator['engine'];
  readonly clocks: Simulator['clocks'];
  readonly ports: Simulator['ports'];
  readonly #inner: Simulator;
  readonly #stop: (why: StopReason, reached: number) => boolean;
  readonly #mayFinish: boolean;
  #failures: readonly CheckFailure[] = [];

  constructor(inner: Simulator, stop: (why: StopReason, reached: number) => boolean) {
    this.engine = inner.engine;
    this.clocks = inner.clocks;
    this.ports = inner.ports;
    this.#inner = inner;
    this.#stop = stop;
    this.#mayFinish = mayFinish(inner);
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

  step(n = 1, clocks?: readonly string[]): void {
    const reached = this.#inner.cycle + n;
    if (!this.#mayFinish) {
      this.#inner.step(n, clocks);
      this.#look(reached);
      return;
    }
    // What it prints after the edge at which the run ends is not to be seen.
    for (let i = 0; i < n; i++) {
      this.#inner.step(1, clocks);
      if (this.#look(reached)) return;
    }
  }

  edges(edges: ClockEdges): void {
    this.#inner.edges(edges);
    this.#look(this.#inner.cycle);
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

  /** True if the run is to end. */
  #look(reached: number): boolean {
    const failures = this.#inner.takeFailures();
    let ends = false;
    if (failures.length > 0) {
      this.#failures = [...this.#failures, ...failures];
      ends = this.#stop('failed', reached);
    }
    if (this.#mayFinish && (this.#inner as Finishing).finished) ends = this.#stop('finished', reached) || ends;
    return ends;
  }
}
