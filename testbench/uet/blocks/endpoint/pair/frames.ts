/** Frames as the beats of a port, and as bytes. */
import { bytesOfWord, type Value, wordOf } from '../../test-kit.ts';
import { ipOf } from './endpoint-settings.ts';
import type { IntEcho } from './int-echo.ts';

/** Beats of a port: byte 0 in the least significant bits; of the last one `kept` bytes. */
export interface Frame {
  readonly data: readonly Value[];
  readonly kept: number;
  /** What an ACK has of the switches, beside it. */
  readonly int?: IntEcho;
}

export function frameOf(bytes: Uint8Array, size: number): Frame {
  const data: bigint[] = [];
  for (let at = 0; at < bytes.length; at += size) data.push(wordOf(bytes.subarray(at, at + size)));
  return { data, kept: bytes.length - (data.length - 1) * size };
}

export const bytesOf = ({ data, kept }: Frame, size: number): Uint8Array =>
  Buffer.concat(data.map((word) => bytesOfWord(word, size))).subarray(0, (data.length - 1) * size + kept);

/** The end that a frame of IPv4 without tags goes to. */
export function destinationOf({ data }: Frame, size: number): number {
  const head = Buffer.concat(data.slice(0, Math.ceil(34 / size)).map((word) => bytesOfWord(word, size)));
  return head.readUInt32BE(30) - ipOf(0);
}
