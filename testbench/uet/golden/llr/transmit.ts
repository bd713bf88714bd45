/** The sending half of LLR in software, an event at a time (link-layer.md A2, A5, A6, A8 to A10). */
import type { ControlSet } from '../wire/index.ts';
import { bounded, boundedLength } from './bounds.ts';
import { FCS_BYTES, withFcs } from './fcs.ts';
import { ReplayBuffer } from './replay-buffer.ts';
import { addSeq, seqsBetween } from './sequence.ts';
import { type LlrSettings, NO_REPLAY_LIMIT } from './settings.ts';

export type TxState = 'off' | 'init' | 'advance' | 'replay' | 'flush';

/** A frame as the MAC client gives it: its bytes without check sequence. */
export interface ClientFrame {
  readonly bytes: Uint8Array;
  /** LLR is to carry it. */
  readonly eligible: boolean;
  /** The client knows that it is damaged. */
  readonly poison?: boolean;
}

/** A frame as it leaves: under LLR if it has a number, its bytes with check sequence. */
export interface SentFrame {
  readonly seq: number | undefined;
  readonly bytes: Uint8Array;
}

/**
 * Counters of A10, and four more: frames and bytes that left again, and frames that were too short or too long. A frame
 * that leaves again counts again in `tx_ok`.
 */
export const txCounters = [
  'tx_init_ctl_os',
  'rx_init_echo_ctl_os',
  'rx_ack_ctl_os',
  'rx_nack_ctl_os',
  'rx_ack_nack_seq_error',
  'rx_echo_mismatch',
  'tx_discard',
  'tx_ok',
  'tx_poisoned',
  'tx_replay',
  'tx_replayed_frames',
  'tx_replayed_bytes',
  'tx_padded',
  'tx_too_long',
] as const;

export type TxCounter = (typeof txCounters)[number];

type Init = Extract<ControlSet, { readonly message: 'llr_init' | 'llr_init_echo' }>;

/**
 * Numbers, keeps and repeats frames. Times are in bytes of line time, and never go back. `advance` to each `deadline`.
 *
 * What the sources leave open: the replay timer runs in ADVANCE while frames are outstanding, and starts again with
 * each ACK that frees one and when a replay ends; `replayCount` starts again with each ACK that frees one, and a replay
 * during which one does is not counted in it. A NACK whose replay would exceed the limit frees what it acknowledges and
 * leaves the rest to the timer, so that NACKs alone cannot keep a replay going forever. Nothing leaves while the PCS
 * is down.
 */
export class LlrTransmit {
  readonly counts: Record<TxCounter, number>;
  /** A flush has dropped what no one acknowledged, since `clearError`. */
  error = false;
  readonly #settings: LlrSettings;
  readonly #buffer = new ReplayBuffer();
  #state: TxState = 'off';
  #txSeq = 0;
  /** The next frame of a replay. */
  #replaySeq = 0;
  #replayCount = 0;
  /** An ACK has freed a frame since the replay began. */
  #progress = false;
  #timerSince = 0;
  #initDue = 0;
  #pcsDownSince: number | undefined;

  constructor(settings: LlrSettings) {
    this.#settings = settings;
    this.counts = Object.fromEntries(txCounters.map((name) => [name, 0])) as Record<TxCounter, number>;
  }

  get state(): TxState {
    return this.#state;
  }

  /** The number of the next new frame. */
  get txSeq(): number {
    return this.#txSeq;
  }

