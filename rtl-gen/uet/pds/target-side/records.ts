/**
 * The records that the parts of a PDS target hand to each other and show outside; their fields are those of the golden
 * model.
 */
import { bit, bits, enumOf, record } from '../../../hdl/index.ts';

/**
 * What arrives: requests (uet-wire.md 2.2) and the control packets that a target may be sent (6.2). `adopt` is none of
 * the wire: the return space of a PDC of our own initiator is received from now on (7.12).
 */
export const PacketKind = enumOf(
  'request',
  'noop',
  'ack_req',
  'clear_cmd',
  'clear_req',
  'close_cmd',
  'close_req',
  'probe',
  'negotiation',
  'adopt',
);

/** Whether a switch has cut the payload off, and whether it was the one next to us (uet-wire.md 11.4). */
export const Trimmed = enumOf('none', 'trimmed', 'last_hop');

/** What TSS demands of the Start_PSN of a PDC that is to be opened (uet-wire.md 8.9). */
export const StartMethod = enumOf('none', 'expected_0rtt', 'random_1rtt');

/**
 * What the headers of a packet say to a target, once length, checksum and ICV have been checked (uet-wire.md 7.7 step
 * 1). Numbers are as on the wire.
 */
export const packetFields = {
  /** Source address, IPv4 as mapped into IPv6. */
  source: bits(128),
  /** Which of the target's addresses it was sent to. */
  local: bits(4),
  kind: PacketKind,
  /** ROD_REQ, or isrod of NOOP and NEGOTIATION; of other kinds it says nothing. */
  rod: bit,
  trimmed: Trimmed,
  /** ECN congestion experienced. */
  ce: bit,
  retx: bit,
  ar: bit,
  syn: bit,
  psn: bits(32),
  /** clear_psn_offset of requests, in two's complement. */
  clear_offset: bits(16),
  /** probe_opaque of PROBE. */
  opaque: bits(16),
  /** Payload word of control packets. */
  payload: bits(32),
  spdcid: bits(16),
  /** With `syn` it is {pdc_info 4, psn_offset 12}. */
  dpdcid: bits(16),
  /** Bytes of payload: what the byte counter of ACK generation adds (7.9). */
  length: bits(14),
  /** Nominal bytes, the transport packet and 40: what rcvd_bytes adds (9.6). */
  size: bits(14),
  entropy: bits(16),
  /** Of the SES header, for the default response to a duplicate (7.10). */
  message_id: bits(16),
  job_id: bits(24),
} as const;

/**
 * Resources outside of PDS. `gtd_last`: of guaranteed responses only the last few are there, which are for the
 * oldest PSN of each PDC that is not done: responses of later ones stay until that has come, so they must not take all.
 * 0 where nothing is kept for it.
 */
export const Resources = record({
  ...{ ccc: bit, bitmap: bit, pkt_buffer: bit, gtd_del: bit, gtd_last: bit, ses_msg: bit, other: bit },
});

/** A packet that has passed all checks of its bytes, with all that its verdict depends on. */
export const Request = record({
  ...packetFields,
  /** Whether each resource outside of PDS is there for this packet; the NACKs of those that are not are in 5.3. */
  resources: Resources,
  /** The floor of Start_PSN, or the fresh random value that it has to be. */
  tss: record({ method: StartMethod, start_psn: bits(32) }),
});

/**
 * What an ACK has to know of the packet that it answers: rides through SES with it and comes back with the response.
 */
export const Cookie = record({
  /** It is to be acknowledged at once (uet-wire.md 7.9). */
  ack: bit,
  ce: bit,
  retx: bit,
  entropy: bits(16),
  /** When it came, in units of 128 ns. */
  time: bits(17),
});

/** A request for SES, which never refuses it: `resources.ses_msg` has vouched for room. */
export const Delivery = record({ valid: bit, pdcid: bits(16), psn: bits(32), rod: bit, cookie: Cookie });

/** The response of SES to a delivery. */
export const SesResponse = record({
  pdcid: bits(16),
  psn: bits(32),
  cookie: Cookie,
  /** The source has to get this very response (uet-wire.md 7.12). */
  guaranteed: bit,
  /** It says no more than the default response would. */
  plain_ok: bit,
  /** Where the response lies, for the deparser. */
  handle: bits(32),
  next_hdr: bits(4),
});

/**
 * What becomes of a packet, by the names of the golden model and in their order: packets that are taken or answered by
 * an ACK, silent drops, NACKs. `stored_response` and `ack_req_stored` are settled by the store of guaranteed responses:
 * where that has lost the response, NACK GTD_RESP_UNAVAIL or ACK_WITH_DATA takes their place.
 */
