/** The target half of SES. */
export { TargetMessage } from './message.ts';
export { peerGroup } from './peer-share.ts';
export type { Arrival, HostMemory, TargetCompletion, TargetPort, TargetRead } from './port.ts';
export { SesTarget } from './target.ts';
