/**
 * Holds LLR's sender against the golden model: every output in every clock, and every frame that leaves byte by byte.
 */
import { dataLimitBeats } from '../../../../rtl-gen/uet/llr/transmit/data-limit.ts';
import { llrTransmitLatency, type TransmitOptions } from '../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import { formatValue, same } from '../../../checking/values.ts';
import {
  addSeq,
  type Bounded,
  bounded,
  type ClientFrame,
  FCS_BYTES,
  fcsStatus,
  type LlrSettings,
  LlrTransmit,
  type SentFrame,
  seqsBetween,
  withFcs,
} from '../../golden/llr/index.ts';
import type { Agent, Dut } from '../test-kit.ts';
import { bytesOfBeat, sameBeat } from './receive-ports.ts';
import {
  eventCounters,
  type Message,
  type TransmitClock,
  type TransmitCounter,
  transmitCounters,
  transmitReader,
} from './transmit-ports.ts';

/** What is to leave, and in which generation of numbers it was sent. */
interface Expected extends SentFrame {
  readonly epoch: number;
  readonly again: boolean;
}

/** Where a counter stands among `transmitCounters`. */
const places = Object.fromEntries(transmitCounters.map((name, i) => [name, i])) as Record<TransmitCounter, number>;

/** Clocks for which nothing may leave while something could. */
const patience = 45;

/** What does not change in a run. */
export interface SenderSetup {
  readonly options: TransmitOptions;
  /** Those of the golden model; a nanosecond is a clock. */
  readonly settings: LlrSettings;
  readonly firstSeq: number;
}

/**
 * Watches every port and drives none. What begins in a clock is seen by the numbers and counters of the two clocks
 * after it, so a clock is worked out two clocks later: management and timers, frames that begin, then the message. The
 * golden model says whether each frame might begin; which of several does is the hardware's choice, but where one may
 * for long one has to. Each disagreement is thrown.
 */
export class TransmitChecker implements Agent {
  readonly golden: LlrTransmit;
  /** Frames under LLR that have left, and of them those that left again; frames beside it. */
  left = 0;
  leftAgain = 0;
  leftBeside = 0;
  /** The number of the newest frame that has left and is outstanding, or that is acknowledged. */
  leftSeq = -1;
  readonly setup: SenderSetup;
  /** Called for each frame that leaves, with its check sequence, in the clock of its last beat. */
  onFrame: ((seq: number | undefined, bytes: Uint8Array) => void) | undefined;
  /**
   * Called for each eligible frame that begins, two clocks later: with its number, without one, or not to be sent at
   * all.
   */
  onBegin: ((frame: ClientFrame, as: 'numbered' | 'plain' | 'discarded') => void) | undefined;
  /** Called where all that is outstanding is given up, two clocks later. */
  onGiveUp: (() => void) | undefined;
  readonly #read: () => TransmitClock;
  readonly #clocks: TransmitClock[] = [];
  readonly #eligible: ClientFrame[] = [];
  readonly #beside: ClientFrame[] = [];
  readonly #expected: Expected[] = [];
  /** Of frames that were counted, and of those that left: whether poisoned. */
  readonly #completed: boolean[] = [];
  readonly #poisoned: boolean[] = [];
  // Of `eventCounters`, in their order: what the hardware shows, and what the golden model had counted before this
  // clock.
  readonly #shown: number[] = eventCounters.map(() => 0);
  readonly #counted: number[] = eventCounters.map(() => 0);
  /** Frames of both clients that are too short, and too long. */
  readonly #changed = { padded: 0, too_long: 0 };
  #replayedBytes = 0;
  #countedBytes = 0;
  #epoch = 0;
  #clock = 0;
  #bytes: Uint8Array[] = [];
  #offered: TransmitClock['down'];
  #looks: Message | undefined;
  #looked: Message | undefined;
  #pcsUp = true;
  #stuck = 0;

  constructor(dut: Dut, setup: SenderSetup, read = transmitReader(dut)) {
    this.setup = setup;
    this.golden = new LlrTransmit(setup.settings);
    this.#read = read;
  }

