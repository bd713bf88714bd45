/** A switch port with frames that come in bursts: each has to leave as the golden rules say, or not at all. */
import type { SwitchOptions } from '../../../../rtl-gen/uet/switch/uet-switch.ts';
import {
  isMarked,
  markedFrame,
  type SwitchSettings,
  type SwitchVerdict,
  trimmedFrame,
  verdictOf,
} from '../../golden/switch/switch-rules.ts';
import { type Ports, setPort } from '../endpoint/pair/endpoint-ports.ts';
import { bytesOf, frameOf } from '../endpoint/pair/frames.ts';
import { assert, keepOf, keptOf, type Random, type Value } from '../test-kit.ts';

const size = 64;
/** Beats by which a level that was decided by may differ from what has come and gone. */
const lag = 8;

export class SwitchWorld {
  readonly seen = { data: 0, control: 0, trimmed: 0, dropped: 0, marked: 0, tooLong: 0, left: 0 };
  readonly #ports: Ports;
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

  constructor(ports: Ports, options: SwitchOptions, settings: SwitchSettings, random: Random) {
    this.#ports = ports;
    this.#options = options;
    this.#settings = settings;
    this.#random = random;
    const names = {
      trimmable_dscp: settings.trimmableDscp,
      control_dscp: settings.controlDscp,
      trimmed_dscp: settings.trimmedDscp,
      trimmed_last_hop_dscp: settings.trimmedLastHopDscp,
      last_hop: settings.lastHop,
      trim: settings.trim,
      trim_level: settings.trimLevel,
      ecn_level: settings.ecnLevel,
      ecn_ramp: settings.ecnRamp,
    };
    for (const [name, value] of Object.entries(names)) setPort(ports, `registers_${name}`, value);
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
    const set = (name: string, value: Value | boolean): void => setPort(this.#ports, name, value);
    set('random', this.#random.below(2 ** 16));
    const next = comes ? this.#line[0] : undefined;
    set('up_valid', next !== undefined);
    if (next !== undefined) this.#offer(next, set);
    else this.#offerNothing(set);
    set('down_ready', takes);
    assert.equal(this.#get('up_ready'), 1);
    this.#look();
    if (takes && this.#get('down_valid') === 1) this.#take();
  }

  #offer(
    next: { readonly frame: Uint8Array; beat: number },
    set: (name: string, value: Value | boolean) => void,
  ): void {
    const { data, kept } = frameOf(next.frame, size);
    const last = next.beat === data.length - 1;
    set('up_payload_data', data[next.beat]!);
    set('up_payload_keep', keepOf(last ? kept : size));
    set('up_payload_last', last);
    if (next.beat === 0 && data.length > this.#options.longest) this.seen.tooLong++;
    if (next.beat === 0) this.#undecided.push(next.frame.subarray(0, this.#options.longest * size));
    next.beat++;
    if (last) this.#line.shift();
  }

  /** What stands on the line while nothing is valid is no frame's. */
  #offerNothing(set: (name: string, value: Value | boolean) => void): void {
    set('up_payload_data', this.#random.bits(8 * size));
    set('up_payload_keep', this.#random.bits(size));
    set('up_payload_last', this.#random.chance(0.5));
  }

  #get(name: string): number {
    return Number(this.#ports.port(name).get());
  }

  /** What the hardware says that it decides has to follow from the levels that it says. */
  #look(): void {
    if (this.#get('trace_arrived') === 1) {
      const frame = this.#undecided.shift();
      assert(frame !== undefined, 'a frame is decided about that has not come');
      const [dataLevel, controlLevel] = [this.#get('trace_data_level'), this.#get('trace_control_level')];
      const { dataBeats, controlBeats, longest } = this.#options;
      const room = dataLevel <= dataBeats - longest - 4;
      const verdict = verdictOf(
        frame,
        { dataLevel, room, controlRoom: controlLevel <= controlBeats - longest - 4 },
        this.#settings,
      );
      const names = this.#ports.port('trace_verdict').states!;
      const shown = names.find(({ value }) => Number(value) === this.#get('trace_verdict'))!.name;
      assert.equal(shown, verdict, `what becomes of a frame at a level of ${dataLevel}`);
      this.#follow(frame, verdict, dataLevel);
    }
    if (this.#get('trace_left') !== 1) return;
    const ofData = this.#get('trace_of_data') === 1;
    const frame = this.#queues[ofData ? 'data' : 'control'].shift();
    assert(frame !== undefined, 'a frame leaves that has not come');
    if (ofData) {
      const [level, threshold] = [this.#get('trace_left_level'), this.#get('trace_threshold')];
      const { ecnLevel, ecnRamp } = this.#settings;
      const drawn = threshold - ecnLevel;
      assert(drawn >= 0 && drawn <= ecnRamp, `a threshold of ${threshold}`);
      assert(Math.abs(level - this.#beats) <= lag + this.#options.longest, `a level of ${level}, not ${this.#beats}`);
      const marked = isMarked(level, drawn, this.#settings) ? markedFrame(frame) : undefined;
      assert.equal(this.#get('trace_marked'), Number(marked !== undefined), `a mark at a level of ${level}`);
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
    this.#frame.push(this.#ports.port('down_payload_data').get());
    if (this.#get('down_payload_last') === 0) return;
    const kept = keptOf(this.#ports.port('down_payload_keep').get());
    const frame = bytesOf({ data: this.#frame, kept }, size);
    this.#frame = [];
    const expected = this.#leaving.shift();
    assert(expected !== undefined, 'a frame leaves of which nothing was said');
    assert.equal(Buffer.from(frame).toString('hex'), Buffer.from(expected).toString('hex'));
    this.seen.left++;
  }

  /** The hardware's counts are what was seen. */
  checkCounts(): void {
    for (const name of ['data', 'control', 'trimmed', 'dropped', 'marked'] as const)
      assert.equal(this.#get(`counts_${name}`), this.seen[name], `the count of ${name}`);
    assert.equal(this.#get('counts_too_long'), this.seen.tooLong, 'the count of frames that were cut');
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
