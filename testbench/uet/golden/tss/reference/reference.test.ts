import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEcbCases } from '../../../vectors/ecb-cases.ts';
import { readGcmCases } from '../../../vectors/gcm-cases.ts';
import { readGcmExamples } from '../../../vectors/gcm-examples.ts';
import { nistFiles } from '../../../vectors/nist-files.ts';
import { aesEncrypt, aesRoundKeys, aesSubstitute } from './aes.ts';
import { blocksOf, bytesOf, numberOf } from './bytes.ts';
import { gf128Product, ghash, ghashBlocks, powersOf } from './gf128.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const block = fc.bigInt({ min: 0n, max: (1n << 128n) - 1n });
const one = 1n << 127n;

describe('AES', () => {
  test('gives the known answers of AES-256 in ECB mode', () => {
    for (const { name, key, plaintext, ciphertext } of nistFiles.ecb.flatMap(readEcbCases)) {
      const blocks = blocksOf(plaintext).map((word) => aesEncrypt(key, word));
      expect(blocks, name).toEqual(blocksOf(ciphertext));
    }
  });

  test('has the round keys and the result of the examples of FIPS 197, appendices A.1 and C.1', () => {
    const key = Buffer.from('2b7e151628aed2a6abf7158809cf4f3c', 'hex');
    expect(aesRoundKeys(key).at(-1)!.toString(16)).toBe('d014f9a8c9ee2589e13f0cc8b6630ca6');
    expect(aesRoundKeys(key)).toHaveLength(11);
    const counting = Uint8Array.from({ length: 16 }, (_, i) => i);
    expect(aesEncrypt(counting, 0x00112233445566778899aabbccddeeffn)).toBe(0x69c4e0d86a7b0430d8cdb78070b4c55an);
    expect([0x00, 0x01, 0x53, 0xff].map(aesSubstitute)).toEqual([0x63, 0x7c, 0xed, 0x16]);
  });
});

describe('GHASH', () => {
  test('gives the values on the way of the worked examples of GCM', () => {
    for (const { name, key, aad, ciphertext, tag, h, j0, s, mask } of readGcmExamples(nistFiles.gcmExamples)) {
      const hash = ghash(numberOf(h), ghashBlocks(aad, ciphertext));
      expect(hex(bytesOf(hash, 16)), name).toBe(hex(s));
      expect(
        [0n, numberOf(j0)].map((word) => aesEncrypt(key, word)),
        name,
      ).toEqual([numberOf(h), numberOf(mask)]);
      expect(hex(bytesOf(hash ^ numberOf(mask), 16)).slice(0, 2 * tag.length), name).toBe(hex(tag));
    }
  });

  test('with AES makes the tags of CAVP, of one case in fifty', () => {
    const all = [nistFiles.gcmEncrypt128, nistFiles.gcmDecrypt256].flatMap((path) => readGcmCases(path));
    for (const { name, key, iv, aad, ciphertext, tag, plaintext } of all.filter((_, i) => i % 50 === 7)) {
      if (iv.length !== 12) continue;
      const [h, mask] = [0n, (numberOf(iv) << 32n) | 1n].map((word) => aesEncrypt(key, word));
      const made = hex(bytesOf(ghash(h!, ghashBlocks(aad, ciphertext)) ^ mask!, 16)).slice(0, 2 * tag.length);
      expect(made === hex(tag), name).toBe(plaintext !== undefined);
    }
  });

  test('the product is that of a field', () => {
    fc.assert(
      fc.property(block, block, block, (a, b, c) => {
        expect(gf128Product(a, b)).toBe(gf128Product(b, a));
        expect(gf128Product(gf128Product(a, b), c)).toBe(gf128Product(a, gf128Product(b, c)));
        expect(gf128Product(a, b ^ c)).toBe(gf128Product(a, b) ^ gf128Product(a, c));
        expect(gf128Product(a, one)).toBe(a);
        expect(powersOf(a, 3)).toEqual([a, gf128Product(a, a), gf128Product(a, gf128Product(a, a))]);
      }),
      { numRuns: 50 },
    );
  });

  test('blocks are filled up with zeros, and none are made of nothing', () => {
    expect(blocksOf(Uint8Array.of())).toEqual([]);
    expect(blocksOf(new Uint8Array(17).fill(0xff))).toEqual([(1n << 128n) - 1n, 0xffn << 120n]);
    expect(bytesOf(0x0102n, 4)).toEqual(Uint8Array.of(0, 0, 1, 2));
  });
});
