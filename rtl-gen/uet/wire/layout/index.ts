/** The tables of the wire. */

export type { CodeTable } from './code-table.ts';
export * from './codes.ts';
export {
  type Choice,
  type Field,
  type Format,
  type Item,
  type Layout,
  type Placed,
  placed,
  type Role,
  type Trust,
  type View,
  viewFor,
} from './layout.ts';
export { blockTypes, errorCharacter, errorCharacters } from './line-blocks.ts';
export { ccUpdate, ethernet, fcs, vlan } from './link.ts';
export { entropy, ipv4, ipv6, udp, uetUdpPort } from './network.ts';
export {
  type ControlMessage,
  cfUpdate,
  llrInit,
  llrPreamble,
  llrSequence,
  type OrderedSetConstants,
  unverifiedOrderedSets,
} from './ordered-sets.ts';
export { controlPacket, cutPds, negotiation, negotiationFeatures } from './pds-control.ts';
export { ack, ackCc, ackCcx64, ackCcx128, nack, nackCcx64, nackCcx128 } from './pds-replies.ts';
export { pdsPrologue, rodCcReq, rodReq, rudCcReq, rudiReq, rudiResp, rudReq, uudReq } from './pds-requests.ts';
export {
  allLayouts,
  atomicRequests,
  ccx64Layouts,
  compareSwaps,
  type NegotiationForm,
  negotiationForms,
  nextHeadersOf,
  orderedSetLayouts,
  packetLayouts,
  pdsLayouts,
  rendezvousOpcodes,
  sesLayouts,
} from './registry.ts';
export { sesAtomic, sesCompareSwap, sesRendezvous } from './ses-extensions.ts';
export { sesMedium, sesSmall, sesStandard } from './ses-requests.ts';
export { sesResponse, sesResponseData, sesResponseDataSmall } from './ses-responses.ts';
export { crc, icv } from './trailers.ts';
export { tss, tssSsi } from './tss.ts';
export type { FieldValue, HeaderInput, HeaderOf } from './values.ts';
