/** What was done to a simulator, so that it can be done to another one. */
import type { ClockEdges, Simulator, Value } from '../engine/simulator.ts';

/** One moment: what was set before it, and its edges. */
export interface LoggedMoment {
  /** Index of the port and its value, in order. */
  readonly ports: readonly (readonly [port: number, value: Value])[];
  readonly words: readonly (readonly [memory: number, address: number, value: Value])[];
  /** Undefined: a period of all clocks. */
  readonly edges: ClockEdges | readonly string[] | undefined;
}

/** Moments above which a run is not kept: it would need a gigabyte. */
const MOST = 500_000;

export class MomentLog {
  #moments: LoggedMoment[] = [];
  #ports = new Map<number, Value>();
  #words: [number, number, Value][] = [];
  #isFull = false;

  /** Moments so far; those beyond the limit are counted out. */
  get length(): number {
    return this.#moments.length;
  }

  /** Whether all of the run is there. */
  get isComplete(): boolean {
    return !this.#isFull;
  }

  port(index: number, value: Value): void {
    if (!this.#isFull) this.#ports.set(index, value);
  }

  word(memory: number, address: number, value: Value): void {
    if (!this.#isFull) this.#words.push([memory, address, value]);
  }

  moment(edges: LoggedMoment['edges']): void {
    if (this.#moments.length >= MOST) {
      this.#isFull = true;
      this.#moments = [];
    }
    if (this.#isFull) return;
    this.#moments.push({ ...this.pending(), edges });
    this.#ports.clear();
    this.#words = [];
  }

  /** What has been set since the last moment. */
  pending(): Pick<LoggedMoment, 'ports' | 'words'> {
    return { ports: [...this.#ports], words: this.#words };
  }

  /** Forget what came after the first `length` moments and what was set after them. */
  restore({ length, pending }: SavedLog): void {
    this.#moments.length = Math.min(length, this.#moments.length);
    this.#ports = new Map(pending.ports);
    this.#words = pending.words.map(([m, a, v]) => [m, a, v]);
  }

  save(): SavedLog {
    return { length: this.length, pending: this.pending() };
  }

  at(index: number): LoggedMoment {
    return this.#moments[index]!;
  }
}

export interface SavedLog {
  readonly length: number;
  readonly pending: Pick<LoggedMoment, 'ports' | 'words'>;
}

/** Set what was set before a moment. */
export function repeatSets(simulator: Simulator, { ports, words }: Pick<LoggedMoment, 'ports' | 'words'>): void {
  for (const [port, value] of ports) simulator.ports[port]!.set(value);
  for (const [memory, address, value] of words) simulator.memories![memory]!.set(address, value);
}

/** The edges of a moment. */
export function repeatEdges(simulator: Simulator, { edges }: Pick<LoggedMoment, 'edges'>): void {
  if (edges === undefined) simulator.step(1);
  else if ('length' in edges) simulator.step(1, edges);
  else simulator.edges(edges);
}
