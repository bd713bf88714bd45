/** The fulfil adjustment: increases take effect together, once in some packets or a period (cms.md 3.8). */
import { clampWindow, type NsccFlow } from './state.ts';

/** Whether it came, and whether a period had passed, after which it adds eta. */
export interface Fulfilled {
  readonly came: boolean;
  readonly eta: boolean;
}

/** The last step of an ACK that quick adapt left alone. */
export function fulfil(flow: NsccFlow, now: number): Fulfilled {
  const { state, constants } = flow;
  const since = now - state.lastAdjust;
  if (state.receivedBytes <= constants.adjustBytes && since <= constants.adjustPeriod)
    return { came: false, eta: false };
  state.cwnd += Math.trunc(state.incBytes / state.cwnd);
  const eta = since >= constants.adjustPeriod;
  if (eta) {
    state.cwnd = Math.trunc(state.cwnd + constants.eta);
    state.lastAdjust = now;
  }
  state.incBytes = 0;
  state.receivedBytes = 0;
  clampWindow(flow);
  return { came: true, eta };
}
