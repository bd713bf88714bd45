/** Headers and verdict of each packet together: what the target and the initiator are given, and what is reserved. */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  clog2,
  module,
  optional,
  record,
  source,
  unpack,
  type ValueOf,
} from '../../../hdl/index.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { pdsTargetLatency } from '../../pds/target-side/pds-target.ts';
import { Request, StartMethod } from '../../pds/target-side/records.ts';
import { SesKind, sesBytes } from '../../wire/parser/ses-stage.ts';
import { PeerEvent } from './peer-event.ts';
import { echoOf, RudiEcho, RudiRefusal, refusalCode } from './rudi-request.ts';
import { Extension, type PacketHeaders, RxMeta } from './rx-meta.ts';
import { RingEnd } from './rx-ring.ts';
import { StartPeer, StartRule } from './start-rule.ts';
import { returnBits, unitCount } from './units.ts';

export interface JoinOptions {
  /** Messages of which SES keeps something, guaranteed responses that it stores, deliveries that wait for an answer. */
  readonly messages: number;
  readonly guaranteed: number;
  readonly responses: number;
  /** The target adopts PDCs. */
  readonly adopts?: boolean;
  /** SES does atomics, and needs their operands. */
  readonly atomics?: boolean;
  /** SES sends to peers by itself, or answers RUDI, and needs to know which address of ours they have sent to. */
  readonly asks?: boolean;
  /** Packets may have come plain, and are refused then. */
  readonly secured?: boolean;
  /** SES takes datagrams. */
  readonly datagrams?: boolean;
  /** And requests of RUDI; of one with `asks`. */
  readonly rudi?: boolean;
}

/** What SES gives back in a clock: 0 to 2 of each. */
export const SesReturns = record({ messages: bits(2), guaranteed: bits(2), responses: bits(2) });

/** Of a packet, while the target judges it: what SES and the placer have to know of it. */
export const RxSide = (atomics = false, asks = false) =>
  record({
    /** Its payload is in the ring, and has to be placed or skipped. */
    stored: bit,
    /** A message, a guaranteed response and a response are reserved for it. */
    reserved: bit,
    source: bits(128),
    local: optional(asks, bits(4)),
    length: bits(14),
    ses: SesKind,
    ses_header: bits(8 * sesBytes),
    extension: optional(atomics, Extension),
  });

/**
 * Of a request of RUDI: that it `is` one, and what its response has of it. `brings`: it is a response with bytes, which
 * is no delivery; its pkt_id is there, too.
 */
export const RxRudi = record({ is: bit, brings: bit, echo: RudiEcho });

/**
 * The same when the target has judged it; `delivered`: it is for SES; `uud`: it is a datagram, and no delivery, which
 * requests of RUDI are neither.
 */
export const RxAside = (atomics = false, asks = false, datagrams = false, rudi = false) =>
  record({
    ...{ valid: bit, delivered: bit, side: RxSide(atomics, asks) },
    ...{ uud: optional(datagrams, bit), rudi: optional(rudi, RxRudi) },
  });

/** What an initiator is given: the event, and its SES header. */
export const PeerArrival = record({ event: PeerEvent, ses: SesKind, ses_header: bits(8 * sesBytes) });

/** What became of packets that were given to no part, a clock each. */
export const JoinEvents = record({
  /** It came before all was ready, or while receiving is off. */
  off: bit,
  unknown_address: bit,
  too_long: bit,
  /** No part takes it: RUDI and UUD where SES does not, CREDIT_REQ, what is encrypted, what no part can act upon. */
  unrouted: bit,
  /** The target is told that a request has no buffer, for its payload found no room; or a datagram finds none. */
  no_buffer: bit,
});

/** Guaranteed responses that only the oldest packet of each PDC may take. */
const lastGuaranteed = 8;

/** Packets between headers and verdict: a parser has fewer, whatever their lengths. */
const waiting = 32;

/** Clocks from the end of a packet to its `request`, if nothing is before it. */
export const rxJoinLatency = 2;

