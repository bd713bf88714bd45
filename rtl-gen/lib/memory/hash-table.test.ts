import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyEngineProperty } from '../../../testbench/bench/every-engine-property.ts';
import { bits, elaborate, record } from '../../hdl/index.ts';
import { hashTable } from './hash-table.ts';

/** Few keys and fewer sets, so that operations meet in one set, and sets fill. */
const sets = 4;
const ways = 2;
const keys = 12;
const latency = 2;
const design = elaborate(
  hashTable(bits(8), record({ port: bits(3), tag: bits(5) }), {
    sets,
    ways,
    latency,
    hash: (key, width) => key.trunc(width),
  }),
);

const operation = fc.record({
  op: fc.constantFrom(0, 1, 1, 2),
  key: fc.oneof(fc.nat(keys - 1), fc.constantFrom(0, 4, 8)),
  value: fc.nat(255),
  enable: fc.constantFrom(0, 1, 1, 1),
});
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** What an operation shows, by a map of what the table holds. */
function carryOut(table: Map<number, number>, { op, key, value }: Pick<Operation, 'key' | 'value'> & { op: number }) {
  const known = table.get(key);
  const others = [...table.keys()].filter((k) => k % sets === key % sets).length;
  const full = op === 1 && known === undefined && others === ways;
  if (op === 1 && !full) table.set(key, value);
  if (op === 2) table.delete(key);
  return { hit: Number(known !== undefined), full: Number(full), found: known ?? 0 };
}

everyEngineProperty(
  'a hash table holds what a map of as many ways a set holds, whatever the operations and however close',
  design,
  fc.array(operation, { minLength: 1, maxLength: 80, size: 'max' }),
  async (t, operations) => {
    const port = (name: string) => Number(t.dut.port(name).get());
    const found = () => port('found_port') * 32 + port('found_tag');
    t.dut.port('enable').set(1);
    while (port('ready') === 0) await t.rising();
    const table = new Map<number, number>();
    const due: (ReturnType<typeof carryOut> | undefined)[] = [];
    const idle = Array.from({ length: latency }, () => ({ op: 0, key: 0, value: 0, enable: 0 }));
    for (const inputs of [...operations, ...idle]) {
      const { value, ...others } = inputs;
      const fields = { value_port: value >> 5, value_tag: value & 31 };
      for (const [name, v] of Object.entries({ ...others, ...fields })) t.dut.port(name).set(v);
      due.push(inputs.enable === 1 ? carryOut(table, inputs) : undefined);
      await t.rising();
      const shown = due.length < latency ? undefined : due.shift();
      expect(port('valid')).toBe(shown === undefined ? 0 : 1);
      if (shown !== undefined) expect({ hit: port('hit'), full: port('full'), found: found() }).toEqual(shown);
    }
  },
);

test('hashTable refuses sets that are no power of two, and no ways', () => {
  const table = (options: { readonly sets?: number; readonly ways?: number }) =>
    hashTable(bits(8), bits(8), { sets: 4, ways: 2, ...options });
  expect(() => table({ sets: 6 })).toThrow(new RangeError('hashTable of 6 sets: give a power of two'));
  expect(() => table({ ways: 0 })).toThrow(new RangeError('hashTable of 0 ways: give 1 or more'));
});
