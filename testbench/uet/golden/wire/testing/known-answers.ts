/** Frames around the known-answer bytes of the fact sheet, none of which the codec's tables or checksums have made. */
import { encode } from '../encode.ts';
import type { LayerInput } from '../layer.ts';

export interface KnownAnswer {
  /** Where the bytes are from. */
  readonly name: string;
  readonly crc: 'none' | 'little' | 'big';
  readonly frame: Uint8Array;
}

const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'));

const ethernet: LayerInput = { name: 'ethernet', fields: { destination: 0x0a0b0c0d0e0fn, source: 0x020304050607n } };
const ipv4: LayerInput = { name: 'ipv4', fields: { source: 0xc0a82a01, destination: 0xc0a82a02 } };
const ipv6: LayerInput = {
  name: 'ipv6',
  fields: { source: 0x20010cb0000000000fc0000000000abcn, destination: 0x20010cb0000000000fc0000000000defn },
};
const udp: LayerInput = { name: 'udp', fields: { source_port: 0x1234 } };
const native: LayerInput = { name: 'entropy', fields: { entropy: 0x1234 } };

function known(name: string, text: string, carrier = [ipv4, udp], crc: KnownAnswer['crc'] = 'none'): KnownAnswer {
  const frame = encode([ethernet, ...carrier, { name: 'data', fields: { bytes: hex(text) } }]);
  return { name, crc, frame };
}

/** The first bytes of a standard request are known, and those of its length. */
const standard = `05011234 ${'00'.repeat(36)} 00001770`;
const atomic = `03011234 ${'00'.repeat(36)} 00001770`;

/** A SYN request with a small SES header and 16 bytes (8.10). */
const plaintext =
  '108cffff 00012345 00070000 01030010 01000042 00030005 0000000000001000 000102030405060708090a0b0c0d0e0f';

/** The CRC of the plaintext, which IP and UDP count (11.5). */
const withCrc = (name: string, carrier: LayerInput[], value: string): readonly KnownAnswer[] => {
  const reversed = Buffer.from(value, 'hex').reverse().toString('hex');
  return [
    known(`11.5 ${name}`, plaintext + value, carrier, 'big'),
    known(`11.5 ${name}`, plaintext + reversed, carrier, 'little'),
  ];
};

/** All of them; those without TSS first. */
export const knownAnswers: readonly KnownAnswer[] = [
  known('4.7 RUD_REQ, 12.10 standard SEND', `1198 1234 01020304 1122 3344 ${standard}`),
  known('12.10 atomic extension', `1198 1234 01020304 1122 3344 ${atomic} 01035a00`),
  known('4.7 ACK', '3800 0002 10203040 0102 0304'),
  known('4.7 ACK, 12.10 response', '3a00 0002 10203040 0102 0304 4102 1234 56 789abc 01020304'),
  known('4.7 NACK', '5000 0d00 01020304 1122 3344 05060708'),
  known('4.7 UUD, 12.10 medium DATAGRAM_SEND', `3100 0000 07030080 ${'00'.repeat(28)} ${'5a'.repeat(128)}`),
  known('4.4 NSCC', '4000 0000 00000000 0000 0000 0008 fffe 8000000000000001 1234 85 abcdef 0007'),
  known('4.5 CREDIT', '4000 0000 00000000 0000 0000 1008 fffe 8000000000000001 123456 000000 0007'),
  known('6.2 NEGOTIATION', '5c8c 0000 00012345 0007 0000 01020000 00000001'),
  known('8.10 plaintext', plaintext),
  ...withCrc('native IPv4', [ipv4, native], 'd475d488'),
  ...withCrc('native IPv6', [ipv6, native], '68b0c48c'),
  ...withCrc('UDP over IPv4', [ipv4, udp], '8fb2fe95'),
];

/** The constructed TSS packet V1 (8.10): header, ciphertext, ICV. */
export const knownTss: KnownAnswer = known(
  '8.10 V1',
  '0800abcd1dc074e500000023' +
    '44a0024c9804275bced07b4553312f42330746ef151f997a4735342dea71e3146d61a6e6f612a6c8f8710d6f9c472f8e' +
    'a4c5802add98272ae89ce8a51351d0e5',
  [ipv4, native],
);
