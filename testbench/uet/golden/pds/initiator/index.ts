/**
 * The software model of a PDS initiator: `new PdsInitiator(options, surroundings, limit)`, then `submit(send)`,
 * `receive(event)`, `limit(ccc, limit)` and `advance(time)`, each of which returns what it does; and `next()`, the
 * packet that leaves.
 */
export { type CongestionEvent, FixedLimit, type Limit, removedBy } from './congestion.ts';
export type { Context, InitiatorState } from './context.ts';
export { type InitiatorCounter, initiatorCounters } from './counters.ts';
export type { Datagram, EmittedPacket, PdcPacket, RequestCredit } from './emitted.ts';
export type { Effects, PdcEvent, Picked, PickRequest, Surroundings } from './initiator-state.ts';
export { type Emission, type InitiatorPdc, PdsInitiator, type ReturnSpace } from './pds-initiator.ts';
export type { PeerAck, PeerAckState, PeerControl, PeerEvent, PeerNack, RudiResponse } from './peer-event.ts';
export type { FailureCode, Mode, SendOutcome, SendRequest, Tuple } from './send.ts';
export {
  defaultInitiatorSettings,
  type InitiatorOptions,
  type InitiatorPolicies,
  type InitiatorRegisters,
  type InitiatorSettings,
  type LossSwitches,
} from './settings.ts';
