/** Random use of the replay buffer, and the checker that holds it against a list of frames. */
import {
  type ReplayBufferOptions,
  replayBuffer,
  replayBufferLatency,
} from '../../../../rtl-gen/uet/llr/transmit/replay-buffer.ts';
import { same } from '../../../checking/values.ts';
import { addSeq, seqsBetween, WINDOW_MAX } from '../../golden/llr/index.ts';
import { type Agent, portsOf, type Random, type TestContext } from '../test-kit.ts';
import { beatsOf } from '../wire/parser-bench.ts';

/** The ports of a buffer of any size. */
export const bufferOf = portsOf(replayBuffer({ size: 8, beats: 64, frames: 16, longest: 20 }));

/** A beat on `down`. */
interface DownBeat {
  readonly data: bigint;
  readonly keep: bigint;
  readonly last: number;
  readonly seq: number;
}

type Shown = ReturnType<ReturnType<typeof bufferOf>['down']['payload']['get']>;

const beatOf = ({ data, keep, last, user }: Shown): DownBeat => ({
  ...{ data: BigInt(data), keep: BigInt(keep), last, seq: user },
});

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
  readonly #dut;
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

  constructor(t: TestContext, options: ReplayBufferOptions) {
    this.#options = options;
    this.#dut = bufferOf(t);
  }

  get kept(): number {
    return seqsBetween(this.#acked, this.#next) - 1;
  }

  get acked(): number {
    return this.#acked;
  }

  sample(): void {
    const dut = this.#dut;
    const [cancels, writes] = [dut.cancel.get() === 1, dut.write_valid.get() === 1];
    for (const { bytes } of this.#ended.shift()!) this.#store(bytes);
    const freed = this.#freed.shift()!;
    this.#bytes -= freed;
    this.#freedBytes += freed;
    this.#used += this.#enteredBeats.shift()! - this.#freedBeats.shift()!;
    this.#compare('next_seq', dut.next_seq.get(), this.#next);
    this.#compare('acked', dut.acked.get(), this.#acked);
    this.#compare('frames', dut.frames.get(), this.kept);
    this.#compare('bytes', dut.bytes.get(), this.#bytes);
    this.#compare('freed', dut.freed.get(), this.#freedBytes);
    this.#compare('refused', dut.refused.get(), this.#refused);
    this.#compare('room', dut.room.get(), this.#room);
    const { beats, frames, longest, underWay = 0 } = this.#options;
    // Two more beats, or frames, may have come, and one place is no one's.
    this.#room = Number(this.#used + longest + 3 + underWay <= beats && this.kept + 4 + underWay <= frames);
    if (this.#replaying !== undefined) this.#compare('replaying', dut.replaying.get(), this.#replaying);
    this.#replaying = undefined;
    this.#checkDown();
    // What is cancelled may still begin in the two clocks after.
    if (cancels) this.#cutAt = this.clock;
    this.#cancelled.push(cancels ? this.clock : -1);
    const cancelled = this.#cancelled.length > 2 ? this.#cancelled.shift()! : -1;
    this.#asked = this.#asked.filter((clock) => clock >= cancelled);
    if (dut.replay.get() === 1) this.#asked.push(this.clock);
    this.#ackedAgo.push(this.#acked);
    if (this.#ackedAgo.length > 4) this.#ackedAgo.shift();
    this.#ended.push([]);
    this.#freed.push(0);
    this.#enteredBeats.push(Number(writes));
    this.#freedBeats.push(0);
    this.#refused = 0;
    if (dut.ack.get() === 1) this.#acknowledge(dut.ack_seq.get());
    if (writes) this.#enter();
    if (dut.clear.get() === 1) this.#clear(dut.first_seq.get());
    this.clock++;
  }

  /** Nothing is to be sent any more: the last frame that was, if any was asked for, is the newest one. */
  checkEnd(): void {
    this.#compare('replaying', this.#dut.replaying.get(), 0);
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
    const beat = this.#dut.write.get();
    let [data, keep] = [BigInt(beat.data), BigInt(beat.keep)];
    for (; keep > 0n; keep >>= 1n, data >>= 8n) this.#entering.push(Number(data & 0xffn));
    if (beat.last !== 1) return;
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
    const { down } = this.#dut;
    const beat = down.valid.get() === 1 ? beatOf(down.payload.get()) : undefined;
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
    if (this.#dut.down.ready.get() === 0) return;
    this.#offered = undefined;
    if (begins) this.#begin(beat.seq);
    for (let { data, keep } = beat; keep > 0n; keep >>= 1n, data >>= 8n) this.#sending.push(Number(data & 0xffn));
    if (beat.last === 0) return;
    this.#compare(`the bytes of frame ${beat.seq}`, Uint8Array.from(this.#sending), this.#frames.get(beat.seq));
    this.#sending = [];
    this.replayed++;
    if (addSeq(beat.seq, 1) === this.#next && this.#asked.length === 0 && this.#dut.replay.get() === 0)
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
  readonly #dut;
  readonly #random: Random;
  readonly #size: number;
  readonly #longest: number;
  readonly #checker: ReplayBufferChecker;
  #phase = phases[0]!;
  #beats: ReturnType<typeof beatsOf> = [];
  stopped = false;

  constructor(t: TestContext, size: number, longest: number, checker: ReplayBufferChecker) {
    this.#dut = bufferOf(t);
    this.#random = t.random.fork('replay buffer');
    this.#size = size;
    this.#longest = longest;
    this.#checker = checker;
  }

  drive(): void {
    const [dut, random] = [this.#dut, this.#random];
    if (random.chance(0.005)) this.#phase = random.pick(phases);
    const { writes, ready, acks, replays } = this.#phase;
    const replaying = dut.replaying.get() === 1;
    const clears = !this.stopped && random.chance(0.0005);
    const begins = !this.stopped && !replaying && dut.room.get() === 1 && random.chance(writes);
    if (this.#beats.length === 0 && begins) this.#beats = this.#frame();
    const beat = !replaying && (this.#beats.length > 0 || begins) ? this.#beats.shift() : undefined;
    dut.write_valid.set(Number(beat !== undefined));
    const noise = () => ({ data: random.word(), keep: 0, last: random.below(2) });
    dut.write.set({ ...(beat ?? noise()), user: {} });
    const between = this.#beats.length === 0;
    dut.replay.set(Number(!this.stopped && between && !clears && random.chance(replays)));
    dut.cancel.set(Number(!this.stopped && replaying && random.chance(0.005)));
    dut.ack.set(Number(!this.stopped && random.chance(acks)));
    dut.ack_seq.set(addSeq(this.#checker.acked, random.int(-1, this.#checker.kept + 1)));
    dut.down.ready.set(Number(this.stopped || random.chance(ready)));
    dut.clear.set(Number(clears));
    dut.first_seq.set(random.pick([0, 2 ** 20 - random.int(1, 20), random.below(2 ** 20)]));
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
}
