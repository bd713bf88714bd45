/** From the ACKs, NACKs and control packets that the receive half finds to what the initiator takes. */
import { type Bits, bit, module, unpack, type ValueOf } from '../../../hdl/index.ts';
import { PeerEvent, PeerKind, type PeerResponse } from '../../pds/initiator/records.ts';
import { headerShape } from '../../wire/header-shape.ts';
import { ackCc, ackRequests, ccTypes, returnCodes, sesResponse } from '../../wire/layout/index.ts';
import { firstBytes } from '../../wire/parser/take.ts';
import { PeerArrival } from '../receive/join-records.ts';

/** Clocks from an arrival to its event. */
export const peerMapLatency = 1;

const mapOf = (generations: boolean) =>
  module(
    `uet_peer_map${generations ? '_generations' : ''}`,
    {
      summary: 'Maps what arrives for the initiator to its events.',
      in: { valid: bit, arrival: PeerArrival },
      out: { shown: bit, event: PeerEvent },
    },
    ({ valid, arrival }, m) => {
      const { event: given, ses, ses_header } = arrival;
      const kind = m.wire('kind', PeerKind, 'ack');
      m.match(given.kind, {
        ack: () => {},
        ack_cc: () => {},
        ack_ccx: () => {},
        nack: () => kind.set('nack'),
        nack_ccx: () => kind.set('nack'),
        credit: () => kind.set('credit'),
        clear_req: () => kind.set('clear_req'),
        close_req: () => kind.set('close_req'),
      });
      const { is_cc, is_ccx, is_plain } = m.named({
        is_cc: given.kind.is('ack_cc'),
        is_ccx: given.kind.is('ack_ccx'),
        is_plain: ses.is('response'),
      });
      const ofType = (name: keyof typeof ccTypes.code): Bits<1> => is_cc.and(given.cc_type.eq(ccTypes.code[name]));
      const has_nscc = m.named('has_nscc', ofType('nscc'));
      const has_credit = m.named('has_credit', ofType('credit'));
      // The 64 bits of the state stand at the end of the header.
      const state = unpack(headerShape(ackCc), m.lit(8 * ackCc.bytes - 64, 0).cat(given.cc_state)).cc_state;
      const counted = has_nscc.or(has_credit);
      const its = peerResponse(is_plain, ses, ses_header);
      const response = unpack(headerShape(sesResponse), firstBytes(ses_header, sesResponse.bytes));
      const isBad = () => response.return_code.eq(returnCodes.code.bad_generation);
      const told = generations
        ? m.mux(isBad(), response.ri_generation.zext(32), response.modified_length)
        : response.modified_length;
      const isRequest = (name: keyof typeof ackRequests.code): Bits<1> => given.req.eq(ackRequests.code[name]);
      const event = m.reg('event_1', PeerEvent);
      event.set({
        kind,
        source: given.source,
        local: given.local,
        spdcid: given.spdcid,
        dpdcid: given.dpdcid,
        m: given.m,
        retx: given.retx,
        req: 'none',
        probe: given.p,
        offset: given.ack_psn_offset,
        psn: given.psn,
        nack_code: given.nack_code,
        payload: given.payload,
        has_state: is_cc.or(is_ccx),
        mpr: given.mpr,
        sack_offset: given.sack_psn_offset,
        sack_bitmap: given.sack_bitmap,
        ooo_count: state.nscc.ooo_count.or(counted.not().repeat(16)),
        has_nscc,
        service_time: state.nscc.service_time,
        restore_cwnd: state.nscc.rc,
        rcv_cwnd_pend: state.nscc.rcv_cwnd_pend,
        rcvd_bytes: state.nscc.rcvd_bytes,
        has_credit,
        credit: state.credit.credit,
        entropy: given.entropy,
        response: { ...its, modified_length: told.mask(is_plain) },
      });
      m.when(isRequest('clear'), () => event.set({ req: 'clear' })).elsewhen(isRequest('close'), () =>
        event.set({ req: 'close' }),
      );
      const isOfPdc = m.named('is_of_pdc', given.nt.not().or(kind.is('nack').not()));
      m.unused(given.vendor_code);
      return { shown: m.next('shown_1', valid.and(isOfPdc), { reset: 0 }), event };
    },
  );

const maps = { plain: mapOf(false), generations: mapOf(true) } as const;

/**
 * The `event` of an `arrival`, `peerMapLatency` clocks later; one in each clock. What is no packet's of a PDC, a NACK
 * of RUDI, comes to nothing. An ACK whose congestion state nothing here knows has SACK alone. With `generations` a
 * response BAD_GENERATION has the generation in the place of a length, which it does not have.
 *
 * Source: uet-wire.md 4.1 to 4.6, 5, 6.2; 12.7 (the response of an ACK).
 */
export const peerMap = (generations: boolean) => maps[generations ? 'generations' : 'plain'];

/** The response of SES that has come, `isPlain` where it has no data (uet-wire.md 12.7). Combinational. */
export function peerResponse(
  isPlain: Bits<1>,
  ses: ValueOf<typeof PeerArrival>['ses'],
  header: ValueOf<typeof PeerArrival>['ses_header'],
): ValueOf<typeof PeerResponse> {
  const response = unpack(headerShape(sesResponse), firstBytes(header, sesResponse.bytes));
  return {
    // Of responses with data the first word is the same; `fetchedValues` has the data.
    present: isPlain.or(ses.is('response_data')).or(ses.is('response_data_small')),
    list: response.list,
    opcode: response.opcode,
    return_code: response.return_code,
    message_id: response.message_id.mask(isPlain),
    modified_length: response.modified_length.mask(isPlain),
  };
}
