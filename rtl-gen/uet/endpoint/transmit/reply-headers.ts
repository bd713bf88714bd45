/** From a reply of the PDS target to the headers of the frame that carries it. */
import { type Bits, bit, bits, type Ctx, optional, pack, record, unpack, type ValueOf } from '../../../hdl/index.ts';
import { Reply } from '../../pds/target-side/answers/reply.ts';
import { controlTypes, nextHeaders, responseOpcodes, returnCodes } from '../../wire/layout/index.ts';
import { ParsedHeaders } from '../../wire/parser/parsed-headers.ts';
import { StoredResponse } from '../ses/records.ts';
import { LocalAddress } from '../settings.ts';
import { OuterSettings, outerHeaders, setOthers } from './outer-headers.ts';

/** A reply with all that its frame needs. */
export const ReplyFrame = (atomics = false, defers = false, rudi = false) =>
  record({
    reply: Reply,
    response: StoredResponse(atomics, defers),
    /** The address of ours that it leaves from, and the MAC address of the next hop. */
    local: LocalAddress,
    next_hop: bits(48),
    /** It is of RUDI: a response, or a NACK of a pkt_id. */
    rudi: optional(rudi, bit),
  });

/** A reply that carries a response with data. */
export const carriesData = ({ type, response, next_hdr }: ValueOf<typeof Reply>): Bits<1> =>
  type.is('ack').or(type.is('ack_cc')).and(response.is('ses')).and(next_hdr.eq(nextHeaders.code.response_data));

/** What operators choose of replies: the DSCP of control packets (uet-wire.md 11.1), and what all frames have. */
export const ReplySettings = record({ dscp: bits(6), outer: OuterSettings });

/** Entropy of a control packet that the target sends by itself: it answers none, so any will do that stays the same. */
function ownEntropy(m: Ctx, { destination, dpdcid }: ValueOf<typeof Reply>): Bits<16> {
  const words = Array.from({ length: 8 }, (_, i) => destination.slice(16 * i + 15, 16 * i));
  return m.named('own_entropy', words.reduce<Bits>((a, b) => a.xor(b), dpdcid).as(16));
}

/**
 * The record for the deparser, combinational; only a response with data has payload. Fields are those of `layersOf` of
 * the golden model's wire, which the tests hold it against.
 */
