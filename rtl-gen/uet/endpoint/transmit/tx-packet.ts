/** A packet that the initiator sends, with all that its frame needs. */
import { bit, bits, enumOf, optional, record } from '../../../hdl/index.ts';
import { SesKind, sesBytes } from '../../wire/parser/ses-stage.ts';

/**
 * What a packet of a PDC is (uet-wire.md 3, 6.2), by the names and in the order of the initiator. An
 * endpoint has no CREDIT_REQ yet.
 */
export const TxKind = enumOf(
  'request',
  'noop',
  'negotiation',
  'close_cmd',
  'ack_req',
  'clear_cmd',
  'probe',
  'credit_req',
);

/** The fields are those of `PdcPacket` of the golden model; offsets are in two's complement. */
export const TxPacket = (datagrams = false, rudi = false) =>
  record({
    kind: TxKind,
    /** ROD_REQ, or isrod. */
    rod: bit,
    retx: bit,
    ar: bit,
    syn: bit,
    psn: bits(32),
    /** Of requests. */
    clear_offset: bits(16),
    /** probe_opaque, and the payload word, of control packets. */
    opaque: bits(16),
    payload: bits(32),
    spdcid: bits(16),
    /** With `syn` it is {pdc_info 4, psn_offset 12}. */
    dpdcid: bits(16),
    /** The congestion part of a request, if `present` (3.3). */
    credit: record({ present: bit, ccc_id: bits(8), credit_target: bits(24) }),
    entropy: bits(16),
    /** Which of our addresses it leaves from, and where it goes to: IPv4 as mapped into IPv6. */
    local: bits(4),
    destination: bits(128),
    /** Of requests: the SES header, its first byte in the most significant bits, and bytes of payload. */
    ses: SesKind,
    ses_header: bits(8 * sesBytes),
    length: bits(14),
    /** It is a datagram: of PDS it has nothing but its path. */
    uud: optional(datagrams, bit),
    /** It goes by RUDI: `psn` is its pkt_id. */
    rudi: optional(rudi, bit),
    /** It answers a request of RUDI: `psn` is the pkt_id of that, which had an ECN mark if it is `marked`. */
    served: optional(rudi, record({ is: bit, marked: bit })),
  });
