/** What a turn of a context adds to what it may send: its rate, for the time of a sweep. */
import { bit, bits, module } from '../../../hdl/index.ts';
import { tapped } from '../tapped.ts';
import { dcqcnClock } from './dcqcn-clocks.ts';
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
    const product = m.next('product_4', m.next('product_3', rate.slice(39, 14).as(26).mul(pace)));
    const grown = product.slice(42, 10).as(33).zext(34);
    const fraction = tapped(m, 'fraction_before', bits(12), was.fraction, 2)(4);
    const bytes5 = m.next('bytes_5', grown.add(fraction.zext(34)));
    const whole = bytes5.slice(33, 12).as(22);
    const ahead3 = m.next('ahead_3', was.window.sub(sent));
    const ahead5 = tapped(m, 'ahead', bits(32), ahead3, 3)(5);
    const ahead6 = m.next('ahead_6', ahead5.asInt().sext(33).add(whole.zext(33).asInt()));
    const isFull7 = m.next('is_full_7', ahead6.gt(burst.zext(33).asInt()).or(tapped(m, 'begins', bit, start, 2)(6)));
    const full3 = m.next('full_3', sent.add(burst.zext(32)));
    const sum6 = m.next('sum_6', tapped(m, 'window_before', bits(32), was.window, 2)(5).add(whole.zext(32)));
    const window7 = tapped(m, 'window_sum', bits(32), sum6, 6)(7);
    const full7 = tapped(m, 'full', bits(32), full3, 3)(7);
    const rest7 = tapped(m, 'rest', bits(12), bytes5.trunc(12), 5)(7);
    const next = m.next('next_8', { window: m.mux(isFull7, full7, window7), fraction: rest7.mask(isFull7.not()) });
    return { next: tapped(m, 'after', PaceState, next, 8)(dcqcnClock.written) };
  },
);
