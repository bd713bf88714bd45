/** What arrives for an initiator: ACKs, NACKs and control packets. */
import { bit, bits, enumOf, record } from '../../../hdl/index.ts';

/** By the type of the packet, and for a control packet by what it asks (uet-wire.md 2.2, 6.2). */
export const PeerEventKind = enumOf('ack', 'ack_cc', 'ack_ccx', 'nack', 'nack_ccx', 'credit', 'clear_req', 'close_req');

/**
 * The fields of all kinds side by side, as on the wire; those that a kind does not have are 0.
 *
 * Source: uet-wire.md 4 (ACKs), 5 (NACKs), 6.2 (control packets).
 */
export const PeerEvent = record({
  kind: PeerEventKind,
  /** The address that it comes from, IPv4 as mapped into IPv6, and which of ours it came to. */
  source: bits(128),
  local: bits(4),
  entropy: bits(16),
  spdcid: bits(16),
  dpdcid: bits(16),
  /** Of ACKs and NACKs. */
  m: bit,
  retx: bit,
  /** Of ACKs: what is asked. With `p` it answers a PROBE, and `ack_psn_offset` is what that had as probe_opaque. */
  req: bits(2),
  p: bit,
  ack_psn_offset: bits(16),
  /** Of NACKs: whether `psn` is a pkt_id of RUDI; why; what refines the code of a vendor. */
  nt: bit,
  nack_code: bits(8),
  vendor_code: bits(8),
  /** cack_psn of ACKs, nack_psn of NACKs, the PSN of control packets. */
  psn: bits(32),
  /** Of NACKs, and the word of control packets; of a response of RUDI, an `ack` with `nt`, how many bytes it has. */
  payload: bits(32),
  /** Of ACK_CC and ACK_CCX (4.2, 4.6). */
  cc_type: bits(4),
  mpr: bits(8),
  sack_psn_offset: bits(16),
  sack_bitmap: bits(64),
  /** Of ACK_CC: the 64 bits of which `cc_type` says what they are (4.4, 4.5). */
  cc_state: bits(64),
});
