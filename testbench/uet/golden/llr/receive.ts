/** The receiving half of LLR in software, an event at a time (link-layer.md A5, A7, A10). */
import type { FcsStatus } from './fcs.ts';
import { addSeq, placeOf } from './sequence.ts';
import type { LlrSettings } from './settings.ts';

/** `await_init` is a receiver that is on and has not been told which frame comes first. */
export type RxState = 'off' | 'send_acks' | 'send_nack' | 'nack_sent' | 'await_init';

/** What becomes of a frame; an `errored` one is handed on with its mark, as a MAC does. */
export type Verdict = 'deliver' | 'errored' | 'drop';

/**
 * Counters of A10; those of frames are of frames under LLR, but for `rx_ineligible_good` and `rx_ineligible_bad`.
 * `rx_missing_seq` counts each frame that is ahead.
 */
export const rxCounters = [
  'rx_init_ctl_os',
  'tx_init_echo_ctl_os',
  'tx_ack_ctl_os',
  'tx_nack_ctl_os',
  'rx_ok',
  'rx_poisoned',
  'rx_bad',
  'rx_expected_seq_good',
  'rx_expected_seq_poisoned',
  'rx_expected_seq_bad',
  'rx_missing_seq',
  'rx_duplicate_seq',
  'rx_replay',
  'rx_ineligible_good',
  'rx_ineligible_bad',
  'rx_llr_dropped',
] as const;

export type RxCounter = (typeof rxCounters)[number];

/** What the receiver sends. */
export type RxControl =
  | { readonly message: 'llr_ack' | 'llr_nack'; readonly seq: number }
  | { readonly message: 'llr_init_echo'; readonly seq: number; readonly init_data: number };

/**
 * Judges frames in the order of the wire and says which control message is to leave. Times are in bytes of line time.
 *
 * A frame under LLR that comes before the receiver is on and has been told which one comes first is dropped: its
 * replays could not be told from new frames.
 *
 * What the sources leave open: a gap that closes before its NACK has left needs none, so `send_nack` leads back to
 * `send_acks` too; a replay is seen to begin where a sequence number is not above the one before; with `rearm` a NACK
 * follows the first frame of such a replay that is expected and bad, or ahead.
 */
export class LlrReceive {
  readonly counts: Record<RxCounter, number>;
  readonly #settings: LlrSettings;
  #state: RxState = 'off';
  #nextSeq = 0;
  /** The number of the last frame; what comes after it is no replay. */
  #lastSeq = -1;
  #armed = false;
  #echo: { readonly seq: number; readonly init_data: number } | undefined;
  /** When the last ACK or NACK left. */
  #spokeAt = 0;

  constructor(settings: LlrSettings) {
    this.#settings = settings;
    this.counts = Object.fromEntries(rxCounters.map((name) => [name, 0])) as Record<RxCounter, number>;
  }

  get state(): RxState {
    return this.#state;
  }

  get nextSeq(): number {
    return this.#nextSeq;
  }

  /** llr_mode_local. */
  setMode(on: boolean): void {
    this.#state = on ? 'await_init' : 'off';
    this.#echo = undefined;
  }

  /** An INIT has come: its number is the next frame's. */
  onInit(seq: number, data: number, now: number): void {
    this.counts.rx_init_ctl_os++;
    if (this.#state === 'off') return;
    this.#state = 'send_acks';
    this.#nextSeq = seq;
    this.#lastSeq = addSeq(seq, -1);
    this.#echo = { seq, init_data: data };
    this.#spokeAt = now;
  }

  /** A frame has come, with the number of its preamble if it is under LLR. */
  onFrame(seq: number | undefined, status: FcsStatus): Verdict {
    if (seq === undefined) return this.#ineligible(status);
    this.counts[({ good: 'rx_ok', poisoned: 'rx_poisoned', bad: 'rx_bad' } as const)[status]]++;
    if (this.#state === 'off' || this.#state === 'await_init') {
      this.counts.rx_llr_dropped++;
      return 'drop';
    }
    if (placeOf(seq, addSeq(this.#lastSeq, 1)) === 'behind') {
      this.counts.rx_replay++;
      if (this.#state === 'nack_sent') this.#armed = this.#settings.rearm;
    }
    this.#lastSeq = seq;
    const place = placeOf(seq, this.#nextSeq);
    if (place === 'behind') {
      this.counts.rx_duplicate_seq++;
      return 'drop';
    }
    if (place === 'ahead') {
      this.counts.rx_missing_seq++;
      this.#gap();
      return 'drop';
    }
    this.counts[`rx_expected_seq_${status}`]++;
    if (status === 'bad') {
      this.#gap();
      return 'drop';
    }
    this.#nextSeq = addSeq(seq, 1);
    this.#state = 'send_acks';
    return status === 'good' ? 'deliver' : 'errored';
  }

  /** What is to leave now, if anything. It may be another one when it leaves, so ask again then. */
  control(now: number): RxControl | undefined {
    if (this.#echo !== undefined) return { message: 'llr_init_echo', ...this.#echo };
    const seq = addSeq(this.#nextSeq, -1);
    if (this.#state === 'send_nack') return { message: 'llr_nack', seq };
    return now >= this.controlDue() ? { message: 'llr_ack', seq } : undefined;
  }

  /** From when on there is something to leave, if nothing comes before. */
  controlDue(): number {
    if (this.#echo !== undefined || this.#state === 'send_nack') return 0;
    return this.#state === 'send_acks' ? this.#spokeAt + this.#settings.ackSpacing : Number.POSITIVE_INFINITY;
  }

  /** What `control` gave has left. */
  controlSent({ message }: RxControl, now: number): void {
    this.counts[
      ({ llr_init_echo: 'tx_init_echo_ctl_os', llr_nack: 'tx_nack_ctl_os', llr_ack: 'tx_ack_ctl_os' } as const)[message]
    ]++;
    if (message === 'llr_init_echo') this.#echo = undefined;
    else this.#spokeAt = now;
    if (message !== 'llr_nack') return;
    this.#state = 'nack_sent';
    this.#armed = false;
  }

  #ineligible(status: FcsStatus): Verdict {
    this.counts[status === 'good' ? 'rx_ineligible_good' : 'rx_ineligible_bad']++;
    return status === 'good' ? 'deliver' : 'errored';
  }

  #gap(): void {
    if (this.#state === 'send_acks' || this.#armed) this.#state = 'send_nack';
  }
}
