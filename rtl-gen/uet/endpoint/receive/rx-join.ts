/** Headers and verdict of each packet together: what the target and the initiator are given, and what is reserved. */
import {
  type Bits,
  bit,
  bits,
  type Ctx,
  clog2,
  join,
  module,
  optional,
  record,
  source,
  unpack,
  type ValueOf,
} from '../../../hdl/index.ts';
import { isOneOf } from '../../../lib/bits/is-one-of.ts';
import { anyOfList } from '../../../lib/bits/lists.ts';
import { idle, pipeline } from '../../../lib/pipeline/pipeline.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import { pdsTargetLatency } from '../../pds/target-side/pds-target.ts';
import { Request, StartMethod } from '../../pds/target-side/records.ts';
import type { SesKind } from '../../wire/parser/ses-stage.ts';
import { JoinEvents, PeerArrival, RxAside, SesReturns } from './join-records.ts';
import { PeerEvent, PeerEventKind } from './peer-event.ts';
import { echoOf, RudiRefusal, refusalCode } from './rudi-request.ts';
import { type PacketHeaders, RxMeta, type RxRoute } from './rx-meta.ts';
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
      // Both are there.
      const metas = m.inst('metas', fifo(RxMeta(atomics, rudi), waiting), { up: { payload: meta, valid: shown } });
      const ends = m.inst('ends', fifo(RingResult, waiting), {
        up: { payload: { good: end.good, stored: end.stored }, valid: end.valid },
      });
      m.assert('meta_finds_room', shown.implies(metas.up.ready));
      m.assert('end_finds_room', end.valid.implies(ends.up.ready));
      const both = join({ found: metas.down, end: ends.down }).takeWhen(m.lit(1, 1));
      const plains = plain && m.inst('plains', fifo(bit, waiting), { up: { payload: plain, valid: shown } });
      const isPlain = plains?.down.takeWhen(both.valid).payload;
      const { found, end: ofRing } = both.payload;
      const { content, ses, ses_header, extension, rudi: ofRudi } = found;
      // What was dropped for its verdict is not in the ring.
      const isHere = both.valid.and(ofRing.good);
      const joined = pipeline(
        m,
        {
          ...routesOf(found.route, isHere, { enable, isPlain, datagrams }),
          ...{ stored: ofRing.stored, content, ses, ses_header },
          ...{ extension, is_rudi: ofRudi },
        },
        { valid: isHere, reset: noRoute },
      ).stage('join', idle).out;

      // A clock later: what is there for it.
      const { to_target: toTarget, to_peer: toPeer, to_ses: toSes, is_rudi: isRudi, stored } = joined;
      const { packet, event } = joined.content;
      const takes = m.forward('takes', bit);
      const unused = m.forward('unused', bit);
      const units = (name: keyof typeof returns & string, total: number) =>
        m.inst(name, unitCount(total), { take: takes, returned: returns[name].add(unused.zext(returnBits)) });
      const message = units('messages', messages);
      const guarantee = units('guaranteed', guaranteed);
      const response = units('responses', responses);
      const has = m.named({
        ses_msg: message.there.and(response.there),
        gtd_del: guarantee.there,
        gtd_last: guarantee.free.le(lastGuaranteed),
      });
      const hasAll = stored.and(has.ses_msg).and(has.gtd_del);
      const isRequest = toTarget.and(packet.kind.is('request'));
      const isTrimmed = isRudi && m.named('is_trimmed', packet.trimmed.is('none').not());
      const wantsPlace = toSes && (isTrimmed === undefined ? toSes : toSes.and(isTrimmed.not()));
      const ofNone = wantsPlace && m.named('takes_datagram', wantsPlace.and(hasAll).and(has.gtd_last.not()));
      takes.set(either(isRequest.and(hasAll), ofNone));
      m.assert('target_takes', toTarget.implies(request.ready));

      // What the initiator hears of. A response of RUDI that brings bytes is none without room for them.
      const asksToClose = adopts ? toTarget.and(packet.kind.is('close_req')) : m.lit(1, 0);
      const brings = isRudi && m.named('brings', toPeer.and(isDataByRudi(joined.ses, event)));
      const isLost = brings && m.named('is_lost', brings.and(stored.not()));
      const hears = isLost === undefined ? toPeer : toPeer.and(isLost.not());

      // With the verdict.
      const clocks = pdsTargetLatency.verdict;
      const flagLater = (name: string, value: Bits<1>) => shifted(m, name, value, clocks);
      const isReserved = flagLater('reserved', takes);
      const from = brings === undefined ? whenceOf(packet) : m.mux(brings, bytesOf(event), whenceOf(packet));
      const judged = pipeline(m, {
        side: {
          ...{ stored, source: from.source, local: asks ? from.local : undefined, length: from.length },
          ...{ ses: joined.ses, ses_header: joined.ses_header, extension: joined.extension },
        },
        rudi: isRudi && {
          is: m.named('takes_rudi', ofNone!.and(isRudi)),
          echo: echoOf({ ...packet, psn: from.psn }),
        },
      }).repeat(clocks, 'judge', idle).out;
      const isDatagram = ofNone && flagLater('datagram', ofNone);
      const isBrought = brings && flagLater('brought', brings.and(stored));
      const isForSes = isDatagram === undefined ? delivered : m.named('is_for_ses', delivered.or(isDatagram));
      unused.set(isReserved.and(isForSes.not()));
      const { side, rudi: ofRequest } = judged;
      m.assert('what_is_delivered_has_all', isForSes.implies(isReserved.and(side.stored)));
      if (isDatagram !== undefined) m.assert('a_datagram_is_no_delivery', delivered.and(isDatagram).not());
      const judging = m.reg('judged', bits(clog2(clocks + 1)), {
        reset: 0,
        next: (now) => now.add(takes.zext(now.width)).sub(isReserved.zext(now.width)),
      });
      return {
        peer: {
          valid: adopts ? hears.or(asksToClose) : hears,
          arrival: {
            event: adopts ? m.mux(asksToClose, closeRequest(m, packet), event) : event,
            ...{ ses: joined.ses, ses_header: joined.ses_header },
          },
        },
        aside: {
          ...{ valid: flagLater('here', joined.valid), delivered: isForSes, side: { ...side, reserved: isReserved } },
          uud: ofRequest === undefined ? isDatagram : isDatagram!.and(ofRequest.is.not()),
          rudi: ofRequest && { ...ofRequest, is: isDatagram!.and(ofRequest.is), brings: isBrought! },
        },
        refused: isRudi && {
          valid: toSes!.and(isRudi).and(ofNone!.not()),
          echo: echoOf(packet),
          to: { destination: packet.source, local: packet.local },
          nack_code: refusalCode(m, packet, { stored, gtd_del: has.gtd_del.and(has.gtd_last.not()) }),
        },
        events: {
          ...{ off: joined.off, unknown_address: joined.foreign, too_long: joined.long, unrouted: joined.unrouted },
          no_buffer: either(isRequest.and(stored.not()), wantsPlace?.and(ofNone!.not()), isLost),
        },
        plain_refused: joined.refused,
        peer_of: secured ? { source: found.content.packet.source, local: found.content.packet.local } : undefined,
        judged: judging,
        free: { messages: message.free, guaranteed: guarantee.free, responses: response.free },
        request: {
          payload: {
            ...packet,
            resources: { ccc: m.lit(1, 1), bitmap: m.lit(1, 1), pkt_buffer: stored, ...has, other: m.lit(1, 1) },
            tss: rule ?? { method: unpack(StartMethod, m.lit(StartMethod.width, 0)), start_psn: m.lit(32, 0) },
          },
          valid: toTarget,
        },
      };
    },
  );

