/** What becomes of frames of a client that are too short or too long for a link (link-layer.md A9). */
import { FCS_BYTES } from './fcs.ts';

/** Bytes of the shortest frame of Ethernet, check sequence included. */
export const LEAST_FRAME = 64;

/** A frame that may leave, without check sequence, and what was done to it. */
export interface Bounded {
  readonly bytes: Uint8Array;
  readonly poison: boolean;
  readonly change: 'padded' | 'too_long' | undefined;
}

/** Bytes that a client's frame has when it leaves, without check sequence; `longestFrame` is with it. */
export const boundedLength = (length: number, longestFrame: number): number =>
  Math.min(Math.max(length, LEAST_FRAME - FCS_BYTES), longestFrame - FCS_BYTES);

/**
 * A frame of less than 60 bytes is padded with zeros, because the other end would take it for a runt, and each of its
 * replays. One that is too long is cut and poisoned, so that the other end knows it as damaged and asks for it no more.
 */
export function bounded(bytes: Uint8Array, poison: boolean, longestFrame: number): Bounded {
  const length = boundedLength(bytes.length, longestFrame);
  if (length < bytes.length) return { bytes: bytes.subarray(0, length), poison: true, change: 'too_long' };
  if (length === bytes.length) return { bytes, poison, change: undefined };
  const padded = new Uint8Array(length);
  padded.set(bytes);
  return { bytes: padded, poison, change: 'padded' };
}
