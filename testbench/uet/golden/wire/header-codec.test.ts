import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ack,
  ackCc,
  allLayouts,
  type Item,
  type Layout,
  nack,
  nackCodes,
  rudReq,
  sesAtomic,
  sesMedium,
  sesResponse,
  sesStandard,
  tss,
  uudReq,
  viewFor,
} from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { type Fields, headerBytes, readHeader, reservedField, writeHeader, wrongConstant } from './header-codec.ts';
import { arbitraryHeader } from './testing/arbitrary.ts';

const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'));

/** The model: the header as a text of zeros and ones, from which fields are cut. */
function model(items: readonly Item[], bits: string, known: Fields = {}): Fields {
  const fields: Record<string, number | bigint> = {};
  let at = 0;
  for (const item of items) {
    const text = bits.slice(at, at + item.width);
    at += item.width;
    if (item.kind === 'choice') {
      Object.assign(fields, model(viewFor(item, { ...known, ...fields }[item.selector]!)!.fields, text));
      continue;
    }
    const value = BigInt(`0b${text}`);
    const meant = item.signed && text[0] === '1' ? value - (1n << BigInt(item.width)) : value;
    if (item.role === 'constant' || (item.role === 'reserved' && value === 0n)) continue;
    fields[item.name] = item.width > 32 ? meant : Number(meant);
  }
  return fields;
}