  /** A client has a frame. */
  expect(frame: ClientFrame): void {
    (frame.eligible ? this.#eligible : this.#beside).push(frame);
    const { change } = this.#bounded(frame);
    if (change !== undefined) this.#changed[change]++;
  }

  /** Eligible frames that clients have and that have not begun to leave. */
  get notBegun(): number {
    return this.#eligible.length;
  }

  /** Frames that clients have and that have not left. */
  get waiting(): number {
    return this.#eligible.length + this.#beside.length + this.#expected.length;
  }

  sample(): void {
    this.#clocks.push(this.#read());
    if (this.#clocks.length >= 4) {
      this.#workOut();
      this.#clocks.shift();
    }
    this.#checkDown(this.#clocks.at(-1)!);
  }

  /** The counters of the hardware, whole. */
  get counts(): readonly number[] {
    return this.#clocks.at(-1)!.counts;
  }

  /** All that was to leave has left, and the counts of bytes are right. */
  checkEnd(): void {
    this.#compare('frames that have not left', this.#expected.length, 0);
    this.#compare('frames that are not counted', this.#poisoned.length + this.#completed.length, 0);
    this.#compare('tx_replayed_bytes', this.#countedBytes, this.#replayedBytes);
    for (const change of ['padded', 'too_long'] as const)
      this.#compare(`tx_${change}`, this.counts[places[`tx_${change}`]], this.#changed[change]);
    this.#compare('outstanding', this.#clocks.at(-1)!.outstanding, this.golden.outstandingBytes);
  }

  /** The second of the four clocks. */
  #workOut(): void {
    const [before, now, next, after] = this.#clocks as [TransmitClock, TransmitClock, TransmitClock, TransmitClock];
    const { golden } = this;
    const { bytesPerNs: lineBytes } = this.setup.settings;
    const time = this.#clock * lineBytes;
    for (let i = 0; i < eventCounters.length; i++) this.#counted[i] = golden.counts[eventCounters[i]!];
    const init = golden.control(time);
    if (now.init !== 'hidden') this.#compare('init', now.init, init && { seq: init.seq, init_data: init.init_data });
    // Spacing counts from the end of the clock in which a message leaves.
    if (init !== undefined && now.init !== 'hidden' && now.initReady) golden.controlSent(time + lineBytes);
    const happens = this.#manage(before, now, time);
    this.#begin(now, next, after, time);
    this.#message(now, happens, time);
    this.#compare('state', next.state, golden.state);
    this.#compare('tx_seq', next.txSeq, golden.txSeq);
    this.#compare('acked', next.acked, golden.ackedSeq);
    this.#compare('replay_ct', next.replayCount, golden.replayCount);
    this.#compare('error', next.error, golden.error);
    for (let i = 0; i < eventCounters.length; i++) {
      const amount = golden.counts[eventCounters[i]!] - this.#counted[i]!;
      this.#shown[i]! += amount;
      this.#compare(eventCounters[i]!, after.counts[i], this.#shown[i]);
    }
    const completes = (['tx_ok', 'tx_poisoned'] as const).filter((name) => this.#grown(name, next, after) === 1);
    this.#compare('frames that leave whole', completes.length <= 1, true);
    for (const name of completes) this.#completed.push(name === 'tx_poisoned');
    while (this.#completed.length > 0 && this.#poisoned.length > 0) {
      this.#compare('counted as poisoned', this.#completed.shift(), this.#poisoned.shift());
    }
    this.#countedBytes += this.#grown('tx_replayed_bytes', next, after);
    this.#liveness(next);
    this.#clock++;
  }

  /** Management and timers; whether any of it happened. */
  #manage(before: TransmitClock, now: TransmitClock, time: number): boolean {
    const { golden } = this;
    const was = golden.state;
    if (now.clearError) golden.error = false;
    let happens = false;
    if (before.enable === (was === 'off')) {
      golden.setMode(before.enable, time, this.setup.firstSeq);
      happens = true;
    } else if (before.reInit && was === 'flush') {
      golden.reInit(time);
      happens = true;
    }
    // Timers are those of the clock before.
    const then = time - this.setup.settings.bytesPerNs;
    const state = golden.state;
    if (before.pcsUp === this.#pcsUp) golden.advance(then);
    else golden.pcs(before.pcsUp, then);
    this.#pcsUp = before.pcsUp;
    if (golden.state !== state) happens = true;
    if (golden.state !== was && golden.outstanding === 0) {
      this.#epoch++;
      this.onGiveUp?.();
      this.leftSeq = golden.ackedSeq;
    }
    return happens;
  }

  /** Frames that begin in this clock, which the two after it show. */
  #begin(now: TransmitClock, next: TransmitClock, after: TransmitClock, time: number): void {
    const { golden } = this;
    const numbered = this.golden.state === 'advance' && next.txSeq !== now.txSeq;
    const plain = this.#grown('tx_best_effort', next, after) === 1;
    const discarded = this.#grown('tx_discard', next, after) === 1;
    if (Number(numbered) + Number(plain) + Number(discarded) > 1) this.#fail('two eligible frames begin in one clock');
    if (numbered || plain || discarded) {
      const frame = this.#eligible.shift();
      if (frame === undefined || !golden.canTake(true, frame.bytes.length))
        this.#fail('an eligible frame begins that may not');
      const sent = golden.take(frame!, time);
      this.#compare('a frame that leaves', sent !== undefined, !discarded);
      this.#compare('a frame with a number', sent?.seq !== undefined, numbered);
      if (sent !== undefined) this.#expected.push({ ...sent, epoch: this.#epoch, again: false });
      this.onBegin?.(frame!, numbered ? 'numbered' : plain ? 'plain' : 'discarded');
    }
    if (this.#grown('tx_replayed_frames', next, after) === 0) return;
    if (!golden.hasReplay) this.#fail('a frame is sent again that may not');
    this.#expected.push({ ...golden.replay(time), epoch: this.#epoch, again: true });
  }

  #message(now: TransmitClock, happens: boolean, time: number): void {
    this.#compare('message_ready', now.messageReady, this.#looks === undefined && this.#looked === undefined);
    const [looks, looked] = [this.#looks, this.#looked];
    this.#looked = happens ? undefined : looks;
    this.#looks = happens ? (looks ?? looked) : undefined;
    if (now.message !== undefined && now.messageReady) this.#looks = now.message;
    if (looked === undefined || happens) return;
    const { golden } = this;
    if (looked.kind === 'ack') golden.onAck(looked.seq, time);
    else if (looked.kind === 'nack') golden.onNack(looked.seq, time);
    else if (looked.kind === 'init_echo') golden.onEcho(looked, time);
    if (seqsBetween(golden.ackedSeq, this.leftSeq) > golden.outstanding) this.leftSeq = golden.ackedSeq;
  }

  /** By how much a counter grew by what happened a clock before `next`. */
  #grown(name: TransmitCounter, next: TransmitClock, after: TransmitClock): number {
    const place = places[name];
    return after.counts[place]! - next.counts[place]!;
  }

