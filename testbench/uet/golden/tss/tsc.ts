/** Which numbers packets get: the TSC, which makes every IV of a key another one (uet-wire.md 8.8). */
import { UserError } from '../../../../support/user-error.ts';

/** The number of a packet: epoch and counter, 16 and 48 bits. */
export interface Tsc {
  readonly epoch: number;
  readonly counter: bigint;
}

/** How many counters an epoch has: 2^48. */
export const COUNTERS = 1n << 48n;

/**
 * Gives each packet of a key and source the next counter, once. It never goes round: at its end there is none until a
 * new key.
 *
 * Counters below `limit` may be given. Whoever keeps the limit where a reset does not reach raises it before they are
 * used up; begun again at the limit that was stored, the allocator repeats none, whatever the reset interrupted.
 */
export class TscAllocator {
  #epoch: number;
  #next: bigint;
  #limit: bigint;

  constructor(start: Tsc = { epoch: 0, counter: 0n }, limit: bigint = COUNTERS) {
    checkTsc(start);
    this.#epoch = start.epoch;
    this.#next = start.counter;
    this.#limit = start.counter;
    this.raise(limit);
  }

  get limit(): bigint {
    return this.#limit;
  }

  /** The number of the next packet; `undefined` where there is none left, and then the packet must not be sent. */
  allocate(): Tsc | undefined {
    if (this.#next >= this.#limit) return undefined;
    return { epoch: this.#epoch, counter: this.#next++ };
  }

  /** Counters up to `limit`, at most 2^48, may be given too. A limit never falls. */
  raise(limit: bigint): void {
    if (limit < this.#limit || limit > COUNTERS)
      throw new UserError(`a limit of ${limit} counters: give one from the present ${this.#limit} to 2^48`);
    this.#limit = limit;
  }

  /** The same key is installed again: its counters go on from `next`, of which none was given, below `limit`. */
  resume(next: bigint, limit: bigint): void {
    if (next < this.#next)
      throw new UserError(`counters from ${next} of a key again: give ${this.#next} or a later one`);
    checkTsc({ epoch: this.#epoch, counter: next });
    if (limit < next || limit > COUNTERS)
      throw new UserError(`a limit of ${limit} counters: give one from ${next} to 2^48`);
    this.#next = next;
    this.#limit = limit;
  }

  /** A later epoch of the same key. Counters go on: they need not begin again, and so cannot repeat. */
  setEpoch(epoch: number): void {
    checkTsc({ epoch, counter: 0n });
    if (epoch < this.#epoch) throw new UserError(`epoch ${epoch} after ${this.#epoch}: give a later one, or a new key`);
    this.#epoch = epoch;
  }
}

function checkTsc({ epoch, counter }: Tsc): void {
  if (!Number.isInteger(epoch) || epoch < 0 || epoch > 0xffff)
    throw new UserError(`epoch ${epoch}: give an integer from 0 to 65535`);
  if (counter < 0n || counter > COUNTERS) throw new UserError(`counter ${counter}: give one from 0 to 2^48`);
}
