/** A packet that the PDS target has judged as it enters: what the semantic sublayer is given, and what waits for it. */
import { type Bits, type Ctx, unpack, type ValueOf } from '../../../hdl/index.ts';
import { Delivery } from '../../pds/target-side/records.ts';
import { headerShape } from '../../wire/header-shape.ts';
import { opcodes, sesResponseData, sesStandard } from '../../wire/layout/index.ts';
import { firstBytes } from '../../wire/parser/take.ts';
import type { RxAside } from '../receive/join-records.ts';
import { deliveredPacket } from './delivered-packet.ts';
import type { WaitsFor } from './packet-needs.ts';
import { peerNumber } from './rtr-addresses.ts';
import { echoed } from './rudi-answers.ts';

interface EnteringOptions {
  readonly mtu: number;
  readonly adopts: boolean;
  readonly defers: boolean;
  readonly rudi: boolean;
}

interface Judged {
  readonly aside: ValueOf<ReturnType<typeof RxAside>>;
  readonly judged: ValueOf<typeof Delivery>;
}

type Entered = ReturnType<typeof enteringPacket>;

/**
 * All of it a clock later, in the clock of `enters`: the `packet`, `data` where it may have bytes that we have asked
 * for, `rtr` where it may be an RTR, and where it has come `from`, where only RUDI asks for that.
 */
export function enteringPacket(m: Ctx, { mtu, adopts, defers, rudi }: EnteringOptions, { aside, judged }: Judged) {
  const enters = m.next('enters', aside.valid.and(aside.side.stored), { reset: 0 });
  // A datagram has come by no PDC, and neither has a request of RUDI.
  const { uud } = aside;
  const ofNone = unpack(Delivery, m.lit(Delivery.width, 0));
  const brings = aside.rudi?.brings;
  const ofPdc = uud === undefined ? judged : m.mux(brings === undefined ? uud : uud.or(brings), ofNone, judged);
  const deliver = aside.rudi === undefined ? ofPdc : m.mux(aside.rudi.is, echoed(m, aside.rudi.echo), ofPdc);
  // What we have asked for keeps its place in the order, and is no packet to the target.
  const notUud = uud === undefined ? aside.delivered : aside.delivered.and(uud.not());
  const byPdc = aside.rudi === undefined ? notUud : notUud.and(aside.rudi.is.not());
  const isPdcData = adopts ? byPdc.and(aside.side.ses.is('response_data')) : m.lit(1, 0);
  const isData = brings === undefined ? isPdcData : isPdcData.or(brings);
  // Nor is an RTR, which is for the messages that we have sent.
  const rtr = unpack(headerShape(sesStandard), firstBytes(aside.side.ses_header, sesStandard.bytes));
  const isRtr = defers
    ? m.named('is_rtr', byPdc.and(aside.side.ses.is('request_std')).and(rtr.opcode.eq(opcodes.code.deferrable_rtr)))
    : m.lit(1, 0);
  const asked = { ...aside, delivered: aside.delivered.and(isData.or(isRtr).not()) };
  const ofPeer = deliveredPacket(m, asked, deliver, mtu);
  const peer = defers ? peerNumber(aside.side.source) : ofPeer.peer;
  const packet = m.next('packet', { ...ofPeer, peer });
  const entering = m.next('entering', { delivered: aside.delivered, delivery: deliver });
  const data = unpack(headerShape(sesResponseData), firstBytes(aside.side.ses_header, sesResponseData.bytes));
  const dataThen = adopts
    ? m.next('data', {
        is: isData,
        message_id: data.message_id,
        find: {
          id: data.read_request_message_id,
          pdcid: deliver.pdcid,
          length: aside.side.length,
          return_code: data.return_code,
          rudi: brings && {
            ...{ is: brings, pkt_id: aside.rudi!.echo.pkt_id },
            ...{ source: aside.side.source, local: aside.side.local! },
          },
        },
        is_standard: aside.side.ses.is('request_std'),
      })
    : undefined;
  const rtrThen = defers
    ? m.next('rtr', {
        is: isRtr,
        match_bits: rtr.match.key.key,
        buffer_offset: rtr.target.offset.buffer_offset,
        from: { source: aside.side.source, local: aside.side.local! },
      })
    : undefined;
  const { source, local } = aside.side;
  const from = rudi && !defers ? m.next('from', { source, local: local! }) : undefined;
  m.unused(aside.side.reserved, ...(defers || rudi ? [] : [source]));
  return { enters, packet, entering, data: dataThen, rtr: rtrThen, from };
}

/** What of it waits for who answers it in its turn. */
export function waitsOf(
  m: Ctx,
  { side, uud, rudi }: ValueOf<ReturnType<typeof RxAside>>,
  { packet, entering, data, rtr, from }: Entered,
  mtu: number,
): ValueOf<ReturnType<typeof WaitsFor>> {
  const message_id: Bits<16> = data ? m.mux(data.is, data.message_id, packet.message_id) : packet.message_id;
  return {
    ...entering,
    message_id,
    job_id: packet.job_id,
    atomic: side.extension && {
      is_standard: m.next('atomic_standard', side.ses.is('request_std')),
      extension: m.next('atomic_extension', side.extension),
      payload_length: m.next('atomic_length', side.length),
      request_length: packet.request_length,
      fetching: packet.opcode.eq(opcodes.code.fetching_atomic),
    },
    by_return: data && {
      data: data.is,
      eom: packet.eom,
      fits: packet.payload_length.le(mtu),
      is_standard: data.is_standard,
      request_length: packet.request_length,
      message_offset: packet.message_offset,
      read_id: data.find.id,
    },
    deferral: rtr && { rtr: rtr.is, ...rtr.from },
    uud: uud && m.next('uud_entering', uud),
    rudi: rudi && m.next('rudi_entering', rudi.is),
    from,
  };
}
