import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../support/random.ts';
import { readCapture } from '../../captures/read-capture.ts';
import { decode } from './decode.ts';
import type { Reason } from './decoded.ts';
import { encode } from './encode.ts';
import { type Layer, type LayerInput, layerOf, pdsOf, sesOf } from './layer.ts';
import type { WireSettings } from './settings.ts';
import { mutated } from './testing/mutated.ts';

const file = join(import.meta.dirname, '..', '..', 'captures', 'data', 'uet-pds.pcap');
const packets = [...readCapture(file)].map(({ bytes }) => bytes);

/** The generator's form of ACK_CCX and NACK_CCX, and its NACKs with SES responses; all its checksums are right. */
const settings: Partial<WireSettings> = { ccxState: 64, nextHeaders: 'any', udpChecksum: 'verify' };

const request = {
  opcode: 2,
  dc: 1,
  rel: 1,
  hd: 0,
  eom: 1,
  som: 1,
  message_id: 0x1234,
  ri_generation: 0x77,
  job_id: 0xabcdef,
  pid_on_fep: 0x678,
  resource_index: 0x9ab,
  buffer_offset: 0xfedcba9876543210n,
  initiator: 0xfedcba98,
  key: 0x1122334455667788n,
  header_data: 0xaabbddddeeff0011n,
  request_length: 0x99887766,
};
const response = {
  list: 3,
  opcode: 1,
  return_code: 9,
  message_id: 0x1234,
  ri_generation: 0x99,
  job_id: 0x654321,
  modified_length: 0x09abcdef,
};
const established = {
  clear_psn_offset: 0x1234,
  psn: 0x98765432,
  spdcid: 0x3456,
  syn: 0,
  dpdcid: 0x9abc,
  retx: 1,
  ar: 0,
  next_hdr: 3,
};
const { dpdcid: _, ...opening } = { ...established, syn: 1, pdc_info: 8, psn_offset: 0x876 };
const cc = { ccc_id: 0x77, credit_target: 0x887766 };
const ack = { m: 1, retx: 1, p: 0, req: 1, cack_psn: 0x2468ace0, spdcid: 0x3456, dpdcid: 0x789a, next_hdr: 4 };
const sack = { sack_bitmap: 0x123456789abcdef0n };
const nack = {
  m: 0,
  retx: 1,
  nt: 0,
  vendor_code: 0x87,
  spdcid: 0x3456,
  dpdcid: 0x789a,
  payload: 0x56789abc,
  next_hdr: 4,
};
const control = { ctl_type: 8, isrod: 1, retx: 1, ar: 0, spdcid: 0xcdef, credit_target: 0x091234, reserved_2: 0xc1 };

const { credit_target: __, reserved_2: ___, ...plain } = control;
/** Its TLV is none that is known, because the generator has put an SES response where the fact sheet has the TLV. */
const negotiation = { ...plain, ctl_type: 9, isrod: 0, syn: 1, payload: 0xc1091234 };

/**
 * What the packets hold after UDP: the PDS header's fields, and the request, the response or payload that ends them.
 */
const expected: readonly (readonly [Layer['name'], object, object | string])[] = [
  ['rud_req', established, request],
  ['rud_req', opening, request],
  ['rud_cc_req', { ...established, ...cc }, request],
  ['rud_cc_req', { ...opening, ...cc }, request],
  ['rod_req', established, request],
  ['rod_req', opening, request],
  ['rod_cc_req', { ...established, ...cc }, request],
  ['rod_cc_req', { ...opening, ...cc }, request],
  ['ack', { ...ack, ack_psn_offset: -0x79be }, response],
  [
    'ack_cc',
    {
      ...ack,
      ack_psn_offset: 0x2121,
      ...sack,
      sack_bitmap: 0x123456789abcdef0n,
      cc_type: 0,
      cc_flags: 15,
      mpr: 0x87,
      sack_psn_offset: 0x6789,
      service_time: 0x99aa,
      rc: 1,
      rcv_cwnd_pend: 0x7f,
      rcvd_bytes: 0x887766,
      ooo_count: 0x8765,
    },
    response,
  ],
  [
    'ack_cc',
    {
      ...ack,
      ack_psn_offset: -0x678a,
      ...sack,
      cc_type: 1,
      cc_flags: 15,
      mpr: 0x87,
      sack_psn_offset: -0x6678,
      credit: 0x123456,
      ooo_count: 0x8765,
    },
    response,
  ],
  [
    'ack_ccx_64',
    {
      ...ack,
      ack_psn_offset: -0x678a,
      ...sack,
      cc_type: 14,
      mpr: 0x87,
      sack_psn_offset: -0x6678,
      state: 0x1122334455667788n,
    },
    response,
  ],
  ['nack', { ...nack, m: 1, nt: 1, nack_code: 0x16, nack_pkt_id: 0x99887766 }, response],
  [
    'nack_ccx_64',
    { ...nack, nack_code: 0x15, nack_psn: 0x99887766, nccx_type: 3, state: 0xfdcba9876543210n },
    response,
  ],
  ['cp', { ...control, probe_opaque: 0x9876, psn: 0xcdef0123, syn: 0, dpdcid: 0xfedc }, '9965432109abcdef'],
  ['cp', { ...negotiation, probe_opaque: 0x1234, psn: 0xcdef0123, pdc_info: 8, psn_offset: 0x876 }, '09abcdef'],
  ['uud_req', { next_hdr: 3 }, request],
  ['rudi_req', { next_hdr: 3, reserved: 1, pkt_id: 0x99887766 }, request],
  ['rudi_resp', { next_hdr: 4, m: 1, retx: 0, pkt_id: 0x99887766 }, response],
];

