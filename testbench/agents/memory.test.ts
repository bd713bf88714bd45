import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Memory } from './memory.ts';

test('holds what was written last at each address, across pages', () => {
  // Around the borders of pages, near the end of 64 bits, and anywhere.
  const address = fc.oneof(
    fc.bigInt(0xff0n, 0x1010n),
    fc.bigInt(2n ** 64n - 40n, 2n ** 64n - 21n),
    fc.bigInt(0n, 2n ** 63n),
  );
  const writes = fc.array(
    fc.record({
      address,
      bytes: fc.uint8Array({ maxLength: 20 }),
      strobes: fc.option(fc.array(fc.boolean(), { minLength: 20 })),
    }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(writes, (list) => {
      const memory = new Memory();
      const model = new Map<bigint, number>();
      for (const { address: at, bytes, strobes } of list) {
        memory.write(at, bytes, strobes ?? undefined);
        bytes.forEach((byte, i) => {
          if (strobes === null || strobes[i]) model.set(at + BigInt(i), byte);
        });
      }
      for (const { address: at, bytes } of list)
        expect(memory.read(at, bytes.length)).toEqual(bytes.map((_, i) => model.get(at + BigInt(i)) ?? 0));
    }),
  );
});

test('words of either endian', () => {
  const memory = new Memory();
  memory.writeWord(0x1000, 0x11223344);
  expect([...memory.read(0x1000, 4)]).toEqual([0x44, 0x33, 0x22, 0x11]);
  expect(memory.readWord(0x1000, { endian: 'big' })).toBe(0x44332211);
  memory.writeWord(0x1ffc, 0x0102030405060708n, { bytes: 8, endian: 'big' });
  expect([...memory.read(0x1ffc, 8)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(memory.readWord(0x1ffc, { bytes: 8 })).toBe(0x0807060504030201n);
  expect(memory.readWord(0x1ffe, { bytes: 2, endian: 'big' })).toBe(0x0304);
  expect(() => memory.writeWord(0, 0x100, { bytes: 1 })).toThrow('0x100 is not a word of 1 bytes');
});

test('bytes outside are refused, and unwritten ones hold the fill', () => {
  const memory = new Memory({ size: 0x1800, fill: 0xee });
  expect([memory.holds(0x17ff), memory.holds(0x17ff, 2), memory.holds(-1)]).toEqual([true, false, false]);
  expect(() => memory.read(0x17f8, 9)).toThrow('9 bytes at 0x17f8 are not in the memory, which has 0x1800 bytes');
  expect(() => memory.write(0x1800, [1])).toThrow('1 bytes at 0x1800');
  memory.write(0x10, [1]);
  expect([...memory.read(0xf, 3)]).toEqual([0xee, 1, 0xee]);
  memory.clear();
  expect([...memory.read(0x10, 1)]).toEqual([0xee]);
});

test('a dump', () => {
  const memory = new Memory();
  memory.write(0x20, new TextEncoder().encode('Gatewright\0!'));
  expect(memory.dump(0x10, 0x55)).toMatchInlineSnapshot(`
    "00000010  00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00  ................
    00000020  47 61 74 65 77 72 69 67 68 74 00 21 00 00 00 00  Gatewright.!....
    00000030  00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00  ................
    *
    00000060  00 00 00 00 00                                   ....."
  `);
});
