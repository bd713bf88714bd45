import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { bits, elaborate, record } from '../../hdl/index.ts';
import { hashTable } from './hash-table.ts';

/** Few keys and fewer sets, so that operations meet in one set, and sets fill. */
const sets = 4;
const ways = 2;
const keys = 12;
const latency = 2;
const designOf = (offers: boolean) =>
  elaborate(
    hashTable(bits(8), record({ port: bits(3), tag: bits(5) }), {
      sets,
      ways,
      latency,
      offers,
      hash: (key, width) => key.trunc(width),
    }),
  );

const operations = ['lookup', 'insert', 'remove', 'find_or_insert'] as const;
const operation = fc.record({
  op: fc.constantFrom('lookup', 'insert', 'insert', 'remove', 'find_or_insert', 'find_or_insert'),
  key: fc.oneof(fc.nat(keys - 1), fc.constantFrom(0, 4, 8)),
  value: fc.nat(255),
  enable: fc.constantFrom(0, 1, 1, 1),
  /** Whether a value is offered. */
  offered: fc.constantFrom(0, 1, 1, 1),
});
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** What an operation shows, by a map of what the table holds. */
function carryOut(table: Map<number, number>, { op, key, value, offered }: Operation, offers: boolean) {
  const known = table.get(key);
  const others = [...table.keys()].filter((k) => k % sets === key % sets).length;
  const full = known === undefined && others === ways;
  const stores = op === 'find_or_insert' || (op === 'insert' && !offers);
  const adds = stores && known === undefined && !full;
  const inserted = adds && (!offers || offered === 1);
  if (inserted || (op === 'insert' && !offers && known !== undefined)) table.set(key, value);
  if (op === 'remove') table.delete(key);
  return { hit: Number(known !== undefined), full: Number(full), inserted: Number(inserted), found: known ?? 0 };
}

describe.each([
  { offers: false, values: 'given with the operation' },
  { offers: true, values: 'offered with the result' },
])('values that are $values', ({ offers, values }) => {
  everyEngineProperty(
    `a hash table, values ${values}, holds what a map of as many ways a set holds, however close operations are`,
    designOf(offers),
    fc.array(operation, { minLength: 1, maxLength: 80, size: 'max' }),
    async (t, steps) => {
      const port = (name: string) => Number(t.dut.port(name).get());
      const set = (name: string, value: number) => t.dut.port(name).set(value);
      t.dut.port('enable').set(1);
      while (port('ready') === 0) await t.rising();
      const table = new Map<number, number>();
      const due: (Operation | undefined)[] = [];
      const idle: Operation = { op: 'lookup', key: 0, value: 0, enable: 0, offered: 0 };
      for (const inputs of [...steps, ...Array.from({ length: latency }, () => idle)]) {
        set('op', operations.indexOf(inputs.op as 'insert'));
        set('key', inputs.key);
        set('enable', inputs.enable);
        // The operation whose result is shown in this clock: what is offered to it counts now.
        const now = due.length < latency ? undefined : due.shift();
        const shownValue = offers ? (now?.value ?? inputs.value) : inputs.value;
        const name = offers ? 'offer_value' : 'value';
        set(`${name}_port`, shownValue >> 5);
        set(`${name}_tag`, shownValue & 31);
        if (offers) set('offer_valid', now?.offered ?? 1);
        due.push(inputs.enable === 1 ? inputs : undefined);
        expect(port('valid')).toBe(now === undefined ? 0 : 1);
        expect(port('inserted')).toBeLessThanOrEqual(port('valid'));
        if (now !== undefined) {
          const shown = { hit: port('hit'), full: port('full'), inserted: port('inserted') };
          const found = port('found_port') * 32 + port('found_tag');
          expect({ ...shown, found }).toEqual(carryOut(table, now, offers));
        }
        await t.rising();
      }
    },
  );
});

test('hashTable refuses sets that are no power of two, and no ways', () => {
  const table = (options: { readonly sets?: number; readonly ways?: number }) =>
    hashTable(bits(8), bits(8), { sets: 4, ways: 2, ...options });
  expect(() => table({ sets: 6 })).toThrow(new RangeError('hashTable of 6 sets: give a power of two'));
  expect(() => table({ ways: 0 })).toThrow(new RangeError('hashTable of 0 ways: give 1 or more'));
});
