/** The frame check sequence under LLR: good, poisoned or bad (link-layer.md A8). */
import { crc32 } from '../../../../support/crc32.ts';

/** Bytes of a frame check sequence. */
export const FCS_BYTES = 4;

/** How a frame is marked that its sender knows to be damaged. Neither the value nor the way is settled (A8). */
export interface Poison {
  /** 32 bits. */
  readonly pattern: number;
  /** The pattern is added to the right check sequence, or stands in its place. */
  readonly mode: 'xor' | 'replace';
}

/** What a check sequence says of its frame. */
export type FcsStatus = 'good' | 'poisoned' | 'bad';

/** The bytes with their check sequence, the lowest byte of the CRC first; poisoned if there is a `poison`. */
export function withFcs(bytes: Uint8Array, poison?: Poison): Uint8Array {
  const frame = new Uint8Array(bytes.length + FCS_BYTES);
  frame.set(bytes);
  const right = crc32(bytes);
  const fcs = poison === undefined ? right : poisoned(right, poison);
  for (let i = 0; i < FCS_BYTES; i++) frame[bytes.length + i] = (fcs >>> (8 * i)) & 0xff;
  return frame;
}

/** What the check sequence in the last 4 bytes of a frame says. A right one is good, whatever the pattern is. */
export function fcsStatus(frame: Uint8Array, poison: Poison): FcsStatus {
  if (frame.length < FCS_BYTES) return 'bad';
  const end = frame.length - FCS_BYTES;
  const right = crc32(frame.subarray(0, end));
  const found = (frame[end]! | (frame[end + 1]! << 8) | (frame[end + 2]! << 16) | (frame[end + 3]! << 24)) >>> 0;
  if (found === right) return 'good';
  return found === poisoned(right, poison) ? 'poisoned' : 'bad';
}

const poisoned = (right: number, { pattern, mode }: Poison): number =>
  (mode === 'xor' ? right ^ pattern : pattern) >>> 0;
