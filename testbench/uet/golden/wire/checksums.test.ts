import { describe, expect, test } from 'vitest';
import { crc32, crc32c, internetChecksum } from './checksums.ts';

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
const counted = (length: number, byte: (i: number) => number): Uint8Array =>
  Uint8Array.from({ length }, (_, i) => byte(i));
const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'));

/** The SCSI read of RFC 3720 B.4. */
const scsiRead = hex(
  '01c00000000000000000000000000000 14000000000004000000001400000018 28000000000000000200000000000000',
);

describe('the vectors of crypto-crc-nics.md D', () => {
  test.each([
    ['123456789', ascii('123456789'), 0xcbf43926, 0xe3069283],
    ['32 zeros', new Uint8Array(32), 0x190a55ad, 0x8a9136aa],
    ['32 bytes ff', new Uint8Array(32).fill(255), 0xff6cab0b, 0x62a8ab43],
    ['00 to 1f', counted(32, (i) => i), 0x91267e8a, 0x46dd794e],
    ['1f to 00', counted(32, (i) => 31 - i), 0x9ab0ef72, 0x113fdb5c],
    ['an iSCSI read', scsiRead, 0x51e17412, 0xd9963a56],
    ['60 zeros', new Uint8Array(60), 0x04128908, 0x5a0b0531],
    ['64 bytes', counted(64, (i) => i), 0x100ece8c, 0xfb6d36eb],
    ['1514 bytes', counted(1514, (i) => i & 0xff), 0xe7870705, 0x487a7b87],
    ['9018 bytes', counted(9018, (i) => (7 * i + 3) & 0xff), 0x79d7c210, 0x5fd3f8b4],
  ])('%s', (_, bytes, ethernet, castagnoli) => {
    expect(crc32(bytes)).toBe(ethernet);
    expect(crc32c(bytes)).toBe(castagnoli);
  });
});

test('the Internet checksum of RFC 1071, of an odd number of bytes too', () => {
  expect(internetChecksum(hex('0001f203f4f5f6f7'))).toBe(~0xddf2 & 0xffff);
  expect(internetChecksum(hex('0001'), hex('f203f4f5f6'))).toBe(internetChecksum(hex('0001f203f4f5f600')));
});
