/** What paces an ordered sender: a rate, a window, and how they hear of the network. */
import { Dcqcn, type DcqcnSettings } from '../../testbench/uet/golden/cms/dcqcn/dcqcn.ts';
import { Hpcc } from '../../testbench/uet/golden/cms/hpcc/hpcc.ts';
import type { NsccSettings } from '../../testbench/uet/golden/cms/nscc/constants.ts';
import { Nscc } from '../../testbench/uet/golden/cms/nscc/nscc.ts';
import type { EventQueue } from '../../testbench/uet/network/event-queue.ts';
import type { PortSample } from '../../testbench/uet/network/packet.ts';
import { Timer } from './timer.ts';

/** What came with an ACK or a NACK. Sequences and sizes in bytes, times in ps. */
export interface Heard {
  readonly now: number;
  /** Bytes on the wire that were acknowledged for the first time, and bytes that a NACK says are lost. */
  readonly newly: number;
  readonly lost: number;
  /** Of a packet that was sent once. */
  readonly rtt: number | undefined;
  /** After what was acknowledged. */
  readonly inFlight: number;
  readonly isMarked: boolean;
  readonly samples: readonly PortSample[] | undefined;
  readonly acknowledged: number;
  readonly nextToSend: number;
}

export interface RateControl {
  /** Bit/s. */
  readonly rate: number;
  /** Bytes that may be in flight. */
  readonly window: number;
  readonly wantsSamples: boolean;
  heard(ack: Heard): void;
  /** The flow is over. */
  stop(): void;
}

const nanosecond = 1000;

/** NSCC's window without a pace, for packets in order. */
export class NsccControl implements RateControl {
  readonly wantsSamples = false;
  readonly rate: number;
  readonly #model: Nscc;

  constructor(settings: NsccSettings) {
    this.#model = new Nscc(settings);
    this.rate = settings.linkRate;
  }

  get window(): number {
    return this.#model.state.cwnd;
  }

  heard({ now, isMarked, newly, lost, rtt, inFlight }: Heard): void {
    const { state } = this.#model;
    if (lost > 0) this.#model.nack({ now, size: lost, rtt: rtt ?? state.baseRtt, keepsWindow: false, inFlight });
    else {
      const sample = rtt === undefined ? undefined : ({ rtt, kind: 'data' } as const);
      this.#model.ack({ now, newly, ecn: isMarked, sample, inFlight });
    }
  }

  stop(): void {}
}

/** The sender of DCQCN with its timers. No window: what it has sent before the first mark is out. */
export class DcqcnControl implements RateControl {
  readonly window = Number.POSITIVE_INFINITY;
  readonly wantsSamples = false;
  readonly #events: EventQueue;
  readonly #model: Dcqcn;
  readonly #timer: Timer;

  constructor(events: EventQueue, settings: DcqcnSettings) {
    this.#events = events;
    this.#model = new Dcqcn(settings);
    this.#timer = new Timer(events, () => {
      this.#model.fire(Math.floor(events.now / nanosecond));
      this.#arm();
    });
  }

  get rate(): number {
    return this.#model.rate;
  }

  heard({ isMarked }: Heard): void {
    if (!isMarked) return;
    this.#model.mark(Math.floor(this.#events.now / nanosecond));
    if (!this.#timer.isSet) this.#arm();
  }

  stop(): void {
    this.#timer.set(undefined);
  }

  #arm(): void {
    this.#timer.set(this.#model.nextTimer * nanosecond);
  }
}

/** HPCC: a rate, and a window that follows it. */
export class HpccControl implements RateControl {
  readonly wantsSamples = true;
  readonly #model: Hpcc;
  readonly #bdp: number;
  readonly #linkRate: number;

  constructor(settings: ConstructorParameters<typeof Hpcc>[0]) {
    this.#model = new Hpcc(settings);
    this.#linkRate = settings.linkRate;
    this.#bdp = Math.trunc((settings.linkRate * settings.baseRtt) / 8e9);
  }

  get rate(): number {
    return this.#model.rate;
  }

  get window(): number {
    return Math.trunc((this.#bdp * this.#model.rate) / this.#linkRate);
  }

  heard({ samples = [], acknowledged, nextToSend }: Heard): void {
    const hops = samples.map(({ time, rate, sentBytes, queuedBytes }) => {
      // The model takes all links for as fast as its own. Bytes of a slower one count as much more, which is the same.
      const weight = this.#linkRate / rate;
      return {
        time: Math.floor(time / nanosecond) % 2 ** 24,
        bytes: Math.floor((sentBytes * weight) / 128) % 2 ** 20,
        queue: Math.min(Math.floor((queuedBytes * weight) / 80), 2 ** 17 - 1),
      };
    });
    if (hops.length > 0) this.#model.ack({ sequence: acknowledged, nextToSend, hops });
  }

  stop(): void {}
}
