/** What goes in and out of the endpoint's semantic sublayer. */
import { bit, bits, optional, record } from '../../../hdl/index.ts';

/** Bits of what finds who has asked for bytes: {the key's lower 16, PDCID}. */
export const readTag = 32;

/** Regions of memory that peers may write to. */
export const regionCount = 16;

/** A region: bytes `base` to `base + length - 1` of the host, under a key of the wire (uet-wire.md 12.2). */
export const Region = record({
  enable: bit,
  key: bits(64),
  base: bits(64),
  length: bits(64),
  /** Rights of peers. */
  remote_write: bit,
});

/** Software sets a region, all of it in one clock. */
export const RegionWrite = record({ valid: bit, index: bits(4), region: Region });

/** A buffer that software has posted for a SEND. */
export const ReceiveBuffer = record({ address: bits(64), length: bits(32), wr_id: bits(32) });

/** What is told beside, by what the semantic sublayer is built with. */
export interface MoreTold {
  /** Bits that number the buffers of unexpected messages, if there are any. */
  readonly keptBits?: number | undefined;
  /** Receives may be for several messages. */
  readonly multi?: boolean;
}

/** What the host is told of a message, once all its bytes have been placed. */
export const Completion = ({ keptBits, multi = false }: MoreTold = {}) =>
  record({
    opcode: bits(6),
    return_code: bits(6),
    /** The host asks to hear of it: a SEND, or a WRITE with header data (ses.md 6.3). */
    reported: bit,
    has_header_data: bit,
    header_data: bits(64),
    /** Of a SEND: that of its buffer; otherwise 0. */
    wr_id: bits(32),
    bytes: bits(32),
    initiator: bits(32),
    /** Memory key, or match bits. */
    key: bits(64),
    job_id: bits(24),
    message_id: bits(16),
    pdcid: bits(16),
    /**
     * Of a receive for several messages: where the part of this one begins, and whether it is the last one. Those of
     * earlier parts may still be under way (ses.md 3.7).
     */
    part: optional(multi, record({ address: bits(64), released: bit })),
    /** The message was unexpected: its bytes are in the buffer of that number, which is the host's now. */
    kept: optional(keptBits !== undefined, record({ is: bit, number: bits(keptBits ?? 1) })),
  });

/**
 * Where the bytes of a packet go; the same with each of its beats. `is_kept`: to a buffer of an unexpected message, at
 * `address` from where the host has the first one.
 */
export const Placement = ({ keptBits }: MoreTold = {}) =>
  record({
    ...{ address: bits(64), length: bits(14), pdcid: bits(16), message_id: bits(16) },
    is_kept: optional(keptBits !== undefined, bit),
  });

/** What to do with a payload in the ring, and whether a message is complete then. */
export const PlaceOrder = record({
  /** Otherwise it is thrown away. */
  place: bit,
  placement: Placement(),
  completes: bit,
  completion: Completion(),
});

/**
 * The same; `bare`: it has no payload, and only tells of the message. Of one that is placed `length` bytes are. `dc`:
 * its answer waits until all that was placed up to then is visible.
 */
export const BareOrder = (more: MoreTold = {}) =>
  record({
    bare: bit,
    place: bit,
    dc: bit,
    placement: Placement(more),
    completes: bit,
    completion: Completion(more),
  });

/** Bytes of memory in a response: the first `length` ones of `data`, the most significant ones. */
export const FetchedBytes = record({ length: bits(4), data: bits(64) });

/**
 * A response of SES (uet-wire.md 12.7), which waits under a handle until its ACK is sent; version is 0, and `list` too
 * where messages do not wait for receives. `fetched` has those bytes where it is one with data.
 */
export const StoredResponse = (atomics = false, defers = false) =>
  record({
    list: optional(defers, bits(2)),
    opcode: bits(6),
    return_code: bits(6),
    message_id: bits(16),
    ri_generation: bits(8),
    job_id: bits(24),
    modified_length: bits(32),
    fetched: optional(atomics, FetchedBytes),
  });

/** What is counted, a clock each. */
export const SesEvents = record({
  /** A packet was delivered; and what was responded to it. */
  delivered: bit,
  return_code: bits(6),
  /** A message has been completed. */
  completed: bit,
});

/** Bytes that have come by RUDI: in the response of which pkt_id, whence, and to which address of ours. */
export const RudiFind = record({ is: bit, pkt_id: bits(32), source: bits(128), local: bits(4) });

/**
 * Bytes that have come for a READ by a PDC of ours, or by RUDI: how many by the header of their packet, with which
 * return code.
 */
export const DataFind = (rudi = false) =>
  record({
    ...{ valid: bit, id: bits(16), pdcid: bits(16), length: bits(14), return_code: bits(6) },
    rudi: optional(rudi, RudiFind),
  });

/**
 * What they are: `hit` where a READ waits for them, and from then on for no others. `return_code` is that of the READ:
 * OK, and they belong at `address`, or an error.
 */
export const DataFound = record({ valid: bit, hit: bit, return_code: bits(6), address: bits(64), length: bits(14) });
