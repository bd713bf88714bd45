/** The four quadrants of an ACK: by its mark, and by its delay beside the target (cms.md 3.6, 3.7). */
import { clampWindow, type NsccFlow, wrap32 } from './state.ts';

/**
 * `PI` proportional increase, `FAST` fast increase, `FI` fair increase, `NOOP` nothing, `MD` multiplicative decrease,
 * `MDskip` its quadrant without a decrease.
 */
export type Quadrant = 'PI' | 'FAST' | 'FI' | 'NOOP' | 'MD' | 'MDskip';

/** An ACK of `newly` bytes at time `now`. */
export function quadrant(
  flow: NsccFlow,
  {
    now,
    newly,
    ecn,
    delay,
  }: { readonly now: number; readonly newly: number; readonly ecn: boolean; readonly delay: number },
): Quadrant {
  const { state, constants } = flow;
  const is = inside();
  clampWindow(flow);
  return is;

  function inside(): Quadrant {
    if (delay >= constants.target) {
      if (ecn) return decrease(flow, now);
      state.incBytes = wrap32(Math.trunc(state.incBytes + constants.fi * newly));
      return 'FI';
    }
    if (ecn) return 'NOOP';
    if (fastIncrease(flow, newly, delay)) return 'FAST';
    state.incBytes = wrap32(Math.trunc(state.incBytes + constants.alpha * newly * (constants.target - delay)));
    return 'PI';
  }
}

/** No more than once a base RTT; the average decides how far, where the sample decided that. */
function decrease({ state, constants }: NsccFlow, now: number): Quadrant {
  const { target, gamma, leastFactor, minCwnd } = constants;
  state.isFast = false;
  state.fiCount = 0;
  if (state.avgDelay <= target || now - state.lastDec <= state.baseRtt) return 'MDskip';
  const factor = Math.max(1 - (gamma * (state.avgDelay - target)) / state.avgDelay, leastFactor);
  state.cwnd = Math.max(Math.trunc(state.cwnd * factor), minCwnd);
  state.lastDec = now;
  return 'MD';
}

/** After a window of bytes without a queue, each byte that arrives adds to the window. */
function fastIncrease({ state, constants }: NsccFlow, newly: number, delay: number): boolean {
  if (delay >= constants.fastDelay) {
    state.fiCount = 0;
    state.isFast = false;
    return false;
  }
  state.fiCount = wrap32(state.fiCount + newly);
  state.isFast ||= state.fiCount > state.cwnd;
  if (state.isFast) state.cwnd = Math.trunc(state.cwnd + newly * constants.fiScale);
  return state.isFast;
}
