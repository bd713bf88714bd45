/** WRITEs that the receiver begins: it says in a SEND of one packet what the sender is to write, and where. */
import { region } from './endpoint-settings.ts';
import type { PlannedMessage } from './message-host.ts';

/** What such a SEND says: 24 bytes, big-endian. */
export interface Announcement {
  readonly tag: number;
  readonly length: number;
  readonly offset: number;
  readonly key: bigint;
}

/** Bytes of it. */
export const announcementBytes = 24;

/** The most bytes of such a WRITE. */
const longest = 9000;

/** Bytes of the region that so many of them are written to, after those of all other WRITEs. */
export const announcedBytes = (count: number): number => count * longest;

/** The announcement of that number; its WRITE belongs after `base` bytes of the region. */
export const announcement = (tag: number, base: number): Announcement => ({
  tag,
  length: [1, 64, 700, 1024, 4096, longest][tag % 6]!,
  offset: base + tag * longest,
  key: region.key,
});

/** Its bytes, in a source of its own. */
export function announcementOf({ tag, length, offset, key }: Announcement): Uint8Array {
  const source = new Uint8Array(announcementBytes);
  const view = new DataView(source.buffer);
  view.setUint32(0, tag);
  view.setUint32(4, length);
  view.setBigUint64(8, BigInt(offset));
  view.setBigUint64(16, key);
  return source;
}

/** What the bytes of a receive say. */
export function readAnnouncement(bytes: Uint8Array): Announcement {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const offset = Number(view.getBigUint64(8));
  return { tag: view.getUint32(0), length: view.getUint32(4), offset, key: view.getBigUint64(16) };
}

/** A WRITE as it was announced: all but its bytes is what the receiver has said. */
export const announcedWrite = (planned: PlannedMessage, { length, offset, key }: Announcement): PlannedMessage => ({
  ...planned,
  length,
  offset,
  key,
});
