/** From the headers that a parser finds to the records of the PDS target and the initiator. */
import { type Bits, bit, type Ctx, type EnumV, module, record, type Shape, type ValueOf } from '../../../hdl/index.ts';
import { positionOf } from '../../../lib/bits/encode.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';
import { toVec } from '../../../lib/bits/lists.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { controlTypes, pdsTypes } from '../../wire/layout/index.ts';
import { ParsedHeaders } from '../../wire/parser/parsed-headers.ts';
import type { PdsKind } from '../../wire/parser/pds-stage.ts';
import { isOneOf } from '../../wire/parser/take.ts';
import { type LocalAddress, LocalAddresses, OptionalDscp } from '../settings.ts';
import { eventOf, type Headers, lengthBits, packetOf, targetControls, wayOf } from './rx-fields.ts';
import { RxMeta, RxRoute } from './rx-meta.ts';

/** Clocks from headers to what they come to. */
export const rxMapLatency = 3;

/** What of its registers the map goes by. */
export const RxMapRegisters = record({ addresses: LocalAddresses, last_hop: OptionalDscp });

/** Bytes that a packet counts beyond its transport header and what that carries (uet-wire.md 9.1). */
const nominalBytes = 40;

/** Bits of an address that are compared in one clock: what is the same of all parts is an address in the next one. */
const comparedBits = 32;

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
 * Stages: `enter`, as headers come from the parser's queue, whose read is as long as a level of LUTs; `look`, at fields
 * and parts of addresses; `route`, which address, and which route.
 */
export const rxMapOf = (adopts: boolean, atomics = false, datagrams = false, rudi = false) =>
  module(
    `uet_rx_map${adopts ? '_adopts' : ''}${atomics ? '_atomics' : ''}${datagrams ? '_uud' : ''}${rudi ? '_rudi' : ''}`,
    {
      summary: 'Maps parsed headers to the records of the PDS target and the initiator, a packet in each clock.',
      in: { headers: ParsedHeaders, valid: bit, registers: RxMapRegisters },
      out: { shown: bit, meta: RxMeta(atomics, rudi) },
    },
    ({ headers, valid, registers: { addresses, last_hop } }, m) => {
      const { out } = pipeline(m, { headers }, { valid })
        .stage('enter', idle)
        .stage('look', ({ headers }) => {
          const way = wayOf(m, headers);
          const { pds, ses, ses_header, extension_header: extension } = headers;
          return {
            matches: toVec([...addresses].map((own) => matchesOf(own, way.destination))),
            bytes: way.bytes,
            is_trimmed: headers.trimmed,
            route: routeOf(m, headers, { adopts, datagrams, rudi }),
            packet: packetOf(m, headers, way, { adopts, last_hop }),
            event: eventOf(m, headers, way, rudi ? m.named('is_rudi_resp', pds.is('rudi_resp')) : undefined),
            rest: {
              ...{ ses, ses_header: ses_header.bits, extension: atomics ? extension.bits : undefined },
              rudi: rudi ? pds.is('rudi_req') : undefined,
            },
          };
        })
        .stage('route', ({ matches, bytes, is_trimmed, route, packet, event, rest }) => {
          const hits = lowFirst([...matches].map((parts) => parts.all()));
          const local = positionOf(hits).as(4);
          const size = bytes.zext(17).add(nominalBytes);
          const isLong = size.slice(16, lengthBits).any().and(is_trimmed.not());
          const isForNone = route.is('secured').or(route.is('unrouted'));
          const mapped = m.forward('mapped', RxMeta(atomics, rudi));
          mapped.set({ route, ...rest });
          m.when(isForNone.not(), () => {
            m.when(hits.any().not(), () => mapped.set({ route: 'unknown_address' })).elsewhen(isLong, () =>
              mapped.set({ route: 'too_long' }),
            );
          });
          m.when(route.is('initiator'), () => mapped.set({ content: { event: { ...event, local } } })).otherwise(() =>
            mapped.set({ content: { packet: { ...packet, local, size: size.trunc(lengthBits) } } }),
          );
          return { mapped };
        });
      return { shown: out.valid, meta: out.mapped };
    },
  );

/** That of an endpoint without return spaces. */
export const rxMap = rxMapOf(false);

/** Those of an initiator alone. */
const initiatorControls = ['clear_req', 'close_req', 'credit'] as const;

const answers = ['ack', 'ack_cc', 'ack_ccx', 'nack', 'nack_ccx'] as const;

const requests = ['rud_req', 'rod_req', 'rud_cc_req', 'rod_cc_req'] as const;

const requestCodes = requests.map((name) => pdsTypes.code[name]);

/** The route that the PDS header alone decides. */
function routeOf(
  m: Ctx,
  { pds, pds_header: view, trimmed }: Headers,
  { adopts, datagrams, rudi }: { readonly adopts: boolean; readonly datagrams: boolean; readonly rudi: boolean },
) {
  const route = m.wire('route', RxRoute, 'unrouted');
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
  return route;
}

/** Which parts of an address are those of one of ours. */
const matchesOf = ({ enable, ip }: ValueOf<typeof LocalAddress>, destination: Bits<128>): Bits =>
  lowFirst(
    Array.from({ length: destination.width / comparedBits }, (_, part) => {
      const [high, low] = [comparedBits * (part + 1) - 1, comparedBits * part];
      const isSame = ip.slice(high, low).eq(destination.slice(high, low));
      return part === 0 ? isSame.and(enable) : isSame;
    }),
  );

type PdsName = typeof PdsKind extends Shape<EnumV<infer K>> ? K : never;
