/** From the headers that a parser finds to the records of the PDS target and the initiator. */
import {
  type Bits,
  bit,
  type Ctx,
  type EnumV,
  module,
  pack,
  record,
  type Settable,
  type Shape,
} from '../../../hdl/index.ts';
import { positionOf } from '../../../lib/bits/encode.ts';
import { PacketKind, Trimmed } from '../../pds/target-side/records.ts';
import { controlTypes, ecnCodes, ipv4, pdsTypes } from '../../wire/layout/index.ts';
import { ParsedHeaders } from '../../wire/parser/parsed-headers.ts';
import type { PdsKind } from '../../wire/parser/pds-stage.ts';
import { isOneOf } from '../../wire/parser/take.ts';
import { LocalAddresses, OptionalDscp } from '../settings.ts';
import { PeerEvent, PeerEventKind } from './peer-event.ts';
import { PacketHeaders, RxMeta, RxRoute } from './rx-meta.ts';

/** Clocks from headers to what they come to. */
export const rxMapLatency = 3;

/** What of its registers the map goes by. */
export const RxMapRegisters = record({ addresses: LocalAddresses, last_hop: OptionalDscp });

type Headers = typeof ParsedHeaders extends Shape<infer V> ? V : never;

/** Bytes that a packet counts beyond its transport header and what that carries (uet-wire.md 9.1). */
const nominalBytes = 40;

/** Bits of an address that are compared in one clock: what is the same of all parts is an address in the next one. */
const comparedBits = 32;

/** Bits of a length of a packet that PDS counts. */
const lengthBits = 14;

/**
 * In `rxMapLatency` clocks the `meta` of a packet whose `headers` were shown with `valid`; a packet in each clock.
 *
 * Routes (uet-wire.md 6.2): requests, NOOP, ACK_REQ, CLEAR_CMD, CLOSE_CMD, PROBE and NEGOTIATION go to the target,
 * ACKs, NACKs, CREDIT, CLEAR_REQ and CLOSE_REQ to the initiator. Where the target `adopts` PDCs CLOSE_REQ, which has a
 * PSN of the return space, goes to the target; the initiator hears of it by `rxJoin`.
 * A header that trimming has cut is a request's, or of no part, and so is a trimmed packet for the initiator (11.4).
 *
 * With `atomics` it has what follows the SES header of one. With `datagrams` the route of that name has packets of UUD
 * alone, and none that was trimmed; those of RUDI are for no part then (7.14). With `rudi` too it has requests of RUDI
 * as well, also trimmed ones; `psn` is their pkt_id. Their responses go to the initiator, as ACKs with `nt` (7.13).
 *
 * `meta` means nothing where the parser's verdict is not `uet`. A `too_long` packet has more nominal bytes than 14 bits
 * count; of a trimmed one the length says nothing, so it is none.
 *
 * Clock 1: headers come from the parser's queue, whose read is as long as a level of LUTs; clock 2: fields and parts of
 * addresses are looked at; clock 3: which address, and which route.
 */
