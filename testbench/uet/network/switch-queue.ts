/**
 * The queues of a switch's output port: data, and control before it; marks, trimming and drops by the rules of the
 * switch (`testbench/uet/golden/switch`), on records.
 */
import type { Random } from '../../../support/random.ts';
import { Fifo } from './fifo.ts';
import type { Packet, PacketSource } from './packet.ts';

/** Sizes in bytes. */
export interface QueueSettings {
  /** Room for data; a packet that does not fit is trimmed if it may be, else dropped. */
  readonly dataBytes: number;
  /** Room for control and trimmed packets. */
  readonly controlBytes: number;
  /** Marks begin above the first level, and all is marked above the second; `undefined`: no marks. */
  readonly ecn: { readonly low: number; readonly high: number } | undefined;
  readonly isTrimming: boolean;
  /** What is left of a trimmed packet. */
  readonly trimmedBytes: number;
  /**
   * Which packet gives way where none fits: the one that arrives, as in our switch, or by the toss of a coin that one
   * or the last in the queue, as in uet-htsim.
   */
  readonly victim: 'arriving' | 'either';
  /** The next hop is the destination. */
  readonly isLastHop: boolean;
}

export interface QueueCounts {
  data: number;
  control: number;
  marked: number;
  trimmed: number;
  dropped: number;
  controlDropped: number;
  /** The highest level of the data queue, in bytes. */
  mostData: number;
}

/** Whether a packet of data that leaves so many bytes in its queue is marked; `uniform` is in [0, 1). */
export const isMarked = (level: number, uniform: number, { low, high }: { low: number; high: number }): boolean =>
  level > low + uniform * (high - low);

export class SwitchQueue<Body> implements PacketSource<Body> {
  settings: QueueSettings;
  readonly counts: QueueCounts = {
    data: 0,
    control: 0,
    marked: 0,
    trimmed: 0,
    dropped: 0,
    controlDropped: 0,
    mostData: 0,
  };
  readonly #now: () => number;
  readonly #random: Random;
  readonly #data = new Fifo<Packet<Body>>();
  readonly #control = new Fifo<Packet<Body>>();
  #dataBytes = 0;
  #controlBytes = 0;
  /** The integral of the level over time, in byte ps, up to the last change. */
  #area = 0;
  #changed = 0;

  constructor(now: () => number, settings: QueueSettings, random: Random) {
    this.#now = now;
    this.settings = settings;
    this.#random = random;
  }

  /** Bytes of data that wait or are leaving. */
  get dataBytes(): number {
    return this.#dataBytes;
  }

  get controlBytes(): number {
    return this.#controlBytes;
  }

  /** The mean of the data queue's level since time 0, in bytes. */
  get meanData(): number {
    const now = this.#now();
    return now === 0 ? 0 : (this.#area + this.#dataBytes * (now - this.#changed)) / now;
  }

  put(packet: Packet<Body>): void {
    if (packet.isControl || packet.trimming !== 'whole') {
      this.#putControl(packet);
      return;
    }
    const { dataBytes, victim } = this.settings;
    if (this.#dataBytes + packet.size <= dataBytes) {
      this.#putData(packet);
      return;
    }
    // The packet that is leaving is not in the queue any more, so it never gives way.
    if (victim === 'either' && this.#data.length > 0 && this.#random.chance(0.5)) {
      const last = this.#data.takeLast()!;
      this.#changeData(-last.size);
      this.#putData(packet);
      this.#giveWay(last);
    } else this.#giveWay(packet);
  }

  next(): Packet<Body> | undefined {
    return this.#control.take() ?? this.#data.take();
  }

  left(packet: Packet<Body>): void {
    if (packet.isControl || packet.trimming !== 'whole') {
      this.#controlBytes -= packet.size;
      return;
    }
    this.#changeData(-packet.size);
    const { ecn } = this.settings;
    if (ecn === undefined || !packet.isEcnCapable || packet.isMarked || this.#dataBytes <= ecn.low) return;
    if (!isMarked(this.#dataBytes, this.#random.word() / 2 ** 32, ecn)) return;
    packet.isMarked = true;
    this.counts.marked++;
  }

  #putData(packet: Packet<Body>): void {
    this.counts.data++;
    this.#changeData(packet.size);
    this.counts.mostData = Math.max(this.counts.mostData, this.#dataBytes);
    this.#data.put(packet);
  }

  #changeData(by: number): void {
    const now = this.#now();
    this.#area += this.#dataBytes * (now - this.#changed);
    this.#changed = now;
    this.#dataBytes += by;
  }

  /** A packet of data for which no room is. */
  #giveWay(packet: Packet<Body>): void {
    const { isTrimming, trimmedBytes, isLastHop } = this.settings;
    if (!isTrimming || !packet.isTrimmable) {
      this.counts.dropped++;
      return;
    }
    this.counts.trimmed++;
    packet.trimming = isLastHop ? 'trimmed_last_hop' : 'trimmed';
    packet.size = Math.min(packet.size, trimmedBytes);
    this.#putControl(packet);
  }

  #putControl(packet: Packet<Body>): void {
    if (this.#controlBytes + packet.size > this.settings.controlBytes) {
      this.counts.controlDropped++;
      return;
    }
    this.counts.control++;
    this.#controlBytes += packet.size;
    this.#control.put(packet);
  }
}
