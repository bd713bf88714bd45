import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crc32c } from './checksums.ts';
import { decode } from './decode.ts';
import type { Decoded, Reason } from './decoded.ts';
import { encode } from './encode.ts';
import type { LayerInput } from './layer.ts';
import { layerOf } from './layer.ts';
import type { WireSettings } from './settings.ts';
import { arbitraryPacket } from './testing/arbitrary.ts';

const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'));

/** uet-wire.md 8.10: the plaintext of its packets, and the addresses. */
const plaintext = hex(
  '108cffff000123450007000001030010010000420003000500000000000010000001' + '02030405060708090a0b0c0d0e0f',
);
const ipv4 = { source: 0xc0a82a01, destination: 0xc0a82a02 };
const ipv6 = { source: 0x20010cb0000000000fc0000000000abcn, destination: 0x20010cb0000000000fc0000000000defn };

/** The plaintext as layers. */
const uet: readonly LayerInput[] = decode(plaintext, { start: 'uet' }).layers;
const native: LayerInput = { name: 'entropy', fields: { entropy: 0x1234 } };
const udp: LayerInput = { name: 'udp', fields: { source_port: 0x1234 } };
const crc: LayerInput = { name: 'crc', fields: {} };

test('the plaintext of the fact sheet is a SYN request with a small SES header and 16 bytes', () => {
  expect(uet.map(({ name }) => name)).toEqual(['rud_req', 'ses_small', 'payload']);
  expect(uet[1]!.fields).toMatchObject({
    opcode: 1,
    eom: 1,
    som: 1,
    request_length: 16,
    ri_generation: 1,
    job_id: 0x42,
  });
  expect(uet[2]!.fields).toEqual({ bytes: Uint8Array.from({ length: 16 }, (_, i) => i) });
});

describe('the UET CRC of the fact sheet (11.5)', () => {
  const cases: readonly [string, readonly LayerInput[], number, number][] = [
    ['native IPv4', [{ name: 'ipv4', fields: ipv4 }, native, ...uet, crc], 12, 0xd475d488],
    ['native IPv6', [{ name: 'ipv6', fields: ipv6 }, native, ...uet, crc], 8, 0x68b0c48c],
    ['UDP over IPv4', [{ name: 'ipv4', fields: ipv4 }, udp, ...uet, crc], 12, 0x8fb2fe95],
  ];
  test.each(cases)('%s', (_, layers, addresses, value) => {
    for (const order of ['little', 'big'] as const) {
      const settings: Partial<WireSettings> = { start: 'ip', crc: order };
      const bytes = encode(layers, settings);
      const decoded = decode(bytes, settings);
      expect(decoded.kind).toBe('uet');
      expect(layerOf(decoded.layers, 'crc')?.fields.value).toBe(value);
      const last = Buffer.from(bytes.subarray(-4));
      expect(order === 'little' ? last.readUInt32LE() : last.readUInt32BE()).toBe(value);
      expect(crc32c(bytes.subarray(addresses, -4))).toBe(value);
      const other = decode(bytes, { start: 'ip', crc: order === 'little' ? 'big' : 'little' });
      expect(other).toMatchObject({ kind: 'malformed', malformed: { reason: 'bad-crc' } });
    }
  });

  test('covers only the payload where a setting says so', () => {
    const settings: Partial<WireSettings> = { start: 'ip', crc: 'big', crcCoverage: 'payload' };
    const bytes = encode([{ name: 'ipv4', fields: ipv4 }, udp, ...uet, crc], settings);
    expect(Buffer.from(bytes).readUInt32BE(bytes.length - 4)).toBe(crc32c(plaintext));
    expect(decode(bytes, settings).kind).toBe('uet');
  });
});

test('the constructed TSS packet V1 of the fact sheet (8.10)', () => {
  const cipher = '44a0024c9804275bced07b4553312f42330746ef151f997a4735342dea71e3146d61a6e6f612a6c8f8710d6f9c472f8e';
  const tag = 'a4c5802add98272ae89ce8a51351d0e5';
  const bytes = encode(
    [
      { name: 'ipv4', fields: ipv4 },
      native,
      { name: 'tss', fields: { an: 0, sdi: 0xabcd, epoch: 0x1dc0, counter: 0x74e500000023n } },
      { name: 'ciphertext', fields: { bytes: hex(cipher) } },
      { name: 'icv', fields: { value: BigInt(`0x${tag}`) } },
    ],
    { start: 'ip' },
  );
  expect(Buffer.from(bytes.subarray(20)).toString('hex')).toBe(`123400000800abcd1dc074e500000023${cipher}${tag}`);
  const { kind, layers } = decode(bytes, { start: 'ip', crc: 'little' });
  expect(kind).toBe('uet');
  expect(layers.map(({ name }) => name)).toEqual(['ipv4', 'entropy', 'tss', 'ciphertext', 'icv']);
});

