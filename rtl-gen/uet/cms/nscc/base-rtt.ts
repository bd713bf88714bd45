/** The base RTT of each context, and the largest window that follows from it. */
import { bit, bits, module } from '../../../hdl/index.ts';
import { saturate } from '../../../lib/bits/saturate.ts';
import { updateContext } from '../../pds/target-side/context-update.ts';

/** Clocks from the base RTT to the largest window. */
export const largestLatency = 4;

/**
 * With t the clock of `enable` and `ccc`: in t + 2 `start`, or `lowers` with an `rtt` that may be the new base; in
 * t + 3 `base_rtt` after it, and in t + 7 `largest`, base RTT times `window_per_tick`, at least `min_window`.
 */
export const baseRtt = (contexts: number, contextBits: number) =>
  module(
    `nscc_base_rtt_n${contexts}`,
    {
      summary: `Lowest RTT, and the largest window at it, of each of ${contexts} congestion control contexts.`,
      in: {
        enable: bit,
        ccc: bits(contextBits),
        start: bit,
        lowers: bit,
        rtt: bits(20),
        first: bits(20),
        window_per_tick: bits(20),
        min_window: bits(17),
      },
      out: { base_rtt: bits(20), largest: bits(24) },
    },
    ({ enable, ccc, start, lowers, rtt, first, window_per_tick, min_window }, m) => {
      const { next } = updateContext(m, 'bases', bits(20), { depth: contexts, enable, addr: ccc }, (now) => {
        const lower = m.named('lower', lowers.and(rtt.lt(now)));
        return {
          next: m.mux(start, first, m.mux(lower, rtt, now)),
        };
      });
      const base = m.next('base', next);
      const scale = m.next('scale', window_per_tick);
      const product = m.next('product', m.next('partial', base.mul(scale)));
      const whole = m.next('whole', saturate(m, product.slice(39, 8), 24));
      return { base_rtt: base, largest: m.next('at_least', whole.max(min_window.zext(24))) };
    },
  );
