/** Quick adapt: the window falls to what arrived in a window of measurement, and marks of what is out are ignored. */
import { type NsccFlow, wrap32 } from './state.ts';

/** `none` and `window` (a new window of measurement) leave the event to the quadrants; `cut` and `ignore` end it. */
export type QuickAdapt = 'none' | 'window' | 'cut' | 'ignore';

/** At time `now`; `loss`: at a NACK (cms.md 3.5). */
export function quickAdapt(
  { state, constants }: NsccFlow,
  now: number,
  { loss, ecn, delay }: { readonly loss: boolean; readonly ecn: boolean; readonly delay: number },
): QuickAdapt {
  if (state.bytesIgnored < state.bytesToIgnore && ecn) return handled('ignore');
  if (now <= state.qaEnd) return 'none';
  const isAsked = state.isTriggered || loss || delay > constants.qaThreshold;
  const isCut = state.qaEnd !== 0 && isAsked && state.achievedBytes < Math.floor(state.maxwnd / 2 ** constants.qaGate);
  if (isCut) {
    state.cwnd = Math.max(state.achievedBytes, constants.minCwnd);
    state.bytesToIgnore = wrap32(state.inFlight);
    state.bytesIgnored = 0;
    state.isTriggered = false;
  }
  state.achievedBytes = 0;
  state.qaEnd = now + state.baseRtt + constants.target;
  return isCut ? handled('cut') : 'window';

  function handled(what: QuickAdapt): QuickAdapt {
    state.incBytes = 0;
    state.receivedBytes = 0;
    return what;
  }
}
