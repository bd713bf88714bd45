/** A packet as TSS looks at it, and what of it is authenticated. */
import { type HeaderOf, tss, tssSsi } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { headerBytes, readHeader } from '../wire/index.ts';

/** What is between the IP header and the PDS or TSS header. */
export type Encapsulation =
  /** The entropy header: 4 bytes. */
  | { readonly kind: 'native'; readonly entropy: Uint8Array }
  /** The UDP header: 8 bytes. */
  | { readonly kind: 'udp'; readonly header: Uint8Array };

export interface Packet {
  /** 4 bytes or 16, both alike. */
  readonly source: Uint8Array;
  readonly destination: Uint8Array;
  readonly encapsulation: Encapsulation;
  /** From the TSS header, or the PDS header where there is none, to the end of the packet. */
  readonly body: Uint8Array;
  /** The packet was cut by a switch, as its DSCP says. */
  readonly trimmed?: boolean;
}

export type TssHeader = HeaderOf<typeof tss> & Partial<Pick<HeaderOf<typeof tssSsi>, 'ssi'>>;

/**
 * What of a UDP header is authenticated, after the addresses. Sources do not say (uet-wire.md 8.7): both ports, all 8
 * bytes, the destination port alone because the source port is entropy, or nothing.
 */
export type UdpAad = 'ports' | 'header' | 'destination_port' | 'none';

/** Which bytes of a UDP header that is. */
export const udpRanges: Readonly<Record<UdpAad, readonly [from: number, to: number]>> = {
  ports: [0, 4],
  header: [0, 8],
  destination_port: [2, 4],
  none: [0, 0],
};

/** Bytes of a TSS header: 16 with SSI, else 12. */
export const tssHeaderBytes = (header: TssHeader): number => (header.ssi === undefined ? tss.bytes : tssSsi.bytes);

export function writeTssHeader(header: TssHeader): Uint8Array {
  const { ssi } = header;
  return Uint8Array.from(ssi === undefined ? headerBytes(tss, header) : headerBytes(tssSsi, { ...header, ssi }));
}

/**
 * The header that a body begins with: `none` where its type is another, `short` where it ends before the header does.
 */
export function readTssHeader(body: Uint8Array): TssHeader | 'none' | 'short' {
  if (body.length === 0) return 'short';
  if (body[0]! >> 3 !== 1) return 'none';
  const layout = body[0]! & 4 ? tssSsi : tss;
  return body.length < layout.bytes ? 'short' : readHeader(layout, body);
}

/** What is authenticated and not encrypted: addresses, entropy or UDP header, and the body up to the encrypted part. */
export function tssAad({ source, destination, encapsulation }: Packet, clear: Uint8Array, udp: UdpAad): Uint8Array {
  const between =
    encapsulation.kind === 'native' ? encapsulation.entropy : encapsulation.header.subarray(...udpRanges[udp]);
  return Uint8Array.of(...source, ...destination, ...between, ...clear);
}

/** The IV (8.6): SSI, or IPv4 source address, or SDI, then the TSC, under the mask. */
export function tssIv({ ssi, sdi, epoch, counter }: TssHeader, source: Uint8Array, mask: Uint8Array): Uint8Array {
  const iv = new Uint8Array(12);
  const view = new DataView(iv.buffer);
  // 48 bits of counter; its upper half overlaps what is written next.
  view.setBigUint64(4, BigInt(counter));
  view.setUint16(4, epoch);
  if (ssi === undefined && source.length === 4) iv.set(source);
  else view.setUint32(0, ssi ?? sdi);
  return Uint8Array.from(iv, (byte, i) => byte ^ mask[i]!);
}
