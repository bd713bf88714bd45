/**
 * The property run of the line's encoder: random frames and messages, every output held against the golden model in
 * every clock, and what is on the line read back.
 */
import type { Body } from '../../../../bench/context.ts';
import { EncoderChecker } from './encoder-checker.ts';
import { configureEncoder, EncoderStimulus } from './encoder-stimulus.ts';
import { LineScore } from './line-score.ts';

/** A test of `clocks` clocks with the encoder of `size` bytes a clock; traffic and settings follow from the seed. */
export function encoderProperty(size: number, clocks: number, gap = 12): Body<void> {
  return async (t) => {
    const spacing = configureEncoder(t);
    t.attach(new EncoderChecker(t.dut, size, { gap, spacing }));
    t.attach(new LineScore(t.dut, size));
    t.attach(new EncoderStimulus(t, size));
    await t.cycles(clocks);
  };
}
