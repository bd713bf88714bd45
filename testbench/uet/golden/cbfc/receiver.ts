/** The receiver of credit-based flow control in software, an event at a time (link-layer.md B2, B3). */
import { addCredits, type CreditUnit, creditsBetween, frameCost, shortFreed } from './credits.ts';

/** Channels of one CC_Update. */
const perUpdate = 16;

interface Channel {
  on: boolean;
  /** R_VC_CC and R_VC_CF. */
  consumed: number;
  freed: number;
  /** Credits that the buffer may hold; none is checked where it is absent. */
  limit: number | undefined;
  overflowed: boolean;
}

/**
 * Counters and buffer of every virtual channel. Events are given in the order in which they happen, those of the wire
 * in the order of the wire. It has no time: when updates leave is not its business.
 */
export class CbfcReceiver {
  readonly unit: CreditUnit;
  readonly #channels: readonly Channel[];

  constructor(vcs: number, unit: CreditUnit) {
    this.unit = unit;
    this.#channels = Array.from({ length: vcs }, () => ({
      on: false,
      consumed: 0,
      freed: 0,
      limit: undefined,
      overflowed: false,
    }));
  }

  /** Switch a channel on: its counters begin with 0 (B7, steps 1 and 3). */
  start(vc: number): void {
    Object.assign(this.#at(vc), { on: true, consumed: 0, freed: 0 });
  }

  /** Switch a channel off: nothing of it counts any more. */
  stop(vc: number): void {
    this.#at(vc).on = false;
  }

  setLimit(vc: number, limit: number): void {
    this.#at(vc).limit = limit;
  }

  isOn(vc: number): boolean {
    return this.#at(vc).on;
  }

  consumed(vc: number): number {
    return this.#at(vc).consumed;
  }

  freed(vc: number): number {
    return this.#at(vc).freed;
  }

  /** The freed counter as a CF_Update carries it. */
  advertisement(vc: number): number {
    return shortFreed(this.freed(vc));
  }

  /** Credits in the buffer. What a CC_Update gives back is in both counters, so it changes nothing of this. */
  held(vc: number): number {
    const { consumed, freed } = this.#at(vc);
    return creditsBetween(freed, consumed);
  }

  /** Channels that have held more than their limit. */
  overflowed(vc: number): boolean {
    return this.#at(vc).overflowed;
  }

  clearOverflowed(vc: number): void {
    this.#at(vc).overflowed = false;
  }

  /**
   * A frame has come; one whose FCS is wrong counts for nothing. Returns whether the channel holds more than its limit.
   */
  arrive(vc: number, bytes: number, good = true): boolean {
    const channel = this.#at(vc);
    if (!channel.on || !good) return false;
    channel.consumed = addCredits(channel.consumed, frameCost(bytes, this.unit));
    const over = channel.limit !== undefined && this.held(vc) > channel.limit;
    channel.overflowed ||= over;
    return over;
  }

  /** A frame has left the buffer. */
  release(vc: number, bytes: number): void {
    const channel = this.#at(vc);
    if (channel.on) channel.freed = addCredits(channel.freed, frameCost(bytes, this.unit));
  }

  /**
   * A CC_Update: what its 16 channels lost on the wire is freed. Returns how many credits each gets back, modulo 2^20.
   */
  reconcile(half: number, consumed: readonly number[]): readonly number[] {
    return consumed.map((sent, i) => {
      const channel = this.#channels[half * perUpdate + i];
      if (channel?.on !== true) return 0;
      const lost = creditsBetween(channel.consumed, sent);
      channel.freed = addCredits(channel.freed, lost);
      channel.consumed = sent;
      return lost;
    });
  }

  #at(vc: number): Channel {
    const channel = this.#channels[vc];
    if (channel === undefined) throw new RangeError(`there is no virtual channel ${vc} of ${this.#channels.length}`);
    return channel;
  }
}
