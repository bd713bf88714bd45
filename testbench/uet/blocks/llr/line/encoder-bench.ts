/** Step-by-step use of the line's encoder: frames and messages in, blocks out, the checkers beside them. */
import type { TestContext } from '../../../../bench/context.ts';
import type { LineBlock } from '../../../golden/llr/line/index.ts';
import type { ControlSpacing } from '../../../golden/llr/peer/spacing.ts';
import { beatsOf } from '../../wire/parser-bench.ts';
import { EncoderChecker } from './encoder-checker.ts';
import { encoderOf } from './encoder-ports.ts';
import { setEncoder } from './encoder-stimulus.ts';
import { LineScore } from './line-score.ts';

/** What stands in a block, and where: its number since reset. */
export interface Stands {
  readonly at: number;
  readonly type: number;
}

/** The spacing of tests that are not about it. */
const close: ControlSpacing = { minimum: 0, fromStart: 0, inFrame: 0 };

/** The encoder of `t`, every clock with `advance`. */
export async function encoderBench(t: TestContext, size: number, spacing: ControlSpacing = close) {
  const dut = encoderOf(t);
  setEncoder(t, spacing);
  t.attach(new EncoderChecker(t.dut, size, { spacing }));
  const score = t.attach(new LineScore(t.dut, size));
  dut.advance.set(1);
  await t.cycles(2);

  let advanceEvery = 1;
  /** A clock, with `advance` in one of so many. */
  async function clock(): Promise<void> {
    await t.cycles(1);
    dut.advance.set(Number(t.cycle % advanceEvery === 0));
  }
  const slowDown = (every: number): void => {
    advanceEvery = every;
  };

  /**
   * Frames of so many bytes, a beat wherever one is taken; `pauseAfter`: so many beats of each frame, then so many
   * clocks without one.
   */
  async function send(
    lengths: readonly number[],
    pauseAfter?: readonly [beats: number, clocks: number],
  ): Promise<void> {
    for (const [index, length] of lengths.entries()) {
      for (const [i, beat] of beatsOf(new Uint8Array(length).fill(index + 1), size).entries()) {
        if (i === pauseAfter?.[0]) {
          dut.down.valid.set(0);
          await t.cycles(pauseAfter[1]);
        }
        dut.down.valid.set(1);
        dut.down.payload.set({ ...beat, user: { llr: index % 2, seq: index } });
        while (dut.down.ready.get() === 0) await clock();
        await clock();
      }
    }
    dut.down.valid.set(0);
  }

  /** An ACK in every clock from now on, or none. */
  function acks(on: boolean): void {
    dut.control.valid.set(Number(on));
    dut.control.payload.kind.set('ack');
    dut.control.payload.seq.set(0x12345);
  }

  /** All control blocks of those types. */
  const stand = (types: readonly number[]): Stands[] =>
    score.blocks.flatMap(({ control, bytes }: LineBlock, at) =>
      control && types.includes(bytes[0]!) ? [{ at, type: bytes[0]! }] : [],
    );

  /** Waits until all that was taken is on the line. */
  const settle = () => t.cycles(12);

  return { score, slowDown, dut, send, acks, stand, settle };
}