export function replyHeaders(
  m: Ctx,
  { reply, response, local, next_hop: nextHop, rudi }: ValueOf<ReturnType<typeof ReplyFrame>>,
  { dscp, outer }: ValueOf<typeof ReplySettings>,
): ValueOf<typeof ParsedHeaders> {
  const zero = <W extends number>(width: W) => m.lit(width, 0);
  const isAck = m.named('is_ack', reply.type.is('ack').or(reply.type.is('ack_cc')));
  const entropy = m.mux(reply.type.is('cp'), ownEntropy(m, reply), reply.entropy);
  const way = { local, next_hop: nextHop, destination: reply.destination, entropy, dscp, ecn: zero(2) };
  const headers = m.forward('headers', ParsedHeaders);
  headers.set({
    ...unpack(ParsedHeaders, zero(ParsedHeaders.width)),
    ...outerHeaders(m, way, outer.ttl),
    pds: 'ack',
    pds_header: { ack: ackHeader() },
  });
  setOthers(m, headers, way, outer);
  m.match(reply.type, {
    ack: () => headers.set({ pds: 'ack' }),
    ack_cc: () => headers.set({ pds: 'ack_cc', pds_header: { ack_cc: ackCcHeader() } }),
    nack: () => headers.set({ pds: 'nack', pds_header: { nack: nackHeader() } }),
    cp: () => headers.set({ pds: 'cp', pds_header: { cp: controlHeader() } }),
  });
  m.when(isAck.and(reply.response.is('none').not()), () => {
    headers.set({ ses: 'response', ses_header: { response: responseHeader() } });
  });
  const { fetched } = response;
  if (fetched !== undefined)
    m.when(carriesData(reply), () => {
      headers.set({
        ses: 'response_data',
        ses_header: { response_data: dataHeader(fetched.length) },
        payload_length: fetched.length.zext(16),
      });
    });
  if (rudi !== undefined)
    m.when(rudi.and(isAck), () => headers.set({ pds: 'rudi_resp', pds_header: { rudi_resp: rudiHeader() } }));
  return headers;

  function ackHeader() {
    return {
      type: zero(5),
      next_hdr: zero(4),
      reserved: zero(1),
      m: reply.m,
      retx: reply.retx,
      p: reply.p,
      req: pack(reply.req).as(2),
      reserved_1: zero(1),
      answered: { probe: { probe_opaque: reply.ack_psn_offset } },
      cack_psn: reply.cack_psn,
      spdcid: reply.spdcid,
      dpdcid: reply.dpdcid,
    };
  }

  function rudiHeader() {
    return {
      type: zero(5),
      next_hdr: zero(4),
      reserved: zero(1),
      m: reply.m,
      retx: reply.retx,
      reserved_1: zero(4),
      reserved_2: zero(16),
      pkt_id: reply.psn,
    };
  }

  function ackCcHeader() {
    return {
      ...ackHeader(),
      cc_type: zero(4),
      cc_flags: zero(4),
      mpr: reply.mpr,
      sack_psn_offset: reply.sack_psn_offset.asInt(),
      sack_bitmap: reply.sack_bitmap,
      cc_state: {
        nscc: {
          service_time: reply.service_time,
          rc: reply.restore_cwnd,
          rcv_cwnd_pend: reply.rcv_cwnd_pend,
          rcvd_bytes: reply.rcvd_bytes,
          ooo_count: reply.ooo_count,
        },
      },
    };
  }

  function nackHeader() {
    return {
      type: zero(5),
      next_hdr: zero(4),
      reserved: zero(1),
      m: reply.m,
      retx: reply.retx,
      nt: rudi ?? zero(1),
      reserved_1: zero(3),
      nack_code: reply.nack_code,
      vendor_code: zero(8),
      refused: { psn: { nack_psn: reply.psn } },
      spdcid: reply.spdcid,
      dpdcid: reply.dpdcid,
      payload: reply.payload,
    };
  }

  function controlHeader() {
    const code = (name: 'clear_req' | 'close_req'): Bits<4> => m.lit(4, controlTypes.code[name]);
    return {
      type: zero(5),
      ctl_type: m.mux(reply.control.is('clear_req'), code('clear_req'), code('close_req')),
      reserved: zero(1),
      isrod: zero(1),
      retx: zero(1),
      ar: reply.ar,
      syn: zero(1),
      reserved_1: zero(2),
      probe_opaque: zero(16),
      psn: reply.psn,
      spdcid: reply.spdcid,
      peer: { established: { dpdcid: reply.dpdcid } },
      content: { other: { payload: reply.payload } },
    };
  }

  /** The default response that PDS makes itself (uet-wire.md 7.10), or that of SES. */
  function responseHeader() {
    const own = reply.response.is('default');
    const chosen = <W extends number>(ofPds: Bits<W>, ofSes: Bits<W>): Bits<W> => m.mux(own, ofPds, ofSes);
    return {
      list: chosen(zero(2), response.list ?? zero(2)),
      opcode: chosen(m.lit(6, responseOpcodes.code.default_response), response.opcode),
      version: zero(2),
      return_code: chosen(m.lit(6, returnCodes.code.ok), response.return_code),
      message_id: chosen(reply.message_id, response.message_id),
      ri_generation: chosen(zero(8), response.ri_generation),
      job_id: chosen(reply.job_id, response.job_id),
      modified_length: chosen(zero(32), response.modified_length),
    };
  }

  /** Bytes that memory had before an atomic. */
  function dataHeader(length: Bits<4>) {
    return {
      list: zero(2),
      opcode: response.opcode,
      version: zero(2),
      return_code: response.return_code,
      message_id: response.message_id,
      reserved: zero(8),
      job_id: response.job_id,
      read_request_message_id: response.message_id,
      reserved_1: zero(2),
      payload_length: length.zext(14),
      modified_length: response.modified_length,
      message_offset: zero(32),
    };
  }
}