export const rxMapOf = (adopts: boolean, atomics = false, datagrams = false, rudi = false) =>
  module(
    `uet_rx_map${adopts ? '_adopts' : ''}${atomics ? '_atomics' : ''}${datagrams ? '_uud' : ''}${rudi ? '_rudi' : ''}`,
    {
      summary: 'Maps parsed headers to the records of the PDS target and the initiator, a packet in each clock.',
      in: { headers: ParsedHeaders, valid: bit, registers: RxMapRegisters },
      out: { shown: bit, meta: RxMeta(atomics, rudi) },
    },
    ({ headers: given, valid, registers }, m) => {
      // Clock 1.
      const headers = m.next('headers_1', given);
      const shown1 = m.next('shown_1', valid, { reset: 0 });

      // Clock 2.
      const { pds, pds_header: view, ip_header: ip, transport_header: transport } = headers;
      const { is_ipv4, is_udp, is_cut, is_cp } = m.named({
        is_ipv4: headers.ip.is('ipv4'),
        is_udp: headers.transport.is('udp'),
        is_cut: pds.is('cut'),
        is_cp: pds.is('cp'),
      });
      const mapped = (four: Bits, six: Bits): Bits<128> => m.mux(is_ipv4, m.lit(96, 0xffff).cat(four), six).as(128);
      const destination = m.named('destination', mapped(ip.ipv4.destination, ip.ipv6.destination));
      const ofIp = <T>(four: T, six: T): T => m.mux(is_ipv4, four, six);
      const dscp = m.named('dscp', ofIp(ip.ipv4.dscp, ip.ipv6.dscp));
      const entropy = m.named('entropy', m.mux(is_udp, transport.udp.source_port, transport.entropy.entropy));
      const shown2 = m.next('shown_2', shown1, { reset: 0 });
      const matches = Array.from(registers.addresses, ({ enable, ip: own }, i) =>
        Array.from({ length: destination.width / comparedBits }, (_, part) => {
          const [high, low] = [comparedBits * (part + 1) - 1, comparedBits * part];
          const isSame = own.slice(high, low).eq(destination.slice(high, low));
          return m.next(`matches_${i}_${part}`, part === 0 ? isSame.and(enable) : isSame);
        }),
      );
      const isTrimmed = m.next('trimmed_2', headers.trimmed);
      const transportBytes = m.next(
        'transport_bytes',
        m.mux(is_udp, transport.udp.length, ofIp(ip.ipv4.total_length.sub(ipv4.bytes), ip.ipv6.payload_length)),
      );
      const route = m.reg('route_2', RxRoute);
      routeOf(m, headers, route, { adopts, datagrams, rudi });
      const kind = m.wire('kind', PacketKind, 'request');
      m.match(
        view.cp.ctl_type.mask(is_cp).cat(is_cp),
        targetControls(adopts).map((name) => [(controlTypes.code[name] << 1) | 1, () => kind.set(name)] as const),
        () => kind.set('request'),
      );
      const trimmed = m.wire('trimmed', Trimmed, 'none');
      const isLastHop = registers.last_hop.used.and(dscp.eq(registers.last_hop.dscp));
      m.when(headers.trimmed, () => {
        trimmed.set('trimmed');
        m.when(isLastHop, () => trimmed.set('last_hop'));
      });

      // Of all headers the first 12 bytes have the same places; what of them means what, their type says.
      const { cut, rud_req: request, cp, ack, ack_cc: ackCc, nack } = view;
      const asks = (control: keyof typeof controlTypes.code): Bits<1> =>
        is_cp.and(cp.ctl_type.eq(controlTypes.code[control]));
      // ACK_REQ has 16 reserved bits before its message_id, CREDIT has 8.
      const word = nack.payload.slice(31, 24).mask(asks('ack_req').or(asks('credit')).not());
      const control_word = m.named(
        'control_word',
        word.cat(nack.payload.slice(23, 16).mask(asks('ack_req').not())).cat(nack.payload.slice(15, 0)),
      );
      const isRodRequest = isOneOf(cut.type, [pdsTypes.code.rod_req, pdsTypes.code.rod_cc_req]);
      const { ses: sesKind, ses_header: sesView } = headers;
      const hasMessage = sesKind.is('request_std').or(sesKind.is('response')).or(sesKind.is('response_data'));
      const hasJob = sesKind.is('none').not();
      const unknown = m.lit(4, 0);
      const packet = m.reg('packet', PacketHeaders);
      packet.set({
        source: mapped(ip.ipv4.source, ip.ipv6.source),
        local: unknown,
        kind,
        rod: m.mux(is_cp, cp.isrod, isRodRequest),
        trimmed,
        ce: ofIp(ip.ipv4.ecn, ip.ipv6.ecn).eq(ecnCodes.code.ce),
        retx: request.retx,
        ar: request.ar,
        syn: request.syn,
        psn: cut.psn,
        clear_offset: cut.word.mask(is_cp.or(is_cut).not()),
        opaque: cut.word.mask(is_cp),
        payload: control_word.mask(is_cp),
        spdcid: cut.spdcid,
        dpdcid: cut.dpdcid,
        length: headers.payload_length.trunc(lengthBits),
        size: m.lit(lengthBits, 0),
        entropy,
        message_id: sesView.request_std.message_id.mask(hasMessage),
        job_id: sesView.request_std.job_id.mask(hasJob),
      });

      const { is_ack, is_state, is_extended, is_nack } = m.named({
        is_ack: pds.is('ack').or(pds.is('ack_cc')).or(pds.is('ack_ccx')),
        is_state: pds.is('ack_cc').or(pds.is('ack_ccx')),
        is_extended: pds.is('ack_ccx'),
        is_nack: pds.is('nack').or(pds.is('nack_ccx')),
      });
      const isResponse = rudi ? m.named('is_rudi_resp', pds.is('rudi_resp')) : undefined;
      const eventKind = m.wire('peer_kind', PeerEventKind, 'ack');
      eventKindOf(m, headers, eventKind);
      const word32 = control_word.mask(is_ack.not());
      const event = m.reg('event', PeerEvent);
      event.set({
        kind: eventKind,
        source: mapped(ip.ipv4.source, ip.ipv6.source),
        local: unknown,
        entropy,
        spdcid: cut.spdcid,
        dpdcid: cut.dpdcid,
        m: ack.m.mask(is_cp.not()),
        retx: request.retx.mask(is_cp.not()),
        req: ack.req.mask(is_ack),
        p: ack.p.mask(is_ack),
        ack_psn_offset: cut.word.mask(is_ack),
        nt: isResponse === undefined ? nack.nt.mask(is_nack) : nack.nt.mask(is_nack).or(isResponse),
        nack_code: nack.nack_code.mask(is_nack),
        vendor_code: nack.vendor_code.mask(is_nack),
        psn: cut.psn,
        payload: isResponse === undefined ? word32 : m.mux(isResponse, headers.payload_length.zext(32), word32),
        cc_type: ackCc.cc_type.mask(is_state),
        mpr: ackCc.mpr.mask(is_state),
        sack_psn_offset: pack(ackCc.sack_psn_offset).as(16).mask(is_state),
        sack_bitmap: ackCc.sack_bitmap.mask(is_state),
        cc_state: ackCc.cc_state.bits.as(64).mask(is_state.and(is_extended.not())),
      });
      const ses = m.next('ses_2', sesKind);
      const sesHeader = m.next('ses_header_2', sesView.bits);
      const extension = atomics ? m.next('extension_2', headers.extension_header.bits) : undefined;
      const isRudi = rudi ? m.next('is_rudi', pds.is('rudi_req')) : undefined;

      // Clock 3.
      const hits = matches.map((parts): Bits => parts.reduce((a, b) => a.and(b)));
      const hitWord = hits.reduce((low, hit) => hit.cat(low));
      const local = positionOf(hitWord).as(4);
      const size = transportBytes.zext(17).add(nominalBytes);
      const { is_long, is_unknown } = m.named({
        is_long: size.slice(16, lengthBits).any().and(isTrimmed.not()),
        is_unknown: hitWord.any().not(),
      });
      const isForNone = m.named('is_for_none', route.is('secured').or(route.is('unrouted')));
      const meta = m.reg('meta', RxMeta(atomics, rudi));
      meta.set({ route, ses, ses_header: sesHeader, extension, rudi: isRudi });
      m.when(isForNone.not(), () => {
        m.when(is_unknown, () => meta.set({ route: 'unknown_address' })).elsewhen(is_long, () =>
          meta.set({ route: 'too_long' }),
        );
      });
      m.when(route.is('initiator'), () => meta.set({ content: { event: { ...event, local } } })).otherwise(() =>
        meta.set({ content: { packet: { ...packet, local, size: size.trunc(lengthBits) } } }),
      );
      return { shown: m.next('shown_3', shown2, { reset: 0 }), meta };
    },
  );