/**
 * Joins the `meta` of each packet, in the clock with `shown`, with its `end`, in whichever order they come; both are
 * taken in every clock. A good packet for the target leaves as `request`, which the target has to take at once, one for
 * the initiator on `peer`; others are counted in `events`. While `enable` is 0 all are thrown away.
 *
 * A request that may be delivered takes a message, a guaranteed response and a response, if there is one of each, and
 * if its payload is stored; what is missing its `resources` say. `pdsTargetLatency.verdict` clocks after `request`,
 * with the verdict, comes `aside`, for packets of the initiator and those that are dropped as well. `delivered` is then
 * the target's: without it everything is given back, otherwise SES gives back what it does not need, in `returns`.
 *
 * Where the target adopts PDCs, CLOSE_REQ goes to both: the target acknowledges it, and the initiator closes its PDC
 * (uet-wire.md 7.5, 7.12).
 *
 * `datagrams` go to SES with the clocks of the target, for which they take what a request takes, but not the last
 * guaranteed responses. One that does not find all of it is dropped, and counted as `no_buffer` (7.14). With `rudi` so
 * do requests of RUDI, but those that are trimmed, or do not find all of it, are `refused` (7.13). A response of RUDI
 * with bytes, which the initiator hears of, shows them to SES with those clocks, too. Without room for them it is as if
 * it had been lost, and is counted as `no_buffer`: its request comes again.
 *
 * Where all PDCs are `secured`, a packet that came plain (`plain`, with `meta`) is given to no part, whatever it is,
 * and counted in `plain_refused`: that a packet of a PDC is secured is for PDS to check (uet-wire.md 8.9). `rule`, a
 * clock after `peer`, is what Start_PSN has to be; without `secured` there is none.
 *
 * Sources: uet-wire.md 5.3 (what is missing), 7.7 (a packet is judged when its checks are over).
 */
