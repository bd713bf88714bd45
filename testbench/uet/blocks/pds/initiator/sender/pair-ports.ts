/** The ports of a PDS sender and of a PDS target, ready to be set and read without a look-up. */
import assert from 'node:assert/strict';
import type { PortHandle } from '../../../../../engine/simulator.ts';
import { removedBy } from '../../../../golden/pds/initiator/index.ts';

/** What a sender or a target shows; its owner passes the edges. */
export interface Ports {
  readonly ports: readonly PortHandle[];
  port(name: string): PortHandle;
}

/** The words of a packet under way: those of its header, then whether it was trimmed, and as which one it left. */
const packetFields = ['kind', 'rod', 'retx', 'ar', 'syn', 'psn', 'clear_offset', 'opaque', 'payload'] as const;
const moreFields = ['spdcid', 'dpdcid', 'length', 'size', 'message', 'entropy', 'handle', 'place'] as const;
export const F = Object.fromEntries(
  [...packetFields, ...moreFields, 'trimmed', 'order'].map((name, i) => [name, i]),
) as Record<(typeof packetFields)[number] | (typeof moreFields)[number] | 'trimmed' | 'order', number>;
export const packetWords = Object.keys(F).length;

/** The words of a reply, but for its bitmap. */
export const replyNames = [
  'type',
  'entropy',
  'spdcid',
  'dpdcid',
  'm',
  'retx',
  'req',
  'p',
  'ack_psn_offset',
  'cack_psn',
  'response',
  'message_id',
  'handle',
  'next_hdr',
  'mpr',
  'sack_psn_offset',
  'service_time',
  'restore_cwnd',
  'rcv_cwnd_pend',
  'rcvd_bytes',
  'ooo_count',
  'nack_code',
  'psn',
  'payload',
  'control',
] as const;
export const R = Object.fromEntries(replyNames.map((name, i) => [name, i])) as Record<
  (typeof replyNames)[number],
  number
>;

/** What a delivery and its response have in common; then whether it is guaranteed, and the packet. */
export const deliveryNames = [
  'pdcid',
  'psn',
  'cookie_ack',
  'cookie_ce',
  'cookie_retx',
  'cookie_entropy',
  'cookie_time',
] as const;
export const deliveryWords = deliveryNames.length + 2;

/** Sets and reads a port. */
type Setter = (value: number) => void;
type Getter = () => number;

const getterOf = (ports: Ports, name: string): Getter => {
  const port = ports.port(name);
  return () => Number(port.get());
};
const setterOf = (ports: Ports, name: string): Setter => {
  const port = ports.port(name);
  return (value) => port.set(value);
};
/** The number of a state of a port. */
export const codeOf = (ports: Ports, name: string, state: string): number => {
  const found = ports.port(name).states?.find((each) => each.name === state);
  assert(found !== undefined, `${name} has no state ${state}`);
  return Number(found.value);
};

