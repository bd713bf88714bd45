/** What goes in and out of the server of reads. */
import { bit, bits, record } from '../../../hdl/index.ts';

/** A packet of a READ that all checks have let through. */
export const ReadRequest = (tag: number) =>
  record({
    /** Comes back with the answer: its PDC, its PSN's place, or what else finds who asked. */
    tag: bits(tag),
    /** Host address of its first byte, as `memory_regions` gives it. */
    address: bits(64),
    /** Bytes that this packet wants. */
    payload_length: bits(14),
    /** Of the whole READ. */
    request_length: bits(32),
    /** Where in the READ those of this packet begin. */
    message_offset: bits(32),
    job_id: bits(24),
    message_id: bits(16),
    /** Its header is not the standard one, so its answer names its PSN. */
    small: bit,
    psn: bits(32),
    /** It came by RUDI. */
    rudi: bit,
  });

/** What answers a packet of a READ: the fields of a response of uet-wire.md 12.7, and whether its bytes follow. */
export const ReadAnswer = (tag: number) =>
  record({
    tag: bits(tag),
    /** OK, or HOST_UNSUCCESS_CMPL where memory did not give all bytes; then none follow. */
    return_code: bits(6),
    /** RESPONSE_DATA_SMALL with `original_request_psn`; else RESPONSE_DATA. */
    small: bit,
    /** It goes in the ACK of its request; else by the return space, and the ACK has DEFAULT. */
    in_ack: bit,
    job_id: bits(24),
    /** Of the request, which the answer names and has itself. */
    message_id: bits(16),
    payload_length: bits(14),
    /** Length of the whole READ; 0 in a small one and in an error. */
    modified_length: bits(32),
    message_offset: bits(32),
    original_request_psn: bits(32),
  });
