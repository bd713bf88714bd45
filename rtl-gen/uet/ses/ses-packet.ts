/** A packet as the semantic sublayer sees it. */
import { bit, bits, record } from '../../hdl/index.ts';

/**
 * A request that PDS delivers, once: the fields of its header (uet-wire.md 12.1 to 12.4), how it came and from where.
 * Fields that its form has not are 0; `som` and `eom` of medium and small ones are 1.
 */
export const SesPacket = record({
  valid: bit,
  opcode: bits(6),
  version: bits(2),
  /** Its header is the small one: `match_bits` is bit 62 and the index of its key. */
  small: bit,
  /** It came by RUDI. */
  rudi: bit,
  /** It came by ROD. */
  rod: bit,
  dc: bit,
  ie: bit,
  rel: bit,
  hd: bit,
  som: bit,
  eom: bit,
  message_id: bits(16),
  ri_generation: bits(8),
  job_id: bits(24),
  pid_on_fep: bits(12),
  resource_index: bits(12),
  /** Of deferrable sends the restart tokens, the initiator's in the upper half. */
  buffer_offset: bits(64),
  initiator: bits(32),
  /** Match bits, or memory key. */
  match_bits: bits(64),
  /** Of the packet with som. */
  header_data: bits(64),
  request_length: bits(32),
  /** Bytes of this packet; of a READ those that it asks for. */
  payload_length: bits(14),
  message_offset: bits(32),
  peer: bits(16),
  pdc: bits(16),
});
