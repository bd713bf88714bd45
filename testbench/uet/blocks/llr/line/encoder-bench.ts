/** Step-by-step use of the line's encoder: frames and messages in, blocks out, the checkers beside them. */
import type { TestContext } from '../../../../bench/context.ts';
import type { LineBlock } from '../../../golden/llr/line/index.ts';
import type { ControlSpacing } from '../../../golden/llr/peer/spacing.ts';
import { beatsOf } from '../../wire/parser-bench.ts';
import { EncoderChecker } from './encoder-checker.ts';
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
  const set = (name: string, value: number | bigint): void => t.dut.port(name).set(value);
  const get = (name: string): number => Number(t.dut.port(name).get());
  setEncoder(t.dut, spacing);
  t.attach(new EncoderChecker(t.dut, size, { spacing }));
  const score = t.attach(new LineScore(t.dut, size));
  set('advance', 1);
  await t.cycles(2);

  let advanceEvery = 1;
  /** A clock, with `advance` in one of so many. */
  async function clock(): Promise<void> {
    await t.cycles(1);
    set('advance', Number(t.cycle % advanceEvery === 0));
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
          set('down_valid', 0);
          await t.cycles(pauseAfter[1]);
        }
        set('down_valid', 1);
        set('down_payload_data', beat.data);
        set('down_payload_keep', beat.keep);
        set('down_payload_last', beat.last);
        set('down_payload_user_llr', index % 2);
        set('down_payload_user_seq', index);
        while (get('down_ready') === 0) await clock();
        await clock();
      }
    }
    set('down_valid', 0);
  }

  /** An ACK in every clock from now on, or none. */
  function acks(on: boolean): void {
    set('control_valid', Number(on));
    set('control_payload_kind', 0);
    set('control_payload_seq', 0x12345);
  }

  /** All control blocks of those types. */
  const stand = (types: readonly number[]): Stands[] =>
    score.blocks.flatMap(({ control, bytes }: LineBlock, at) =>
      control && types.includes(bytes[0]!) ? [{ at, type: bytes[0]! }] : [],
    );

  /** Waits until all that was taken is on the line. */
  const settle = () => t.cycles(12);

  return { score, slowDown, set, get, send, acks, stand, settle };
}
