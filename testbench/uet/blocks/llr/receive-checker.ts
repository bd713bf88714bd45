/** Holds LLR's receiver against the golden model, every output in every clock. */
import { llrReceiveLatency } from '../../../../rtl-gen/uet/llr/receive/receive.ts';
import { Ring } from '../../../../support/ring.ts';
import { formatValue, same } from '../../../checking/values.ts';
import {
  type FcsStatus,
  fcsStatus,
  LlrReceive,
  type LlrSettings,
  type RxControl,
  rxCounters,
  type Verdict,
} from '../../golden/llr/index.ts';
import type { Agent, Dut } from '../test-kit.ts';
import { bytesOfBeat, type ReceiveClock, receiveReader, sameBeat, type TaggedBeat } from './receive-ports.ts';

/** A frame that has ended, or an INIT, on its way to the judge. */
interface Arrival {
  readonly frame: { readonly seq: number | undefined; readonly status: FcsStatus } | undefined;
  readonly init: ReceiveClock['init'];
}

/**
 * Watches every port and drives none. What comes in clock t is judged `judged` clocks later; in the judge's clock a
 * message leaves first, then the frame counts, then the INIT, then `enable`. So state, offers, verdicts, beats and
 * counters follow in every clock. Each disagreement is thrown.
 */
export class ReceiveChecker implements Agent {
  readonly golden: LlrReceive;
  /** Clocks watched. */
  clocks = 0;
  /** Those of the golden model, which may change while LLR is off. */
  readonly settings: LlrSettings;
  /** Called for each frame that leaves, with its bytes and what became of it, in the clock of its last beat. */
  onFrame: ((seq: number | undefined, verdict: Verdict, bytes: Uint8Array) => void) | undefined;
  readonly #lineBytes: number;
  readonly #read: () => ReceiveClock;
  readonly #latency: ReturnType<typeof llrReceiveLatency>;
  readonly #arrivals: Arrival[] = [];
  readonly #beats: (TaggedBeat | undefined)[] = [];
  #bytes: Uint8Array[] = [];
  /** Frames that have come whole and have not left. */
  readonly #frames = new Ring<Uint8Array>();
  #verdict: Verdict | undefined;
  // Counts in the order of `rxCounters`: what the hardware shows, and what the golden model has counted before this
  // clock, and after its message.
  readonly #shown = zeros();
  readonly #before = zeros();
  readonly #between = zeros();
  /** What arrivals of the clock before have counted, which the counters show a clock later than what messages have. */
  readonly #lastArrived = zeros();
  /** The counters of the hardware, whole. */
  counts: readonly number[] = zeros();

  constructor(dut: Dut, size: number, settings: LlrSettings, lineBytes: number, read = receiveReader(dut)) {
    this.golden = new LlrReceive(settings);
    this.settings = settings;
    this.#lineBytes = lineBytes;
    this.#read = read;
    this.#latency = llrReceiveLatency(size);
  }

  sample(): void {
    const now = this.#read();
    this.counts = now.counts;
    const { golden } = this;
    this.#compare('state', now.state, golden.state);
    this.#compare('next_seq', now.nextSeq, golden.nextSeq);
    for (let i = 0; i < rxCounters.length; i++)
      if (now.counts[i] !== this.#shown[i]) this.#compare(rxCounters[i]!, now.counts[i], this.#shown[i]);
    this.#checkOut(now);
    this.#note(this.#before);
    this.#checkControl(now);
    this.#note(this.#between);
    this.#arrive(now);
    for (let i = 0; i < rxCounters.length; i++) {
      const amount = this.#between[i]! - this.#before[i]! + this.#lastArrived[i]!;
      this.#shown[i]! += amount;
      this.#lastArrived[i] = golden.counts[rxCounters[i]!] - this.#between[i]!;
    }
    if (!now.enable) golden.setMode(false);
    else if (golden.state === 'off') golden.setMode(true);
    this.clocks++;
  }

  #note(counts: number[]): void {
    const { golden } = this;
    for (let i = 0; i < rxCounters.length; i++) counts[i] = golden.counts[rxCounters[i]!];
  }

  #checkOut(now: ReceiveClock): void {
    this.#beats.push(now.beat);
    const due = this.#beats.length > this.#latency.frame ? this.#beats.shift() : undefined;
    if (!sameBeat(now.out, due)) this.#compare('out_beat', now.out, due);
    if (!due?.last) return;
    this.#compare('verdict', now.verdict, this.#verdict);
    const bytes = this.#frames.shift();
    this.onFrame?.(due.seq, this.#verdict!, bytes);
  }

  #checkControl(now: ReceiveClock): void {
    const expected = this.golden.control(this.clocks * this.#lineBytes);
    if (now.control === 'hidden') return;
    const offered = now.control && { ...now.control, ...(now.control.kind === 'init_echo' ? {} : { init_data: 0 }) };
    this.#compare('control', offered, expected && offerOf(expected));
    // Spacing counts from the end of the clock in which a message leaves.
    if (expected !== undefined && now.ready) this.golden.controlSent(expected, (this.clocks + 1) * this.#lineBytes);
  }

  #arrive(now: ReceiveClock): void {
    this.#arrivals.push({ frame: this.#ended(now), init: now.init });
    if (this.#arrivals.length <= this.#latency.judged) return;
    const { frame, init } = this.#arrivals.shift()!;
    if (frame !== undefined) this.#verdict = this.golden.onFrame(frame.seq, frame.status);
    if (init !== undefined) this.golden.onInit(init.seq, init.data, (this.clocks + 1) * this.#lineBytes);
  }

  /** The frame that ends in this clock, and what its check sequence says. */
  #ended({ beat, error }: ReceiveClock): Arrival['frame'] {
    if (beat === undefined) return undefined;
    this.#bytes.push(bytesOfBeat(beat));
    if (!beat.last) return undefined;
    const bytes = Buffer.concat(this.#bytes);
    this.#bytes = [];
    this.#frames.push(bytes);
    return { seq: beat.seq, status: error ? 'bad' : fcsStatus(bytes, this.settings.poison) };
  }

  #compare(what: string, shown: unknown, expected: unknown): void {
    if (same(shown, expected)) return;
    const [a, b] = [shown, expected].map(formatValue);
    throw new Error(`${what} is ${a} in clock ${this.clocks}, and by the golden model ${b}`);
  }
}

const offerOf = (set: RxControl) => ({
  kind: set.message.replace('llr_', ''),
  seq: set.seq,
  init_data: set.message === 'llr_init_echo' ? set.init_data : 0,
});

const zeros = (): number[] => rxCounters.map(() => 0);
