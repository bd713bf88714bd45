import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OrderedSetConstants, unverifiedOrderedSets } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { type ControlSet, packControlSet, packPreamble, unpackControlSet, unpackPreamble } from './ordered-sets.ts';

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Every constant that can be overridden, overridden. */
const others: OrderedSetConstants = {
  types: { llr_ack: 0x81, llr_nack: 0x82, llr_init: 0x93, llr_init_echo: 0x94, cf_update: 0xa5 },
  oCode: 0xd,
  blockType: 0x55,
  preambleMarker: 0x9,
  markerNibble: 'high',
  initData: 'little',
};

test('a preamble holds 20 bits of sequence number around the marker', () => {
  expect(hexOf(packPreamble(0xabcde))).toBe('fba7bcde555555d5');
  expect(hexOf(packPreamble(0xabcde, others))).toBe('fb9abcde555555d5');
});

test('preambles are read as they were packed, and those of other frames are none', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 20 - 1), fc.constantFrom(unverifiedOrderedSets, others), (seq, constants) => {
      expect(unpackPreamble(packPreamble(seq, constants), constants)).toBe(seq);
    }),
  );
  expect(unpackPreamble(Uint8Array.from(Buffer.from('fb555555555555d5', 'hex')))).toBeUndefined();
  expect(unpackPreamble(Uint8Array.from(Buffer.from('fba7bcde555555d4', 'hex')))).toBeUndefined();
  expect(unpackPreamble(packPreamble(1).subarray(1))).toBeUndefined();
  expect(() => packPreamble(2 ** 20)).toThrow(RangeError);
});

test('control messages stand around the O-code of their block', () => {
  // Type 1, sequence number abcde: 01abcde | 6 | 000000; the O-code is the low half of its byte, which the line sends
  // first.
  expect(hexOf(packControlSet({ message: 'llr_ack', seq: 0xabcde }))).toBe('4b01abcde6000000');
  expect(hexOf(packControlSet({ message: 'llr_init', seq: 0xabcde, init_data: 0x1234 }))).toBe('4b03abcde6123400');
  expect(hexOf(packControlSet({ message: 'llr_init', seq: 0xabcde, init_data: 0x1234 }, others))).toBe(
    '5593abcded341200',
  );
  // The body is 00011 000000000000001 00100 111111111111111, in hexadecimal 1800127fff.
  const update = { message: 'cf_update', vc_0: 3, freed_0: 1, vc_1: 4, freed_1: 0x7fff } as const;
  expect(hexOf(packControlSet(update))).toBe('4b0518001627fff0');
});

const seq = fc.nat(2 ** 20 - 1);
const sets: fc.Arbitrary<ControlSet> = fc.oneof(
  fc.record({ message: fc.constantFrom('llr_ack', 'llr_nack'), seq }),
  fc.record({ message: fc.constantFrom('llr_init', 'llr_init_echo'), seq, init_data: fc.nat(0xffff) }),
  fc.record({
    message: fc.constant('cf_update' as const),
    vc_0: fc.nat(31),
    freed_0: fc.nat(0x7fff),
    vc_1: fc.nat(31),
    freed_1: fc.nat(0x7fff),
  }),
);

test('control messages are read as they were packed', () => {
  fc.assert(
    fc.property(sets, fc.constantFrom(unverifiedOrderedSets, others), (set, constants) => {
      expect(unpackControlSet(packControlSet(set, constants), constants)).toEqual(set);
    }),
  );
});

test('a block that is no control message says why', () => {
  const good = packControlSet({ message: 'llr_nack', seq: 7 });
  const withByte = (at: number, value: number): Uint8Array => Uint8Array.from(good, (b, i) => (i === at ? value : b));
  expect(unpackControlSet(withByte(0, 0x78))).toBe('other-block');
  expect(unpackControlSet(withByte(4, 0x75))).toBe('other-block');
  expect(unpackControlSet(good.subarray(1))).toBe('other-block');
  expect(unpackControlSet(withByte(1, 0x77))).toBe('unknown-message');
  expect(unpackControlSet(withByte(7, 1))).toBe('reserved-bits');
});

test('every block gives a message or a reason, and a message packs to the same block', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), fc.nat(5), (bytes, type) => {
      const block = Uint8Array.from(bytes, (b, i) =>
        i === 0 ? 0x4b : i === 1 ? type : i === 4 ? 0x06 | (b & 0xf0) : b,
      );
      const set = unpackControlSet(block);
      if (typeof set !== 'string') expect(packControlSet(set)).toEqual(block);
    }),
  );
});