export const rxJoin = ({
  messages,
  guaranteed,
  responses,
  adopts = false,
  atomics = false,
  asks = false,
  secured = false,
  datagrams = false,
  rudi = false,
}: JoinOptions) =>
  module(
    [
      `uet_rx_join_m${messages}_g${guaranteed}_r${responses}`,
      ...(adopts ? ['adopts'] : []),
      ...(atomics ? ['atomics'] : []),
      ...(asks ? ['asks'] : []),
      ...(secured ? ['secured'] : []),
      ...(datagrams ? ['uud'] : []),
      ...(rudi ? ['rudi'] : []),
    ].join('_'),
    {
      summary: 'Joins headers and verdicts of received packets, and reserves what SES may need.',
      in: {
        ...{ shown: bit, meta: RxMeta(atomics, rudi), end: RingEnd, enable: bit, delivered: bit, returns: SesReturns },
        ...{ plain: optional(secured, bit), rule: optional(secured, StartRule) },
      },
      out: {
        peer: record({ valid: bit, arrival: PeerArrival }),
        aside: RxAside(atomics, asks, datagrams, rudi),
        /** A request of RUDI is, by a NACK; of each that comes one clock. */
        refused: optional(rudi, RudiRefusal),
        events: JoinEvents,
        ...{ plain_refused: optional(secured, bit), peer_of: optional(secured, StartPeer) },
        /** Packets whose request has been made and not judged, with something reserved. */
        judged: bits(clog2(pdsTargetLatency.verdict + 1)),
        free: record({
          messages: bits(clog2(messages + 1)),
          guaranteed: bits(clog2(guaranteed + 1)),
          responses: bits(clog2(responses + 1)),
        }),
      },
      link: { request: source(Request) },
    },
    ({ shown, meta, end, enable, delivered, returns, plain, rule, request }, m) => {
      const later = delayer(m);
      const joins = m.forward('joins', bit);
      const metas = m.inst('metas', fifo(RxMeta(atomics, rudi), waiting), {
        up: { payload: meta, valid: shown },
        down: { ready: joins },
      });
      const ends = m.inst('ends', fifo(RingResult, waiting), {
        up: { payload: { good: end.good, stored: end.stored }, valid: end.valid },
        down: { ready: joins },
      });
      m.assert('meta_finds_room', shown.implies(metas.up.ready));
      m.assert('end_finds_room', end.valid.implies(ends.up.ready));
      joins.set(metas.down.valid.and(ends.down.valid));
      const plains =
        plain === undefined
          ? undefined
          : m.inst('plains', fifo(bit, waiting), {
              up: { payload: plain, valid: shown },
              down: { ready: joins },
            });

      // Clock 1: both are there.
      const { payload: found } = metas.down;
      const { good, stored: isStored } = ends.down.payload;
      const isOurs = plains === undefined ? joins.and(good) : joins.and(good).and(plains.down.payload.not());
      const { is_on, is_off } = m.named({
        is_on: isOurs.and(enable),
        is_off: joins.and(good).and(enable.not()),
      });
      const flag = (name: string, value: Bits<1>): Bits<1> => m.next(name, value, { reset: 0 });
      const toTarget = flag('to_target', is_on.and(found.route.is('target')));
      const toPeer = flag('to_peer', is_on.and(found.route.is('initiator')));
      const isOff = flag('off', is_off);
      const isForeign = flag('foreign', is_on.and(found.route.is('unknown_address')));
      const isLong = flag('long', is_on.and(found.route.is('too_long')));
      const isUnrouted = flag(
        'unrouted',
        is_on.and(
          found.route
            .is('credit_req')
            .or(datagrams ? m.lit(1, 0) : found.route.is('datagram'))
            .or(found.route.is('secured'))
            .or(found.route.is('unrouted')),
        ),
      );
      const toSes = datagrams ? flag('to_ses', is_on.and(found.route.is('datagram'))) : undefined;
      const isRudi = found.rudi && m.next('is_rudi', found.rudi);
      const isRefused = plains && flag('refused', joins.and(good).and(enable).and(plains.down.payload));
      // What was dropped for its verdict is not in the ring.
      const isHere = flag('is_here', joins.and(good));
      const stored = m.next('stored', isStored);
      const content = m.next('content', found.content);
      const ses = m.next('ses', found.ses);
      const sesHeader = m.next('ses_header', found.ses_header);
      const extension = found.extension && m.next('extension', found.extension);

      // Clock 2: what is there for it.
      const { packet } = content;
      const takes = m.forward('takes', bit);
      const unused = m.forward('unused', bit);
      const units = (name: keyof typeof returns & string, total: number) =>
        m.inst(name, unitCount(total), {
          take: takes,
          returned: returns[name].add(unused.zext(returnBits)),
        });
      const [message, guarantee, response] = [
        units('messages', messages),
        units('guaranteed', guaranteed),
        units('responses', responses),
      ];
      const has = m.named({
        ses_msg: message.there.and(response.there),
        gtd_del: guarantee.there,
        gtd_last: guarantee.free.le(lastGuaranteed),
      });
      const isRequest = packet.kind.is('request');
      const ofRequest = toTarget.and(isRequest).and(stored).and(has.ses_msg).and(has.gtd_del);
      const isTrimmed = isRudi && m.named('is_trimmed', packet.trimmed.is('none').not());
      const wantsPlace = isTrimmed === undefined ? toSes : toSes!.and(isTrimmed.not());
      const ofDatagram =
        wantsPlace &&
        m.named('takes_datagram', wantsPlace.and(stored).and(has.ses_msg).and(has.gtd_del).and(has.gtd_last.not()));
      takes.set(ofDatagram === undefined ? ofRequest : ofRequest.or(ofDatagram));
      m.assert('target_takes', toTarget.implies(request.ready));

      const asksToClose = adopts ? toTarget.and(packet.kind.is('close_req')) : m.lit(1, 0);
      let event: ValueOf<typeof PeerEvent> = content.event;
      if (adopts) {
        const either = m.forward('either', PeerEvent);
        either.set(content.event);
        m.when(asksToClose, () => either.set(closeRequest(m, packet)));
        event = either;
      }

      // A response of RUDI that brings bytes: without them it is none.
      const { event: heard } = content;
      const brings =
        isRudi && m.named('brings', toPeer.and(heard.nt).and(heard.kind.is('ack')).and(ses.is('response_data')));
      const isLost = brings && m.named('is_lost', brings.and(stored.not()));
      const hears = isLost === undefined ? toPeer : toPeer.and(isLost.not());

      // With the verdict.
      const clocks = pdsTargetLatency.verdict;
      const isHereThen = flagLater('here', isHere, clocks);
      const isReserved = flagLater('reserved', takes, clocks);
      const its = brings === undefined ? packet : m.mux(brings, bytesOf(heard), requestOf(packet));
      const side = later(
        'side',
        Waits(atomics, asks),
        {
          ...{ stored, source: its.source, local: asks ? its.local : undefined, length: its.length },
          ...{ ses, ses_header: sesHeader, extension },
        },
        clocks,
      );
      const isDatagram = ofDatagram && flagLater('datagram', ofDatagram, clocks);
      const rudiThen =
        isRudi &&
        later(
          'rudi',
          RudiWaits,
          { is: m.named('takes_rudi', ofDatagram!.and(isRudi)), echo: echoOf({ ...packet, psn: its.psn }) },
          clocks,
        );
      const isBrought = brings && flagLater('brought', brings.and(stored), clocks);
      const isForSes = isDatagram === undefined ? delivered : m.named('is_for_ses', delivered.or(isDatagram));
      unused.set(isReserved.and(isForSes.not()));
      m.assert('what_is_delivered_has_all', isForSes.implies(isReserved.and(side.stored)));
      if (isDatagram !== undefined) m.assert('a_datagram_is_no_delivery', delivered.and(isDatagram).not());
      const judged = m.reg('judged', bits(clog2(clocks + 1)), { reset: 0 });
      judged.set(judged.add(takes.zext(judged.width)).sub(isReserved.zext(judged.width)));
      return {
        peer: { valid: adopts ? hears.or(asksToClose) : hears, arrival: { event, ses, ses_header: sesHeader } },
        aside: {
          ...{ valid: isHereThen, delivered: isForSes, side: { ...side, reserved: isReserved } },
          uud: rudiThen === undefined ? isDatagram : isDatagram!.and(rudiThen.is.not()),
          rudi: rudiThen && { ...rudiThen, is: isDatagram!.and(rudiThen.is), brings: isBrought! },
        },
        refused: isRudi && {
          valid: toSes!.and(isRudi).and(ofDatagram!.not()),
          echo: echoOf(packet),
          to: { destination: packet.source, local: packet.local },
          nack_code: refusalCode(m, packet, { stored, gtd_del: has.gtd_del.and(has.gtd_last.not()) }),
        },
        events: {
          off: isOff,
          unknown_address: isForeign,
          too_long: isLong,
          unrouted: isUnrouted,
          no_buffer:
            toSes === undefined
              ? toTarget.and(isRequest).and(stored.not())
              : anyOf([toTarget.and(isRequest).and(stored.not()), wantsPlace!.and(ofDatagram!.not()), isLost]),
        },
        ...{
          plain_refused: isRefused,
          peer_of: secured ? { source: found.content.packet.source, local: found.content.packet.local } : undefined,
        },
        judged,
        free: { messages: message.free, guaranteed: guarantee.free, responses: response.free },
        request: {
          payload: {
            ...packet,
            resources: {
              ccc: m.lit(1, 1),
              bitmap: m.lit(1, 1),
              pkt_buffer: stored,
              gtd_del: has.gtd_del,
              gtd_last: has.gtd_last,
              ses_msg: has.ses_msg,
              other: m.lit(1, 1),
            },
            tss: rule ?? { method: unpack(StartMethod, m.lit(StartMethod.width, 0)), start_psn: m.lit(32, 0) },
          },
          valid: toTarget,
        },
      };

      /** A flag some clocks later, 0 after reset. */
      function flagLater(name: string, value: Bits<1>, n: number): Bits<1> {
        const line = m.reg(name, bits(n), { reset: 0 });
        line.set(line.shl(1).or(value.zext(n)));
        return line.at(n - 1);
      }
    },
  );

