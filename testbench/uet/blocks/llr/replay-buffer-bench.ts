/** Random use of the replay buffer, and the checker that holds it against a list of frames. */
import { type ReplayBufferOptions, replayBufferLatency } from '../../../../rtl-gen/uet/llr/transmit/replay-buffer.ts';
import { same } from '../../../checking/values.ts';
import { addSeq, seqsBetween, WINDOW_MAX } from '../../golden/llr/index.ts';
import type { Agent, Dut, Random, TestContext } from '../test-kit.ts';
import { beatsOf } from '../wire/parser-bench.ts';

/** A beat on `down`. */
interface DownBeat {
  readonly data: bigint;
  readonly keep: bigint;
  readonly last: number;
  readonly seq: number;
}

/** `a` comes before `b`. */
const isBefore = (a: number, b: number): boolean => a !== b && seqsBetween(a, b) < WINDOW_MAX;

/**
 * Watches the buffer and drives nothing. Counts are exact in every clock: a frame counts two clocks after its last
 * beat, an acknowledgement one clock later. Of a replay each frame has to be byte identical; the first one is the
 * oldest, the others follow each other but for those that are acknowledged, which are left out from four clocks later
 * on. Only a frame that has not begun may be withdrawn.
 */
export class ReplayBufferChecker implements Agent {
  /** All frames since `clear`, by number. */
  readonly #frames = new Map<number, Uint8Array>();
  readonly #get: (name: string) => number | bigint;
  clock = 0;
  replayed = 0;
  skipped = 0;
  #entering: number[] = [];
  #next = 0;
  #acked = addSeq(0, -1);
  #bytes = 0;
  #freedBytes = 0;
  #refused = 0;
  /** Beats in the ring, and whether there was room by the clock before. */
  #used = 0;
  #room = 1;
  #replaying: number | undefined;
  /** What the clock before and the one before that did, where it shows later. */
  #ended: { readonly bytes: Uint8Array }[][] = [[], []];
  #freed = [0, 0];
  readonly #enteredBeats = [0, 0];
  readonly #freedBeats = [0, 0];
  readonly #options: ReplayBufferOptions;
  /** The last acknowledged number of so many clocks ago. */
  #ackedAgo: number[] = [];
  #sending: number[] = [];
  #previous: number | undefined;
  /** The clocks in which replays were asked for that have not begun. */
  #asked: number[] = [];
  #cancelled: number[] = [];
  /** When a replay was cancelled: then it need not come to its end. */
  #cutAt = -1;
  #offered: DownBeat | undefined;
  /**
   * What held when the frame that is offered was offered first: the oldest one, and the last clock from which a replay
   * had to be obeyed.
   */
  #offer = { oldest: 0, late: 0 };

