/** Random frames and messages for the line's encoder. */
import type { ControlSpacing } from '../../../golden/llr/peer/spacing.ts';
import type { Agent, Random, TestContext } from '../../test-kit.ts';
import { beatsOf } from '../../wire/parser-bench.ts';
import { encoderOf } from './encoder-ports.ts';

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
export function setEncoder(t: TestContext, { minimum, fromStart, inFrame }: ControlSpacing): void {
  const { spacing, advance, down, control, cf } = encoderOf(t);
  spacing.set({ minimum, from_frame_start: fromStart, within_frame: inFrame });
  for (const port of [advance, down.valid, control.valid, cf.valid]) port.set(0);
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
  setEncoder(t, spacing);
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
  readonly #dut;
  readonly #random: Random;
  readonly #size: number;
  #traffic: Traffic;
  #clock = 0;
  #beats: ReturnType<typeof beatsOf> = [];
  #tag = { llr: 0, seq: 0 };
  #offered = false;
  #taken = false;

  constructor(t: TestContext, size: number) {
    this.#dut = encoderOf(t);
    this.#random = t.random.fork('llr encoder');
    this.#size = size;
    this.#traffic = drawTraffic(this.#random, size);
  }

  sample(): void {
    this.#taken = this.#offered && this.#dut.down.ready.get() === 1;
  }

  drive(): void {
    const random = this.#random;
    if (++this.#clock % trafficClocks === 0) this.#traffic = drawTraffic(random, this.#size);
    this.#dut.advance.set(Number(random.chance(this.#traffic.advances)));
    this.#dut.control.valid.set(Number(random.chance(this.#traffic.messages)));
    const [kind, seq] = [random.below(4), random.below(2 ** 20)];
    this.#dut.control.payload.set({ kind, seq, init_data: random.below(2 ** 16) });
    this.#dut.cf.valid.set(Number(random.chance(this.#traffic.messages)));
    const [vc_0, vc_1] = [random.below(32), random.below(32)];
    const [freed_0, freed_1] = [random.below(2 ** 15), random.below(2 ** 15)];
    this.#dut.cf.payload.set({ vc_0, freed_0, vc_1, freed_1 });
    if (!this.#offered || this.#taken) this.#driveBeat();
  }

  #driveBeat(): void {
    const random = this.#random;
    const { begins, goesOn } = this.#traffic;
    const first = this.#beats.length === 0;
    this.#offered = random.chance(first ? begins : goesOn);
    this.#dut.down.valid.set(Number(this.#offered));
    if (!this.#offered) return;
    if (first) this.#begin();
    const beat = this.#beats.shift()!;
    // What is not kept may be anything.
    const noise = Array.from({ length: this.#size }, (_, i) =>
      (BigInt(beat.keep) >> BigInt(i)) & 1n ? 0n : BigInt(random.below(256)) << BigInt(8 * i),
    ).reduce((all, byte) => all | byte);
    this.#dut.down.payload.set({ ...beat, data: beat.data | noise, user: this.#tag });
  }

  #begin(): void {
    const random = this.#random;
    const bytes = new Uint8Array(random.pick(this.#traffic.lengths));
    for (let i = 0; i < bytes.length; i++) bytes[i] = random.below(256);
    this.#beats = beatsOf(bytes, this.#size);
    this.#tag = { llr: random.below(2), seq: random.below(2 ** 20) };
  }
}
