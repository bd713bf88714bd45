/** A switch port with frames that come in bursts: each has to leave as the golden rules say, or not at all. */
import { type SwitchOptions, uetSwitch } from '../../../../rtl-gen/uet/switch/uet-switch.ts';
import {
  isMarked,
  markedFrame,
  type SwitchSettings,
  type SwitchVerdict,
  trimmedFrame,
  verdictOf,
} from '../../golden/switch/switch-rules.ts';
import { bytesOf, frameOf } from '../endpoint/pair/frames.ts';
import { assert, type Dut, dutOf, hardwareNames, keepOf, keptOf, type Random, type Value } from '../test-kit.ts';

const portsOfSwitch = (dut: Dut, options: SwitchOptions) => dutOf(dut, uetSwitch(options));

const size = 64;
/** Beats by which a level that was decided by may differ from what has come and gone. */
const lag = 8;

export class SwitchWorld {
  readonly seen = { data: 0, control: 0, trimmed: 0, dropped: 0, marked: 0, tooLong: 0, left: 0 };
  readonly #dut: ReturnType<typeof portsOfSwitch>;
  readonly #options: SwitchOptions;
  readonly #settings: SwitchSettings;
  readonly #random: Random;
  /** Frames that are to come; those that have begun to, and are not decided about. */
  readonly #line: { readonly frame: Uint8Array; beat: number }[] = [];
  readonly #undecided: Uint8Array[] = [];
  /** What has to leave of each queue, in order. */
  readonly #queues: Readonly<Record<'data' | 'control', Uint8Array[]>> = { data: [], control: [] };
  /** What the frame that leaves has to be. */
  readonly #leaving: Uint8Array[] = [];
  /** Beats that are in the data queue, by what is known outside. */
  #beats = 0;
  #frame: Value[] = [];

  constructor(dut: Dut, options: SwitchOptions, settings: SwitchSettings, random: Random) {
    this.#dut = portsOfSwitch(dut, options);
    this.#dut.registers.set(hardwareNames(settings));
    this.#options = options;
    this.#settings = settings;
    this.#random = random;
  }

  send(frame: Uint8Array): void {
    this.#line.push({ frame, beat: 0 });
  }

  /** Frames that wait to come in. */
  get waiting(): number {
    return this.#line.length;
  }

  /** All that was sent has left, or was dropped. */
  get isEmpty(): boolean {
    return [this.#line, this.#undecided, this.#queues.data, this.#queues.control, this.#leaving].every(
      ({ length }) => length === 0,
    );
  }

