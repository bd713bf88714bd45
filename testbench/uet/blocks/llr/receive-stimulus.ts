/** Random frames, INITs and takers of messages for LLR's receiver. */
import { ReceiveSettings } from '../../../../rtl-gen/uet/llr/receive/receive.ts';
import {
  addSeq,
  type FcsStatus,
  type LlrReceive,
  type LlrSettings,
  llrSettings,
  SEQ_COUNT,
  withFcs,
} from '../../golden/llr/index.ts';
import { type Agent, type Dut, type Random, shapePort, type TestContext } from '../test-kit.ts';
import { beatsOf } from '../wire/parser-bench.ts';

/** What stays for a whole run. */
export interface ReceiveConfig {
  readonly settings: LlrSettings;
  readonly lineBytes: number;
  /** Probability of a beat, and of a taker, in a clock. */
  readonly busy: number;
  readonly takes: number;
  /** Bytes of frames, check sequence included. */
  readonly lengths: readonly number[];
}

/** Sets the ports of settings. */
export const setReceiverSettings = (dut: Dut, { poison, rearm, ackSpacing }: LlrSettings, lineBytes: number): void =>
  shapePort(dut, 'settings', ReceiveSettings).set({
    ...{ poison: poison.pattern, rearm: Number(rearm), ack_spacing: ackSpacing, line_bytes: lineBytes },
  });

/** Sets the ports of settings, all others to rest; LLR is off. */
export function setReceiver(dut: Dut, settings: LlrSettings, lineBytes: number): void {
  setReceiverSettings(dut, settings, lineBytes);
  const set = (name: string, value: number): void => dut.port(name).set(value);
  for (const name of ['enable', 'valid', 'error', 'init_valid', 'control_ready']) set(name, 0);
}

/** A run's settings by its seed, written to the ports. */
export function configureReceive(t: TestContext, size: number, mode: 'xor' | 'replace'): ReceiveConfig {
  const { random } = t;
  const lineBytes = random.pick([size, size, 1, 511]);
  const settings = llrSettings({
    ackSpacing: random.pick([320, 320, 400, 2048]),
    rearm: random.chance(0.5),
    poison: { pattern: random.pick([0xaaaaaaaa, 0x55555555, random.word()]), mode },
  });
  setReceiver(t.dut, settings, lineBytes);
  const about = [size - 1, size, size + 1, size + 3].filter((length) => length > 4);
  const lengths = random.pick([[64], [...about, 5, 64], Array.from({ length: 150 }, (_, i) => 5 + i)]);
  return { settings, lineBytes, busy: random.pick([1, 1, 0.7, 0.2]), takes: random.pick([1, 0.5, 0.05]), lengths };
}

/** Of a frame as it comes: its number, or none, and what is to become of it. */
export interface FramePlan {
  readonly seq: number | undefined;
  readonly status: FcsStatus;
  /** The MAC knows of an error. */
  readonly error: boolean;
}

/** The frame as its beats, with what the tag's ports show. */
export function taggedBeats(content: Uint8Array, plan: FramePlan, { poison }: LlrSettings, size: number) {
  const bytes = withFcs(content, plan.status === 'poisoned' ? poison : undefined);
  // A wrong bit anywhere.
  if (plan.status === 'bad') bytes[bytes.length >> 1]! ^= 0x10;
  return beatsOf(bytes, size).map((beat) => ({ ...beat, plan }));
}

type TaggedBeat = ReturnType<typeof taggedBeats>[number];

/**
 * Drives all inputs. The sender that it plays sends number after number, now and then lets one out, damages one, begins
 * again at what is expected, or jumps anywhere, also to both sides of half of the numbers.
 */
export class ReceiveStimulus implements Agent {
  readonly #dut: Dut;
  readonly #random: Random;
  readonly #size: number;
  readonly #config: ReceiveConfig;
  readonly #golden: LlrReceive;
  #seq = 0;
  #beats: TaggedBeat[] = [];

  constructor(t: TestContext, size: number, config: ReceiveConfig, golden: LlrReceive) {
    this.#dut = t.dut;
    this.#random = t.random.fork('llr receive');
    this.#size = size;
    this.#config = config;
    this.#golden = golden;
  }

  drive(): void {
    const random = this.#random;
    const { state } = this.#golden;
    this.#set('enable', Number(state === 'off' ? random.chance(0.2) : !random.chance(0.001)));
    this.#set('control_ready', Number(random.chance(this.#config.takes)));
    this.#driveInit(state === 'await_init' ? 0.05 : 0.001);
    this.#driveBeat();
  }

  #driveInit(chance: number): void {
    const comes = this.#random.chance(chance);
    this.#set('init_valid', Number(comes));
    this.#set('init_payload_seq', this.#random.below(SEQ_COUNT));
    this.#set('init_payload_init_data', this.#random.below(2 ** 16));
    if (!comes) return;
    this.#seq = this.#random.chance(0.5) ? SEQ_COUNT - this.#random.int(1, 30) : this.#random.below(SEQ_COUNT);
    this.#set('init_payload_seq', this.#seq);
  }

  #driveBeat(): void {
    const random = this.#random;
    const comes = random.chance(this.#config.busy);
    this.#set('valid', Number(comes));
    if (comes && this.#beats.length === 0) this.#beats = this.#frame();
    const beat = comes ? this.#beats.shift()! : undefined;
    this.#set('beat_data', beat?.data ?? BigInt(random.word()));
    this.#set('beat_keep', beat?.keep ?? BigInt(random.word() & 0xff));
    this.#set('beat_last', beat?.last ?? random.below(2));
    this.#set('beat_user_llr', Number(beat === undefined ? random.chance(0.5) : beat.plan.seq !== undefined));
    this.#set('beat_user_seq', beat?.plan.seq ?? random.below(SEQ_COUNT));
    this.#set('error', Number(beat?.last === 1 ? beat.plan.error : random.chance(0.5)));
  }

  #frame(): TaggedBeat[] {
    const random = this.#random;
    const content = new Uint8Array(random.pick(this.#config.lengths) - 4);
    for (let i = 0; i < content.length; i++) content[i] = random.word() & 0xff;
    const status = random.pick<FcsStatus>(['good', 'good', 'good', 'good', 'good', 'good', 'good', 'poisoned', 'bad']);
    const plan = { seq: this.#nextSeq(), status, error: random.chance(0.03) };
    return taggedBeats(content, plan, this.#config.settings, this.#size);
  }

  #nextSeq(): number | undefined {
    const random = this.#random;
    if (random.chance(0.1)) return undefined;
    const seq = this.#seq;
    this.#seq = addSeq(seq, 1);
    const expected = this.#golden.nextSeq;
    const choice = random.below(40);
    if (choice === 0) this.#seq = addSeq(seq, 2);
    else if (choice < 6) this.#seq = expected;
    else if (choice < 8) this.#seq = addSeq(expected, -random.int(1, 6));
    else if (choice === 8) return addSeq(expected, random.pick([2 ** 19 - 1, 2 ** 19, 2 ** 19 + 1, 1, -1]));
    return seq;
  }

  #set(name: string, value: number | bigint): void {
    this.#dut.port(name).set(value);
  }
}
