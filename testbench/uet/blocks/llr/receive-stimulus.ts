/** Random frames, INITs and takers of messages for LLR's receiver. */
import {
  addSeq,
  type FcsStatus,
  type LlrReceive,
  type LlrSettings,
  llrSettings,
  SEQ_COUNT,
  withFcs,
} from '../../golden/llr/index.ts';
import type { Agent, Random } from '../test-kit.ts';
import { beatsOf } from '../wire/parser-bench.ts';
import type { ReceiverInputs } from './receive-ports.ts';

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

/** Sets the port of settings. */
export const setReceiverSettings = (
  port: ReceiverInputs['settings'],
  { poison, rearm, ackSpacing }: LlrSettings,
  lineBytes: number,
): void => port.set({ poison: poison.pattern, rearm: Number(rearm), ack_spacing: ackSpacing, line_bytes: lineBytes });

/** Sets the ports of settings, all others to rest; LLR is off. */
export function setReceiver(dut: ReceiverInputs, settings: LlrSettings, lineBytes: number): void {
  setReceiverSettings(dut.settings, settings, lineBytes);
  for (const port of [dut.enable, dut.valid, dut.error, dut.init.valid, dut.control.ready]) port.set(0);
}

/** A run's settings by its seed, written to the ports. */
export function configureReceive(
  random: Random,
  dut: ReceiverInputs,
  size: number,
  mode: 'xor' | 'replace',
): ReceiveConfig {
  const lineBytes = random.pick([size, size, 1, 511]);
  const settings = llrSettings({
    ackSpacing: random.pick([320, 320, 400, 2048]),
    rearm: random.chance(0.5),
    poison: { pattern: random.pick([0xaaaaaaaa, 0x55555555, random.word()]), mode },
  });
  setReceiver(dut, settings, lineBytes);
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
  readonly #dut: ReceiverInputs;
  readonly #random: Random;
  readonly #size: number;
  readonly #config: ReceiveConfig;
  readonly #golden: LlrReceive;
  #seq = 0;
  #beats: TaggedBeat[] = [];

  constructor(random: Random, dut: ReceiverInputs, size: number, config: ReceiveConfig, golden: LlrReceive) {
    this.#dut = dut;
    this.#random = random.fork('llr receive');
    this.#size = size;
    this.#config = config;
    this.#golden = golden;
  }

  drive(): void {
    const random = this.#random;
    const { state } = this.#golden;
    this.#dut.enable.set(Number(state === 'off' ? random.chance(0.2) : !random.chance(0.001)));
    this.#dut.control.ready.set(Number(random.chance(this.#config.takes)));
    this.#driveInit(state === 'await_init' ? 0.05 : 0.001);
    this.#driveBeat();
  }

  #driveInit(chance: number): void {
    const comes = this.#random.chance(chance);
    this.#dut.init.valid.set(Number(comes));
    const { payload } = this.#dut.init;
    payload.set({ seq: this.#random.below(SEQ_COUNT), init_data: this.#random.below(2 ** 16) });
    if (!comes) return;
    this.#seq = this.#random.chance(0.5) ? SEQ_COUNT - this.#random.int(1, 30) : this.#random.below(SEQ_COUNT);
    payload.seq.set(this.#seq);
  }

  #driveBeat(): void {
    const random = this.#random;
    const comes = random.chance(this.#config.busy);
    this.#dut.valid.set(Number(comes));
    if (comes && this.#beats.length === 0) this.#beats = this.#frame();
    const beat = comes ? this.#beats.shift()! : undefined;
    this.#dut.beat.set({
      data: beat?.data ?? random.word(),
      keep: beat?.keep ?? random.word() & 0xff,
      last: beat?.last ?? random.below(2),
      user: {
        llr: Number(beat === undefined ? random.chance(0.5) : beat.plan.seq !== undefined),
        seq: beat?.plan.seq ?? random.below(SEQ_COUNT),
      },
    });
    this.#dut.error.set(Number(beat?.last === 1 ? beat.plan.error : random.chance(0.5)));
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
}
