/** The software model of a PDS target. */
export type { Cookie } from './answers.ts';
export type { Arrival, Delivery, Outcome, Question } from './arrival.ts';
export {
  type PacketKind,
  type PdsPacket,
  packetKinds,
  pdsPacket,
  plenty,
  type Resources,
  type StartRule,
  startPsnOf,
  synWord,
} from './packet.ts';
export { type Freed, type PdcView, type PdsCommand, PdsTarget } from './pds-target.ts';
export { type Ack, type AckState, type Control, type Nack, type Reply, type SesPart, targetNacks } from './reply.ts';
export type { PdsResponse } from './response.ts';
export {
  defaultPdsSettings,
  type PdcIdentity,
  type PdsPolicies,
  type PdsRegisters,
  type PdsTargetOptions,
  type PdsTargetSettings,
} from './settings.ts';
export { type CounterName, type Verdict, verdicts } from './verdict.ts';
export { layersOf, packetOf, type Surroundings } from './wire.ts';
