/** What goes in and out of the tracker of messages. */
import { bit, bits, clog2, record } from '../../../hdl/index.ts';

/** Widths of the fields; the wire's by default, fewer in proofs. */
export interface TrackerWidths {
  readonly id: number;
  readonly length: number;
  readonly payload: number;
}

export const wireTrackerWidths: TrackerWidths = { id: 16, length: 32, payload: 14 };

/** A message: of which peer, on which PDC, and its number there (ses.md 2.3). */
export const MessageName = (id: number) => record({ peer: bits(id), pdc: bits(id), message_id: bits(id) });

/** A packet of a message that PDS delivers, once. */
export const TrackedPacket = ({ id, length, payload }: TrackerWidths) =>
  record({
    valid: bit,
    message: MessageName(id),
    som: bit,
    eom: bit,
    /** It is a MSG_ERROR: its message ends at `message_offset`. */
    msg_error: bit,
    /** What the checks before this say of it: OK, or its error. */
    code: bits(6),
    payload_length: bits(payload),
    message_offset: bits(length),
    request_length: bits(length),
    hd: bit,
    header_data: bits(64),
  });

/** Bits of the number of an entry: the way above the set. */
export const entryBits = ({ sets, ways }: { readonly sets: number; readonly ways: number }): number =>
  clog2(sets * ways);

/** What is said of a packet; entries have numbers of `slotBits` bits. */
export const TrackedVerdict = (slotBits: number) =>
  record({
    valid: bit,
    /** Its message had an entry before, `slot`. Otherwise it is the first that comes of its message, or all of it. */
    found: bit,
    /** The entry of its message: found, or made by it. Any number where there is neither. */
    slot: bits(slotBits),
    /** Of the response: the first error of its message so far, or OK. */
    code: bits(6),
    /** Its bytes are to be placed. */
    place: bit,
    /** Its message has no entry, and there was none for it: nothing is known of it, and it is to be refused. */
    refused: bit,
    /** The message is complete with it: every byte is there, or it has failed and no byte is to come. */
    completes: bit,
    has_header_data: bit,
    header_data: bits(64),
  });

/** A message that was idle for too long is forgotten. */
export const ExpiredMessage = (id: number, slotBits: number) =>
  record({
    valid: bit,
    /** The entry that it had. */
    slot: bits(slotBits),
    message: MessageName(id),
    /** Its first error, NULL where it had none. */
    code: bits(6),
  });
