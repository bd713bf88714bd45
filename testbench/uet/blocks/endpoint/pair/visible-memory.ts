/** When bytes that were placed in a host's memory are visible there, as the host says by its answers to `flush`. */
import assert from 'node:assert/strict';
import type { Random } from '../../../../../support/random.ts';
import { hasPort, type Ports } from './endpoint-ports.ts';

/** Bytes that were placed, in the order in which they were. */
interface Placed {
  readonly of: Float64Array;
  readonly from: number;
  readonly length: number;
}

/** A flush of the endpoint: all that was placed before it, and the clock of its answer. */
interface Flush {
  readonly placed: number;
  readonly due: number;
}

/** What bytes that are not visible, or have not been placed, have in the place of a clock. */
export const notVisible = Number.POSITIVE_INFINITY;

/**
 * A host that takes up to `longest` clocks to make what it was given visible, and answers each `flush` when it has.
 * Bytes that are written again are visible from the first time on.
 */
export class VisibleMemory {
  /** Flushes that were answered. */
  flushes = 0;
  readonly #flush;
  readonly #flushed;
  readonly #longest: number;
  readonly #random: Random;
  readonly #placed: Placed[] = [];
  /** How many of those are visible. */
  #visible = 0;
  #waiting: Flush[] = [];

  /** Nothing where the endpoint asks for none. */
  static of(ports: Ports, longest: number, random: Random): VisibleMemory | undefined {
    return hasPort(ports, 'flush') ? new VisibleMemory(ports, longest, random) : undefined;
  }

  constructor(ports: Ports, longest: number, random: Random) {
    this.#flush = ports.port('flush');
    this.#flushed = ports.port('flushed');
    this.#longest = longest;
    this.#random = random;
  }

  /** In which clock each of so many bytes is visible. */
  bytes(length: number): Float64Array {
    return new Float64Array(length).fill(notVisible);
  }

  place(of: Float64Array, from: number, length: number): void {
    this.#placed.push({ of, from, length });
  }

  /** Flushes that wait for an answer. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** What is said before an edge; answers go in the order of flushes. */
  drive(now: number): void {
    const [next] = this.#waiting;
    const isDue = next !== undefined && next.due <= now;
    this.#flushed.set(Number(isDue));
    if (!isDue) return;
    this.#waiting.shift();
    this.flushes++;
    for (; this.#visible < next.placed; this.#visible++) {
      const { of, from, length } = this.#placed[this.#visible]!;
      for (let i = from; i < from + length; i++) of[i] = Math.min(of[i]!, now);
    }
  }

  /** What is shown before an edge, before what is placed in that clock. */
  read(now: number): void {
    if (this.#flush.get() !== 1) return;
    assert(this.#waiting.length < 128, 'more flushes than packets');
    this.#waiting.push({ placed: this.#placed.length, due: now + this.#random.int(1, this.#longest) });
  }
}
