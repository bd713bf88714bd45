/** The initiator half of SES. */
export { type InitiatorPort, type PacketOutcome, SesInitiator } from './initiator.ts';
export type { InitiatorCompletion, LocalError, OutPacket, SesOperation } from './operation.ts';
export type { OutMessage } from './out-message.ts';
