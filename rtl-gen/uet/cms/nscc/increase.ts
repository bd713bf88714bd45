/** What the quadrants of an ACK add to what is gathered, and what fast increase and a decrease move the window by. */
import { bit, bits, module } from '../../../hdl/index.ts';
import { saturate } from '../../../lib/bits/saturate.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
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
    const { gathered } = pipeline(m, { below, is_high, bytes })
      .stage('steep', ({ below }) => ({ partial: slope.mul(below) }))
      .stage('steep_product', idle)
      .stage('coefficient', ({ partial, is_high }) => ({
        coefficient: m.mux(is_high, fair_increase, saturate(m, partial.slice(40, 12), 20)),
      }))
      .stage('size', ({ bytes, coefficient }) => ({ product: bytes.mul(coefficient) }))
      .stage('size_product', idle)
      .stage('gather', ({ product }) => ({ gathered: saturate(m, product.slice(43, 8), 32) })).out;
    return { increase: gathered };
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
    const { shift, result } = m.inst('one_over', reciprocal(26), { word: average });
    const distances = pipeline(m, { average }).stage('distance', ({ average }) => {
      const distance = average.zext(27).sub(target.cat(m.lit(6, 0)).zext(27));
      return { above: distance.any().and(distance.at(26).not()), over: distance.trunc(26) };
    });
    const { above } = distances.out;
    const { taken } = distances
      .stage('align', ({ over }) => ({ numerator: over.shl(shift).slice(25, 9).as(17) }))
      .repeat(reciprocalLatency.result - reciprocalLatency.mantissa, 'wait', idle)
      .stage('divide', ({ numerator }) => ({ ratio: numerator.mul(result) }))
      .stage('ratio_product', idle)
      .stage('scale', ({ ratio }) => ({ scaled: ratio.slice(33, 17).as(17).mul(gamma) }))
      .stage('limit', ({ scaled }) => {
        const part = scaled.slice(26, 10).as(17);
        const most = most_decrease.cat(m.lit(6, 0));
        return { taken: m.mux(part.gt(most.zext(17)), most, part.trunc(16)) };
      }).out;
    return { is_over: above, part: taken };
  },
);

/** inc / window, in bytes, ten clocks after `window` and four after `gathered`: by the reciprocal, saturating. */
export const quotient = module(
  'nscc_quotient',
  {
    summary: 'What was gathered, in units of 256 byte^2, divided by the window.',
    in: { window: bits(24), gathered: bits(32) },
    out: { bytes: bits(24) },
  },
  ({ window, gathered }, m) => {
    const { shift, result } = m.inst('one_over', reciprocal(24), { word: window });
    const { quotient } = pipeline(m, { shift })
      .repeat(reciprocalLatency.result - reciprocalLatency.shift, 'wait', idle)
      .stage('multiply', () => ({ product: gathered.mul(result) }))
      .stage('product', ({ shift }) => ({ right: m.lit(6, 32).sub(shift.zext(6)) }))
      .stage('align', ({ product, right }) => ({ whole: product.shr(right).trunc(40) }))
      .stage('limit', ({ whole }) => ({ quotient: saturate(m, whole, 24) })).out;
    return { bytes: quotient };
  },
);
