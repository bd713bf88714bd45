/** A network that fails now and then: what is sent while it is down never arrives. */
import type { Frame } from './frames.ts';
import type { Network } from './network.ts';

export interface Failure {
  /** It is down from clock `at` of each `period` on, for `clocks`. */
  readonly period: number;
  readonly at: number;
  readonly clocks: number;
}

export class FailingNetwork implements Network {
  #swallowed = 0;
  readonly #network: Network;
  readonly #failure: Failure;

  constructor(network: Network, failure: Failure) {
    this.#network = network;
    this.#failure = failure;
  }

  get seen(): Readonly<Record<string, number>> {
    return { ...this.#network.seen, swallowed: this.#swallowed };
  }

  get isEmpty(): boolean {
    return this.#network.isEmpty;
  }

  send(frame: Frame, to: number, now: number): void {
    const { period, at, clocks } = this.#failure;
    const since = (now % period) - at;
    if (since >= 0 && since < clocks) this.#swallowed++;
    else this.#network.send(frame, to, now);
  }

  arrival(end: number, now: number): Frame | undefined {
    return this.#network.arrival(end, now);
  }

  clock(now: number): void {
    this.#network.clock?.(now);
  }
}