type PacketFields = ValueOf<typeof PacketHeaders>;

/** 1 where one of those that there are is. */
const anyOf = (flags: readonly (Bits<1> | undefined)[]): Bits<1> =>
  flags.filter((flag) => flag !== undefined).reduce((a, b) => a.or(b));

/** Whence a packet comes, its PSN or pkt_id, and how many bytes it has: of one for the target or SES. */
const requestOf = ({ source, local, psn, length }: PacketFields) => ({ source, local, psn, length });

/** And of a response of RUDI. */
const bytesOf = ({ source, local, psn, payload }: ValueOf<typeof PeerEvent>) => ({
  ...{ source, local, psn, length: payload.trunc(14) },
});

/** CLOSE_REQ as an initiator takes it. */
function closeRequest(m: Ctx, { source, local, entropy, spdcid, dpdcid, psn, payload }: PacketFields) {
  const event = unpack(PeerEvent, m.lit(PeerEvent.width, 0));
  return { ...event, kind: 'close_req' as const, source, local, entropy, spdcid, dpdcid, psn, payload };
}

const RingResult = record({ good: bit, stored: bit });

/** What of `RxRudi` waits for the verdict. */
const RudiWaits = record({ is: bit, echo: RudiEcho });

/** What of `RxSide` waits for the verdict as it is. */
const Waits = (atomics: boolean, asks: boolean) =>
  record({
    stored: bit,
    source: bits(128),
    local: optional(asks, bits(4)),
    length: bits(14),
    ses: SesKind,
    ses_header: bits(8 * sesBytes),
    extension: optional(atomics, Extension),
  });