test('the negotiation of the fact sheet (6.2) begins in the payload word, or follows it', () => {
  const cp = '5c8c 0000 00000001 0001 0000';
  const begins = decode(hex(`${cp} 01020000 00000001`), { start: 'uet' });
  expect(begins.layers.map(({ name }) => name)).toEqual(['cp', 'negotiation_features']);
  expect(begins.layers[0]!.fields).toMatchObject({ ctl_type: 9, payload: 0x01020000 });
  expect(begins.layers[1]!.fields).toEqual({ syn_retx_transfer: 1 });
  const follows = decode(hex(`${cp} 00000000 01020000 00000001`), { start: 'uet', negotiation: 'after-payload' });
  expect(follows.layers[1]!.fields).toEqual({ tlv_type: 1, tlv_length: 2, syn_retx_transfer: 1 });
  expect(decode(hex(`${cp} 01020000 0000`), { start: 'uet' })).toMatchObject({ malformed: { reason: 'short' } });
});

test('a negotiation of 16 bytes, as the reference and XDP2 have it, is whole where a setting says so (13.3)', () => {
  const cp = '5c8c 0000 00000001 0001 0000 01020000';
  const word: Partial<WireSettings> = { start: 'uet', negotiation: 'payload-word' };
  expect(decode(hex(cp), { start: 'uet' })).toMatchObject({ malformed: { reason: 'short' } });
  expect(decode(hex(cp), word)).toMatchObject({
    kind: 'uet',
    layers: [{ name: 'cp', fields: { ctl_type: 9, payload: 0x01020000 } }],
  });
  expect(decode(hex(cp).subarray(0, 15), word)).toMatchObject({ malformed: { reason: 'short' } });
  const longer = decode(hex(`${cp} 00000001`), word);
  expect(longer.layers.map(({ name }) => name)).toEqual(['cp', 'payload']);
  expect(encode(longer.layers, word)).toEqual(hex(`${cp} 00000001`));
});

/** Settings that packets with and without trailers, and either order of bytes, are made and read with. */
const settings: readonly Partial<WireSettings>[] = [
  {},
  { crc: 'little', fcs: true, udpChecksum: 'verify' },
  { crc: 'big', crcCoverage: 'payload' },
  { udpChecksum: 'verify', nativeProtocol: 254, ccxState: 128 },
];

test.each(settings.map((s) => [JSON.stringify(s), s] as const))('what is encoded is decoded: %s', (_, s) => {
  const { crc: order = 'none', fcs = false } = s;
  fc.assert(
    fc.property(arbitraryPacket({ crc: order !== 'none', fcs }), (layers) => {
      // A checksum of UDP that is not left out is any number, which a receiver that verifies it refuses.
      const given = s.udpChecksum === 'verify' ? layers.map(withoutChecksum) : layers;
      const bytes = encode(given, s);
      const decoded = decode(bytes, s);
      expect(decoded.kind, JSON.stringify('malformed' in decoded ? decoded.malformed : '')).toBe('uet');
      expect(decoded.layers).toMatchObject(given);
      expect(decoded.layers.length).toBe(given.length);
      expect(encode(decoded.layers, s)).toEqual(bytes);
    }),
    { numRuns: 300 },
  );
});

function withoutChecksum(layer: LayerInput): LayerInput {
  if (layer.name !== 'udp') return layer;
  const { checksum: _, ...fields } = layer.fields;
  return { name: 'udp', fields };
}

test('any bytes are encoded again as they were', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 120 }),
      fc.constantFrom(...settings),
      fc.constantFrom('ethernet', 'ip', 'uet'),
      (bytes, s, start) => {
        const all = { ...s, start } as const;
        expect(encode(decode(bytes, all).layers, all)).toEqual(bytes);
      },
    ),
    { numRuns: 500 },
  );
});

const reasonOf = (decoded: Decoded): Reason | Decoded['kind'] =>
  decoded.kind === 'malformed' ? decoded.malformed.reason : decoded.kind;

const frame: readonly LayerInput[] = [
  { name: 'ethernet', fields: { destination: 1n, source: 2n } },
  { name: 'ipv4', fields: ipv4 },
  udp,
  ...uet,
];

