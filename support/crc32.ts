import { crc32 as crcOfZip } from 'node:zlib';

/**
 * The CRC-32 of Ethernet (IEEE 802.3, 3.2.9), unsigned: reflected polynomial EDB88320, all ones at the start, inverted
 * at the end.
 */
export const crc32 = (bytes: Uint8Array): number => crcOfZip(bytes);
