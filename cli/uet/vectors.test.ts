import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { isLong } from '../../support/testing/long-run.ts';
import { UserError } from '../../support/user-error.ts';
import { gcmSeal } from '../../testbench/uet/golden/tss/cipher.ts';
import { nistFiles } from '../../testbench/uet/vectors/nist-files.ts';
import { readWycheproof } from '../../testbench/uet/vectors/wycheproof.ts';
import { vectors, vectorsText } from './vectors.ts';

const folder = mkdtempSync(join(tmpdir(), 'gcm-vectors-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const onWasm = { engine: 'wasm', lanes: 1 } as const;

describe('gatewright vectors', () => {
  // All files: GATEWRIGHT_LONG=1 npx vitest run cli/uet/vectors
  const others = [
    ['gcmEncrypt256', 'tss_gcm_l1'],
    ['gcmDecrypt256', 'tss_gcm_l1'],
  ] as const;
  test.each([['gcmEncrypt128', 'tss_gcm_l1_aes128_table_r9'] as const, ...(isLong ? others : [])])(
    'every case of %s with an IV of 96 bits passes through %s, whatever its tag, and the others are skipped with reasons',
    async (name, design) => {
      const { reasons, designs, ...counts } = await vectors(nistFiles[name], onWasm);
      expect(counts).toEqual({ passed: 2625, failed: 0, skipped: 5250, failures: [] });
      expect(designs).toEqual({ [design]: 2625 });
      expect(reasons).toEqual({ 'IV of 8 bits': 2625, 'IV of 1024 bits': 2625 });
    },
  );

  // Test case 3 of the GCM submission, without AAD: key, IV, plaintext, ciphertext and tag.
  const whole = {
    key: 'feffe9928665731c6d6a8f9467308308',
    iv: 'cafebabefacedbaddecaf888',
    aad: '',
    msg: 'd9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255',
    ct: '42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091473f5985',
    tag: '4d5c2af327cd64a62cf35abd2ba6fab4',
    result: 'valid',
  };
  const fileOf = (tests: readonly object[], more: object = {}): string => {
    const path = join(folder, 'w.json');
    const groups = [{ type: 'AeadTest', tests: tests.map((one, i) => ({ tcId: i + 1, ...one })) }];
    writeFileSync(path, gzipSync(JSON.stringify({ algorithm: 'AES-GCM', testGroups: groups, ...more })));
    return path;
  };

  test('a Wycheproof file: right ones pass, wrong ones fail by name, what no engine takes is skipped', async () => {
    const path = fileOf([
      whole,
      { ...whole, tag: whole.tag.replace('4', '5'), result: 'invalid' },
      // What the file says of these two is not so.
      { ...whole, result: 'invalid' },
      { ...whole, ct: whole.ct.replace('42', '43') },
      { ...whole, key: '00'.repeat(24) },
    ]);
    const result = await vectors(path, onWasm);
    const failures = [`${path}:3: decryption`, `${path}:4: decryption`];
    const designs = { tss_gcm_l1_aes128_table_r9: 4 };
    expect(result).toEqual({ passed: 2, failed: 2, skipped: 1, failures, reasons: { 'key of 192 bits': 1 }, designs });
    const lines = [
      '2 passed, 2 failed, 1 skipped',
      '  4 through tss_gcm_l1_aes128_table_r9, not in the catalogue',
      '  1 skipped: key of 192 bits',
    ];
    const text = [...lines, ...failures.map((one) => `failed: ${one}`)];
    expect(vectorsText(result)).toBe(text.join('\n'));
  });

  test('engines of several lanes give the same, on the emitted Verilog', async () => {
    const key = '00'.repeat(32);
    const { iv, aad, msg } = whole;
    const sealed = gcmSeal(bytesOf(key), bytesOf(iv), bytesOf(aad), bytesOf(msg));
    const [ct, tag] = [hexOf(sealed.ciphertext), hexOf(sealed.icv)];
    const right = { key, iv, aad, msg, ct, tag, result: 'valid' };
    const path = fileOf([right, { ...right, ct: `${ct.slice(0, -2)}00`, result: 'invalid' }]);
    const result = await vectors(path, { engine: 'yosys', lanes: 2 });
    expect(result).toEqual({
      ...{ passed: 2, failed: 0, skipped: 0, failures: [], reasons: {} },
      designs: { tss_gcm_l2: 2 },
    });
    expect(vectorsText(result)).toBe('2 passed, 0 failed, 0 skipped\n  2 through tss_gcm_l2');
  });

  test.each([
    ['another algorithm', () => fileOf([whole], { algorithm: 'AES-CCM' }), 'is for the algorithm AES-CCM'],
    ['no tests', () => fileOf([]), 'has no tests'],
    ['half a byte', () => fileOf([{ ...whole, iv: 'abc' }]), ':1: iv is abc: give whole bytes'],
    ['another result', () => fileOf([{ ...whole, result: 'maybe' }]), ':1: the result is maybe: give valid'],
  ])('a file with %s is refused in one sentence', (_, file, message) => {
    const read = () => readWycheproof(file());
    expect(read).toThrow(UserError);
    expect(read).toThrow(message);
  });

  test('other numbers of lanes and unknown engines are refused in one sentence', async () => {
    const path = fileOf([whole]);
    await expect(vectors(path, { engine: 'wasm', lanes: 3 })).rejects.toThrow('there is no GCM engine of 3 lanes');
    await expect(vectors(path, { engine: 'wsm', lanes: 1 })).rejects.toThrow('there is no engine wsm');
  });
});