/** The frame with a header's fields changed; its checksums follow unless they are given. */
const changed = (name: string, fields: object): readonly LayerInput[] =>
  frame.map((layer) =>
    layer.name === name ? ({ name, fields: { ...layer.fields, ...fields } } as LayerInput) : layer,
  );

const cases: readonly [string, readonly LayerInput[], Reason | Decoded['kind'], Partial<WireSettings>?][] = [
  ['a good packet', frame, 'uet'],
  ['UDP to another port', changed('udp', { destination_port: 53 }), 'other'],
  ['UDP to the configured port', changed('udp', { destination_port: 53 }), 'uet', { udpPort: 53 }],
  ['TCP', changed('ipv4', { protocol: 6 }), 'other'],
  ['ARP', changed('ethernet', { ethertype: 0x0806 }), 'other'],
  ['IPv6 that says version 4', changed('ethernet', { ethertype: 0x86dd }), 'bad-version'],
  ['a wrong IPv4 checksum', changed('ipv4', { header_checksum: 1 }), 'bad-checksum'],
  ['an IPv4 header of 16 bytes', changed('ipv4', { ihl: 4 }), 'bad-length'],
  ['IPv4 options', changed('ipv4', { ihl: 6 }), 'unsupported'],
  ['an IPv4 packet shorter than its header', changed('ipv4', { total_length: 19 }), 'bad-length'],
  ['an IPv4 packet longer than its frame', changed('ipv4', { total_length: 77 }), 'short'],
  ['a first fragment', changed('ipv4', { mf: 1 }), 'fragment'],
  ['a last fragment', changed('ipv4', { fragment_offset: 1 }), 'fragment'],
  ['a UDP length above that of IP', changed('udp', { length: 57 }), 'bad-length'],
  ['a UDP length below that of IP', changed('udp', { length: 55 }), 'bad-length'],
  ['a wrong UDP checksum', changed('udp', { checksum: 1 }), 'uet'],
  ['a wrong UDP checksum that counts', changed('udp', { checksum: 1 }), 'bad-checksum', { udpChecksum: 'verify' }],
  ['no UDP checksum where it counts', changed('udp', { checksum: 0 }), 'uet', { udpChecksum: 'verify' }],
  ['a reserved next header', changed('rud_req', { next_hdr: 7 }), 'unknown-next-header'],
  ['reserved bits', changed('rud_req', { reserved: 1 }), 'uet'],
  ['reserved bits that are refused', changed('rud_req', { reserved: 1 }), 'reserved-bits', { reserved: 'refuse' }],
  ['an SES header that is not all there', changed('rud_req', { next_hdr: 3 }), 'short'],
  ['a rendezvous without its extension', changed('ses_small', { opcode: 6 }), 'short'],
  [
    'an atomic without its operands',
    [
      ...changed('ses_small', { opcode: 3 }).slice(0, -1),
      { name: 'ses_atomic', fields: { amo_opcode: 13, data_type: 0 } },
    ],
    'short',
  ],
  ['no UET at all', frame.slice(0, 3), 'short'],
  [
    'a wrong CRC behind less than a PDS header',
    [
      ...frame.slice(0, 3),
      { name: 'payload', fields: { bytes: Uint8Array.of(0x30, 0, 0) } },
      { name: 'crc', fields: { value: 1 } },
    ],
    'short',
    { crc: 'little' },
  ],
  ['a wrong FCS', [...frame, { name: 'fcs', fields: { value: 1 } }], 'bad-fcs', { fcs: true }],
];

test.each(cases)('%s', (_, layers, reason, s = {}) => {
  expect(reasonOf(decode(encode(layers, s), s))).toBe(reason);
});

test.each([
  ['an unknown PDS type', '7800', 'unknown-type'],
  ['a reserved PDS type 0', '0000', 'unknown-type'],
  ['half a prologue', '10', 'short'],
  ['nothing', '', 'short'],
  ['an SES header of version 1', `30800000 0143 ${'00'.repeat(18)}`, 'bad-version'],
  ['TSS with less than a PDS header and an ICV', `0800abcd1dc074e500000023${'00'.repeat(19)}`, 'short'],
  ['TSS with a PDS header and an ICV', `0800abcd1dc074e500000023${'00'.repeat(20)}`, 'uet'],
  ['TSS with half its SSI', '0c00abcd 0000', 'short'],
  ['ACK_CCX of 40 bytes', `4800${'00'.repeat(38)}`, 'uet'],
  ['ACK_CCX of 32 bytes', `4800${'00'.repeat(30)}`, 'short'],
])('%s', (_, text, reason) => {
  expect(reasonOf(decode(hex(text), { start: 'uet' }))).toBe(reason);
});

