/** Frames for both ends of a link, as many as asked for, each made when there is room for it. */
import type { Agent, Random, TestContext } from '../../test-kit.ts';
import type { LlrLinkBench } from './link-bench.ts';

export interface TrafficOptions {
  /** Eligible frames from a to b, from b to a, and frames beside LLR from a to b. */
  readonly there: number;
  readonly back?: number;
  readonly beside?: number;
  /** Bytes of frames without check sequence, one of which is drawn for each. */
  readonly lengths: readonly number[];
}

/** Frames that wait at an end. */
const waiting = 3;

/** Gives clients of `bench` frames until all have been given; no two frames are equal. */
export class Traffic implements Agent {
  readonly #bench: LlrLinkBench;
  readonly #random: Random;
  readonly #lengths: readonly number[];
  readonly #left: { there: number; back: number; beside: number };
  #index = 0;

  constructor(t: TestContext, bench: LlrLinkBench, { there, back = 0, beside = 0, lengths }: TrafficOptions) {
    this.#bench = bench;
    this.#random = t.random.fork('llr traffic');
    this.#lengths = lengths;
    this.#left = { there, back, beside };
    t.attach(this);
  }

  /** All have been given. */
  get done(): boolean {
    const { there, back, beside } = this.#left;
    return there + back + beside === 0;
  }

  drive(): void {
    const { a, b } = this.#bench;
    if (this.#left.there > 0 && a.waitingFor('eligible') < waiting) this.#give('there', 'a', true);
    if (this.#left.beside > 0 && a.waitingFor('beside') < 1) this.#give('beside', 'a', false);
    if (this.#left.back > 0 && b.waitingFor('eligible') < waiting) this.#give('back', 'b', true);
  }

  #give(which: 'there' | 'back' | 'beside', from: 'a' | 'b', eligible: boolean): void {
    this.#left[which]--;
    const bytes = new Uint8Array(this.#random.pick(this.#lengths)).fill(this.#random.word());
    new DataView(bytes.buffer).setUint32(0, this.#index++);
    this.#bench.send(from, { bytes, eligible });
  }
}
