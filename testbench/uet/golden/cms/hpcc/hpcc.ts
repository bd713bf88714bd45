/** HPCC's sender as NS-3 of its authors has it, one rate for all hops: by the load that switches tell (cms.md 9.2). */

/** Rates in bit/s, the base RTT in ns. */
export interface HpccSettings {
  readonly linkRate: number;
  readonly baseRtt: number;
  /** The load that is aimed at. */
  readonly eta: number;
  readonly maxStage: number;
  readonly additive: number;
  readonly leastRate: number;
}

/** What a switch put into a packet, as on the wire: 24 bits of ns, 20 bits of 128 bytes, 17 bits of 80 bytes. */
export interface HopSample {
  readonly time: number;
  readonly bytes: number;
  readonly queue: number;
}

export interface HpccAck {
  readonly sequence: number;
  readonly nextToSend: number;
  readonly hops: readonly HopSample[];
}

const TIME_WRAP = 2 ** 24;
const BYTES_WRAP = 2 ** 20;
const BYTES_UNIT = 128;
const QUEUE_UNIT = 80;

export class Hpcc {
  readonly settings: HpccSettings;
  rate: number;
  committed: number;
  stage = 0;
  /** The filtered load. */
  load = 1;
  lastUpdate = 0;
  #hops: readonly HopSample[] = [];
  readonly #window: number;

  constructor(settings: HpccSettings) {
    this.settings = settings;
    this.rate = settings.linkRate;
    this.committed = settings.linkRate;
    this.#window = Math.trunc((settings.linkRate * settings.baseRtt) / 8e9);
  }

  ack({ sequence, nextToSend, hops }: HpccAck): void {
    if (this.lastUpdate === 0) {
      this.lastUpdate = nextToSend;
      this.#hops = hops;
      return;
    }
    const isFull = sequence > this.lastUpdate;
    this.#hear(hops);
    const { eta, maxStage, additive, leastRate, linkRate } = this.settings;
    const over = this.load / eta;
    const isCut = over >= 1 || this.stage >= maxStage;
    const rate = isCut ? Math.trunc(this.committed / over) + additive : this.committed + additive;
    const stage = isCut ? 0 : this.stage + 1;
    this.rate = Math.max(leastRate, Math.min(rate, linkRate));
    if (!isFull) return;
    this.committed = this.rate;
    this.stage = stage;
    this.lastUpdate = Math.max(this.lastUpdate, nextToSend);
  }

  /** The load of the most loaded hop, filtered in; of equal ones the first. */
  #hear(hops: readonly HopSample[]): void {
    const { linkRate, baseRtt } = this.settings;
    let most = -1;
    let time = 0;
    for (const [i, hop] of hops.entries()) {
      const before = this.#hops[i]!;
      const tau = (hop.time - before.time + TIME_WRAP) % TIME_WRAP;
      const bytes = ((hop.bytes - before.bytes + BYTES_WRAP) % BYTES_WRAP) * BYTES_UNIT;
      const rate = (bytes * 8) / (tau * 1e-9);
      const queue = Math.min(hop.queue, before.queue) * QUEUE_UNIT;
      const load = rate / linkRate + (queue * linkRate) / linkRate / this.#window;
      if (load > most) {
        most = load;
        time = tau;
      }
    }
    this.#hops = hops;
    const tau = Math.min(time, baseRtt);
    this.load = (this.load * (baseRtt - tau) + most * tau) / baseRtt;
  }
}
