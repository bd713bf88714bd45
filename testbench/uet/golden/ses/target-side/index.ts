/** The target half of SES. */
export { TargetMessage } from './message.ts';
export type { Arrival, HostMemory, TargetCompletion, TargetPort, TargetRead } from './port.ts';
export { peerGroup, SesTarget } from './target.ts';
