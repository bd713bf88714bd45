/** What a PDS target sends: descriptors of headers for the deparser. */
import { bit, bits, enumOf, record } from '../../../../hdl/index.ts';
import { ControlKind } from '../housekeeping-records.ts';

/** ACK, ACK with the state of NSCC, NACK, control packet. */
export const ReplyType = enumOf('ack', 'ack_cc', 'nack', 'cp');

/** What an ACK asks of its peer, coded as on the wire (uet-wire.md 2.4). */
export const AckRequest = enumOf('none', 'clear', 'close');

/** The SES part of an ACK: none, the default response that PDS makes itself (7.10), or a response of SES. */
export const ResponsePart = enumOf('none', 'default', 'ses');

/**
 * A reply. Its fields are those of `Ack`, `Nack` and `Control` of the golden model, side by side; those that its type
 * does not have say nothing. Signed offsets are in two's complement.
 */
export const Reply = record({
  type: ReplyType,
  /** The address that it goes to, and which of ours it comes from. */
  destination: bits(128),
  local: bits(4),
  /** That of the packet that is answered; 0 for a control packet. */
  entropy: bits(16),
  /** Our PDCID, 0 where the peer is to learn none, and the peer's. */
  spdcid: bits(16),
  dpdcid: bits(16),
  m: bit,
  retx: bit,
  /** Of ACKs. With `p` it answers a PROBE, and `ack_psn_offset` is what that had as probe_opaque. */
  req: AckRequest,
  p: bit,
  ack_psn_offset: bits(16),
  cack_psn: bits(32),
  response: ResponsePart,
  /** Of a default response. */
  message_id: bits(16),
  job_id: bits(24),
  /**
   * Of a response of SES: where it lies. With `kept` it stays there until it is `released`; otherwise it is not needed
   * any more when it has been sent.
   */
  handle: bits(32),
  next_hdr: bits(4),
  kept: bit,
  /** Of ACK_CC (4.2, 4.4). */
  mpr: bits(8),
  sack_psn_offset: bits(16),
  sack_bitmap: bits(64),
  service_time: bits(16),
  restore_cwnd: bit,
  rcv_cwnd_pend: bits(7),
  rcvd_bytes: bits(24),
  ooo_count: bits(16),
  /** Of NACKs (5.3). */
  nack_code: bits(8),
  /** nack_psn, or the PSN of a control packet, and its payload. */
  psn: bits(32),
  payload: bits(32),
  control: ControlKind,
  ar: bit,
});
