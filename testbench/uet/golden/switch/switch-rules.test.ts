import { expect, test } from 'vitest';
import { decode, encode, type LayerInput, layerOf } from '../wire/index.ts';
import { leastTrimmed, trimmed } from '../wire/trim.ts';
import { headOf, isMarked, markedFrame, type SwitchSettings, trimmedFrame, verdictOf } from './switch-rules.ts';

const settings: SwitchSettings = {
  trimmableDscp: 10,
  controlDscp: 46,
  trimmedDscp: 11,
  trimmedLastHopDscp: 13,
  lastHop: false,
  trim: true,
  trimLevel: 100,
  ecnLevel: 50,
  ecnRamp: 31,
};

const ethernet: LayerInput = { name: 'ethernet', fields: { destination: 1n, source: 2n } };
const tag: LayerInput = { name: 'vlan', fields: { vid: 5 } };
const request: readonly LayerInput[] = [
  { name: 'rud_req', fields: { syn: 0, clear_psn_offset: -1, psn: 7, spdcid: 8, dpdcid: 9 } },
  { name: 'payload', fields: { bytes: new Uint8Array(300).fill(7) } },
];
const udp: LayerInput = { name: 'udp', fields: { source_port: 6 } };
const native: LayerInput = { name: 'entropy', fields: { entropy: 6 } };
const v4 = (dscp: number, ecn = 2): LayerInput => ({ name: 'ipv4', fields: { source: 3, destination: 4, dscp, ecn } });
const v6 = (dscp: number, ecn = 2): LayerInput => ({
  name: 'ipv6',
  fields: { source: 3n, destination: 4n, dscp, ecn, flow_label: 0xabcde },
});

const carriers = [
  ['IPv4 and UDP', [ethernet], v4, udp],
  ['a tag, IPv4 alone', [ethernet, tag], v4, native],
  ['two tags, IPv6 and UDP', [ethernet, tag, tag], v6, udp],
  ['IPv6 alone', [ethernet], v6, native],
] as const;

test.each(carriers)('%s: trimmed as the codec trims, marked as the codec writes CE', (_, link, ip, carrier) => {
  const frame = encode([...link, ip(10), carrier, ...request]);
  expect(headOf(frame)).toMatchObject({ dscp: 10, ecn: 2 });
  const bytes = leastTrimmed[carrier.name as 'udp' | 'entropy'];
  expect(trimmedFrame(frame, settings)).toEqual(trimmed(frame, { dscp: 11, bytes }));
  expect(trimmedFrame(frame, { ...settings, lastHop: true })).toEqual(trimmed(frame, { dscp: 13, bytes }));
  const cut = decode(trimmedFrame(frame, settings), { trimmedDscps: [11] });
  expect(cut).toMatchObject({ kind: 'uet', trimmed: true });
  for (const ecn of [1, 2]) {
    const marked = markedFrame(encode([...link, ip(10, ecn), carrier, ...request]));
    expect(marked).toEqual(encode([...link, ip(10, 3), carrier, ...request]));
  }
  for (const ecn of [0, 3]) expect(markedFrame(encode([...link, ip(10, ecn), carrier, ...request]))).toBeUndefined();
});

test('a wrong checksum stays wrong', () => {
  const frame = encode([ethernet, v4(10), udp, ...request]);
  frame[24] = frame[24]! ^ 0x40;
  for (const changed of [trimmedFrame(frame, settings), markedFrame(frame)!])
    expect(decode(changed)).toMatchObject({ kind: 'malformed', malformed: { reason: 'bad-checksum' } });
});

test('which queue a frame takes', () => {
  const quiet = { dataLevel: 0, room: true, controlRoom: true };
  const of = (dscp: number): Uint8Array => encode([ethernet, v4(dscp), udp, ...request]);
  const other = encode([{ ...ethernet, fields: { ...ethernet.fields, ethertype: 0x88b5 } } as LayerInput, ...request]);
  expect(verdictOf(of(10), quiet, settings)).toBe('data');
  expect(verdictOf(of(10), { ...quiet, dataLevel: 99 }, settings)).toBe('data');
  expect(verdictOf(of(10), { ...quiet, dataLevel: 100 }, settings)).toBe('trimmed');
  expect(verdictOf(of(10), { ...quiet, room: false }, settings)).toBe('trimmed');
  expect(verdictOf(of(10), { dataLevel: 100, room: true, controlRoom: false }, settings)).toBe('dropped');
  expect(verdictOf(of(10), { ...quiet, dataLevel: 100 }, { ...settings, trim: false })).toBe('data');
  expect(verdictOf(of(10), { ...quiet, room: false }, { ...settings, trim: false })).toBe('dropped');
  for (const dscp of [46, 11, 13]) expect(verdictOf(of(dscp), { ...quiet, dataLevel: 100 }, settings)).toBe('control');
  for (const frame of [of(0), other]) {
    expect(verdictOf(frame, { ...quiet, dataLevel: 100 }, settings)).toBe('data');
    expect(verdictOf(frame, { ...quiet, room: false }, settings)).toBe('dropped');
  }
  expect(headOf(other)).toBeUndefined();
  expect(layerOf(decode(of(46)).layers, 'ipv4')!.fields.dscp).toBe(46);
});

test('marks begin above a level, and are on all frames from the end of the ramp on', () => {
  const share = (level: number): number =>
    Array.from({ length: 32 }, (_, random) => isMarked(level, random, settings)).filter(Boolean).length;
  expect([50, 51, 66, 81, 82, 200].map(share)).toEqual([0, 1, 16, 31, 32, 32]);
});