/** That of an endpoint without return spaces. */
export const rxMap = rxMapOf(false);

/** The control packets of a target; CLOSE_REQ is one that an adopted PDC acknowledges. */
const targetControls = (adopts: boolean) => [...plainControls, ...(adopts ? (['close_req'] as const) : [])];
const plainControls = ['noop', 'ack_req', 'clear_cmd', 'close_cmd', 'probe', 'negotiation'] as const;

/** Those of an initiator alone. */
const initiatorControls = ['clear_req', 'close_req', 'credit'] as const;

const answers = ['ack', 'ack_cc', 'ack_ccx', 'nack', 'nack_ccx'] as const;

const requests = ['rud_req', 'rod_req', 'rud_cc_req', 'rod_cc_req'] as const;

const requestCodes = requests.map((name) => pdsTypes.code[name]);

/** Sets the route that the PDS header alone decides. */
function routeOf(
  m: Ctx,
  { pds, pds_header: view, trimmed }: Headers,
  route: Settable<EnumV<RouteName>>,
  { adopts, datagrams, rudi }: { readonly adopts: boolean; readonly datagrams: boolean; readonly rudi: boolean },
): void {
  route.set('unrouted');
  const isAny = (names: readonly PdsName[]): Bits<1> => names.map((name) => pds.is(name)).reduce((a, b) => a.or(b));
  const controls = (names: readonly (keyof typeof controlTypes.code)[]) => names.map((name) => controlTypes.code[name]);
  const isUud = pds.is('uud_req').and(trimmed.not());
  const withoutPdc = rudi ? isUud.or(pds.is('rudi_req')) : isUud;
  m.when(isAny(requests), () => route.set('target'))
    .elsewhen(pds.is('cut').and(isOneOf(view.cut.type, requestCodes)), () => route.set('target'))
    .elsewhen(isAny(rudi ? [...answers, 'rudi_resp'] : answers).and(trimmed.not()), () => route.set('initiator'))
    .elsewhen(datagrams ? withoutPdc : isAny(['rudi_req', 'rudi_resp', 'uud_req']), () => route.set('datagram'))
    .elsewhen(pds.is('tss'), () => route.set('secured'))
    .elsewhen(pds.is('cp'), () => {
      const { ctl_type: type } = view.cp;
      m.when(isOneOf(type, controls(targetControls(adopts))), () => route.set('target'))
        .elsewhen(isOneOf(type, controls(initiatorControls)).and(trimmed.not()), () => route.set('initiator'))
        .elsewhen(type.eq(controlTypes.code.credit_req), () => route.set('credit_req'));
    });
}

type RouteName = typeof RxRoute extends Shape<EnumV<infer K>> ? K : never;
type PdsName = typeof PdsKind extends Shape<EnumV<infer K>> ? K : never;

/** Sets the kind of what goes to the initiator. */
function eventKindOf(m: Ctx, { pds, pds_header: view }: Headers, kind: Settable<EnumV<EventName>>): void {
  const { ctl_type: type } = view.cp;
  for (const name of ['ack_cc', 'ack_ccx', 'nack', 'nack_ccx'] as const) m.when(pds.is(name), () => kind.set(name));
  m.when(pds.is('cp'), () => {
    kind.set('credit');
    for (const name of ['clear_req', 'close_req'] as const)
      m.when(type.eq(controlTypes.code[name]), () => kind.set(name));
  });
}

type EventName = typeof PeerEventKind extends Shape<EnumV<infer K>> ? K : never;