export const Verdict = enumOf(
  'created',
  'accepted',
  'closed',
  'duplicate_answered',
  'stored_response',
  'ack_req_answered',
  'ack_req_stored',
  'probe_answered',
  'clear_applied',
  'clear_stale',
  'clear_invalid',
  'clear_asked',
  'dropped_duplicate',
  'dropped_trimmed_duplicate',
  'dropped_trimmed_control',
  'dropped_no_pdc',
  'dropped_rod_first',
  'dropped_rod_gap',
  'dropped_close_early',
  'dropped_state',
  'nack_trimmed',
  'nack_trimmed_lasthop',
  'nack_no_pdc_avail',
  'nack_no_ccc_avail',
  'nack_no_bitmap',
  'nack_no_pkt_buffer',
  'nack_no_gtd_del_avail',
  'nack_no_ses_msg_avail',
  'nack_no_resource',
  'nack_psn_oor_window',
  'nack_rod_ooo',
  'nack_inv_dpdcid',
  'nack_pdc_hdr_mismatch',
  'nack_closing',
  'nack_closing_in_err',
  'nack_pkt_not_rcvd',
  'nack_gtd_resp_unavail',
  'nack_ack_with_data',
  'nack_invalid_syn',
  'nack_pdc_mode_mismatch',
  'nack_new_start_psn',
  'nack_rcvd_ses_procg',
  'nack_unexp_event',
);

/**
 * What an arrival leaves to be answered. `complete`: a NOOP, NEGOTIATION or CLOSE_CMD that SES never sees: it is done,
 * and acknowledged where `cookie.ack` says so. `again`: a packet that came before, or one that ACK_REQ asks about,
 * whose response needs no keeping. `stored`: the same with a guaranteed response that is not cleared yet: the store may
 * have it. `probe`, `nack`: as they say. `follows`: a NACK after which the window follows CACK, as its packet is
 * outside of it, or may be the oldest one and lacks a guaranteed response: CLEARs may have moved CACK without an ACK.
 */
export const AskAbout = enumOf('complete', 'again', 'stored', 'probe', 'nack', 'follows');

/** What an arrival leaves to be answered, in the clock of its verdict; it is never refused. */
export const Ask = record({
  valid: bit,
  about: AskAbout,
  /** Of the PDC, 0 where a NACK is to tell none (uet-wire.md 5.1). Only `nack` has 0. */
  pdcid: bits(16),
  psn: bits(32),
  cookie: Cookie,
  /** Where the reply goes, and from which of our addresses. */
  destination: bits(128),
  local: bits(4),
  /** The packet's SPDCID: DPDCID of the reply. */
  peer_pdcid: bits(16),
  /** Of `again`: the ACK has the default response (7.10), of this message; otherwise none. */
  default_response: bit,
  message_id: bits(16),
  job_id: bits(24),
  /** Of `stored`: an ACK_REQ asks; a response that is gone is ACK_WITH_DATA then, and otherwise GTD_RESP_UNAVAIL. */
  by_ack_req: bit,
  /** Of `probe`: what the ACK gives back. */
  opaque: bits(16),
  /** Of `probe` where its SACK is to begin; of `nack` the payload. */
  payload: bits(32),
  /** Of `nack` (5.3). */
  nack_code: bits(8),
});

/**
 * Whose a context is from now on: what a reply to a response of SES needs. `enable` in the clock of the verdict of the
 * packet that took the context.
 */
export const RouteWrite = record({
  enable: bit,
  pdcid: bits(16),
  /** The peer's address, and which of ours it wrote to. */
  destination: bits(128),
  local: bits(4),
  peer_pdcid: bits(16),
  rod: bit,
  start_psn: bits(32),
  /** The PDC waits in PENDING: its peer has to come back with `start_psn`. */
  pending: bit,
});

/**
 * What a PDC has received: nominal bytes of all its data modulo 2^32. `enable` with the verdict of a packet that was
 * accepted.
 */
export const AccountWrite = record({ enable: bit, pdcid: bits(16), bytes: bits(32) });

/**
 * What housekeeping is to do about a PDC's time (uet-wire.md 7.6): New_PDC_Time, the linger after a close or an error,
 * none.
 */
export const TimerOp = enumOf('new_pdc', 'linger', 'stop');

/** In the clock of the verdict of the packet that caused it. */
export const TimerChange = record({ valid: bit, pdcid: bits(16), op: TimerOp });

/** What became of an `end`: `done` where the PDC was still in a state that ends (PENDING, CLOSE_ACK_WAIT, ERROR). */
export const Ended = record({
  valid: bit,
  done: bit,
  pdcid: bits(16),
  source: bits(128),
  local: bits(4),
  spdcid: bits(16),
  /** One more than every PSN used: what TSS raises Expected_PSN to (uet-wire.md 8.9). */
  next_start_psn: bits(32),
});

/** The run-time registers of ACK generation (uet-wire.md 7.9, 7.15). */
export const AckRegisters = record({
  /** ACK_On_ECN. */
  ack_on_ecn: bit,
  /** Enb_ACK_Per_Pkt. */
  ack_per_packet: bit,
  /** The extra rule of the reference: the tail of a burst is acknowledged. */
  ack_tail: bit,
  /** ACK_Gen_Trigger in bytes, 0 to 32,768. */
  ack_gen_trigger: bits(16),
  /** ACK_Gen_Min_Pkt_Add in bytes, 0 to 2,048. */
  ack_gen_min_add: bits(12),
});
