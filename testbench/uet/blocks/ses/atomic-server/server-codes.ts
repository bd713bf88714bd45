/** What a request says in each of its fields, and what answers it: codes, places, lengths, operands and numbers. */
import assert from 'node:assert/strict';
import { atomicDataTypes, atomicOpcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { type NamedTest, named } from '../../../../design-tests/named-test.ts';
import { nicMemory, type PeerAtomic, ServerBench } from './server-bench.ts';

const { code: types } = atomicDataTypes;
const { code: op } = atomicOpcodes;
const { code: rc } = returnCodes;

const sizes = [
  [types.uint8, 1],
  [types.uint16, 2],
  [types.uint32, 4],
  [types.uint64, 8],
] as const;

/** A sum of 8 bytes, fetching, of which each byte of the operand counts. */
const sum = (who: number, change: Partial<PeerAtomic> = {}): PeerAtomic => ({
  ...{ who, code: rc.ok, opcode: op.sum, dataType: types.uint64, isFetching: true, requestLength: 8 },
  ...{ payload: Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8), address: nicMemory + 8n, ...change },
});

export const serverCodes = (options: { readonly words: number; readonly requests: number }): readonly NamedTest[] => {
  const end = nicMemory + BigInt(8 * options.words);
  const test = (name: string, requests: () => readonly PeerAtomic[], pace = 1): NamedTest =>
    named(name, async (t) => {
      const random = t.random.fork('words');
      const bench = new ServerBench(t, options);
      await bench.fill(() => BigInt(random.bits(64)));
      for (const request of requests()) {
        for (let i = 1; i < pace; i++) await bench.clock();
        for (let i = 0; i < 200 && !bench.hasRoom; i++) await bench.clock();
        await bench.clock(request);
      }
      await bench.check();
      assert(bench.answered > 0);
    });
  return [
    test('each code that comes with a request, at places that are its own, beside them and beyond', () =>
      [...Array(64).keys()].flatMap((code) =>
        [nicMemory, nicMemory + 4n, nicMemory - 8n, end - 8n, end, end - 4n, 0n].map((address, i) =>
          sum(64 * i + code, { code, address }),
        ),
      )),
    test('an address that differs in one bit is of no word, or of another word', () =>
      Array.from({ length: 64 }, (_, bit) => sum(bit, { address: (nicMemory + 8n) ^ (1n << BigInt(bit)) }))),
    test('lengths that differ in one bit, of the header, of the bytes and of both', () =>
      Array.from({ length: 14 }, (_, bit) => 8 ^ (1 << bit)).flatMap((length, bit) => {
        const payload = new Uint8Array(length).fill(3);
        const of = { isFetching: bit % 2 === 0 };
        return [
          sum(bit, { ...of, requestLength: length }),
          sum(64 + bit, { ...of, payload }),
          sum(128 + bit, { ...of, requestLength: length, payload }),
          sum(192 + bit, { isFetching: false, requestLength: length, payload }),
        ];
      })),
    test('bytes in the header of which 32 bits count', () =>
      Array.from({ length: 32 }, (_, bit) => sum(bit, { requestLength: (8 ^ (1 << bit)) >>> 0 }))),
    test('each bit of a number and of operands is its own', () =>
      Array.from({ length: 64 }, (_, bit) => {
        const bytes = (value: bigint) =>
          Uint8Array.from({ length: 8 }, (_, i) => Number((value >> BigInt(56 - 8 * i)) & 255n));
        return sum(1 << (bit % 16), { opcode: op.write, payload: bytes(1n << BigInt(bit)) });
      }).flatMap((write) => [write, sum(0xffff ^ write.who, { opcode: op.read })])),
    test('elements of each size at each place, alone and in arrays of each length', () =>
      sizes.flatMap(([dataType, size]) =>
        Array.from({ length: 32 / size }, (_, i) => i + 1).flatMap((count) => {
          const payload = Uint8Array.from({ length: count * size }, (_, i) => 1 + ((7 * i + count) % 255));
          const place = BigInt(size * ((3 * count) % ((8 * options.words - 32) / size)));
          const of = { dataType, requestLength: payload.length, payload, address: nicMemory + place };
          const one = { ...of, requestLength: size, payload: payload.subarray(0, size) };
          // The same with each bit turned, so that all bits of all elements have been both.
          const turned = { ...of, payload: payload.map((byte) => 255 - byte) };
          const arrays = [of, turned].map((array) => sum(count, { ...array, isFetching: false }));
          return [...arrays, sum(64 + count, one), sum(128 + count, of)];
        }),
      )),
    test('swaps by masks and by comparison, of each size, that find what they look for and that do not', () =>
      sizes.flatMap(([dataType, size]) =>
        Array.from({ length: 16 }, (_, i) => {
          const all = 2n ** BigInt(8 * size) - 1n;
          const of = { dataType, requestLength: 32, payload: new Uint8Array(), address: nicMemory + BigInt(size * i) };
          const word = (0x1122_3344_5566_7788_99aa_bbcc_ddee_ff00n >> BigInt(4 * i)) & all;
          return [
            sum(i, { ...of, opcode: op.mswap, compare: word, swap: word ^ all }),
            sum(16 + i, { ...of, opcode: op.cswap, compare: word, swap: 5n }),
            sum(32 + i, { ...of, opcode: op.cswap, compare: 5n, swap: word, address: of.address ^ 64n }),
            sum(48 + i, { ...of, opcode: op.mswap, compare: all, swap: 6n }),
            sum(64 + i, { ...of, opcode: op.cswap, compare: 6n, swap: word }),
          ];
        }).flat(),
      )),
  ];
};
