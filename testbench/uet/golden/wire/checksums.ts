/** Checksums of packets (RFC 1071; uet-wire.md 11.5; crypto-crc-nics.md D). */
export { crc32 } from '../../../../support/crc32.ts';

/** CRC-32C (Castagnoli), of UET's end-to-end check: reflected polynomial 82F63B78, otherwise as CRC-32. */
export function crc32c(bytes: Uint8Array): number {
  let register = 0xffffffff;
  for (let i = 0; i < bytes.length; i++) register = (register >>> 8) ^ castagnoli[(register ^ bytes[i]!) & 0xff]!;
  return ~register >>> 0;
}

/** What each byte adds to the register. */
const castagnoli = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let i = 0; i < 8; i++) value = (value >>> 1) ^ ((value & 1) * 0x82f63b78);
  return value >>> 0;
});

/** The checksum that Internet headers hold: the inverted one's complement sum of words of 16 bits, big-endian. */
export function internetChecksum(...parts: readonly Uint8Array[]): number {
  let sum = 0;
  for (const part of parts) {
    // Parts begin at even places of what is summed up; an odd one is the last, and is filled up with a zero byte.
    for (let i = 0; i < part.length; i += 2) sum += part[i]! * 256 + (part[i + 1] ?? 0);
  }
  while (sum > 0xffff) sum = (sum & 0xffff) + Math.floor(sum / 0x1_0000);
  return ~sum & 0xffff;
}
