import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engines } from '../../../testbench/engine/engines.ts';
import { Interpreter } from '../../../testbench/engine/interpreter/engine.ts';
import { type Fields, headerBytes, readHeader, writeHeader } from '../../../testbench/uet/golden/wire/header-codec.ts';
import { arbitraryHeader } from '../../../testbench/uet/golden/wire/testing/arbitrary.ts';
import { bit, bits, elaborate, module, record, unpack } from '../../hdl/index.ts';
import { flatten } from '../../ir/flatten.ts';
import { codeShape, headerShape } from './header-shape.ts';
import { ackCc, allLayouts, type Item, nackCodes, pdsTypes, placed, rudReq } from './layout/index.ts';

test.each(allLayouts.map((l) => [l.name, l] as const))(
  'the record of %s has its fields where the wire has them',
  (_, l) => {
    const shape = headerShape(l);
    expect(shape.width).toBe(l.width);
    const words = placed<Item>(l.items).map(({ item, offset }) => ({
      suffix: `_${item.name}`,
      width: item.width,
      lo: l.width - offset - item.width,
    }));
    expect(shape.leaves.map(({ suffix, width, lo }) => ({ suffix, width, lo }))).toEqual(words);
  },
);

/**
 * Reads one field of each kind, in each way that the language has: plain, signed, a view's, and the type as an enum.
 */
const reader = module(
  'reader',
  {
    in: { bytes: bits(256) },
    out: { is_ack: bit, offset: bits(16), start: bits(32), rcvd_bytes: bits(24), credit: bits(24), bitmap: bits(64) },
  },
  ({ bytes }) => {
    const header = unpack(headerShape(ackCc), bytes);
    const prologue = unpack(record({ type: codeShape(pdsTypes, 5), rest: bits(251) }), bytes);
    return {
      is_ack: prologue.type.is('ack_cc'),
      offset: header.answered.packet.ack_psn_offset.asBits(),
      start: header.cack_psn.add(header.sack_psn_offset.sext(32).asBits()),
      rcvd_bytes: header.cc_state.nscc.rcvd_bytes,
      credit: header.cc_state.credit.credit,
      bitmap: header.sack_bitmap,
    };
  },
);

describe.each(Object.values(engines).filter(({ name }) => name === 'wasm' || name === 'yosys'))(
  'on $name',
  (engine) => {
    test('hardware reads what the codec has written', async () => {
      const simulator = await engine.create(elaborate(reader));
      const get = (name: string): number | bigint => simulator.port(name).get();
      const headers = arbitraryHeader(ackCc, { p: 0 });
      fc.assert(
        fc.property(headers, fc.boolean(), (header, isNscc) => {
          const bytes = new Uint8Array(ackCc.bytes);
          writeHeader(ackCc, header, bytes, 0);
          // Either view of the same bits, whatever the header says they are.
          bytes[12] = (bytes[12]! & 15) | (isNscc ? 0 : 16);
          const read = readHeader(ackCc, bytes) as Fields;
          simulator.port('bytes').set(BigInt(`0x${Buffer.from(bytes).toString('hex')}`));
          expect(get('is_ack')).toBe(1);
          expect(get('offset')).toBe(Number(read.ack_psn_offset) & 0xffff);
          expect(get('start')).toBe((Number(read.cack_psn) + Number(read.sack_psn_offset)) >>> 0);
          expect(get('bitmap')).toBe(read.sack_bitmap);
          expect(get(isNscc ? 'rcvd_bytes' : 'credit')).toBe(isNscc ? read.rcvd_bytes : read.credit);
        }),
        { numRuns: 50 },
      );
      simulator.dispose();
    });
  },
);

test('views are read by their names', () => {
  const start = module('start', { in: { bytes: bits(96) }, out: { start: bits(32) } }, ({ bytes }, m) => {
    const { psn, syn, peer } = unpack(headerShape(rudReq), bytes);
    return { start: m.mux(syn, psn.sub(peer.syn.psn_offset.zext(32)), psn) };
  });
  const simulator = new Interpreter(flatten(elaborate(start)));
  // uet-wire.md 3.2: Start_PSN is psn - psn_offset, while syn is 1.
  const request = { next_hdr: 1, clear_psn_offset: 0, psn: 0x12345, spdcid: 7 };
  const read = (bytes: Uint8Array): number | bigint => {
    simulator.port('bytes').set(BigInt(`0x${Buffer.from(bytes).toString('hex')}`));
    return simulator.port('start').get();
  };
  expect(read(headerBytes(rudReq, { ...request, syn: 1, psn_offset: 0x345 }))).toBe(0x12000);
  expect(read(headerBytes(rudReq, { ...request, syn: 0, dpdcid: 0x345 }))).toBe(0x12345);
});

test('the values of a field are an enumeration of its width', () => {
  expect(codeShape(nackCodes, 8).width).toBe(8);
  expect(() => codeShape(nackCodes, 4)).toThrow('do not fit in 4 bits');
});
