/** What one PDC has received: the window, the received PSNs, and the order that ROD demands (7.3, 7.7). */
import { addPsn, psnDifference } from '../serial.ts';
import { History } from './history.ts';

/** Where a PSN lies: its own window, the one before it whose PSNs are duplicates, or neither (7.3). */
export type Place = 'prior' | 'window' | 'out_of_range';

/** What was received up to some moment. */
export interface Received {
  /** The lowest PSN that is missing. */
  readonly frontier: number;
  /** The highest one received, by serial order; Start_PSN - 1 before the first. */
  readonly highest: number;
  /** How many. */
  readonly accepted: number;
  /** Their nominal bytes, modulo 2^32. */
  readonly bytes: number;
}

/** Where a PSN lies in the window of `window` PSNs from `base` on. */
export function placeOf(psn: number, base: number, window: number): Place {
  const d = psnDifference(psn, base);
  if (d < -window || d >= window) return 'out_of_range';
  return d < 0 ? 'prior' : 'window';
}

export class Reception {
  readonly startPsn: number;
  /** ROD: a NACK has gone out since the expected PSN last changed. */
  gapReported = false;
  readonly #history: History<Received>;
  readonly #depth: number;
  /** When each PSN was accepted; those below `#forgotten` are no longer listed. */
  readonly #acceptedAt = new Map<number, number>();
  #forgotten: number;

  /** Nothing received. `depth`: how many ticks back can be asked for. */
  constructor(startPsn: number, depth: number) {
    this.startPsn = startPsn;
    this.#forgotten = startPsn;
    this.#depth = depth;
    this.#history = new History<Received>(
      { frontier: startPsn, highest: addPsn(startPsn, -1), accepted: 0, bytes: 0 },
      depth,
    );
  }

  get now(): Received {
    return this.#history.now;
  }

  /** As it was at the end of a tick. */
  at(tick: number): Received {
    return this.#history.at(tick);
  }

  /** Whether this PSN has been received, by the end of a tick if one is given. PSNs before Start_PSN count as received. */
  has(psn: number, tick = Number.POSITIVE_INFINITY): boolean {
    if (psnDifference(psn, this.#forgotten) < 0) return true;
    const acceptedAt = this.#acceptedAt.get(psn);
    return acceptedAt !== undefined && acceptedAt <= tick;
  }

  /** Take a PSN that has not been received. `size`: what it adds to the bytes. */
  accept(psn: number, size: number, tick: number): void {
    const before = this.#history.now;
    this.#acceptedAt.set(psn, tick);
    let { frontier } = before;
    while (this.#acceptedAt.has(frontier)) frontier = addPsn(frontier, 1);
    if (frontier !== before.frontier) this.gapReported = false;
    this.#history.record(tick, {
      frontier,
      highest: psnDifference(psn, before.highest) > 0 ? psn : before.highest,
      accepted: before.accepted + 1,
      bytes: (before.bytes + size) >>> 0,
    });
    // Once the PSNs go round, those still listed would be taken for new ones.
    const oldest = this.#history.at(tick - this.#depth).frontier;
    for (; this.#forgotten !== oldest; this.#forgotten = addPsn(this.#forgotten, 1)) {
      this.#acceptedAt.delete(this.#forgotten);
    }
  }

  /** ooo_count (9.6): how many were received above the lowest missing one, by the end of a tick. */
  outOfOrder(tick: number): number {
    const { accepted, frontier } = this.at(tick);
    return (accepted - (frontier - this.startPsn)) & 0xffff_ffff;
  }

  /** rcvd_bytes (9.6): in 256 bytes, rounded up, modulo 2^24, by the end of a tick. */
  rcvdBytes(tick: number): number {
    return Math.ceil(this.at(tick).bytes / 256) % 2 ** 24;
  }
}
