/** What goes in and out of the table of memory regions. */
import { bit, bits, record } from '../../../hdl/index.ts';

/**
 * A region as software registers it: bytes `base` to `base + length - 1` of the host, which peers address by offsets
 * from `first` on; 0, or the virtual address of its first byte (ses.md 5.1). Neither `base + length` nor `first +
 * length` is above 2^64.
 *
 * Of a key with bit 62 (OPTIMIZED) 11:0 is the index, and 61:12 are 0; bit 63 is IDEMPOTENT_SAFE.
 */
export const MemoryRegion = record({
  key: bits(64),
  base: bits(64),
  first: bits(64),
  length: bits(64),
  /** Rights of peers. */
  remote_read: bit,
  remote_write: bit,
  remote_atomic: bit,
  /** Only initiators of job `job_id`. */
  restricts_job: bit,
  job_id: bits(24),
  /** Only packets to receive context `resource`; to all others the key is unknown. */
  restricts_resource: bit,
  resource: bits(12),
});

/** Software registers a region, or ends the one of `key`. */
export const RegionCommand = record({ remove: bit, region: MemoryRegion });

/** What the checks look at in a packet. */
export const RegionPacket = record({
  valid: bit,
  opcode: bits(6),
  /** Its header is the small one: `key` is bit 62 and the index, and says nothing of IDEMPOTENT_SAFE. */
  small: bit,
  /** It came by RUDI. */
  rudi: bit,
  ie: bit,
  key: bits(64),
  job_id: bits(24),
  resource: bits(12),
  buffer_offset: bits(64),
  message_offset: bits(32),
  /** Bytes of this packet, or wanted by it. */
  payload_length: bits(14),
  request_length: bits(32),
});

/** Choices that no source settles (ses.md 1.2, 5.1, 5.3); registers that hold still. */
export const RegionSettings = record({
  /** Return code for a job that may not use the region: PERM_VIOLATION by meaning, BAD_MKEY in the reference. */
  job_code: bits(6),
  /** Return code where a right is missing: PERM_VIOLATION in the reference, OP_VIOLATION as Portals has it. */
  right_code: bits(6),
  /** Return code for a message that is longer than the region: BAD_ADDR, or UNSUPPORTED_SIZE as in the reference. */
  message_code: bits(6),
  /** The whole message has to fit the region, whichever packet of it comes. */
  checks_message: bit,
  /** Atomics need the rights to read and write, too. */
  atomics_need_all: bit,
});

/** What is said of a packet: OK and where its bytes are, or another code, and nothing is touched. */
export const RegionVerdict = record({
  valid: bit,
  code: bits(6),
  /** Host address of its first byte. */
  address: bits(64),
  payload_length: bits(14),
});
