/** What a turn of a context adds to what it may send: its rate, for the time of a sweep. */
import { bit, bits, module } from '../../../hdl/index.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { PaceState } from './dcqcn-records.ts';

/**
 * With t the clock of `was`: in t + 12 `next`, the window after the bytes of a sweep at `rate`, at most `burst` above
 * what was sent; of a context that begins, that.
 */
export const dcqcnPacer = module(
  'dcqcn_pacer',
  {
    summary: 'What a context of DCQCN may send, after a sweep more.',
    in: { was: PaceState, rate: bits(40), sent: bits(32), start: bit, pace: bits(17), burst: bits(24) },
    out: { next: PaceState },
  },
  ({ was, rate, sent, start, pace, burst }, m) => {
    const { window, fraction } = was;
    const { out } = pipeline(m, { window, fraction, rate, sent, start })
      .stage('grow', ({ window, rate, sent }) => ({
        product: rate.slice(39, 14).as(26).mul(pace),
        ahead: window.sub(sent),
        full: sent.add(burst.zext(32)),
      }))
      .stage('product', idle)
      .stage('bytes', ({ product, fraction }) => ({
        bytes: product.slice(42, 10).as(33).zext(34).add(fraction.zext(34)),
      }))
      .stage('sum', ({ bytes, ahead, window }) => {
        const whole = bytes.slice(33, 12).as(22);
        return {
          ahead: ahead.asInt().sext(33).add(whole.zext(33).asInt()),
          window: window.add(whole.zext(32)),
          fraction: bytes.trunc(12),
        };
      })
      .stage('compare', ({ ahead, start }) => ({ is_full: ahead.gt(burst.zext(33).asInt()).or(start) }))
      .stage('limit', ({ is_full, full, window, fraction }) => ({
        window: m.mux(is_full, full, window),
        fraction: fraction.mask(is_full.not()),
      }))
      .repeat(6, 'rates', idle);
    return { next: { window: out.window, fraction: out.fraction } };
  },
);
