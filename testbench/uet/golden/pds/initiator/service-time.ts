/** RTTs without the time that the peer has spent on them (9.4). */
import type { InitiatorShared } from './initiator-state.ts';
import type { PeerAck } from './peer-event.ts';

/** A time less what the peer spent of it; `undefined` where that is not known and the policy needs it. */
export function lessService({ settings }: InitiatorShared, { state }: PeerAck, time: number): number | undefined {
  const service = state?.nscc?.serviceTime ?? 0;
  if (service === 0 || service === 0xffff) return settings.policies.serviceTime === 'optional' ? time : undefined;
  const rtt = time - service * settings.unitsPer128ns;
  return rtt > 0 ? rtt : undefined;
}