const RingResult = record({ good: bit, stored: bit });

/** No packet goes anywhere in reset. */
const noRoute = { to_target: 0, to_peer: 0, to_ses: 0, off: 0, foreign: 0, long: 0, unrouted: 0, refused: 0 };

interface RouteRules {
  /** Receiving is on. */
  readonly enable: Bits<1>;
  /** Where all PDCs are secured: the packet came plain. */
  readonly isPlain: Bits<1> | undefined;
  readonly datagrams: boolean;
}

/** Where a packet goes that is here, or why it goes nowhere. */
function routesOf(route: ValueOf<typeof RxRoute>, isHere: Bits<1>, { enable, isPlain, datagrams }: RouteRules) {
  const isOn = (isPlain === undefined ? isHere : isHere.and(isPlain.not())).and(enable);
  return {
    to_target: isOn.and(route.is('target')),
    to_peer: isOn.and(route.is('initiator')),
    to_ses: datagrams ? isOn.and(route.is('datagram')) : undefined,
    off: isHere.and(enable.not()),
    foreign: isOn.and(route.is('unknown_address')),
    long: isOn.and(route.is('too_long')),
    unrouted: isOn.and(
      isOneOf(route, 'credit_req', 'secured', 'unrouted', ...(datagrams ? [] : ['datagram' as const])),
    ),
    refused: isPlain && isHere.and(enable).and(isPlain),
  };
}

/** A flag some clocks later, 0 after reset. */
const shifted = (m: Ctx, name: string, value: Bits<1>, clocks: number): Bits<1> =>
  m.reg(name, bits(clocks), { reset: 0, next: (now) => now.shl(1).or(value.zext(clocks)) }).at(clocks - 1);

/** 1 where one of those that there are is. */
const either = (...flags: readonly (Bits<1> | undefined)[]): Bits<1> =>
  anyOfList(flags.filter((flag) => flag !== undefined));

type PacketFields = ValueOf<typeof PacketHeaders>;

/** Whence a packet comes, its PSN or pkt_id, and how many bytes it has: of one for the target or SES. */
const whenceOf = ({ source, local, psn, length }: PacketFields) => ({ source, local, psn, length });

/** And of a response of RUDI. */
const bytesOf = ({ source, local, psn, payload }: ValueOf<typeof PeerEvent>) => ({
  ...{ source, local, psn, length: payload.trunc(14) },
});

/** A response of RUDI that brings bytes. */
const isDataByRudi = (ses: ValueOf<typeof SesKind>, { nt, kind }: ValueOf<typeof PeerEvent>): Bits<1> =>
  nt.and(kind.is('ack')).and(ses.is('response_data'));

/** CLOSE_REQ as an initiator takes it. */
function closeRequest(m: Ctx, { source, local, entropy, spdcid, dpdcid, psn, payload }: PacketFields) {
  const event = unpack(PeerEvent, m.lit(PeerEvent.width, 0));
  const kind = m.lit(PeerEventKind, 'close_req');
  return { ...event, kind, source, local, entropy, spdcid, dpdcid, psn, payload };
}