/** The ports of a sender. `kinds`: each kind of its packets as `target` has it. */
export function senderPorts(sender: Ports, target: Ports) {
  const set = (name: string) => setterOf(sender, name);
  const get = (name: string) => getterOf(sender, name);
  const packet = 'packet_payload_packet_';
  const kindNames = sender.port(`${packet}kind`).states!;
  const numbered = new Set(['request', 'noop', 'negotiation', 'close_cmd']);
  return {
    now: set('now'),
    units: set('units'),
    random: set('random'),
    ready: get('ready'),
    sendValid: set('send_valid'),
    sendReady: get('send_ready'),
    mode: set('send_payload_tuple_mode'),
    modes: {
      rud: codeOf(sender, 'send_payload_tuple_mode', 'rud'),
      rod: codeOf(sender, 'send_payload_tuple_mode', 'rod'),
      roce: codeOf(sender, 'send_payload_tuple_mode', 'roce'),
    },
    lane: set('send_payload_tuple_lane'),
    sendMessage: set('send_payload_packet_message'),
    first: set('send_payload_packet_first'),
    last: set('send_payload_packet_last'),
    sendLength: set('send_payload_packet_length'),
    sendSize: set('send_payload_packet_size'),
    sendHandle: set('send_payload_packet_handle'),
    leftValid: get('left_valid'),
    leftHandle: get('left_handle'),
    peerValid: set('peer_valid'),
    kind: set('peer_kind'),
    ack: codeOf(sender, 'peer_kind', 'ack'),
    nack: codeOf(sender, 'peer_kind', 'nack'),
    clearReq: codeOf(sender, 'peer_kind', 'clear_req'),
    closeReq: codeOf(sender, 'peer_kind', 'close_req'),
    entropy: set('peer_entropy'),
    spdcid: set('peer_spdcid'),
    dpdcid: set('peer_dpdcid'),
    m: set('peer_m'),
    retx: set('peer_retx'),
    req: set('peer_req'),
    probe: set('peer_probe'),
    offset: set('peer_offset'),
    psn: set('peer_psn'),
    nackCode: set('peer_nack_code'),
    payload: set('peer_payload'),
    hasState: set('peer_has_state'),
    hasNscc: set('peer_has_nscc'),
    mpr: set('peer_mpr'),
    sackOffset: set('peer_sack_offset'),
    bitmap: sender.port('peer_sack_bitmap'),
    oooCount: set('peer_ooo_count'),
    serviceTime: set('peer_service_time'),
    restoreCwnd: set('peer_restore_cwnd'),
    rcvCwndPend: set('peer_rcv_cwnd_pend'),
    rcvdBytes: set('peer_rcvd_bytes'),
    present: set('peer_response_present'),
    opcode: set('peer_response_opcode'),
    messageId: set('peer_response_message_id'),
    modifiedLength: set('peer_response_modified_length'),
    outcomeValid: get('outcome_valid'),
    outcomeHandle: get('outcome_handle'),
    outcomeKind: get('outcome_kind'),
    outcomeOpcode: get('outcome_response_opcode'),
    outcomeLength: get('outcome_response_modified_length'),
    response: codeOf(sender, 'outcome_kind', 'response'),
    failed: codeOf(sender, 'outcome_kind', 'failed'),
    packetValid: get('packet_valid'),
    packetReady: set('packet_ready'),
    packet: [...packetFields, ...moreFields].map((name) =>
      get(packet + (name === 'entropy' ? 'picked_entropy' : name)),
    ),
    request: codeOf(sender, `${packet}kind`, 'request'),
    isNumbered: kindNames.map(({ name }) => (numbered.has(name) ? 1 : 0)),
    // CREDIT_REQ is made after a sender, and is for no target.
    kinds: kindNames
      .filter(({ name }) => name !== 'credit_req')
      .map(({ name }) => codeOf(target, 'request_payload_kind', name)),
    congestionValid: get('congestion_valid'),
    congestionCcc: get('congestion_ccc'),
    congestionKind: get('congestion_kind'),
    congestionBytes: get('congestion_bytes'),
    removes: sender
      .port('congestion_kind')
      .states!.map(({ name }) => removedBy({ kind: name as 'ack', bytes: 1, ccc: 0, entropy: 0, ecn: false })),
    limitValid: set('limit_valid'),
    limitCcc: set('limit_ccc'),
    limitWindow: set('limit_window'),
    limitCwnd: set('limit_cwnd'),
    limitMax: set('limit_max_window'),
    picked: set('picked_entropy'),
    pickValid: get('pick_valid'),
    eventValid: get('pdc_event_valid'),
    eventOpened: get('pdc_event_opened'),
    eventClosed: get('pdc_event_closed'),
    eventFailed: get('pdc_event_failed'),
  };
}

/** The ports of a target. */
export function targetPorts(target: Ports) {
  const set = (name: string) => setterOf(target, name);
  const get = (name: string) => getterOf(target, name);
  const request = 'request_payload_';
  return {
    now: set('now'),
    ready: get('ready'),
    requestValid: set('request_valid'),
    kind: set(`${request}kind`),
    request: codeOf(target, `${request}kind`, 'request'),
    rod: set(`${request}rod`),
    retx: set(`${request}retx`),
    ar: set(`${request}ar`),
    syn: set(`${request}syn`),
    psn: set(`${request}psn`),
    clearOffset: set(`${request}clear_offset`),
    opaque: set(`${request}opaque`),
    payload: set(`${request}payload`),
    spdcid: set(`${request}spdcid`),
    dpdcid: set(`${request}dpdcid`),
    length: set(`${request}length`),
    size: set(`${request}size`),
    message: set(`${request}message_id`),
    entropy: set(`${request}entropy`),
    trimmed: set(`${request}trimmed`),
    responseValid: set('response_valid'),
    responseReady: get('response_ready'),
    response: deliveryNames.map((name) => set(`response_payload_${name}`)),
    guaranteed: set('response_payload_guaranteed'),
    plainOk: set('response_payload_plain_ok'),
    handle: set('response_payload_handle'),
    nextHdr: set('response_payload_next_hdr'),
    commandValid: set('command_valid'),
    commandReady: get('command_ready'),
    commandPdcid: set('command_payload_pdcid'),
    verdictValid: get('verdict_valid'),
    verdict: get('verdict_verdict'),
    created: codeOf(target, 'verdict_verdict', 'created'),
    accepted: codeOf(target, 'verdict_verdict', 'accepted'),
    deliverValid: get('deliver_valid'),
    deliver: deliveryNames.map((name) => get(`deliver_${name}`)),
    replyValid: get('reply_valid'),
    reply: replyNames.map((name) => get(`reply_payload_${name}`)),
    bitmap: target.port('reply_payload_sack_bitmap'),
    ackCc: codeOf(target, 'reply_payload_type', 'ack_cc'),
    nack: codeOf(target, 'reply_payload_type', 'nack'),
    cp: codeOf(target, 'reply_payload_type', 'cp'),
    clearReq: codeOf(target, 'reply_payload_control', 'clear_req'),
    noResponse: codeOf(target, 'reply_payload_response', 'none'),
    ses: codeOf(target, 'reply_payload_response', 'ses'),
  };
}
