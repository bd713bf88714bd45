/** What a parser says of a packet. */
import { enumOf } from '../../../hdl/index.ts';

/** The names of all verdicts, in the order of their codes. */
export const verdictNames = [
  'uet',
  'other',
  'short',
  'unknown_type',
  'unknown_next_header',
  'bad_length',
  'bad_version',
  'unsupported',
  'fragment',
  'bad_checksum',
  'bad_crc',
  'bad_fcs',
  'reserved_bits',
  'wrong_next_header',
  'unknown_control_type',
  'unknown_ack_request',
] as const;

export type VerdictName = (typeof verdictNames)[number];

/**
 * `uet`: to act upon. `other`: a good packet of another protocol. All others: malformed, and why; of several reasons
 * the first in wire order. They are those of the software codec, with `_` for `-`.
 */
export const Verdict = enumOf(...verdictNames);