describe("XDP2's packets", () => {
  test.each(packets.map((bytes, i) => [i + 1, bytes] as const))('packet %i', (index, bytes) => {
    const decoded = decode(bytes, settings);
    expect(decoded).toMatchObject({ kind: 'uet', trimmed: false });
    const { layers } = decoded;
    const [name, fields, behind] = expected[index - 1]!;
    expect(layers.slice(0, 4).map((l) => l.name)).toEqual(['ethernet', 'ipv4', 'udp', name]);
    expect(layerOf(layers, 'ipv4')?.fields).toMatchObject({
      source: 0xc0a80102,
      destination: 0xc0a80102,
      ttl: 64,
      df: 0,
    });
    expect(layerOf(layers, 'udp')?.fields).toMatchObject({ source_port: 0x8a69, destination_port: 4793 });
    expect(layers[3]!.fields).toMatchObject(fields);
    expect(layers.length).toBe(index === 16 ? 6 : 5);
    expect(pdsOf(layers)).toBe(layers[3]);
    expect(sesOf(layers)).toBe(typeof behind === 'string' ? undefined : layers[4]);
    if (typeof behind === 'string')
      expect(layers.at(-1)).toEqual({
        name: 'payload',
        fields: { bytes: Uint8Array.from(Buffer.from(behind, 'hex')) },
      });
    else expect(layers[4]!.fields).toMatchObject(behind);
    expect(encode(layers, settings)).toEqual(bytes);
  });

  test('have lengths and checksums that follow from the rest', () => {
    const following = ['ethertype', 'total_length', 'header_checksum', 'protocol', 'length', 'checksum'];
    for (const bytes of packets) {
      const layers = decode(bytes, settings).layers.map(({ name, fields }) => {
        const left = Object.entries(fields).filter(([field]) => !following.includes(field));
        return { name, fields: Object.fromEntries(left) } as unknown as LayerInput;
      });
      expect(encode(layers, settings)).toEqual(bytes);
    }
  });

  test('are refused where they differ from the trusted forms, with a reason', () => {
    const verdicts = packets
      .map((bytes) => decode(bytes))
      .map((d) => (d.kind === 'malformed' ? d.malformed.reason : d.kind));
    // ACK_CCX and NACK_CCX have 8 bytes less than the fact sheet trusts, and its NACKs have no SES header.
    expect(verdicts.map((v, i) => (v === 'uet' ? '' : `${i + 1} ${v}`)).filter((v) => v !== '')).toEqual([
      '12 short',
      '13 wrong-next-header',
      '14 wrong-next-header',
    ]);
  });
});

/** `MUTANTS=1000000 vitest run testbench/uet/golden/wire/capture.test.ts` for the run of a million. */
const mutants = Number(process.env.MUTANTS ?? 100_000);

test(`${mutants} mutated packets give a verdict, and are encoded as they were`, () => {
  const random = seededRandom(1);
  const counts = new Map<Reason | 'uet' | 'other', number>();
  const modes: readonly Partial<WireSettings>[] = [
    settings,
    {},
    { crc: 'little', trimmedDscps: [1, 2] },
    { reserved: 'refuse', negotiation: 'after-payload', fcs: true },
    { udpChecksum: 'verify', crc: 'big', crcCoverage: 'payload' },
  ];
  for (let i = 0; i < mutants; i++) {
    const bytes = mutated(random, random.pick(packets));
    const mode = random.pick(modes);
    const decoded = decode(bytes, mode);
    const reason = decoded.kind === 'malformed' ? decoded.malformed.reason : decoded.kind;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
    if (decoded.kind === 'malformed' && (decoded.malformed.at < 0 || decoded.malformed.at > bytes.length)) {
      throw new Error(`mutant ${i} stops outside its bytes`);
    }
    if (Buffer.compare(encode(decoded.layers, mode), bytes) !== 0) throw new Error(`mutant ${i} is encoded otherwise`);
  }
  // Every reason is reached often enough for its check to count.
  const reasons = [
    'short',
    'unknown-type',
    'unknown-next-header',
    'wrong-next-header',
    'unknown-control-type',
    'unknown-ack-request',
    'bad-length',
    'bad-version',
    'unsupported',
    'fragment',
    'reserved-bits',
    'bad-checksum',
    'bad-crc',
    'bad-fcs',
    'uet',
    'other',
  ];
  expect([...counts.keys()].sort()).toEqual(reasons.sort());
  expect(Math.min(...counts.values())).toBeGreaterThan(mutants / 2000);
});