describe.each(allLayouts.map((layout): [string, Layout] => [layout.name, layout]))('%s', (_, layout) => {
  test('has fields that a text of bits has too, at any byte', () => {
    const around = fc.tuple(fc.uint8Array({ minLength: layout.bytes + 3, maxLength: layout.bytes + 3 }), fc.nat(3));
    fc.assert(
      fc.property(around, ([bytes, at]) => {
        const bits = [...bytes.subarray(at)].map((b) => b.toString(2).padStart(8, '0')).join('');
        expect(readHeader(layout, bytes, at)).toEqual(model(layout.items, bits));
      }),
      { numRuns: 50 },
    );
  });

  test('is read as it was written, and nothing around it is touched', () => {
    fc.assert(
      fc.property(arbitraryHeader(layout), fc.nat(3), (header, at) => {
        const bytes = new Uint8Array(at + layout.bytes + 2).fill(0xa5);
        writeHeader(layout, header, bytes, at);
        expect(readHeader(layout, bytes, at)).toEqual(header);
        expect(wrongConstant(layout, bytes, at)).toBeUndefined();
        const touched = Math.floor((at * 8 + layout.width) / 8);
        expect([...bytes.subarray(0, at), ...bytes.subarray(touched + 1)].every((b) => b === 0xa5)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

test.each([
  // uet-wire.md 4.7, 3.5
  [
    '1198 1234 01020304 1122 3344',
    rudReq,
    { next_hdr: 3, retx: 1, ar: 1, syn: 0, clear_psn_offset: 0x1234, psn: 0x01020304, spdcid: 0x1122, dpdcid: 0x3344 },
  ],
  [
    '3800 0002 10203040 0102 0304',
    ack,
    {
      next_hdr: 0,
      m: 0,
      retx: 0,
      p: 0,
      req: 0,
      ack_psn_offset: 2,
      cack_psn: 0x10203040,
      spdcid: 0x0102,
      dpdcid: 0x0304,
    },
  ],
  [
    '5000 0d 00 01020304 1122 3344 05060708',
    nack,
    {
      next_hdr: 0,
      m: 0,
      retx: 0,
      nt: 0,
      nack_code: nackCodes.code.rod_ooo,
      vendor_code: 0,
      nack_psn: 0x01020304,
      spdcid: 0x1122,
      dpdcid: 0x3344,
      payload: 0x05060708,
    },
  ],
  ['3100 0000', uudReq, { next_hdr: 2 }],
  // uet-wire.md 8.10: a SYN request, and TSS headers as in V1
  [
    '108cffff 00012345 0007 0000',
    rudReq,
    { next_hdr: 1, retx: 0, ar: 1, syn: 1, clear_psn_offset: -1, psn: 0x12345, spdcid: 7, pdc_info: 0, psn_offset: 0 },
  ],
  ['0800abcd1dc074e500000023', tss, { an: 0, sdi: 0xabcd, epoch: 0x1dc0, counter: 0x74e500000023n }],
  // uet-wire.md 12.10; an opcode byte of 1 is MAX in the trusted list (13.13)
  ['01 03 5a 00', sesAtomic, { amo_opcode: 1, data_type: 3, semantic_control: 0x5a }],
  [
    '41 02 1234 56 789abc 01020304',
    sesResponse,
    {
      list: 1,
      opcode: 1,
      return_code: 2,
      message_id: 0x1234,
      ri_generation: 0x56,
      job_id: 0x789abc,
      modified_length: 0x01020304,
    },
  ],
] as [string, Layout, Fields][])('the known answer %s', (text, layout, fields) => {
  expect(readHeader(layout, hex(text))).toEqual(fields);
  expect(headerBytes(layout, fields)).toEqual(hex(text));
});

test('the known answers of SES requests, of which the fact sheet gives the first bytes', () => {
  const standard = headerBytes(sesStandard, {
    opcode: 5,
    som: 1,
    eom: 0,
    message_id: 0x1234,
    job_id: 0,
    pid_on_fep: 0,
    resource_index: 0,
    buffer_offset: 0n,
    initiator: 0,
    key: 0n,
    header_data: 0n,
    request_length: 6000,
  });
  expect(Buffer.from(standard.subarray(0, 4)).toString('hex')).toBe('05011234');
  expect(Buffer.from(standard.subarray(40)).toString('hex')).toBe('00001770');
  const medium = headerBytes(sesMedium, {
    opcode: 7,
    hd: 0,
    request_length: 128,
    job_id: 0,
    pid_on_fep: 0,
    resource_index: 0,
    buffer_offset: 0n,
    initiator: 0,
    key: 0n,
  });
  expect(Buffer.from(medium).toString('hex')).toBe(`07030080${'00'.repeat(28)}`);
  const flags = readHeader(sesStandard, Uint8Array.of(0, 0x2f, ...new Uint8Array(42)));
  expect(flags).toMatchObject({ dc: 1, ie: 0, rel: 1, hd: 1, eom: 1, som: 1 });
});

test.each([
  // uet-wire.md 12.2, 12.6, ses.md 4.3: the word at 12 of a deferrable send in each of its packets, the one at 24 of an
  // RTR.
  ['DEFERRABLE_SEND, its first packet', 0x08, 1, { header_data: 7n }, 12],
  ['DEFERRABLE_SEND, a later packet', 0x08, 0, { payload_length: 0, message_offset: 7 }, 12],
  ['DEFERRABLE_TSEND, its first packet', 0x0b, 1, { header_data: 7n }, 12],
  ['DEFERRABLE_TSEND, a later packet', 0x0b, 0, { payload_length: 0, message_offset: 7 }, 12],
  ['DEFERRABLE_RTR', 0x0c, 1, { header_data: 7n }, 24],
] as const)('restart tokens have fields of their own: %s', (_, opcode, som, place, at) => {
  const bytes = new Uint8Array(44);
  bytes.set([opcode, som]);
  bytes.set(hex('01020304 a5a6a7a8'), at);
  bytes.set(hex('1112131415161718'), at === 12 ? 24 : 12);
  bytes[39] = 7;
  const fields = readHeader(sesStandard, bytes);
  const other = at === 12 ? { key: 0x1112131415161718n } : { buffer_offset: 0x1112131415161718n };
  const tokens = { initiator_restart_token: 0x01020304, target_restart_token: 0xa5a6a7a8 };
  expect(fields).toMatchObject({ opcode, som, ...tokens, ...other, ...place });
  expect(fields).not.toHaveProperty(at === 12 ? 'buffer_offset' : 'key');
  expect(headerBytes(sesStandard, fields)).toEqual(bytes);
});

test('other requests have no restart tokens', () => {
  for (let opcode = 0; opcode < 64; opcode++) {
    if ([0x08, 0x0b, 0x0c].includes(opcode)) continue;
    const fields = readHeader(sesStandard, Uint8Array.of(opcode, ...new Uint8Array(43)));
    expect(fields).toMatchObject({ buffer_offset: 0n, key: 0n });
    expect(fields).not.toHaveProperty('initiator_restart_token');
  }
});

test('the congestion control state of an ACK_CC is read by its type', () => {
  // uet-wire.md 4.4, 4.5: all ones from the most significant bit of each field downwards.
  const bytes = hex('4000 0000 00000000 0000 0000 00 08 fffe 8000000000000001 1234 85 abcdef 0007');
  expect(readHeader(ackCc, bytes)).toMatchObject({
    cc_type: 0,
    mpr: 8,
    sack_psn_offset: -2,
    sack_bitmap: 0x8000000000000001n,
    service_time: 0x1234,
    rc: 1,
    rcv_cwnd_pend: 5,
    rcvd_bytes: 0xabcdef,
    ooo_count: 7,
  });
  bytes[12] = 0x10;
  expect(readHeader(ackCc, bytes)).toMatchObject({ cc_type: 1, credit: 0x123485, reserved_2: 0xabcdef, ooo_count: 7 });
  bytes[12] = 0xe0;
  expect(readHeader(ackCc, bytes)).toMatchObject({ cc_type: 14, state: 0x123485abcdef0007n });
});

test('reserved bits are found in views too', () => {
  const credit = {
    p: 0,
    ack_psn_offset: 0,
    cack_psn: 0,
    spdcid: 1,
    dpdcid: 2,
    cc_type: 1,
    mpr: 0,
    sack_psn_offset: 0,
    sack_bitmap: 0n,
    credit: 1,
    ooo_count: 0,
  };
  expect(reservedField(ackCc, credit)).toBeUndefined();
  expect(reservedField(ackCc, { ...credit, reserved_2: 1 })?.name).toBe('reserved_2');
});

test.each([
  ['is missing', { next_hdr: 3, syn: 0, clear_psn_offset: 0, psn: 1, spdcid: 1 }, 'rud_req needs its field dpdcid'],
  [
    'is of another view',
    { next_hdr: 3, syn: 0, clear_psn_offset: 0, psn: 1, spdcid: 1, dpdcid: 1, psn_offset: 1 },
    'rud_req has no field psn_offset',
  ],
  [
    'is too large',
    { next_hdr: 16, syn: 0, clear_psn_offset: 0, psn: 1, spdcid: 1, dpdcid: 1 },
    'rud_req.next_hdr has 4 bits, which 16 does not fit',
  ],
  [
    'is beyond its sign',
    { next_hdr: 1, syn: 0, clear_psn_offset: 32768, psn: 1, spdcid: 1, dpdcid: 1 },
    'has 16 bits with a sign',
  ],
  [
    'is no integer',
    { next_hdr: 1.5, syn: 0, clear_psn_offset: 0, psn: 1, spdcid: 1, dpdcid: 1 },
    'which 1.5 does not fit',
  ],
] as [string, Fields, string][])('a field that %s is a RangeError', (_, fields, message) => {
  expect(() => writeHeader(rudReq, fields, new Uint8Array(12), 0)).toThrow(RangeError);
  expect(() => writeHeader(rudReq, fields, new Uint8Array(12), 0)).toThrow(message);
});
