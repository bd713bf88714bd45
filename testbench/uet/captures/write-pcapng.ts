/** Captures in the pcapng format (draft-ietf-opsawg-pcapng): one section, one interface, times in nanoseconds. */
import { viewOf } from './pcap.ts';

/** Section header and interface description of a little-endian file of packets of that link type. */
export function pcapngHeader(linkType: number): Uint8Array {
  const section = new Uint8Array(16);
  const view = viewOf(section);
  view.setUint32(0, 0x1a2b3c4d, true);
  view.setUint16(4, 1, true);
  // The section's length is not known.
  view.setBigInt64(8, -1n, true);
  const face = new Uint8Array(20);
  const faceView = viewOf(face);
  faceView.setUint16(0, linkType, true);
  // Option if_tsresol, 10^-9; then the end of the options.
  faceView.setUint16(8, 9, true);
  faceView.setUint16(10, 1, true);
  face[12] = 9;
  return Uint8Array.of(...block(0x0a0d0d0a, section), ...block(1, face));
}

/** A whole packet that was seen at `time`, in nanoseconds since 1970. */
export function pcapngPacket(bytes: Uint8Array, time: bigint): Uint8Array {
  const body = new Uint8Array(20 + bytes.length);
  const view = viewOf(body);
  view.setUint32(4, Number(time >> 32n), true);
  view.setUint32(8, Number(time & 0xffff_ffffn), true);
  view.setUint32(12, bytes.length, true);
  view.setUint32(16, bytes.length, true);
  body.set(bytes, 20);
  return block(6, body);
}

/** Type and length before the body, which is filled up to words of 32 bits, and the length after it. */
function block(type: number, body: Uint8Array): Uint8Array {
  const padded = Math.ceil(body.length / 4) * 4;
  const bytes = new Uint8Array(padded + 12);
  const view = viewOf(bytes);
  view.setUint32(0, type, true);
  view.setUint32(4, bytes.length, true);
  bytes.set(body, 8);
  view.setUint32(padded + 8, bytes.length, true);
  return bytes;
}