describe('codes of a PDS header', () => {
  /** uet-wire.md 2.2: type, bytes of the header, and the next headers that 2.3, 5.1 and 7.12 leave it. */
  const requests = [0, 1, 2, 3];
  const [returned, responses] = [
    [...requests, 5, 6],
    [0, 4, 5, 6],
  ];
  const types: readonly (readonly [string, number, number, readonly number[]])[] = [
    ['RUD request', 2, 12, returned],
    ['ROD request', 3, 12, returned],
    ['RUDI request', 4, 8, requests],
    ['RUDI response', 5, 8, responses],
    ['UUD request', 6, 4, requests],
    ['ACK', 7, 12, responses],
    ['ACK_CC', 8, 32, responses],
    ['ACK_CCX', 9, 40, responses],
    ['NACK', 10, 16, [0]],
    ['NACK_CCX', 12, 32, [0]],
    ['RUD request with CC', 13, 16, returned],
    ['ROD request with CC', 14, 16, returned],
  ];
  /** A header of that type, zeros besides, with enough bytes for whatever may follow. */
  const header = (type: number, code: number, flags = 0): Uint8Array => {
    const bytes = new Uint8Array(120);
    new DataView(bytes.buffer).setUint16(0, (type << 11) | (code << 7) | flags);
    return bytes;
  };
  const verdict = (bytes: Uint8Array, s: Partial<WireSettings> = {}) => reasonOf(decode(bytes, { start: 'uet', ...s }));

  test.each(types)('%s: the next headers that it can have', (_, type, bytes, legal) => {
    for (let next = 0; next < 16; next++) {
      const refused = next > 6 ? 'unknown-next-header' : 'wrong-next-header';
      expect(verdict(header(type, next)), `next header ${next}`).toBe(legal.includes(next) ? 'uet' : refused);
      const kept = next > 6 ? 'unknown-next-header' : 'uet';
      expect(verdict(header(type, next), { nextHeaders: 'any' }), `next header ${next}`).toBe(kept);
      // What the header lacks comes first.
      expect(verdict(header(type, next).subarray(0, bytes - 1))).toBe('short');
    }
  });

  test('control packets: types 10 to 15 are reserved (6.2)', () => {
    for (let ctl = 0; ctl < 16; ctl++) {
      expect(verdict(header(11, ctl)), `control type ${ctl}`).toBe(ctl > 9 ? 'unknown-control-type' : 'uet');
    }
    expect(verdict(header(11, 10).subarray(0, 15))).toBe('short');
    expect(verdict(header(11, 10, 1), { reserved: 'refuse' })).toBe('reserved-bits');
  });

  test('ACKs: what they request of their peer is not 3 (2.4), which counts after the next header and before SES', () => {
    for (const type of [7, 8, 9]) {
      for (let req = 0; req < 4; req++) {
        expect(verdict(header(type, 0, req << 1))).toBe(req === 3 ? 'unknown-ack-request' : 'uet');
      }
      expect(verdict(header(type, 1, 3 << 1))).toBe('wrong-next-header');
      expect(verdict(header(type, 7, 3 << 1))).toBe('unknown-next-header');
      expect(verdict(header(type, 4, 3 << 1).subarray(0, 45))).toBe('unknown-ack-request');
    }
    // The same bits are no request elsewhere.
    for (const type of [2, 10, 13]) expect(verdict(header(type, 0, 3 << 1))).toBe('uet');
  });

  test('are not looked at in what trimming has left of a header', () => {
    const cut = [
      ...frame.slice(0, 1),
      { name: 'ipv4', fields: { ...ipv4, dscp: 5 } },
      udp,
      { name: 'data', fields: { bytes: header(8, 3).subarray(0, 16) } },
    ] as LayerInput[];
    const decoded = decode(encode(cut), { trimmedDscps: [5] });
    expect(decoded.kind).toBe('uet');
    expect(layerOf(decoded.layers, 'cut_pds')?.fields.next_hdr).toBe(3);
  });
});

test('a checksum of UDP that would be 0 is sent in its other form, because 0 says that there is none', () => {
  const verify: Partial<WireSettings> = { udpChecksum: 'verify' };
  const ended = (word: number): readonly LayerInput[] => [
    ...frame,
    { name: 'payload', fields: { bytes: Uint8Array.of(word >> 8, word & 0xff) } },
  ];
  // What is added at the end makes the sum of all words 0.
  const sum = layerOf(decode(encode(ended(0), verify), verify).layers, 'udp')!.fields.checksum;
  const bytes = encode(ended(sum), verify);
  expect(layerOf(decode(bytes, verify).layers, 'udp')?.fields.checksum).toBe(0xffff);
  expect(decode(bytes, verify).kind).toBe('uet');
});

