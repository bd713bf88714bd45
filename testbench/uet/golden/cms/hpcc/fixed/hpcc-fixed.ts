/** A context of HPCC as the hardware has it: loads and quotients in fixed point (cms.md 9.2). */
import { normalised, reciprocal } from '../../nscc/fixed/reciprocal.ts';
import type { HopSample } from '../hpcc.ts';

/** The registers. Rates in bit/s, times in ns. */
export interface HpccFixedSettings {
  readonly linkRate: number;
  readonly leastRate: number;
  readonly additive: number;
  /** 20 bits after the point. */
  readonly eta: number;
  readonly maxStage: number;
  readonly baseRtt: number;
  /** 2^32 / baseRtt. */
  readonly rttShare: number;
  /** Load of 128 bytes in a ns, 16 bits after the point. */
  readonly bytesScale: number;
  /** Load of 80 bytes that wait, 30 bits after the point. */
  readonly queueScale: number;
  /** Bytes of the window for 2^14 bit/s, 18 bits after the point. */
  readonly windowScale: number;
  readonly minWindow: number;
  readonly maxWindow: number;
  readonly ackTrigger: number;
}

/** What an ACK brings. */
export interface PathSample {
  readonly sequence: number;
  readonly nextToSend: number;
  readonly hops: readonly HopSample[];
}

const LOAD_POINT = 20;
const MOST_LOAD = 2 ** (LOAD_POINT + 8) - 1;
/** Bits of a load, of which a reciprocal is taken. */
const LOAD_BITS = 28;
const TIME_BITS = 24;
/** Units of 128 bytes in a ns have so many bits after the point, and are below 4. */
const SPEED_POINT = 24;
const MOST_SPEED = 2 ** (SPEED_POINT + 2) - 1;
const MOST_RATE = 2n ** 40n - 1n;

const difference = (a: number, b: number): number => (a - b) | 0;

export class HpccFixed {
  readonly #settings: HpccFixedSettings;
  rate: number;
  committed: number;
  stage = 0;
  load = 2 ** LOAD_POINT;
  lastUpdate = 0;
  window = 0;
  #hops: readonly HopSample[] | undefined;

  constructor(settings: HpccFixedSettings) {
    this.#settings = settings;
    this.rate = settings.linkRate;
    this.committed = settings.linkRate;
    this.#setWindow();
  }

  ack({ sequence, nextToSend, hops }: PathSample): void {
    const before = this.#hops;
    this.#hops = hops;
    if (before?.length !== hops.length) {
      this.lastUpdate = nextToSend;
      return;
    }
    const isFull = difference(sequence, this.lastUpdate) > 0;
    this.#hear(before, hops);
    const { eta, maxStage, additive, leastRate, linkRate } = this.#settings;
    const isCut = this.load >= eta || this.stage >= maxStage;
    const rate = (isCut ? this.#byLoad() : this.committed) + additive;
    this.rate = Math.max(leastRate, Math.min(rate, linkRate));
    this.#setWindow();
    if (!isFull) return;
    this.committed = this.rate;
    this.stage = isCut ? 0 : this.stage + 1;
    if (difference(nextToSend, this.lastUpdate) >= 0) this.lastUpdate = nextToSend;
  }

  /** The load of the most loaded hop, filtered in; of equal ones the first. */
  #hear(before: readonly HopSample[], hops: readonly HopSample[]): void {
    const { baseRtt, rttShare } = this.#settings;
    let most: { readonly load: number; readonly tau: number } | undefined;
    for (const [i, hop] of hops.entries()) {
      const one = this.#loadOf(before[i]!, hop);
      if (one.tau !== 0 && (most === undefined || one.load > most.load)) most = one;
    }
    if (most === undefined) return;
    const { load, tau } = most;
    const weight = tau >= baseRtt ? 2 ** LOAD_POINT : Math.floor((tau * rttShare) / 2 ** (32 - LOAD_POINT));
    this.load += Math.floor(((load - this.load) * weight) / 2 ** LOAD_POINT);
  }

  #loadOf(before: HopSample, now: HopSample): { readonly load: number; readonly tau: number } {
    const { bytesScale, queueScale } = this.#settings;
    const tau = (now.time - before.time + 2 ** TIME_BITS) % 2 ** TIME_BITS;
    const bytes = (now.bytes - before.bytes + 2 ** 20) % 2 ** 20;
    const { mantissa, shift } = normalised(tau, TIME_BITS);
    const quotient = BigInt(bytes) * BigInt(tau === 0 ? 0 : reciprocal(mantissa, TIME_BITS));
    const speed = Math.min(Number((quotient << BigInt(shift)) >> 16n), MOST_SPEED);
    const passed = Math.floor((speed * bytesScale) / 2 ** (SPEED_POINT + 16 - LOAD_POINT));
    const waits = Math.floor((Math.min(now.queue, before.queue) * queueScale) / 2 ** (30 - LOAD_POINT));
    return { load: Math.min(passed + waits, MOST_LOAD), tau };
  }

  /** committed x eta / load. */
  #byLoad(): number {
    if (this.load === 0) return Number(MOST_RATE);
    const scaled = (BigInt(this.committed) * BigInt(this.#settings.eta)) >> BigInt(LOAD_POINT);
    const { mantissa, shift } = normalised(this.load, LOAD_BITS);
    const quotient = ((scaled * BigInt(reciprocal(mantissa, LOAD_BITS))) << BigInt(shift)) >> BigInt(44 - LOAD_POINT);
    return Number(quotient > MOST_RATE ? MOST_RATE : quotient);
  }

  #setWindow(): void {
    const { windowScale, minWindow } = this.#settings;
    const bytes = Math.floor((Math.floor(this.rate / 2 ** 14) * windowScale) / 2 ** 18);
    this.window = Math.max(Math.min(bytes, 2 ** 24 - 1), minWindow);
  }
}
