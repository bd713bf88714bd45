/** The fields of parsed headers as the PDS target and the initiator are given them. */
import { type Bits, type Ctx, pack, type ValueOf } from '../../../hdl/index.ts';
import { isOneOf as isAny } from '../../../lib/bits/is-one-of.ts';
import { PacketKind, Trimmed } from '../../pds/target-side/records.ts';
import { controlTypes, ecnCodes, ipv4, pdsTypes } from '../../wire/layout/index.ts';
import type { ParsedHeaders } from '../../wire/parser/parsed-headers.ts';
import { isOneOf } from '../../wire/parser/take.ts';
import type { OptionalDscp } from '../settings.ts';
import { PeerEventKind } from './peer-event.ts';

export type Headers = ValueOf<typeof ParsedHeaders>;

/** Bits of a length of a packet that PDS counts. */
export const lengthBits = 14;

/** Where a packet comes from and goes to, IPv4 as mapped into IPv6, and the bytes from its transport header on. */
export function wayOf(m: Ctx, { ip, ip_header: { ipv4: four, ipv6: six }, transport, transport_header }: Headers) {
  const { is_ipv4, is_udp } = m.named({ is_ipv4: ip.is('ipv4'), is_udp: transport.is('udp') });
  const ofIp = <T>(ofFour: T, ofSix: T): T => m.mux(is_ipv4, ofFour, ofSix);
  const mapped = (address: Bits<32>): Bits<128> => m.lit(96, 0xffff).cat(address).as(128);
  const { udp, entropy } = transport_header;
  return {
    source: ofIp(mapped(four.source), six.source),
    destination: m.named('destination', ofIp(mapped(four.destination), six.destination)),
    dscp: m.named('dscp', ofIp(four.dscp, six.dscp)),
    ecn: ofIp(four.ecn, six.ecn),
    entropy: m.named('entropy', m.mux(is_udp, udp.source_port, entropy.entropy)),
    bytes: m.mux(is_udp, udp.length, ofIp(four.total_length.sub(ipv4.bytes), six.payload_length)),
  };
}

type Way = ReturnType<typeof wayOf>;

const plainControls = ['noop', 'ack_req', 'clear_cmd', 'close_cmd', 'probe', 'negotiation'] as const;

/** The control packets of a target; CLOSE_REQ is one that an adopted PDC acknowledges. */
export const targetControls = (adopts: boolean) => [...plainControls, ...(adopts ? (['close_req'] as const) : [])];

/**
 * A packet for the target, without what is known later: which address of ours, and its size. Of all headers the first
 * 12 bytes have the same places; what of them means what, their type says.
 */
export function packetOf(
  m: Ctx,
  headers: Headers,
  { source, entropy, ecn, dscp }: Way,
  { adopts, last_hop }: { readonly adopts: boolean; readonly last_hop: ValueOf<typeof OptionalDscp> },
) {
  const { pds, pds_header, ses, ses_header } = headers;
  const { cut, rud_req: request, cp } = pds_header;
  const { is_cp, is_cut } = m.named({ is_cp: pds.is('cp'), is_cut: pds.is('cut') });
  const kind = m.wire('kind', PacketKind, 'request');
  m.match(
    cp.ctl_type.mask(is_cp).cat(is_cp),
    targetControls(adopts).map((name) => [(controlTypes.code[name] << 1) | 1, () => kind.set(name)] as const),
    () => kind.set('request'),
  );
  const trimmed = m.wire('trimmed', Trimmed, 'none');
  m.when(headers.trimmed, () => {
    trimmed.set('trimmed');
    m.when(last_hop.used.and(dscp.eq(last_hop.dscp)), () => trimmed.set('last_hop'));
  });
  const { message_id, job_id } = ses_header.request_std;
  return {
    ...{ source, kind, trimmed, entropy },
    rod: m.mux(is_cp, cp.isrod, isOneOf(cut.type, [pdsTypes.code.rod_req, pdsTypes.code.rod_cc_req])),
    ce: ecn.eq(ecnCodes.code.ce),
    ...{ retx: request.retx, ar: request.ar, syn: request.syn },
    psn: cut.psn,
    clear_offset: cut.word.mask(is_cp.or(is_cut).not()),
    opaque: cut.word.mask(is_cp),
    payload: controlWord(headers).mask(is_cp),
    ...{ spdcid: cut.spdcid, dpdcid: cut.dpdcid },
    length: headers.payload_length.trunc(lengthBits),
    message_id: message_id.mask(isAny(ses, 'request_std', 'response', 'response_data')),
    job_id: job_id.mask(ses.is('none').not()),
  };
}