  constructor(dut: Dut, options: ReplayBufferOptions) {
    this.#options = options;
    const ports = new Map<string, ReturnType<Dut['port']>>();
    this.#get = (name) => {
      const port = ports.get(name) ?? dut.port(name);
      ports.set(name, port);
      return port.get();
    };
  }

  get kept(): number {
    return seqsBetween(this.#acked, this.#next) - 1;
  }

  get acked(): number {
    return this.#acked;
  }

  sample(): void {
    const is = (name: string): boolean => this.#get(name) === 1;
    for (const { bytes } of this.#ended.shift()!) this.#store(bytes);
    const freed = this.#freed.shift()!;
    this.#bytes -= freed;
    this.#freedBytes += freed;
    this.#used += this.#enteredBeats.shift()! - this.#freedBeats.shift()!;
    this.#compare('next_seq', this.#get('next_seq'), this.#next);
    this.#compare('acked', this.#get('acked'), this.#acked);
    this.#compare('frames', this.#get('frames'), this.kept);
    this.#compare('bytes', this.#get('bytes'), this.#bytes);
    this.#compare('freed', this.#get('freed'), this.#freedBytes);
    this.#compare('refused', this.#get('refused'), this.#refused);
    this.#compare('room', this.#get('room'), this.#room);
    const { beats, frames, longest, underWay = 0 } = this.#options;
    // Two more beats, or frames, may have come, and one place is no one's.
    this.#room = Number(this.#used + longest + 3 + underWay <= beats && this.kept + 4 + underWay <= frames);
    if (this.#replaying !== undefined) this.#compare('replaying', this.#get('replaying'), this.#replaying);
    this.#replaying = undefined;
    this.#checkDown();
    // What is cancelled may still begin in the two clocks after.
    if (is('cancel')) this.#cutAt = this.clock;
    this.#cancelled.push(is('cancel') ? this.clock : -1);
    const cancelled = this.#cancelled.length > 2 ? this.#cancelled.shift()! : -1;
    this.#asked = this.#asked.filter((clock) => clock >= cancelled);
    if (is('replay')) this.#asked.push(this.clock);
    this.#ackedAgo.push(this.#acked);
    if (this.#ackedAgo.length > 4) this.#ackedAgo.shift();
    this.#ended.push([]);
    this.#freed.push(0);
    this.#enteredBeats.push(Number(is('write_valid')));
    this.#freedBeats.push(0);
    this.#refused = 0;
    if (is('ack')) this.#acknowledge(Number(this.#get('ack_seq')));
    if (is('write_valid')) this.#enter();
    if (is('clear')) this.#clear(Number(this.#get('first_seq')));
    this.clock++;
  }

  /** Nothing is to be sent any more: the last frame that was, if any was asked for, is the newest one. */
  checkEnd(): void {
    this.#compare('replaying', this.#get('replaying'), 0);
    if (this.#previous !== undefined && this.kept > 0 && this.#asked.length === 0 && this.#cutAt < 0) {
      this.#compare('the last frame of the replay', addSeq(this.#previous, 1), this.#next);
    }
  }

  #store(bytes: Uint8Array): void {
    this.#frames.set(this.#next, bytes);
    this.#next = addSeq(this.#next, 1);
    this.#bytes += bytes.length;
    this.#previous = undefined;
  }

  #enter(): void {
    let [data, keep] = [BigInt(this.#get('write_data')), BigInt(this.#get('write_keep'))];
    for (; keep > 0n; keep >>= 1n, data >>= 8n) this.#entering.push(Number(data & 0xffn));
    if (this.#get('write_last') !== 1) return;
    this.#ended.at(-1)!.push({ bytes: Uint8Array.from(this.#entering) });
    this.#entering = [];
  }

  #acknowledge(seq: number): void {
    const freed = seqsBetween(this.#acked, seq);
    if (freed > this.kept) {
      this.#refused = 1;
      return;
    }
    let [bytes, beats] = [0, 0];
    for (let i = 1; i <= freed; i++) {
      const { length } = this.#frames.get(addSeq(this.#acked, i))!;
      bytes += length;
      beats += Math.ceil(length / this.#options.size);
    }
    this.#freed[this.#freed.length - 1] = bytes;
    this.#freedBeats[this.#freedBeats.length - 1] = beats;
    this.#acked = seq;
  }

  #clear(first: number): void {
    this.#frames.clear();
    this.#entering = [];
    this.#sending = [];
    this.#next = first;
    this.#acked = addSeq(first, -1);
    this.#bytes = 0;
    this.#freedBytes = 0;
    this.#ended = [[], []];
    this.#freed = [0, 0];
    this.#enteredBeats.fill(0);
    this.#freedBeats.fill(0);
    this.#used = 0;
    this.#room = 0;
    this.#ackedAgo = [];
    this.#previous = undefined;
    this.#asked = [];
    this.#offered = undefined;
  }

  #checkDown(): void {
    const valid = this.#get('down_valid') === 1;
    const beat: DownBeat | undefined = valid
      ? {
          data: BigInt(this.#get('down_payload_data')),
          keep: BigInt(this.#get('down_payload_keep')),
          last: Number(this.#get('down_payload_last')),
          seq: Number(this.#get('down_payload_user')),
        }
      : undefined;
    const begins = this.#sending.length === 0;
    const changed = !same(beat, this.#offered);
    if (this.#offered !== undefined && changed && !begins)
      this.#fail('the offer of a frame that has begun has changed');
    this.#offered = beat;
    if (beat === undefined) return;
    if (begins && changed) {
      const late = this.clock - replayBufferLatency.replay;
      this.#offer = { oldest: addSeq(this.#ackedAgo[0] ?? this.#acked, 1), late };
    }
    if (this.#get('down_ready') === 0) return;
    this.#offered = undefined;
    if (begins) this.#begin(beat.seq);
    for (let { data, keep } = beat; keep > 0n; keep >>= 1n, data >>= 8n) this.#sending.push(Number(data & 0xffn));
    if (beat.last === 0) return;
    this.#compare(`the bytes of frame ${beat.seq}`, Uint8Array.from(this.#sending), this.#frames.get(beat.seq));
    this.#sending = [];
    this.replayed++;
    if (addSeq(beat.seq, 1) === this.#next && this.#asked.length === 0 && this.#get('replay') === 0)
      this.#replaying = 0;
  }

  /** A frame leaves: one goes elsewhere exactly to what was the oldest when that was decided. */
  #begin(seq: number): void {
    const { oldest, late } = this.#offer;
    if (isBefore(seq, oldest)) this.#fail(`frame ${seq} was acknowledged long before it is sent`);
    const still = this.#asked.filter((clock) => clock > late);
    const follows = this.#previous !== undefined && seq === addSeq(this.#previous, 1);
    const skips = this.#previous !== undefined && isBefore(this.#previous, seq);
    if (still.length < this.#asked.length) {
      if (this.#asked[0]! >= this.#cutAt) this.#cutAt = -1;
      this.#compare('the first frame of a replay', seq, oldest);
    } else if (!follows && !skips) this.#fail(`frame ${seq} is sent again without being asked for`);
    else if (!follows) this.#compare('the frame behind those that are left out', seq, oldest);
    this.#asked = still;
    if (skips && !follows) this.skipped++;
    this.#previous = seq;
  }

  #compare(what: string, shown: unknown, expected: unknown): void {
    if (!same(shown, expected)) this.#fail(`${what} is ${String(shown)}, and not ${String(expected)}`);
  }

  #fail(what: string): never {
    throw new Error(`${what}, in clock ${this.clock}`);
  }
}

/** How the buffer is used for some hundred clocks. */
interface Phase {
  readonly writes: number;
  readonly ready: number;
  readonly acks: number;
  readonly replays: number;
}

const phases: readonly Phase[] = [
  { writes: 1, ready: 1, acks: 0.02, replays: 0.005 },
  { writes: 1, ready: 0.5, acks: 0.05, replays: 0.02 },
  { writes: 0.5, ready: 1, acks: 0.3, replays: 0.05 },
  { writes: 1, ready: 1, acks: 0, replays: 0.01 },
  { writes: 0.9, ready: 0.9, acks: 0.01, replays: 0.1 },
];

/**
 * Frames whenever there is room, acknowledgements of any number, replays at any time but within a frame, now and then
 * `clear`.
 */
export class ReplayBufferStimulus implements Agent {
  readonly #dut: Dut;
  readonly #random: Random;
  readonly #size: number;
  readonly #longest: number;
  readonly #checker: ReplayBufferChecker;
  #phase = phases[0]!;
  #beats: ReturnType<typeof beatsOf> = [];
  stopped = false;

  constructor(t: TestContext, size: number, longest: number, checker: ReplayBufferChecker) {
    this.#dut = t.dut;
    this.#random = t.random.fork('replay buffer');
    this.#size = size;
    this.#longest = longest;
    this.#checker = checker;
  }

  drive(): void {
    const random = this.#random;
    if (random.chance(0.005)) this.#phase = random.pick(phases);
    const { writes, ready, acks, replays } = this.#phase;
    const replaying = this.#get('replaying') === 1;
    const clears = !this.stopped && random.chance(0.0005);
    const begins = !this.stopped && !replaying && this.#get('room') === 1 && random.chance(writes);
    if (this.#beats.length === 0 && begins) this.#beats = this.#frame();
    const beat = !replaying && (this.#beats.length > 0 || begins) ? this.#beats.shift() : undefined;
    this.#set('write_valid', Number(beat !== undefined));
    this.#set('write_data', beat?.data ?? BigInt(random.word()));
    this.#set('write_keep', beat?.keep ?? 0);
    this.#set('write_last', beat?.last ?? random.below(2));
    const between = this.#beats.length === 0;
    this.#set('replay', Number(!this.stopped && between && !clears && random.chance(replays)));
    this.#set('cancel', Number(!this.stopped && replaying && random.chance(0.005)));
    this.#set('ack', Number(!this.stopped && random.chance(acks)));
    this.#set('ack_seq', addSeq(this.#checker.acked, random.int(-1, this.#checker.kept + 1)));
    this.#set('down_ready', Number(this.stopped || random.chance(ready)));
    this.#set('clear', Number(clears));
    this.#set('first_seq', random.pick([0, 2 ** 20 - random.int(1, 20), random.below(2 ** 20)]));
    if (clears) this.#beats = [];
  }

  #frame(): ReturnType<typeof beatsOf> {
    const random = this.#random;
    const most = this.#size * this.#longest;
    const length = random.pick([1, this.#size - 1, this.#size, this.#size, this.#size + 1, most, random.int(1, most)]);
    return beatsOf(
      Uint8Array.from({ length: Math.min(length, most) }, () => random.word() & 0xff),
      this.#size,
    );
  }

  #get(name: string): number | bigint {
    return this.#dut.port(name).get();
  }

  #set(name: string, value: number | bigint): void {
    this.#dut.port(name).set(value);
  }
}
