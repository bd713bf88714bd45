/** The frame check sequence of Ethernet: CRC-32 (IEEE 802.3, 3.2.9), its least significant byte first on the wire. */
import { crc32 } from '../../../support/crc32.ts';

/** The check sequence over destination address to the end of the padding; 32 bits, unsigned. */
export const fcsOf = crc32;

/** Four octets as they follow one another on the wire. */
export const fcsOctets = (fcs: number): Uint8Array => Uint8Array.of(fcs, fcs >>> 8, fcs >>> 16, fcs >>> 24);

/** The value of the four octets from `at` on. */
export const readFcs = (octets: Uint8Array, at: number): number =>
  new DataView(octets.buffer, octets.byteOffset, octets.byteLength).getUint32(at, true);
