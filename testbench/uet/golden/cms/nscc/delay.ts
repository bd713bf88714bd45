/** Base RTT and the filter of the queueing delay (cms.md 3.3, 3.4). */
import { bdpOf, maxWindowOf } from './constants.ts';
import type { NsccFlow } from './state.ts';

/** A lower RTT is the new base; BDP and the largest window follow. */
export function lowerBaseRtt({ state, settings }: NsccFlow, rtt: number): void {
  if (rtt >= state.baseRtt) return;
  state.baseRtt = rtt;
  state.bdp = bdpOf(rtt, settings.linkRate);
  state.maxwnd = maxWindowOf(state.bdp);
}

/** Filters a delay in; a high one without a mark is not trusted, and a quarter of the base RTT takes its place. */
export function filterDelay({ state, constants: { gain, target } }: NsccFlow, delay: number, ecn: boolean): void {
  const rest = (1 - gain) * state.avgDelay;
  const isTrusted = ecn || delay <= target;
  state.avgDelay = Math.trunc((isTrusted ? gain * delay : gain * state.baseRtt * 0.25) + rest);
}

/** An RTT of a packet, and what kind it is. */
export interface RttSample {
  readonly rtt: number;
  /** Of a probe: the base RTT stays. `data_late`: its ACK says that it answers a request, so the base RTT stays too. */
  readonly kind: 'data' | 'data_late' | 'probe';
}

/** The queueing delay that an ACK's quadrant goes by, after what its sample changes. */
export function takeSample(flow: NsccFlow, sample: RttSample | undefined, ecn: boolean): number {
  const { state } = flow;
  if (sample === undefined) return state.avgDelay;
  const { rtt, kind } = sample;
  if (kind === 'data') lowerBaseRtt(flow, rtt);
  if (rtt < state.baseRtt) return kind === 'probe' ? 0 : state.avgDelay;
  const delay = rtt - state.baseRtt;
  filterDelay(flow, delay, ecn);
  return delay;
}
