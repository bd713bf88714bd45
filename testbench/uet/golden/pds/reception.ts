/** What one PDC has received: the window, the received PSNs, and the order that ROD demands (7.3, 7.7). */
import { addPsn, psnDifference } from '../serial.ts';

/** Where a PSN lies: its own window, the one before it whose PSNs are duplicates, below both or above both (7.3). */
export type Place = 'behind' | 'prior' | 'window' | 'ahead';

/** What has been received. */
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
  if (d < 0) return d < -window ? 'behind' : 'prior';
  return d < window ? 'window' : 'ahead';
}

export class Reception {
  readonly startPsn: number;
  /** ROD: a NACK has gone out since the expected PSN last changed. */
  gapReported = false;
  #now: Received;
  /** Those above the frontier: once the PSNs go round, others would be taken for new ones. */
  readonly #above = new Set<number>();

  /** Nothing received. */
  constructor(startPsn: number) {
    this.startPsn = startPsn;
    this.#now = { frontier: startPsn, highest: addPsn(startPsn, -1), accepted: 0, bytes: 0 };
  }

  get now(): Received {
    return this.#now;
  }

  /** Whether this PSN has been received. PSNs before Start_PSN count as received. */
  has(psn: number): boolean {
    return psnDifference(psn, this.#now.frontier) < 0 || this.#above.has(psn);
  }

  /** Take a PSN that has not been received. `size`: what it adds to the bytes. */
  accept(psn: number, size: number): void {
    const before = this.#now;
    this.#above.add(psn);
    let { frontier } = before;
    for (; this.#above.has(frontier); frontier = addPsn(frontier, 1)) this.#above.delete(frontier);
    if (frontier !== before.frontier) this.gapReported = false;
    this.#now = {
      frontier,
      highest: psnDifference(psn, before.highest) > 0 ? psn : before.highest,
      accepted: before.accepted + 1,
      bytes: (before.bytes + size) >>> 0,
    };
  }

  /** Nothing is missing below this PSN, and nothing has been received from it on. */
  isCompleteBefore(psn: number): boolean {
    const { frontier, highest } = this.#now;
    return psn === frontier && psn === addPsn(highest, 1);
  }

  /** ooo_count (9.6): how many were received above the lowest missing one. */
  get outOfOrder(): number {
    const { accepted, frontier } = this.#now;
    return (accepted - (frontier - this.startPsn)) & 0xffff_ffff;
  }

  /** rcvd_bytes (9.6): in 256 bytes, rounded up, modulo 2^24. */
  get rcvdBytes(): number {
    return Math.ceil(this.#now.bytes / 256) % 2 ** 24;
  }
}
