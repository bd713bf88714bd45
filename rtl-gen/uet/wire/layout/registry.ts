/** Every header of the wire, and which one follows which. */
import { atomicOpcodes, nextHeaders, opcodes, type pdsTypes } from './codes.ts';
import { ccUpdate, ethernet, fcs, vlan } from './link.ts';
import { entropy, ipv4, ipv6, udp } from './network.ts';
import { cfUpdate, llrInit, llrPreamble, llrSequence } from './ordered-sets.ts';
import { controlPacket, cutPds, negotiation, negotiationFeatures } from './pds-control.ts';
import { ack, ackCc, ackCcx64, ackCcx128, nack, nackCcx64, nackCcx128 } from './pds-replies.ts';
import { pdsPrologue, rodCcReq, rodReq, rudCcReq, rudiReq, rudiResp, rudReq, uudReq } from './pds-requests.ts';
import { sesAtomic, sesCompareSwap, sesRendezvous } from './ses-extensions.ts';
import { sesMedium, sesSmall, sesStandard } from './ses-requests.ts';
import { sesResponse, sesResponseData, sesResponseDataSmall } from './ses-responses.ts';
import { crc, icv } from './trailers.ts';
import { tss, tssSsi } from './tss.ts';

/** PDS headers by packet type, without TSS. */
export const pdsLayouts = {
  rud_req: rudReq,
  rod_req: rodReq,
  rudi_req: rudiReq,
  rudi_resp: rudiResp,
  uud_req: uudReq,
  ack,
  ack_cc: ackCc,
  ack_ccx: ackCcx128,
  nack,
  cp: controlPacket,
  nack_ccx: nackCcx128,
  rud_cc_req: rudCcReq,
  rod_cc_req: rodCcReq,
} as const satisfies Readonly<Record<Exclude<keyof typeof pdsTypes.code, 'tss'>, unknown>>;

/** The PDS headers that have 64 bits of extended state instead of 128 where a setting says so. */
export const ccx64Layouts = { ack_ccx: ackCcx64, nack_ccx: nackCcx64 } as const;

/**
 * What follows the 16 bytes of a negotiation, by where its TLV is: it begins in the payload word, follows it, or is not
 * there, because the control packet ends with that word (uet-wire.md 6.2, 13.3). A setting chooses.
 */
export const negotiationForms = {
  'in-payload': negotiationFeatures,
  'after-payload': negotiation,
  'payload-word': undefined,
} as const;

export type NegotiationForm = keyof typeof negotiationForms;

/** SES headers by next header; `none` has none. */
export const sesLayouts = {
  request_small: sesSmall,
  request_medium: sesMedium,
  request_std: sesStandard,
  response: sesResponse,
  response_data: sesResponseData,
  response_data_small: sesResponseDataSmall,
} as const satisfies Readonly<Record<Exclude<keyof typeof nextHeaders.code, 'none'>, unknown>>;

const { none, request_small, request_medium, request_std, response, response_data, response_data_small } =
  nextHeaders.code;
const requests = [none, request_small, request_medium, request_std] as const;
const responses = [none, response, response_data, response_data_small] as const;
/** Read data that does not fit an ACK comes as requests of the target, in the return space (uet-wire.md 7.12). */
const pdcRequests = [...requests, response_data, response_data_small] as const;

/**
 * The next headers that a packet of each type can have (uet-wire.md 2.3, 5.1, 7.12; ses.md 7); 0 is a packet without
 * SES. Control packets have a control type in its place.
 */
export const nextHeadersOf: Readonly<Record<Exclude<keyof typeof pdsLayouts, 'cp'>, readonly number[]>> = {
  rud_req: pdcRequests,
  rod_req: pdcRequests,
  rudi_req: requests,
  rudi_resp: responses,
  uud_req: requests,
  ack: responses,
  ack_cc: responses,
  ack_ccx: responses,
  nack: [none],
  nack_ccx: [none],
  rud_cc_req: pdcRequests,
  rod_cc_req: pdcRequests,
};

/** Headers that stand in packets, as layers of a decoded one. */
export const packetLayouts = [
  ethernet,
  vlan,
  ipv4,
  ipv6,
  udp,
  entropy,
  tss,
  tssSsi,
  ...Object.values(pdsLayouts),
  ackCcx64,
  nackCcx64,
  cutPds,
  negotiation,
  negotiationFeatures,
  ...Object.values(sesLayouts),
  sesRendezvous,
  sesAtomic,
  sesCompareSwap,
  icv,
  crc,
  fcs,
  ccUpdate,
] as const;

/** The link layer's own messages, which stand between packets or before them. */
export const orderedSetLayouts = [llrPreamble, llrSequence, llrInit, cfUpdate] as const;

/** All of them, in the order of the documentation. */
export const allLayouts = [...packetLayouts, pdsPrologue, ...orderedSetLayouts] as const;

/** Operations whose request is followed by a rendezvous extension. */
export const rendezvousOpcodes: readonly number[] = [opcodes.code.rendezvous_send, opcodes.code.rendezvous_tsend];

/** Operations whose request is followed by an atomic extension. */
export const atomicRequests: readonly number[] = [
  opcodes.code.atomic,
  opcodes.code.fetching_atomic,
  opcodes.code.tsend_atomic,
  opcodes.code.tsend_fetch_atomic,
];

/** Atomic operations whose extension is followed by two operands. */
export const compareSwaps: readonly number[] = [
  atomicOpcodes.code.cswap,
  atomicOpcodes.code.cswap_ne,
  atomicOpcodes.code.cswap_le,
  atomicOpcodes.code.cswap_lt,
  atomicOpcodes.code.cswap_ge,
  atomicOpcodes.code.cswap_gt,
  atomicOpcodes.code.mswap,
];

export type { CodeTable } from './code-table.ts';
