/** Tables of registers of any kind, for properties. */
import fc from 'fast-check';
import { bankPeriod, shortBits } from '../../counting/counter-bank.ts';
import { counterRegisters } from '../register-parts.ts';
import type { Access, FieldSpec, RegisterSpec, RegisterTable } from '../register-table.ts';

/** Counters of 64 bits at the end of 256 bytes, none now and then. */
const counterTables = (dataWidth: number): fc.Arbitrary<RegisterTable> =>
  fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 8 })), { maxLength: 9 }).map((sizes) => {
    if (sizes.length === 0) return [];
    const base = 256 - 8 * bankPeriod(sizes.length);
    const counted = sizes.map(([most, more], i) => {
      const short = shortBits(most, sizes.length) + more;
      return { name: `c${i}`, doc: '', short, most };
    });
    if (dataWidth === 32) return counterRegisters(base, counted);
    return counted.map(({ name, short, most }, i) => {
      const field: FieldSpec = { name: 'count', bits: [63, 0], access: 'count', short, most };
      return { name, offset: base + 8 * i, fields: [field] };
    });
  });

/** Tables of a few registers with fields in random places, of random accesses, and counters. */
export const tables = (dataWidth: number): fc.Arbitrary<RegisterTable> => {
  const access = fc.constantFrom<Access[]>('rw', 'ro', 'wo', 'w1c', 'rc', 'pulse', 'ext');
  const field = (name: string, hi: number, lo: number) =>
    fc.tuple(access, fc.bigInt(0n, (1n << BigInt(hi - lo + 1)) - 1n), fc.boolean()).map(
      ([a, reset, whole]): FieldSpec => ({
        name,
        bits: [hi, lo],
        access: a,
        ...(['ro', 'pulse', 'ext'].includes(a) ? {} : { reset }),
        ...(a === 'ext' && whole ? { whole } : {}),
      }),
    );
  const register = (name: string, offset: number): fc.Arbitrary<RegisterSpec> =>
    fc
      .uniqueArray(fc.nat(dataWidth - 1), { minLength: 2, maxLength: 8 })
      .map((ends) => ends.toSorted((a, b) => a - b))
      .map((ends) => Array.from({ length: Math.floor(ends.length / 2) }, (_, i) => [ends[2 * i]!, ends[2 * i + 1]!]))
      .chain((ranges) => fc.tuple(...ranges.map(([lo, hi], i) => field(`f${i}`, hi!, lo!))))
      .map((fields) => ({ name, offset, fields }));
  const plain = fc
    .uniqueArray(fc.nat(9), { minLength: 1, maxLength: 4 })
    .chain((words) => fc.tuple(...words.map((word, i) => register(`r${i}`, (word * dataWidth) / 8))));
  return fc.tuple(plain, counterTables(dataWidth)).map(([registers, counted]) => [...registers, ...counted]);
};
