/** The initiator half of SES. */
export { datagramFault } from './datagram-fault.ts';
export { type InitiatorPort, type PacketOutcome, SesInitiator } from './initiator.ts';
export type { InitiatorCompletion, LocalError, OutPacket, SesOperation } from './operation.ts';
export type { OutMessage } from './out-message.ts';
export { rudiFault } from './rudi-fault.ts';
