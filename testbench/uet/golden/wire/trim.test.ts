import { expect, test } from 'vitest';
import { decode, encode, type LayerInput, layerOf, layoutNamed } from './index.ts';
import { leastTrimmed, trimmed } from './trim.ts';

const settings = { trimmedDscps: [11] };

const request: readonly LayerInput[] = [
  { name: 'rud_req', fields: { syn: 0, clear_psn_offset: -1, psn: 7, spdcid: 8, dpdcid: 9 } },
  { name: 'payload', fields: { bytes: new Uint8Array(300) } },
];
const ethernet: LayerInput = { name: 'ethernet', fields: { destination: 1n, source: 2n } };
const tag: LayerInput = { name: 'vlan', fields: { vid: 5 } };
const ipv4: LayerInput = { name: 'ipv4', fields: { source: 3, destination: 4, dscp: 1, ecn: 2 } };
const ipv6: LayerInput = {
  name: 'ipv6',
  fields: { source: 3n, destination: 4n, dscp: 1, ecn: 3, flow_label: 0xabcde },
};
const udp: LayerInput = { name: 'udp', fields: { source_port: 6 } };
const native: LayerInput = { name: 'entropy', fields: { entropy: 6 } };

for (const [title, link, carrier] of [
  ['IPv4 and UDP', [ethernet, ipv4], udp],
  ['a tag, IPv6 and UDP', [ethernet, tag, ipv6], udp],
  ['IPv6 alone', [ethernet, ipv6], native],
] as const) {
  test(`a packet of ${title} is as long as it was cut, and a good one still`, () => {
    const frame = encode([...link, carrier, ...request], { nativeProtocol: 253 });
    const bytes = leastTrimmed[carrier.name as 'udp' | 'entropy'];
    const cut = trimmed(frame, { dscp: 11, bytes });
    const decoded = decode(cut, settings);
    expect(decoded).toMatchObject({ kind: 'uet', trimmed: true });
    const before = link.reduce((sum, { name }) => sum + layoutNamed(name)!.bytes, 0);
    expect(cut.length).toBe(before + bytes);
    const was = decode(frame);
    const ip = link.at(-1)!.name as 'ipv4' | 'ipv6';
    expect(layerOf(decoded.layers, ip)!.fields).toMatchObject({ dscp: 11, ecn: layerOf(was.layers, ip)!.fields.ecn });
    expect(layerOf(decoded.layers, 'rud_req')).toEqual(layerOf(was.layers, 'rud_req'));
    // UDP says what it said.
    expect(layerOf(decoded.layers, 'udp')).toEqual(layerOf(was.layers, 'udp'));
  });
}

test('a packet that has no more bytes keeps them, and one without IP is refused', () => {
  const frame = encode([ethernet, ipv4, udp, ...request]);
  expect(trimmed(frame, { dscp: 11, bytes: 5000 }).length).toBe(frame.length);
  expect(() =>
    trimmed(encode([{ ...ethernet, fields: { ...ethernet.fields, ethertype: 0x88b5 } } as LayerInput]), {
      dscp: 11,
      bytes: 20,
    }),
  ).toThrow(RangeError);
});
