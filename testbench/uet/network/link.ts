/** A link in one direction: rate, delay, and what goes wrong on it. */
import type { Random } from '../../../support/random.ts';
import type { EventQueue } from './event-queue.ts';
import type { Packet, PacketSink } from './packet.ts';

/** ps after which the second of two copies comes at most. */
const copyDelay = 20e6;

/** What may change while the network runs. */
export interface LinkState {
  /** Bit/s: of a slow link less. */
  rate: number;
  /** ps from the last bit out to the last bit in. */
  delay: number;
  /** A failed link swallows what is sent on it. */
  isFailed: boolean;
  /** Probabilities: a packet gets lost; a bit is wrong, for which the FCS drops its packet. */
  loss: number;
  bitErrorRate: number;
  /** The probability that a packet comes twice, the second time up to 20 us later. */
  copies: number;
}

/** Packets by what became of them. */
export interface LinkCounts {
  delivered: number;
  lost: number;
  corrupted: number;
  /** Swallowed by a failure. */
  failed: number;
  /** That have come twice. */
  copied: number;
}

export const goodLink = (rate: number, delay: number): LinkState => ({
  rate,
  delay,
  isFailed: false,
  loss: 0,
  bitErrorRate: 0,
  copies: 0,
});

export class Link<Body> {
  readonly state: LinkState;
  readonly counts: LinkCounts = { delivered: 0, lost: 0, corrupted: 0, failed: 0, copied: 0 };
  readonly #events: EventQueue;
  readonly #random: Random;
  readonly #sink: PacketSink<Body>;
  readonly #deliver: (packet: Packet<Body>) => void;

  constructor(events: EventQueue, state: LinkState, random: Random, sink: PacketSink<Body>) {
    this.#events = events;
    this.state = { ...state };
    this.#random = random;
    this.#sink = sink;
    this.#deliver = (packet) => {
      this.counts.delivered++;
      this.#sink(packet);
    };
  }

  /** How long the bits of a packet take, in ps. */
  serialisation(size: number): number {
    return Math.trunc((size * 8e12) / this.state.rate);
  }

  /** The last bit of a packet enters the link now. */
  send(packet: Packet<Body>): void {
    const { isFailed, loss, bitErrorRate, copies, delay } = this.state;
    if (isFailed) {
      this.counts.failed++;
      return;
    }
    if (loss > 0 && this.#random.chance(loss)) {
      this.counts.lost++;
      return;
    }
    if (bitErrorRate > 0 && this.#random.chance(-Math.expm1(8 * packet.size * Math.log1p(-bitErrorRate)))) {
      this.counts.corrupted++;
      return;
    }
    this.#events.after(delay, this.#deliver, packet);
    if (copies === 0 || !this.#random.chance(copies)) return;
    this.counts.copied++;
    // What switches do to the one they do not do to the other.
    this.#events.after(delay + this.#random.below(copyDelay), this.#deliver, { ...packet });
  }
}
