import { createCipheriv, createDecipheriv } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { UserError } from '../../../support/user-error.ts';
import { parseCavp, readCavp } from './cavp.ts';
import { readEcbCases } from './ecb-cases.ts';
import { type GcmCase, gcmCase, readGcmCases } from './gcm-cases.ts';
import { readGcmExamples } from './gcm-examples.ts';
import { nistFiles } from './nist-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'vectors-'));
afterAll(() => rmSync(folder, { recursive: true }));

const groupOfTwo = `# CAVS 14.0\r
[Keylen = 128]\r
[IVlen = 96]\r
[PTlen = 8]\r
[AADlen = 0]\r
[Taglen = 128]\r
\r
Count = 0\r
Key = 000102030405060708090a0b0c0d0e0f\r
IV = 000102030405060708090a0b\r
CT = 00\r
AAD = \r
Tag = 000102030405060708090a0b0c0d0e0f\r
FAIL\r
\r
Count = 1\r
Key = 000102030405060708090a0b0c0d0e0f\r
IV = 000102030405060708090a0b\r
PT = ab\r
AAD =\r
CT = cd\r
Tag = 000102030405060708090a0b0c0d0e0f\r
`;

/** What Node's OpenSSL says of a case's tag and ciphertext. */
function agrees({ key, iv, aad, plaintext, ciphertext, tag }: GcmCase): boolean {
  const decipher = createDecipheriv(`aes-${key.length * 8}-gcm` as 'aes-256-gcm', key, iv, {
    authTagLength: tag.length,
  });
  decipher.setAAD(aad).setAuthTag(tag);
  const out = decipher.update(ciphertext);
  try {
    decipher.final();
  } catch {
    return plaintext === undefined;
  }
  return plaintext !== undefined && Buffer.compare(out, plaintext) === 0;
}

describe('the files of NIST', () => {
  test.each([
    ['gcmEncrypt128', 7875, 0],
    ['gcmEncrypt256', 7875, 0],
    ['gcmDecrypt256', 7875, 3919],
  ] as const)('%s is read whole: OpenSSL agrees with a case in ten', (name, cases, fails) => {
    const all = readGcmCases(nistFiles[name]);
    expect([all.length, all.filter(({ plaintext }) => plaintext === undefined).length]).toEqual([cases, fails]);
    expect(new Set(all.map(({ operation }) => operation))).toEqual(
      new Set([name === 'gcmDecrypt256' ? 'decrypt' : 'encrypt']),
    );
    for (const one of all.filter((_, i) => i % 10 === 0)) expect(agrees(one), one.name).toBe(true);
  });

  test('the known answers of ECB are read whole, and OpenSSL agrees with all', () => {
    const all = nistFiles.ecb.flatMap(readEcbCases);
    expect(all).toHaveLength(2 * (5 + 16 + 10 + 256 + 128));
    for (const { name, key, plaintext, ciphertext } of all) {
      const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
      expect(cipher.update(plaintext).toString('hex'), name).toBe(Buffer.from(ciphertext).toString('hex'));
    }
  });

  test('the worked examples are read whole, and OpenSSL agrees with all', () => {
    const all = readGcmExamples(nistFiles.gcmExamples);
    expect(all.map(({ key }) => key.length)).toEqual(
      [16, 24, 32].flatMap((length) => new Array<number>(6).fill(length)),
    );
    for (const { name, key, iv, aad, plaintext, ciphertext, tag, h, j0, s, mask } of all) {
      expect(agrees({ name, operation: 'encrypt', key, iv, aad, plaintext, ciphertext, tag }), name).toBe(true);
      expect([h, j0, s, mask].map(({ length }) => length)).toEqual([16, 16, 16, 16]);
    }
  });
});

describe('a file of vectors', () => {
  test('may be gzipped or not, whatever its name', () => {
    const [plain, packed] = [join(folder, 'a.rsp'), join(folder, 'b.rsp')];
    writeFileSync(plain, groupOfTwo);
    writeFileSync(packed, gzipSync(groupOfTwo));
    const strip = (path: string) => readGcmCases(path).map(({ name: _, ...rest }) => rest);
    expect(strip(packed)).toEqual(strip(plain));
    const [refused, given] = readGcmCases(plain);
    expect(refused).toMatchObject({
      name: `${plain}:8`,
      operation: 'decrypt',
      plaintext: undefined,
      aad: new Uint8Array(),
    });
    expect(given).toMatchObject({
      operation: 'encrypt',
      plaintext: Uint8Array.of(0xab),
      ciphertext: Uint8Array.of(0xcd),
    });
  });

  test('settings after cases begin a new group', () => {
    const cases = parseCavp('[A = 1]\n[B]\n\nX = 1\n\n[A = 2]\n\nX = 2\n', 'f');
    expect(cases.map(({ settings }) => [...settings])).toEqual([
      [
        ['A', '1'],
        ['B', ''],
      ],
      [['A', '2']],
    ]);
  });

  test.each([
    ['a line of another form', 'Key: 00', 'f:3: "Key: 00" is no line of a CAVP file'],
    ['a field twice', 'Key = 00\nKey = 00', 'f:4: Key stands twice in one case'],
    ['FAIL without a case', 'FAIL', 'f:3: "FAIL" is no line of a CAVP file'],
    ['nothing', '', 'f has no test cases'],
  ])('%s is refused in one sentence', (_, text, message) => {
    const parse = () => parseCavp(`# a file\n\n${text}`, 'f');
    expect(parse).toThrow(UserError);
    expect(parse).toThrow(message);
  });

  test.each([
    ['another length than announced', 'PT = ab', 'PT = abcd', 'PT has 16 bits where [PTlen = 8] stands above it'],
    ['half a byte', 'PT = ab', 'PT = a', 'PT is a: give whole bytes'],
    ['no tag', /Tag = .*\r\n/g, '', 'the case has no TAG'],
    ['no length of keys', '[Keylen = 128]\r\n', '', 'no [Keylen = BITS] stands above the case'],
    ['no plaintext and no FAIL', 'FAIL\r\n', '', 'the case has neither PT nor FAIL'],
  ])('%s is refused in one sentence', (_, from, to, message) => {
    const read = () => parseCavp(groupOfTwo.replace(from, to), 'f').map(gcmCase);
    expect(read).toThrow(UserError);
    expect(read).toThrow(message);
  });

  test('what is no file of vectors is refused in one sentence', () => {
    expect(() => readCavp(join(folder, 'none.rsp'))).toThrow(/none\.rsp cannot be read: give a file of test vectors$/);
    const broken = join(folder, 'broken.gz');
    writeFileSync(broken, gzipSync(groupOfTwo).subarray(0, 60));
    expect(() => readCavp(broken)).toThrow(/is not a whole gzip file: copy it again$/);
    const odd = join(folder, 'odd.rsp');
    writeFileSync(odd, '[ENCRYPT]\n\nKEY = 00\nPLAINTEXT = 00\nCIPHERTEXT = 00\n');
    expect(() => readEcbCases(odd)).toThrow(`${odd}:3: PLAINTEXT and CIPHERTEXT are not of as many whole blocks`);
    expect(() => readGcmExamples(odd)).toThrow(UserError);
  });
});
