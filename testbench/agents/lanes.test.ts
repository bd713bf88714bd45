import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, leadingRun, onesOf, wordOf } from './lanes.ts';

test('words have the first byte in their least significant bits, and come back as the same bytes', () => {
  expect(wordOf(Uint8Array.of(0x11, 0x22, 0x33, 0xf4))).toBe(0xf4332211);
  expect(wordOf(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8))).toBe(0x0807060504030201n);
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 70, size: 'max' }), (bytes) => {
      const model = bytes.reduceRight((word, byte) => (word << 8n) | BigInt(byte), 0n);
      const word = wordOf(bytes);
      expect(word).toBe(bytes.length > 4 ? model : Number(model));
      expect(bytesOf(word, bytes.length)).toEqual(bytes);
      // The first bytes of a longer word.
      expect(bytesOf(word, bytes.length >> 1)).toEqual(bytes.subarray(0, bytes.length >> 1));
    }),
  );
});

test('a run of ones is counted only where nothing is above it', () => {
  for (const width of [1, 4, 32, 64])
    for (let count = 0; count <= width; count++) {
      expect(leadingRun(onesOf(count, width))).toBe(count);
      if (count < width - 1)
        expect(leadingRun(BigInt(onesOf(count, width)) | (1n << BigInt(width - 1)))).toBe(undefined);
    }
  expect(onesOf(33, 64)).toBe(2n ** 33n - 1n);
});