  /** One clock up to its edge; `comes`: a beat, if there is one; `takes`: the line takes what is shown. */
  clock(comes: boolean, takes: boolean): void {
    const { random, up, down } = this.#dut;
    random.set(this.#random.below(2 ** 16));
    const next = comes ? this.#line[0] : undefined;
    up.valid.set(next === undefined ? 0 : 1);
    up.payload.set(next === undefined ? this.#anything() : this.#beatOf(next));
    down.ready.set(takes ? 1 : 0);
    assert.equal(up.ready.get(), 1);
    this.#look();
    if (takes && down.valid.get() === 1) this.#take();
  }

  #beatOf(next: { readonly frame: Uint8Array; beat: number }) {
    const { data, kept } = frameOf(next.frame, size);
    const last = next.beat === data.length - 1;
    const beat = { data: data[next.beat]!, keep: keepOf(last ? kept : size), last: last ? 1 : 0, user: {} };
    if (next.beat === 0 && data.length > this.#options.longest) this.seen.tooLong++;
    if (next.beat === 0) this.#undecided.push(next.frame.subarray(0, this.#options.longest * size));
    next.beat++;
    if (last) this.#line.shift();
    return beat;
  }

  /** What stands on the line while nothing is valid is no frame's. */
  #anything() {
    const random = this.#random;
    return { data: random.bits(8 * size), keep: random.bits(size), last: Number(random.chance(0.5)), user: {} };
  }

  /** Nothing is shown to the line. */
  get isStill(): boolean {
    return this.#dut.down.valid.get() === 0;
  }

  /** What the hardware says that it decides has to follow from the levels that it says. */
  #look(): void {
    const trace = this.#dut.trace.get();
    if (trace.arrived === 1) {
      const frame = this.#undecided.shift();
      assert(frame !== undefined, 'a frame is decided about that has not come');
      const { data_level: dataLevel, control_level: controlLevel } = trace;
      const { dataBeats, controlBeats, longest } = this.#options;
      const room = dataLevel <= dataBeats - longest - 4;
      const verdict = verdictOf(
        frame,
        { dataLevel, room, controlRoom: controlLevel <= controlBeats - longest - 4 },
        this.#settings,
      );
      assert.equal(trace.verdict, verdict, `what becomes of a frame at a level of ${dataLevel}`);
      this.#follow(frame, verdict, dataLevel);
    }
    if (trace.left !== 1) return;
    const ofData = trace.of_data === 1;
    const frame = this.#queues[ofData ? 'data' : 'control'].shift();
    assert(frame !== undefined, 'a frame leaves that has not come');
    if (ofData) {
      const { left_level: level, threshold } = trace;
      const { ecnLevel, ecnRamp } = this.#settings;
      const drawn = threshold - ecnLevel;
      assert(drawn >= 0 && drawn <= ecnRamp, `a threshold of ${threshold}`);
      assert(Math.abs(level - this.#beats) <= lag + this.#options.longest, `a level of ${level}, not ${this.#beats}`);
      const marked = isMarked(level, drawn, this.#settings) ? markedFrame(frame) : undefined;
      assert.equal(trace.marked, Number(marked !== undefined), `a mark at a level of ${level}`);
      if (marked !== undefined) this.seen.marked++;
      this.#beats -= Math.ceil(frame.length / size);
      this.#leaving.push(marked ?? frame);
    } else this.#leaving.push(frame);
  }

  #follow(frame: Uint8Array, verdict: SwitchVerdict, dataLevel: number): void {
    this.seen[verdict]++;
    const { longest } = this.#options;
    assert(Math.abs(dataLevel - this.#beats) <= lag + 2 * longest, `a level of ${dataLevel}, not ${this.#beats}`);
    if (verdict === 'data') {
      this.#beats += Math.ceil(frame.length / size);
      this.#queues.data.push(frame);
    } else if (verdict === 'control') this.#queues.control.push(frame);
    else if (verdict === 'trimmed') this.#queues.control.push(trimmedFrame(frame, this.#settings));
  }

  #take(): void {
    const { data, keep, last } = this.#dut.down.payload.get();
    this.#frame.push(data);
    if (last === 0) return;
    const kept = keptOf(keep);
    const frame = bytesOf({ data: this.#frame, kept }, size);
    this.#frame = [];
    const expected = this.#leaving.shift();
    assert(expected !== undefined, 'a frame leaves of which nothing was said');
    assert.equal(Buffer.from(frame).toString('hex'), Buffer.from(expected).toString('hex'));
    this.seen.left++;
  }

  /** The hardware's counts are what was seen. */
  checkCounts(): void {
    const counts = this.#dut.counts.get();
    for (const name of ['data', 'control', 'trimmed', 'dropped', 'marked'] as const)
      assert.equal(counts[name], this.seen[name], `the count of ${name}`);
    assert.equal(counts.too_long, this.seen.tooLong, 'the count of frames that were cut');
  }
}

/** A frame of drawn headers and bytes. */
export function drawnFrame(
  random: Random,
  { trimmableDscp, controlDscp, trimmedDscp }: SwitchSettings,
  longest: number,
): Uint8Array {
  const frame = Uint8Array.from({ length: random.int(64, random.pick([64, 128, 300, 4200, longest])) }, () =>
    random.below(256),
  );
  let at = 14;
  for (let tags = random.pick([0, 0, 1, 2]); tags > 0; tags--) {
    frame.set(
      random.pick([
        [0x81, 0],
        [0x88, 0xa8],
      ]),
      at - 2,
    );
    at += 4;
  }
  const kind = random.pick(['ipv4', 'ipv4', 'ipv6', 'other'] as const);
  const dscp = random.pick([trimmableDscp, trimmableDscp, trimmableDscp, controlDscp, trimmedDscp, 0]);
  const trafficClass = (dscp << 2) | random.below(4);
  const length = frame.length - at;
  if (kind === 'ipv4') {
    frame.set([0x08, 0x00, random.chance(0.05) ? 0x46 : 0x45, trafficClass], at - 2);
    frame.set([length >> 8, length & 0xff], at + 2);
    frame[at + 9] = random.pick([17, 253]);
    if (random.chance(0.9)) fixChecksum(frame, at);
  } else if (kind === 'ipv6') {
    frame.set([0x86, 0xdd, 0x60 | (trafficClass >> 4), ((trafficClass & 15) << 4) | random.below(16)], at - 2);
    const payload = Math.max(0, length - 40);
    frame.set([payload >> 8, payload & 0xff], at + 4);
    frame[at + 6] = random.pick([17, 253]);
  } else frame.set([0x88, 0xb5], at - 2);
  return frame;
}

function fixChecksum(frame: Uint8Array, at: number): void {
  frame.set([0, 0], at + 10);
  let sum = 0;
  for (let i = 0; i < 20; i += 2) sum += frame[at + i]! * 256 + frame[at + i + 1]!;
  while (sum > 0xffff) sum = (sum & 0xffff) + (sum >>> 16);
  frame.set([(~sum >> 8) & 0xff, ~sum & 0xff], at + 10);
}
