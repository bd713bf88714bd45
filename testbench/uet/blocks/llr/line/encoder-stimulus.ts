/** Random frames and messages for the line's encoder. */
import { SetSpacing } from '../../../../../rtl-gen/uet/llr/line/spacing.ts';
import type { ControlSpacing } from '../../../golden/llr/peer/spacing.ts';
import { type Agent, type Dut, type Random, shapePort, type TestContext } from '../../test-kit.ts';
import { beatsOf } from '../../wire/parser-bench.ts';

/** What stays for some clocks. */
interface Traffic {
  /** Probability of a clock that counts. */
  readonly advances: number;
  /** Probability that a frame begins, that one under way has its next beat, and that a message is there. */
  readonly begins: number;
  readonly goesOn: number;
  readonly messages: number;
  /** Bytes of frames. */
  readonly lengths: readonly number[];
}

/** Clocks of the same traffic. */
const trafficClocks = 100;

/** Sets the ports of settings, all others to rest. */
export function setEncoder(dut: Dut, { minimum, fromStart, inFrame }: ControlSpacing): void {
  shapePort(dut, 'spacing', SetSpacing).set({ minimum, from_frame_start: fromStart, within_frame: inFrame });
  for (const name of ['advance', 'down_valid', 'control_valid', 'cf_valid']) dut.port(name).set(0);
}

/** A run's settings by its seed, written to the ports. */
export function configureEncoder(t: TestContext): ControlSpacing {
  const { random } = t;
  const spacing = random.pick<ControlSpacing>([
    { minimum: 320, fromStart: 64, inFrame: 1024 },
    { minimum: random.int(0, 90), fromStart: random.int(0, 80), inFrame: random.int(0, 120) },
    { minimum: 0, fromStart: 0, inFrame: 0 },
    { minimum: random.int(0, 40), fromStart: random.int(100, 1023), inFrame: random.int(0, 300) },
    { minimum: random.int(0, 2 ** 15 - 1), fromStart: random.int(0, 1023), inFrame: random.int(0, 8191) },
  ]);
  setEncoder(t.dut, spacing);
  return spacing;
}

function drawTraffic(random: Random, size: number): Traffic {
  const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => 1 + i);
  return {
    advances: random.pick([1, 1, 0.9, 0.3]),
    begins: random.pick([1, 1, 0.3, 0.02]),
    goesOn: random.pick([1, 1, 1, 0.97, 0.7]),
    messages: random.pick([1, 0.2, 0.02]),
    lengths: random.pick([
      [64],
      [64, 64, 64, size, size - 1, size + 1, 2 * size],
      upTo(150),
      [...upTo(size), size, size],
      [random.int(60, 70)],
      [64, 1500],
    ]),
  };
}

/** Drives all inputs. A beat that is offered stays; a message may change or go away until it is taken. */
export class EncoderStimulus implements Agent {
  readonly #dut: Dut;
  readonly #random: Random;
  readonly #size: number;
  #traffic: Traffic;
  #clock = 0;
  #beats: ReturnType<typeof beatsOf> = [];
  #tag = { llr: 0, seq: 0 };
  #offered = false;
  #taken = false;

  constructor(t: TestContext, size: number) {
    this.#dut = t.dut;
    this.#random = t.random.fork('llr encoder');
    this.#size = size;
    this.#traffic = drawTraffic(this.#random, size);
  }

  sample(): void {
    this.#taken = this.#offered && Number(this.#dut.port('down_ready').get()) === 1;
  }

  drive(): void {
    const random = this.#random;
    if (++this.#clock % trafficClocks === 0) this.#traffic = drawTraffic(random, this.#size);
    this.#set('advance', Number(random.chance(this.#traffic.advances)));
    this.#set('control_valid', Number(random.chance(this.#traffic.messages)));
    this.#set('control_payload_kind', random.below(4));
    this.#set('control_payload_seq', random.below(2 ** 20));
    this.#set('control_payload_init_data', random.below(2 ** 16));
    this.#set('cf_valid', Number(random.chance(this.#traffic.messages)));
    for (const name of ['vc_0', 'vc_1']) this.#set(`cf_payload_${name}`, random.below(32));
    for (const name of ['freed_0', 'freed_1']) this.#set(`cf_payload_${name}`, random.below(2 ** 15));
    if (!this.#offered || this.#taken) this.#driveBeat();
  }

  #driveBeat(): void {
    const random = this.#random;
    const { begins, goesOn } = this.#traffic;
    const first = this.#beats.length === 0;
    this.#offered = random.chance(first ? begins : goesOn);
    this.#set('down_valid', Number(this.#offered));
    if (!this.#offered) return;
    if (first) this.#begin();
    const beat = this.#beats.shift()!;
    // What is not kept may be anything.
    const noise = Array.from({ length: this.#size }, (_, i) =>
      (BigInt(beat.keep) >> BigInt(i)) & 1n ? 0n : BigInt(random.below(256)) << BigInt(8 * i),
    ).reduce((all, byte) => all | byte);
    this.#set('down_payload_data', BigInt(beat.data) | noise);
    this.#set('down_payload_keep', beat.keep);
    this.#set('down_payload_last', beat.last);
    this.#set('down_payload_user_llr', this.#tag.llr);
    this.#set('down_payload_user_seq', this.#tag.seq);
  }

  #begin(): void {
    const random = this.#random;
    const bytes = new Uint8Array(random.pick(this.#traffic.lengths));
    for (let i = 0; i < bytes.length; i++) bytes[i] = random.below(256);
    this.#beats = beatsOf(bytes, this.#size);
    this.#tag = { llr: random.below(2), seq: random.below(2 ** 20) };
  }

  #set(name: string, value: number | bigint): void {
    this.#dut.port(name).set(value);
  }
}
