/**
 * Between a UDP socket and an endpoint: the frames' UET part is the payload of a datagram. A socket makes and takes off
 * the outer headers by itself, so an endpoint's frames have made-up ones on this side of it.
 */
import { crc32c, encode, type LayerInput } from '../golden/wire/index.ts';

/** Where fields of an endpoint's frames lie: Ethernet without a tag, IPv4, UDP. */
const at = { destinationIp: 30, uet: 42 } as const;

/** Of an endpoint's frames: whether they end with the UET CRC, least significant byte first. */
export interface FrameForm {
  readonly crc: boolean;
}

/** What a frame has for the socket: the address that it goes to, and the UET part. */
export function datagramOf(frame: Uint8Array, { crc }: FrameForm): { readonly ip: number; readonly uet: Uint8Array } {
  const view = new DataView(frame.buffer, frame.byteOffset, frame.length);
  return { ip: view.getUint32(at.destinationIp), uet: frame.subarray(at.uet, frame.length - (crc ? 4 : 0)) };
}

/** A frame that brings a UET part. DSCP and ECN are unknown to sockets: as of data that meets no congestion. */
export function frameOfDatagram(uet: Uint8Array, from: number, to: number, { crc }: FrameForm): Uint8Array {
  return encode(
    [
      { name: 'ethernet', fields: { destination: 0x02_0000_0000_01n, source: 0x02_0000_0000_fen } },
      { name: 'ipv4', fields: { source: from, destination: to, dscp: 10, ecn: 2 } },
      { name: 'udp', fields: { source_port: 0x8000 } },
      { name: 'data', fields: { bytes: uet } },
      ...(crc ? [{ name: 'crc', fields: {} } as const] : []),
    ],
    { crc: 'little' },
  );
}

/** How the payload of a datagram ends: with the UET CRC of all before it, in this order of bytes, or with nothing. */
export type SocketCrc = 'none' | 'little' | 'big';

export function withCrc(uet: Uint8Array, order: SocketCrc): Uint8Array {
  if (order === 'none') return uet;
  const bytes = new Uint8Array(uet.length + 4);
  bytes.set(uet);
  new DataView(bytes.buffer).setUint32(uet.length, crc32c(uet), order === 'little');
  return bytes;
}

/** The UET part; `undefined` where its CRC is wrong. */
export function withoutCrc(payload: Uint8Array, order: SocketCrc): Uint8Array | undefined {
  if (order === 'none') return payload;
  if (payload.length < 4) return undefined;
  const uet = payload.subarray(0, payload.length - 4);
  const value = new DataView(payload.buffer, payload.byteOffset + uet.length, 4).getUint32(0, order === 'little');
  return value === crc32c(uet) ? uet : undefined;
}

/** An address and port of a socket: IPv4 as a number, IPv6 as a bigint. */
export interface SocketAddress {
  readonly ip: number | bigint;
  readonly port: number;
}

/**
 * A datagram as a frame, for captures: its addresses and source port, MAC addresses 0, no checksum of UDP. The
 * destination port is UET's whatever the socket's is, so that whoever opens the capture knows what it is.
 */
export function capturedFrame(payload: Uint8Array, from: SocketAddress, to: Pick<SocketAddress, 'ip'>): Uint8Array {
  const addresses = { dscp: 0, ecn: 0 };
  const ip: LayerInput =
    typeof from.ip === 'number' && typeof to.ip === 'number'
      ? { name: 'ipv4', fields: { source: from.ip, destination: to.ip, ...addresses } }
      : {
          name: 'ipv6',
          fields: { source: BigInt(from.ip), destination: BigInt(to.ip), ...addresses, flow_label: 0 },
        };
  return encode([
    { name: 'ethernet', fields: { destination: 0n, source: 0n } },
    ip,
    { name: 'udp', fields: { source_port: from.port } },
    { name: 'data', fields: { bytes: payload } },
  ]);
}
