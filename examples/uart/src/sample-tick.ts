/** How often the line is sampled. */
import { bit, bits, module } from 'gatewright/hdl';

/** Samples of one bit of the line. */
export const samplesPerBit = 8;

/** The divisor for a rate in baud at a clock in hertz: `clock / (8 * (divisor + 1))`, rounded. */
export const divisorOf = (clock: number, baud: number): number => Math.round(clock / (samplesPerBit * baud)) - 1;

/** `tick` is 1 in one of `divisor + 1` clocks. Another divisor counts from the next tick on. */
export const sampleTick = module(
  'sample_tick',
  { summary: 'Divides the clock to samples of the line.', in: { divisor: bits(16) }, out: { tick: bit } },
  ({ divisor }, m) => {
    const left = m.reg('left', bits(16), { reset: 0 });
    const { tick } = m.named({ tick: left.eq(0) });
    left.set(m.mux(tick, divisor, left.sub(1)));
    return { tick };
  },
);
