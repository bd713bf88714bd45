/** What the quadrants of an ACK add to what is gathered, and what fast increase and a decrease move the window by. */
import { type Bits, bit, bits, module } from '../../../hdl/index.ts';
import { history } from '../../pds/target-side/history.ts';
import { reciprocal, reciprocalLatency } from './reciprocal.ts';

/**
 * With t the clock of `delay`: the increase of its quadrant six clocks after `below`, by alpha x (target - delay) below
 * the target, else by the fair increase; times the bytes of the ACK, in units of 256 byte^2, saturating.
 */
export const gathering = module(
  'nscc_gathering',
  {
    summary:
      'What an ACK adds to the increases that are gathered: alpha x (target - delay) x bytes, or the fair increase.',
    in: { below: bits(17), is_high: bit, bytes: bits(24), alpha: bits(24), fair_increase: bits(20) },
    out: { increase: bits(32) },
  },
  ({ below, is_high, bytes, alpha, fair_increase }, m) => {
    const slope = m.next('slope', alpha);
    const steep = m.next('steep', m.next('steep_partial', slope.mul(below)));
    const isSteep = steep.slice(40, 32).any();
    const proportional = m.mux(isSteep, m.lit(20, 2 ** 20 - 1), steep.slice(31, 12).as(20));
    const highs = history(m, 'is_high', is_high, 2);
    const coefficient = m.next('coefficient', m.mux(highs[2]!, fair_increase, proportional));
    const sizes = history(m, 'bytes', bytes, 3);
    const product = m.next('product', m.next('partial', sizes[3]!.mul(coefficient)));
    const isLarge = product.slice(43, 40).any();
    return { increase: m.next('increase', m.mux(isLarge, m.lit(32, 2 ** 32 - 1), product.slice(39, 8).as(32))) };
  },
);

/**
 * How much of the window a decrease takes, of 16 bits after the point, ten clocks after the `average` of 6 bits after
 * the point: gamma x (average - target) / average, at most `most_decrease`; of use where the average is above the
 * target, which `is_over` says a clock after it.
 */
export const decreasing = module(
  'nscc_decreasing',
  {
    summary: 'What part of the window a multiplicative decrease takes: gamma x (average - target) / average.',
    in: { average: bits(26), target: bits(17), gamma: bits(10), most_decrease: bits(10) },
    out: { is_over: bit, part: bits(16) },
  },
  ({ average, target, gamma, most_decrease }, m) => {
    const distance = m.named('distance', average.zext(27).sub(target.cat(m.lit(6, 0)).zext(27)));
    const isOver = m.next('is_over', distance.any().and(distance.at(26).not()));
    const over = m.next('over', distance.trunc(26));
    const { shift, result } = m.inst('one_over', reciprocal(26), { word: average });
    const shifted = m.next('shifted', over.shl(shift).slice(25, 9).as(17));
    const numerator = history(m, 'numerator', shifted, reciprocalLatency.result - reciprocalLatency.mantissa).at(-1)!;
    const ratio = m
      .next('ratio', m.next('partial', numerator.mul(result)))
      .slice(33, 17)
      .as(17);
    const scaled = m.next('scaled', ratio.mul(gamma)).slice(26, 10).as(17);
    const most = m.named('most', most_decrease.cat(m.lit(6, 0)));
    return { is_over: isOver, part: m.next('part', m.mux(scaled.gt(most.zext(17)), most, scaled.trunc(16))) };
  },
);

/** inc / window, in bytes, nine clocks after `window` and three after `gathered`: by the reciprocal, saturating. */
export const quotient = module(
  'nscc_quotient',
  {
    summary: 'What was gathered, in units of 256 byte^2, divided by the window.',
    in: { window: bits(24), gathered: bits(32) },
    out: { bytes: bits(24) },
  },
  ({ window, gathered }, m) => {
    const { shift, result } = m.inst('one_over', reciprocal(24), { word: window });
    const shifts = history(m, 'shift', shift, reciprocalLatency.result - reciprocalLatency.shift + 1);
    const right = m.next('right', m.lit(6, 32).sub(shifts.at(-1)!.zext(6)));
    const product = m.next('product', m.next('partial', gathered.mul(result)));
    const whole = m.next('whole', product.shr(right).trunc(40));
    const isLarge: Bits<1> = whole.slice(39, 24).any();
    return { bytes: m.next('quotient', m.mux(isLarge, m.lit(24, 2 ** 24 - 1), whole.trunc(24))) };
  },
);