  get ackedSeq(): number {
    return addSeq(this.#txSeq, -1 - this.#buffer.length);
  }

  /** Frames, and their bytes, that no one has acknowledged. */
  get outstanding(): number {
    return this.#buffer.length;
  }

  get outstandingBytes(): number {
    return this.#buffer.bytes;
  }

  get replayCount(): number {
    return this.#replayCount;
  }

  /**
   * llr_mode_remote, with the number that frames begin with. Off drops what is kept, and management's word is no flush.
   */
  setMode(on: boolean, now: number, firstSeq = this.#txSeq): void {
    this.#buffer.clear();
    this.#state = 'off';
    if (!on) return;
    this.#txSeq = firstSeq;
    this.#enterInit(now);
  }

  /** Management starts again after a flush. */
  reInit(now: number): void {
    if (this.#state === 'flush') this.#enterInit(now);
  }

  /** Whether `take` would take a frame of so many bytes without check sequence now, to send or to discard it. */
  canTake(eligible: boolean, bytes: number): boolean {
    if (eligible && this.#behaviour === 'discard') return true;
    if (this.#pcsDownSince !== undefined) return false;
    if (!eligible || this.#state === 'off') return true;
    if (this.#state === 'replay') return false;
    if (this.#state !== 'advance') return this.#behaviour === 'best_effort';
    const { outstandingSeqMax, outstandingDataMax, longestFrame } = this.#settings;
    const leaves = boundedLength(bytes, longestFrame) + FCS_BYTES;
    return this.outstanding < outstandingSeqMax && this.outstandingBytes + leaves <= outstandingDataMax;
  }

  /** Take a frame; what leaves, or nothing if it is discarded. Only where `canTake`. */
  take({ eligible, ...given }: ClientFrame, now: number): SentFrame | undefined {
    const { bytes, poison, change } = bounded(given.bytes, given.poison ?? false, this.#settings.longestFrame);
    if (change !== undefined) this.counts[`tx_${change}`]++;
    const frame = withFcs(bytes, poison ? this.#settings.poison : undefined);
    if (eligible && this.#behaviour === 'discard') {
      this.counts.tx_discard++;
      return undefined;
    }
    if (!eligible || this.#state !== 'advance') return { seq: undefined, bytes: frame };
    if (this.outstanding === 0) this.#timerSince = now;
    const seq = this.#txSeq;
    this.#txSeq = addSeq(seq, 1);
    this.#buffer.push({ bytes: frame, poison, sentAt: now });
    this.counts[poison ? 'tx_poisoned' : 'tx_ok']++;
    return { seq, bytes: frame };
  }

  /** Whether `replay` has a frame to send now. */
  get hasReplay(): boolean {
    return this.#state === 'replay' && this.#pcsDownSince === undefined;
  }

  /** The next frame of the replay. Only where `hasReplay`. */
  replay(now: number): SentFrame {
    const seq = this.#replaySeq;
    const kept = this.#buffer.at(seqsBetween(this.ackedSeq, seq) - 1);
    this.counts[kept.poison ? 'tx_poisoned' : 'tx_ok']++;
    this.counts.tx_replayed_frames++;
    this.counts.tx_replayed_bytes += kept.bytes.length;
    this.#replaySeq = addSeq(seq, 1);
    if (this.#replaySeq === this.#txSeq) this.#endReplay(now);
    return { seq, bytes: kept.bytes };
  }

  /** A frame that is kept has been found damaged: from now on it leaves poisoned (A8). Returns whether it is kept. */
  damage(seq: number): boolean {
    const place = seqsBetween(this.ackedSeq, seq);
    if (place < 1 || place > this.outstanding) return false;
    const { bytes, sentAt } = this.#buffer.at(place - 1);
    const spoilt = withFcs(bytes.subarray(0, -FCS_BYTES), this.#settings.poison);
    this.#buffer.replace(place - 1, { bytes: spoilt, poison: true, sentAt });
    return true;
  }

  onAck(seq: number, now: number): void {
    this.counts.rx_ack_ctl_os++;
    this.#acknowledge(seq, now);
  }

  onNack(seq: number, now: number): void {
    this.counts.rx_nack_ctl_os++;
    if (!this.#acknowledge(seq, now) || this.outstanding === 0) return;
    const again = this.#state === 'replay' && this.#replaySeq === addSeq(this.ackedSeq, 1);
    if (again || !this.#mayReplay) return;
    if (this.#state === 'replay') this.#endReplay(now);
    if (this.#mayReplay) this.#beginReplay();
  }

  onEcho({ seq, init_data: data }: Pick<Init, 'seq' | 'init_data'>, now: number): void {
    this.counts.rx_init_echo_ctl_os++;
    if (this.#state !== 'init') return;
    const { echoMatch, initData } = this.#settings;
    const wrongSeq = (echoMatch === 'seq' || echoMatch === 'both') && seq !== this.#txSeq;
    const wrongData = (echoMatch === 'data' || echoMatch === 'both') && data !== initData;
    if (wrongSeq || wrongData) {
      this.counts.rx_echo_mismatch++;
      return;
    }
    this.#state = 'advance';
    this.#replayCount = 0;
    this.#timerSince = now;
  }

  /** The INIT that is to leave now, if one is. */
  control(now: number): Init | undefined {
    return now >= this.controlDue()
      ? { message: 'llr_init', seq: this.#txSeq, init_data: this.#settings.initData }
      : undefined;
  }

  controlDue(): number {
    return this.#state === 'init' ? this.#initDue : Number.POSITIVE_INFINITY;
  }

  controlSent(now: number): void {
    this.counts.tx_init_ctl_os++;
    this.#initDue = now + this.#settings.initSpacing;
  }

  /** The PCS has come up or gone down. */
  pcs(up: boolean, now: number): void {
    if (up) this.#pcsDownSince = undefined;
    else this.#pcsDownSince ??= now;
    this.advance(now);
  }

  /** When the next timer expires. */
  deadline(): number {
    return Math.min(this.#flushDue(), this.#replayDue());
  }

  /** Time has come to `now`: do what timers say that have expired. */
  advance(now: number): void {
    if (now >= this.#flushDue()) this.#flush(now);
    if (now < this.#replayDue()) return;
    if (this.#mayReplay) this.#beginReplay();
    else this.#flush(now);
  }

  get #behaviour(): 'discard' | 'block' | 'best_effort' | undefined {
    if (this.#state === 'init') return this.#settings.initBehaviour;
    return this.#state === 'flush' ? this.#settings.flushBehaviour : undefined;
  }

  get #mayReplay(): boolean {
    const { replayCountMax } = this.#settings;
    return replayCountMax === NO_REPLAY_LIMIT || this.#replayCount < replayCountMax;
  }

  #enterInit(now: number): void {
    this.#state = 'init';
    this.#initDue = now;
  }

  /** Frees what is acknowledged; whether the number is one that can be. */
  #acknowledge(seq: number, now: number): boolean {
    if (this.#state !== 'advance' && this.#state !== 'replay') return false;
    const freed = seqsBetween(this.ackedSeq, seq);
    if (freed > this.outstanding) {
      this.counts.rx_ack_nack_seq_error++;
      return false;
    }
    if (freed === 0) return true;
    if (this.#state === 'replay') {
      // What is acknowledged need not leave again.
      const left = seqsBetween(this.ackedSeq, this.#replaySeq) - 1;
      if (freed > left) this.#replaySeq = addSeq(seq, 1);
    }
    this.#buffer.free(freed);
    this.#replayCount = 0;
    this.#progress = true;
    this.#timerSince = now;
    if (this.#state === 'replay' && this.#replaySeq === this.#txSeq) this.#endReplay(now);
    return true;
  }

  #beginReplay(): void {
    this.#state = 'replay';
    this.#progress = false;
    this.#replaySeq = addSeq(this.ackedSeq, 1);
  }

  #endReplay(now: number): void {
    this.#state = 'advance';
    this.counts.tx_replay++;
    if (!this.#progress && this.#replayCount < NO_REPLAY_LIMIT) this.#replayCount++;
    this.#timerSince = now;
  }

  #replayDue(): number {
    const { replayTimerMax, bytesPerNs } = this.#settings;
    if (this.#state !== 'advance' || this.outstanding === 0 || replayTimerMax === 0) return Number.POSITIVE_INFINITY;
    return this.#timerSince + replayTimerMax * bytesPerNs;
  }

  #flushDue(): number {
    if (this.#state !== 'advance' && this.#state !== 'replay') return Number.POSITIVE_INFINITY;
    const { pcsLostTimerMax, dataAgeTimerMax, bytesPerNs } = this.#settings;
    const lost =
      this.#pcsDownSince === undefined ? Number.POSITIVE_INFINITY : this.#pcsDownSince + pcsLostTimerMax * bytesPerNs;
    if (this.outstanding === 0 || dataAgeTimerMax === 0) return lost;
    return Math.min(lost, this.#buffer.at(0).sentAt + dataAgeTimerMax * bytesPerNs);
  }

  #flush(now: number): void {
    this.#buffer.clear();
    this.error = true;
    this.#state = 'flush';
    if (this.#settings.reInitOnDiscard) this.#enterInit(now);
  }
}