test('at most two VLAN tags are taken', () => {
  const tag: LayerInput = { name: 'vlan', fields: { vid: 5 } };
  const [ethernet, ...rest] = frame;
  expect(decode(encode([ethernet!, tag, tag, ...rest])).kind).toBe('uet');
  expect(decode(encode([ethernet!, tag, tag, tag, ...rest]))).toMatchObject({
    kind: 'other',
    why: 'more than two VLAN tags',
  });
});

test('a credit update of the link layer is a layer, and no UET', () => {
  const counters = Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`consumed_${i}`, i]));
  const update = { name: 'cc_update', fields: { message: 1, ...counters } } as unknown as LayerInput;
  const bytes = encode([frame[0]!, update]);
  expect(bytes.length).toBe(60);
  expect(Buffer.from(bytes.subarray(12, 20)).toString('hex')).toBe('8808fffefa7acb01');
  const decoded = decode(bytes);
  expect(decoded).toMatchObject({ kind: 'other', why: 'EtherType 0x8808' });
  expect(layerOf(decoded.layers, 'cc_update')?.fields.consumed_15).toBe(15);
});

describe('trimmed packets', () => {
  const dscps: Partial<WireSettings> = { trimmedDscps: [4, 5], crc: 'little' };
  /** The frame as a switch cuts it: `bytes` of UDP's payload, DSCP and IP length corrected, UDP's length as it was. */
  const trim = (layers: readonly LayerInput[], bytes: number): Uint8Array => {
    const whole = encode(layers);
    const [ethernet, , ...rest] = decode(whole).layers;
    const cut = encode(rest).subarray(0, 8 + bytes);
    const ip: LayerInput = { name: 'ipv4', fields: { ...ipv4, dscp: 5, protocol: 17 } };
    return encode([ethernet!, ip, { name: 'data', fields: { bytes: cut } }]);
  };

  test('hold their PDS header, and what is left of the SES header is payload', () => {
    const decoded = decode(trim(frame, 16), dscps);
    expect(decoded).toMatchObject({ kind: 'uet', trimmed: true });
    expect(decoded.layers.map(({ name }) => name)).toEqual(['ethernet', 'ipv4', 'udp', 'rud_req', 'payload']);
    expect(layerOf(decoded.layers, 'rud_req')?.fields.psn).toBe(0x12345);
  });

  test('tell PSN and PDCIDs of a header that is cut', () => {
    const ack: LayerInput = {
      name: 'ack_cc',
      fields: {
        p: 0,
        ack_psn_offset: 0,
        cack_psn: 99,
        spdcid: 3,
        dpdcid: 4,
        cc_type: 14,
        mpr: 0,
        sack_psn_offset: 0,
        sack_bitmap: 0n,
        state: 0n,
      },
    };
    const decoded = decode(trim([...frame.slice(0, 3), ack], 16), dscps);
    expect(decoded.kind).toBe('uet');
    expect(layerOf(decoded.layers, 'cut_pds')?.fields).toMatchObject({ type: 8, psn: 99, spdcid: 3, dpdcid: 4 });
    expect(layerOf(decode(trim([...frame.slice(0, 3), ack], 12), dscps).layers, 'cut_pds')?.fields.psn).toBe(99);
    expect(reasonOf(decode(trim([...frame.slice(0, 3), ack], 11), dscps))).toBe('short');
  });

  test('are known by their DSCP alone', () => {
    expect(reasonOf(decode(trim(frame, 16), { trimmedDscps: [4] }))).toBe('bad-length');
  });
});

test.each([
  [
    'what follows is not known',
    [{ name: 'ethernet', fields: { destination: 1n, source: 2n } }],
    'ethernet.ethertype has to be given',
  ],
  ['there is no such layer', [{ name: 'ipx', fields: {} } as unknown as LayerInput], 'there is no layer ipx'],
  ['a CRC has no addresses', [...uet, crc], 'has to be given where there is no IP header'],
] as [string, readonly LayerInput[], string][])('encoding says when %s', (_, layers, message) => {
  expect(() => encode(layers, { start: 'uet' })).toThrow(RangeError);
  expect(() => encode(layers, { start: 'uet' })).toThrow(message);
});
