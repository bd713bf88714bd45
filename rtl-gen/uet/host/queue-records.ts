/** What lies in the queues of host memory, and what software says of them. */
import { bit, bits, enumOf, record } from '../../hdl/index.ts';

/** Bytes of an entry of a send or receive queue, and of a completion. */
export const entryBytes = 64;
export const completionBytes = 32;

/**
 * An entry of a send queue: 64 bytes, little-endian, the last field here at byte 0.
 *
 * Of a receive queue `wr_id`, `length` and `local_address` mean the buffer; the others are reserved.
 */
export const QueueEntry = record({
  // Byte 60.
  local_key: bits(32),
  initiator: bits(32),
  // Byte 52.
  reserved: bits(8),
  resource_index: bits(12),
  pid_on_fep: bits(12),
  // Byte 48.
  ri_generation: bits(8),
  job_id: bits(24),
  header_data: bits(64),
  /** Memory key, or match bits. */
  key: bits(64),
  /** In the peer's region. */
  offset: bits(64),
  /** Of the first byte; with `inline` the bytes themselves, up to 8. */
  local_address: bits(64),
  // Byte 12.
  length: bits(32),
  /** Byte 8: a place in the table of peers; the lane tells tuples apart that are the same otherwise. */
  lane: bits(16),
  peer: bits(16),
  /** What its completion says. */
  wr_id: bits(32),
  // Byte 0.
  slots: bits(8),
  traffic_class: bits(4),
  profile: bits(2),
  /** RUD 0, ROD 1. */
  mode: bits(2),
  flags: record({
    reserved_flags: bits(2),
    fence: bit,
    rel: bit,
    has_header_data: bit,
    dc: bit,
    inline: bit,
    /** Its completion is written also where it is OK. */
    signalled: bit,
  }),
  opcode: bits(8),
});

/** How a completion came about. */
export const CompletionKind = enumOf('ok', 'refused', 'failed', 'local');

/** Codes of `local`: what is wrong with the entry. The message was not sent. */
export const localErrors = {
  /** The host's memory answered with an error where the entry is. */
  entry_not_read: 1,
  opcode: 2,
  flags: 3,
  mode: 4,
  /** An inline message has more than 8 bytes. */
  inline_length: 5,
  /** The place in the table of peers is not set. */
  peer: 6,
} as const;

/**
 * A completion: 32 bytes, little-endian, the last field here at byte 0. `phase` is in its last bytes, which are written
 * last: software that sees them sees all of it.
 */
export const CompletionEntry = record({
  // Byte 30.
  reserved: bits(4),
  /**
   * The host's memory has answered a write with an error since software cleared that: bytes of this message or of an
   * earlier one may be missing.
   */
  host_error: bit,
  kind: CompletionKind,
  reserved_2: bits(6),
  has_header_data: bit,
  /** Of a message that came. */
  receives: bit,
  /** 1 in the first lap of the queue, then turn by turn. */
  phase: bit,
  /** Byte 29: the SES opcode (uet-wire.md 12.6). */
  opcode: bits(8),
  /** Byte 28: SES return code (12.8); of `failed` that of the initiator's outcome, of `local` of `localErrors`. */
  code: bits(8),
  /** Byte 24: of a message that came its initiator; of one that was sent the number of its queue. */
  initiator: bits(32),
  /** Byte 16: memory key, or match bits; of a message that was sent, its id. */
  key: bits(64),
  header_data: bits(64),
  bytes: bits(32),
  wr_id: bits(32),
});

/** What a completion says, without what its queue adds: `phase`. */
export const CompletionFacts = record({
  key: bits(64),
  header_data: bits(64),
  initiator: bits(32),
  bytes: bits(32),
  kind: CompletionKind,
  has_header_data: bit,
  receives: bit,
  opcode: bits(8),
  code: bits(8),
  wr_id: bits(32),
});

/** Bits of the number of a completion ring. */
export const completionRingBits = 3;

/**
 * A ring in host memory: 2^`log_size` entries (2^1 to 2^15) from `base` on, which is a multiple of its entries' size.
 * `completions`: of a send or receive ring, the completion ring that hears of it.
 */
export const Ring = record({
  enable: bit,
  base: bits(64),
  log_size: bits(4),
  completions: bits(completionRingBits),
});

/** Software sets ring `index`; indices of `enable` = 0 begin at 0 again. */
export const RingWrite = (indexBits: number) => record({ valid: bit, index: bits(indexBits), ring: Ring });

/** Software has filled entries up to `producer`, less one, modulo 2^16. */
export const Doorbell = (indexBits: number) => record({ valid: bit, index: bits(indexBits), producer: bits(16) });

/** Software has read completions up to `consumer`, less one, modulo 2^16; `arm`: it wants the next interrupt. */
export const ConsumerDoorbell = record({
  valid: bit,
  index: bits(completionRingBits),
  consumer: bits(16),
  arm: bit,
});

/**
 * When an armed completion ring interrupts: when so many completions are in memory that came since it was armed, or so
 * many microseconds after the first of them; `count` 0 is as 1.
 */
export const Moderation = record({
  valid: bit,
  index: bits(completionRingBits),
  count: bits(8),
  time: bits(16),
});

/**
 * Where an entry of the table of peers leads: which of our addresses, and which of theirs (IPv4 as mapped into IPv6).
 */
export const PeerWrite = record({
  valid: bit,
  index: bits(8),
  known: bit,
  local: bits(4),
  destination: bits(128),
});

/** A completion, and the ring that it goes to. */
export const RingCompletion = record({ ring: bits(completionRingBits), facts: CompletionFacts });
