import { describe, expect, test } from 'vitest';
import { cmac, deriveKey, type KeyContext, kdfMessages } from './kdf.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'));

describe('CMAC with AES-256', () => {
  const key = bytes('603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4');
  const message = bytes(
    `6bc1bee22e409f96e93d7e117393172a ae2d8a571e03ac9c9eb76fac45af8e51
     30c81c46a35ce411e5fbc1191a0a52ef f69f2445df4f9b17ad2b417be66c3710`.replaceAll('\n', ''),
  );

  test.each([
    [0, '028962f61b7bf89efc6b551f4667d983'],
    [16, '28a7023f452e8f82bd4bf28d8c37c35c'],
    [40, 'aaf3d8f1de5640c232f5b169b9c911e6'],
    [64, 'e1992190549f6ed5696a2c056c315410'],
  ])('of %i bytes is that of NIST SP 800-38B, D.3', (length, expected) => {
    expect(hex(cmac(key, message.subarray(0, length)))).toBe(expected);
  });
});

describe('derived keys', () => {
  const domainKey = bytes('34448a064292601b11a0978f56a2d34cf3fc35ede1a6bc04f8db3e5243a2b0ca');
  const cluster: KeyContext = { mode: 'cluster', epoch: 0x1dc0, rekey: 0x74e5, address: bytes('c0a82a01') };
  const server: KeyContext = {
    mode: 'server',
    epoch: 0x1dc0,
    rekey: 0,
    address: bytes('20010cb0000000000fc0000000000abc'),
  };

  test.each([
    [
      'cluster with IPv4',
      cluster,
      '151b4ddb30112971ddeff3213000ee74d8f18aac2135601f1e5215e505fed449',
      'a7c6992c26b0bd5dd5c20e0c',
    ],
    [
      'server with IPv6',
      server,
      'b59002ad3e6a9ae5864878730070f8916e43e5011acaa4be3504256185f24d97',
      '209a3d29581028fb0da2749e',
    ],
  ])('%s: those of the reference (uet-wire.md 8.5)', (_, context, key, mask) => {
    const derived = deriveKey(domainKey, context);
    expect({ key: hex(derived.key), mask: hex(derived.ivMask) }).toEqual({ key, mask });
  });

  test('are made of three messages, of one or two blocks', () => {
    expect(kdfMessages(cluster).map(hex)).toEqual(['01', '02', '03'].map((i) => `${i}5531001dc0000074e5c0a82a010160`));
    expect(kdfMessages(server)[2]).toHaveLength(32);
  });
});
