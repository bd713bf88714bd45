/** What a preamble says under LLR (link-layer.md A3). */
import { packPreamble, unpackPreamble } from '../wire/index.ts';

/** The preamble of a frame that is not under LLR. */
export const normalPreamble: Uint8Array = Uint8Array.of(0xfb, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0xd5);

/** The 8 bytes in front of a frame. */
export const preambleOf = (seq: number | undefined): Uint8Array =>
  seq === undefined ? normalPreamble : packPreamble(seq);

/**
 * The number in a preamble, `undefined` in a normal one, `damaged` in one that is neither. The check sequence does not
 * cover it, so a frame after a damaged one has to be dropped: were it taken for one that is not under LLR, it would be
 * delivered now and again when it is replayed.
 */
export function readPreamble(bytes: Uint8Array): number | 'damaged' | undefined {
  if (bytes.length === normalPreamble.length && bytes.every((byte, i) => byte === normalPreamble[i])) return undefined;
  return unpackPreamble(bytes) ?? 'damaged';
}
