/** The pacer of a host that grants credit: RCCC's receiver over time, with the rate control of thin fabrics. */
import { RcccRate } from '../../testbench/uet/golden/cms/rccc/rate-control.ts';
import { RcccReceiver, timePerQuantum } from '../../testbench/uet/golden/cms/rccc/receiver.ts';
import type { EventQueue } from '../../testbench/uet/network/event-queue.ts';
import type { StudyPacket } from './bodies.ts';

export interface PacerOptions {
  /** Bit/s; bytes; ps. */
  readonly linkRate: number;
  readonly maxWindow: number;
  readonly networkRtt: number;
  /** How much less the fabric carries than the hosts do, where the rate is to follow it; `undefined`: full line. */
  readonly oversubscription: number | undefined;
  /** Uniform in [0, 1). */
  readonly uniform: () => number;
}

export class CreditPacer {
  readonly #events: EventQueue;
  readonly #receiver: RcccReceiver;
  readonly #options: PacerOptions;
  readonly #grant: (flow: number, granted: number) => void;
  readonly #tick = (): void => this.#turn();
  readonly #rate: RcccRate | undefined;
  readonly #fullRate: number;
  #isRunning = false;
  #seen = { packets: 0, marked: 0, trimmedLast: 0, trimmedElsewhere: 0 };

  constructor(events: EventQueue, options: PacerOptions, grant: (flow: number, granted: number) => void) {
    this.#events = events;
    this.#options = options;
    this.#grant = grant;
    this.#fullRate = timePerQuantum(options.linkRate);
    this.#receiver = new RcccReceiver({ maxWindow: options.maxWindow, timePerQuantum: this.#fullRate });
    const { oversubscription } = options;
    if (oversubscription !== undefined && oversubscription > 1) {
      this.#rate = new RcccRate(oversubscription);
      this.#later();
    }
  }

  asked(flow: number, target: number, joins: boolean): void {
    const isNews = this.#receiver.targeted(flow, target);
    const joined = joins && this.#receiver.joins(flow);
    if ((!isNews && !joined) || this.#isRunning) return;
    this.#isRunning = true;
    this.#events.after(0, this.#tick, undefined);
  }

  /** A packet of data, whole or trimmed, has arrived at the host. */
  saw({ isMarked, trimming }: StudyPacket): void {
    this.#seen.packets++;
    if (trimming === 'trimmed') this.#seen.trimmedElsewhere++;
    else if (trimming === 'trimmed_last_hop') this.#seen.trimmedLast++;
    else if (isMarked) this.#seen.marked++;
  }

  #turn(): void {
    const tick = this.#receiver.tick();
    this.#isRunning = tick !== undefined;
    if (tick === undefined) return;
    this.#grant(tick.source, tick.after);
    this.#events.after(tick.gap, this.#tick, undefined);
  }

  #later(): void {
    const { networkRtt, uniform } = this.#options;
    this.#events.after(Math.trunc((0.75 + uniform() / 2) * 1.5 * networkRtt), () => this.#adapt(), undefined);
  }

  #adapt(): void {
    this.#rate!.update(this.#seen);
    this.#seen = { packets: 0, marked: 0, trimmedLast: 0, trimmedElsewhere: 0 };
    this.#receiver.timePerQuantum = Math.trunc(this.#fullRate / this.#rate!.rate);
    this.#later();
  }
}
