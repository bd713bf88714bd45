import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../support/random.ts';
import { linkTypes } from '../captures/packet.ts';
import { readCapture } from '../captures/read-capture.ts';
import { encode, type WireSettings } from '../golden/wire/index.ts';
import { arbitraryPacket } from '../golden/wire/testing/arbitrary.ts';
import { mutated } from '../golden/wire/testing/mutated.ts';
import { decodeCaptured } from './decode-captured.ts';
import { packetFromJson, packetJson } from './packet-json.ts';

const file = join(import.meta.dirname, '..', 'captures', 'data', 'uet-pds.pcap');
const captured = { originalLength: 0, linkType: 1, time: 1_234_567_000n, decimals: 6 } as const;

/** What is left of a packet that goes through JSON. */
function throughJson(bytes: Uint8Array, settings: Partial<WireSettings>) {
  const packet = { ...captured, bytes, originalLength: bytes.length };
  const json = JSON.stringify(packetJson(1, packet, decodeCaptured(packet, settings)));
  return { packet, again: packetFromJson(JSON.parse(json), settings) };
}

test('JSON holds any packet', () => {
  fc.assert(
    fc.property(arbitraryPacket({ crc: true, fcs: true }), (layers) => {
      const settings = { crc: 'big', fcs: true } as const;
      const { packet, again } = throughJson(encode(layers, settings), settings);
      expect(again).toEqual(packet);
    }),
    { numRuns: 200 },
  );
});

test('JSON holds malformed packets too', () => {
  const random = seededRandom(1);
  const packets = [...readCapture(file)];
  for (let i = 0; i < 500; i++) {
    const { packet, again } = throughJson(mutated(random, random.pick(packets).bytes), {});
    expect(again).toEqual(packet);
  }
});

test('link type, cut packets and nanoseconds are kept', () => {
  const bytes = Uint8Array.of(1, 2, 3);
  const packet = { bytes, originalLength: 90, linkType: linkTypes.raw, time: 5_000_000_001n, decimals: 9 } as const;
  const json = packetJson(7, packet, decodeCaptured(packet, {}));
  expect(json).toMatchObject({ index: 7, time: '5.000000001', link_type: 101, original_length: 90 });
  expect(json.malformed?.reason).toBe('short');
  expect(packetFromJson(json, {})).toEqual(packet);
  const other = { ...packet, linkType: 113 };
  expect(decodeCaptured(other, {})).toMatchObject({ kind: 'other', why: 'link type 113' });
});

test('a few fields make a packet', () => {
  const { bytes } = packetFromJson(
    {
      layers: [
        { name: 'ethernet', fields: { destination: '02:00:00:00:00:02', source: '02:00:00:00:00:01' } },
        { name: 'ipv6', fields: { source: 'fe80::1', destination: 'fe80::2', ecn: 'ce' } },
        { name: 'udp', fields: { source_port: '0x1234' } },
        { name: 'nack', fields: { nt: 'psn', nack_code: 'trimmed', nack_psn: 7, spdcid: 1, dpdcid: 2 } },
      ],
    },
    {},
  );
  expect(Buffer.from(bytes).toString('hex')).toBe(
    `02000000000202000000000186dd6030000000181140fe80${'00'.repeat(13)}01fe80${'00'.repeat(13)}02` +
      '123412b900180000' +
      '50000100000000070001000200000000',
  );
});

test.each([
  ['no object', 3, 'a packet is 3, which is no object'],
  ['no layers', {}, 'a packet needs its layers'],
  ['a layer without a name', { layers: [{}] }, 'a layer needs its name'],
  ['a layer that is none', { layers: [{ name: 'ipx' }] }, 'there is no layer ipx'],
  [
    'bytes that are none',
    { layers: [{ name: 'data', fields: { bytes: '0' } }] },
    'data.bytes is no text of hexadecimal digits',
  ],
  ['a field that is none', { layers: [{ name: 'udp', fields: { port: 1 } }] }, 'udp has no field port here'],
  [
    'a field of another view',
    { layers: [{ name: 'nack', fields: { nt: 0, nack_pkt_id: 1 } }] },
    'nack has no field nack_pkt_id',
  ],
  [
    'a value that is none',
    { layers: [{ name: 'nack', fields: { nt: 'both' } }] },
    'nack.nt is "both": give a number, or one of psn',
  ],
  ['a selector that no view is for', { layers: [{ name: 'nack', fields: { nt: 2 } }] }, 'nack'],
  ['a field too little', { layers: [{ name: 'udp', fields: {} }] }, 'udp needs its field source_port'],
  ['a time that is none', { layers: [], time: 'now' }, 'the time "now" is none'],
  ['a length that is none', { layers: [], original_length: -1 }, 'original_length is -1: give a number'],
])('%s is a RangeError', (_, json, message) => {
  expect(() => packetFromJson(json, {})).toThrow(RangeError);
  expect(() => packetFromJson(json, {})).toThrow(message);
});