/** What arrives for the initiator, without which address of ours; a response of RUDI says how many bytes it has. */
export function eventOf(m: Ctx, headers: Headers, { source, entropy }: Way, isResponse: Bits<1> | undefined) {
  const { pds, pds_header } = headers;
  const { cut, rud_req: request, ack, ack_cc: state, nack } = pds_header;
  const is_cp = pds.is('cp');
  const { is_ack, is_state, is_extended, is_nack } = m.named({
    is_ack: isAny(pds, 'ack', 'ack_cc', 'ack_ccx'),
    is_state: isAny(pds, 'ack_cc', 'ack_ccx'),
    is_extended: pds.is('ack_ccx'),
    is_nack: isAny(pds, 'nack', 'nack_ccx'),
  });
  const nt = nack.nt.mask(is_nack);
  const word = controlWord(headers).mask(is_ack.not());
  return {
    ...{ kind: eventKindOf(m, headers), source, entropy, spdcid: cut.spdcid, dpdcid: cut.dpdcid },
    m: ack.m.mask(is_cp.not()),
    retx: request.retx.mask(is_cp.not()),
    req: ack.req.mask(is_ack),
    p: ack.p.mask(is_ack),
    ack_psn_offset: cut.word.mask(is_ack),
    nt: isResponse === undefined ? nt : nt.or(isResponse),
    nack_code: nack.nack_code.mask(is_nack),
    vendor_code: nack.vendor_code.mask(is_nack),
    psn: cut.psn,
    payload: isResponse === undefined ? word : m.mux(isResponse, headers.payload_length.zext(32), word),
    cc_type: state.cc_type.mask(is_state),
    mpr: state.mpr.mask(is_state),
    sack_psn_offset: pack(state.sack_psn_offset).as(16).mask(is_state),
    sack_bitmap: state.sack_bitmap.mask(is_state),
    cc_state: state.cc_state.bits.as(64).mask(is_state.and(is_extended.not())),
  };
}

/** The kind of what goes to the initiator. */
function eventKindOf(m: Ctx, { pds, pds_header: { cp } }: Headers) {
  const kind = m.wire('peer_kind', PeerEventKind, 'ack');
  for (const name of ['ack_cc', 'ack_ccx', 'nack', 'nack_ccx'] as const) m.when(pds.is(name), () => kind.set(name));
  m.when(pds.is('cp'), () => {
    kind.set('credit');
    for (const name of ['clear_req', 'close_req'] as const)
      m.when(cp.ctl_type.eq(controlTypes.code[name]), () => kind.set(name));
  });
  return kind;
}

/** The payload word of a control packet: ACK_REQ has 16 reserved bits before its message_id, CREDIT has 8. */
function controlWord({ pds, pds_header: { cp, nack } }: Headers): Bits<32> {
  const asks = (control: 'ack_req' | 'credit') => pds.is('cp').and(cp.ctl_type.eq(controlTypes.code[control]));
  const high = nack.payload.slice(31, 24).mask(asks('ack_req').or(asks('credit')).not());
  const middle = nack.payload.slice(23, 16).mask(asks('ack_req').not());
  return high.cat(middle).cat(nack.payload.slice(15, 0));
}