  /** Where something may leave and nothing does, nothing may be in its way. */
  #liveness(now: TransmitClock): void {
    const { golden } = this;
    const { options, settings } = this.setup;
    const { longestFrame, outstandingDataMax } = settings;
    const { size, beats, frames, longest } = options;
    const underWay = llrTransmitLatency(size).frame + 4;
    const ringsOpen =
      golden.outstanding + underWay < frames &&
      Math.ceil(golden.outstandingBytes / size) + golden.outstanding + longest + underWay <= beats;
    const fits = golden.outstandingBytes + longestFrame + dataLimitBeats * size <= outstandingDataMax;
    const limitsOpen = golden.canTake(true, longestFrame - FCS_BYTES) && (golden.state !== 'advance' || fits);
    const sends = now.eligibleWaits && limitsOpen && (golden.state !== 'advance' || ringsOpen);
    const besides = now.besideWaits && golden.canTake(false, 0);
    const moves = now.down !== undefined || !now.downReady || this.#looks !== undefined;
    this.#stuck = !moves && (sends || besides || golden.hasReplay) ? this.#stuck + 1 : 0;
    if (this.#stuck > patience) this.#fail(`nothing leaves in ${golden.state} though it may (${sends}, ${besides})`);
  }

  #checkDown({ down, downReady }: TransmitClock): void {
    if (this.#offered !== undefined && !sameBeat(down, this.#offered))
      this.#compare('an offer that was not taken', down, this.#offered);
    this.#offered = downReady ? undefined : down;
    if (down === undefined || !downReady) return;
    this.#bytes.push(bytesOfBeat(down));
    if (!down.last) return;
    const bytes = Buffer.concat(this.#bytes);
    this.#bytes = [];
    this.onFrame?.(down.seq, bytes);
    const [expected, beside] = [this.#expected[0], this.#beside[0]];
    if (down.seq === undefined && beside !== undefined && same(bytes, this.#bytesOf(beside))) {
      this.#beside.shift();
      this.leftBeside++;
      return;
    }
    if (expected === undefined) this.#fail(`a frame leaves that is not to (${down.seq})`);
    this.#expected.shift();
    this.#compare('the number of a frame', down.seq, expected!.seq);
    this.#compare(`the bytes of a frame`, bytes, expected!.bytes);
    if (down.seq === undefined) return;
    const { poison } = this.setup.settings;
    this.#poisoned.push(fcsStatus(bytes, poison) === 'poisoned');
    this.left++;
    if (expected!.again) {
      this.leftAgain++;
      this.#replayedBytes += bytes.length;
    } else if (expected!.epoch === this.#epoch) this.leftSeq = down.seq;
  }

  #bytesOf(frame: ClientFrame): Uint8Array {
    const { bytes, poison } = this.#bounded(frame);
    return withFcs(bytes, poison ? this.setup.settings.poison : undefined);
  }

  #bounded({ bytes, poison = false }: ClientFrame): Bounded {
    return bounded(bytes, poison, this.setup.settings.longestFrame);
  }

  #compare(what: string, shown: unknown, expected: unknown): void {
    if (!same(shown, expected))
      this.#fail(`${what} is ${formatValue(shown)}, and by the golden model ${formatValue(expected)}`);
  }

  #fail(what: string): never {
    throw new Error(
      `${what}, in clock ${this.#clock} (acked ${this.golden.ackedSeq}, next ${addSeq(this.golden.txSeq, 0)})`,
    );
  }
}
