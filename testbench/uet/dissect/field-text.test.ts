import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allLayouts,
  ethernet,
  type Field,
  ipv4,
  ipv6,
  type Layout,
  nack,
  sesAtomic,
  tss,
} from '../../../rtl-gen/uet/wire/layout/index.ts';
import { type Fields, fieldsIn } from '../golden/wire/index.ts';
import { arbitraryHeader } from '../golden/wire/testing/arbitrary.ts';
import { fromJson, toJson, toText } from './field-text.ts';

const fieldOf = ({ items }: Layout, name: string): Field =>
  items.find((item): item is Field => item.kind === 'field' && item.name === name)!;

describe.each(allLayouts.map((layout): [string, Layout] => [layout.name, layout]))('%s', (_, layout) => {
  test('has values that JSON gives back', () => {
    fc.assert(
      fc.property(arbitraryHeader(layout), (header: Fields) => {
        for (const field of fieldsIn(layout.items, header)) {
          const value = header[field.name];
          if (value === undefined) continue;
          expect(fromJson(field, JSON.parse(JSON.stringify(toJson(field, value))))).toBe(value);
        }
      }),
      { numRuns: 20 },
    );
  });
});

test('IPv6 addresses are written as in URLs', () => {
  // Half the groups are 0, so that runs of them are frequent.
  const group = fc.oneof(fc.constant(0), fc.nat(0xffff));
  fc.assert(
    fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
      const value = groups.reduce((sum, g) => (sum << 16n) | BigInt(g), 0n);
      const full = groups.map((g) => g.toString(16)).join(':');
      const text = toJson(fieldOf(ipv6, 'source'), value);
      expect(text).toBe(new URL(`http://[${full}]`).hostname.slice(1, -1));
      expect(fromJson(fieldOf(ipv6, 'source'), text)).toBe(value);
      expect(fromJson(fieldOf(ipv6, 'source'), full)).toBe(value);
    }),
  );
});

test('people read names, addresses and units', () => {
  expect(toText(fieldOf(nack, 'nack_code'), 13)).toBe('rod_ooo (13)');
  expect(toText(fieldOf(nack, 'nack_code'), 99)).toBe('99');
  // The ends and the change of families in uet-wire.md 12.9's list, and two codes that are reserved.
  const types = [0, 1, 7, 9, 0x0a, 0x0f, 0x10, 0x11, 0x12, 0xff].map((type) =>
    toText(fieldOf(sesAtomic, 'data_type'), type),
  );
  expect(types).toEqual([
    ...['int8 (0)', 'uint8 (1)', 'uint64 (7)', 'uint128 (9)', 'float (10)'],
    ...['long_double_complex (15)', 'bf16 (16)', 'fp16 (17)', '18', '255'],
  ]);
  expect(toText(fieldOf(ethernet, 'source'), 0x001122334455n)).toBe('00:11:22:33:44:55');
  expect(toText(fieldOf(ipv4, 'source'), 0xc0a82a01)).toBe('192.168.42.1');
  expect(toText(fieldOf(ipv4, 'ttl'), 64)).toBe('64 [hops]');
  expect(toText(fieldOf(tss, 'sdi'), 0xabcd)).toBe('0x00abcd');
  expect(toText(fieldOf(tss, 'counter'), 9n)).toBe('9');
});

test.each([
  ['a name that is none', nack, 'nack_code', 'rod_oo', 'nack_code is "rod_oo": give a number, or one of trimmed,'],
  ['a list', nack, 'nack_code', [], 'nack_code is []: give a number or a text'],
  ['a short address', ethernet, 'source', '00:11', 'give an address as 02:00:00:00:00:01'],
  ['a large byte', ipv4, 'source', '1.2.3.256', 'give an address as 192.168.42.1'],
  ['two gaps', ipv6, 'source', '1::2::3', 'give an address as 2001:db8::1'],
  ['a name of every object', nack, 'nack_code', 'constructor', 'nack_code is "constructor"'],
] as [string, Layout, string, unknown, string][])('%s is a RangeError', (_, layout, name, value, message) => {
  expect(() => fromJson(fieldOf(layout, name), value)).toThrow(RangeError);
  expect(() => fromJson(fieldOf(layout, name), value)).toThrow(message);
});
