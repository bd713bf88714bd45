/** What goes in and out of the responder. */
import { bit, bits, record } from '../../../hdl/index.ts';

/** What the blocks before it say of a packet. */
export const ResponseCase = (tag: number) =>
  record({
    valid: bit,
    /** Comes back with the response: PDC and PSN, or what else finds who asked. */
    tag: bits(tag),
    /** Of the request; a small or medium header has no message id, and then it is 0. */
    message_id: bits(16),
    job_id: bits(24),
    request_length: bits(32),
    message_offset: bits(32),
    psn: bits(32),
    /** The header of the request is not the standard one. */
    small: bit,
    /** The first error of its message, or OK: of `message_tracker`, or of the checks where a packet is alone. */
    code: bits(6),
    /** `message_tracker` has no entry for it. */
    refused: bit,
    /** With an error the current generation of the resource, as `address_resolver` has it; 0 without generations. */
    generation: bits(8),
    /** Of the match; 0 is the expected list, 1 the unexpected one. */
    list: bits(2),
    /** Bytes of the buffer that the message changes: less than `request_length` where it was cut. */
    modified_length: bits(32),
    /** There is no answer yet; it comes as another case. */
    waits: bit,
    /** Bytes go with the response: read, or fetched by an atomic. */
    has_data: bit,
    payload_length: bits(14),
  });

/** The fields of a response header (uet-wire.md 12.7); those that its header has not are 0. */
export const ResponseFields = (tag: number) =>
  record({
    valid: bit,
    tag: bits(tag),
    /** RESPONSE, RESPONSE_DATA or RESPONSE_DATA_SMALL. */
    next_hdr: bits(4),
    opcode: bits(6),
    list: bits(2),
    return_code: bits(6),
    message_id: bits(16),
    ri_generation: bits(8),
    job_id: bits(24),
    modified_length: bits(32),
    payload_length: bits(14),
    read_request_message_id: bits(16),
    message_offset: bits(32),
    original_request_psn: bits(32),
    /** It has to arrive itself (guaranteed delivery), not only that it was OK. */
    gtd: bit,
    /** It says no more than PDS's own DEFAULT response. */
    plain_ok: bit,
  });
