import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import { flatten } from '../../../rtl-gen/ir/flatten.ts';
import { axiLiteRegisters } from '../../../rtl-gen/lib/axi/register-file.ts';
import { type FieldSpec, type RegisterTable, rangeOf } from '../../../rtl-gen/lib/axi/register-table.ts';
import { tables } from '../../../rtl-gen/lib/axi/testing/table-arbitrary.ts';
import { axiLiteManager } from '../../agents/axi/axi-lite-manager.ts';
import { chance } from '../../agents/patterns.ts';
import type { TestContext } from '../../bench/context.ts';
import { runOn } from '../../bench/testing/run-on.ts';
import { Interpreter } from '../../engine/interpreter/engine.ts';
import { RegisterFaults } from '../register-fault.ts';
import { registerModel } from '../register-model.ts';
import { raiser, restart } from '../testing/sample-bench.ts';
import { checkRegisters } from './check-registers.ts';
import type { RegisterReport } from './findings.ts';

/** What hardware drives of fields that it keeps or counts, and that change all the time. */
function changing(t: TestContext, table: RegisterTable): void {
  const names = table.flatMap(({ name, fields }) =>
    fields.filter(({ access }) => ['ro', 'ext', 'count'].includes(access)).map((field) => `hw_${name}_${field.name}`),
  );
  t.attach({
    drive() {
      for (const port of names.map((name) => t.dut.port(name)))
        if (t.random.chance(0.25)) port.set(t.random.bits(port.width));
    },
  });
}

interface Run {
  readonly dataWidth: 32 | 64;
  readonly seed: number;
  /** The table of the model. Default that of the hardware. */
  readonly told?: RegisterTable;
}

/** All sequences on the hardware of a table, whose other inputs change all the time. */
async function checked(table: RegisterTable, { dataWidth, seed, told = table }: Run): Promise<RegisterReport> {
  let report: RegisterReport | undefined;
  const design = elaborate(axiLiteRegisters('registers', table, { dataWidth }));
  await runOn(
    new Interpreter(flatten(design)),
    async (t) => {
      await restart(t);
      changing(t, table);
      const pause = chance(t.random.int(4, 16) / 16);
      const manager = axiLiteManager(t, 's_axi', { pauses: { aw: pause, w: pause, b: pause, ar: pause, r: pause } });
      // Fields of one bit less have registers of one bit less.
      const model = registerModel(t, told, { manager, ...(told === table ? { backdoor: '' } : {}) });
      report = await checkRegisters(model, { raise: raiser(t) });
    },
    { seed },
  );
  return report!;
}

describe('sequences find nothing in what hardware makes of a table', () => {
  for (const dataWidth of [32, 64] as const)
    test(`of any table, with a bus of ${dataWidth} bits`, async () => {
      const property = fc.asyncProperty(tables(dataWidth), fc.nat(), async (table, seed) => {
        const { left } = await checked(table, { dataWidth, seed });
        const kept = table.flatMap(({ name, fields }) => (fields.some(({ access }) => access === 'ext') ? [name] : []));
        // Only what hardware keeps, and what may share its bytes.
        expect(left.filter(({ field }) => !kept.includes(field.split('.')[0]!))).toEqual([]);
      });
      await fc.assert(property, { numRuns: 30 });
    });
});

/** Other hardware for a field that software reads and writes. */
const faults: Readonly<Record<string, (field: FieldSpec) => FieldSpec>> = {
  'another value after reset': (field) => ({ ...field, reset: BigInt(field.reset ?? 0) ^ 1n }),
  'a bit less': (field) => {
    const [hi, lo] = rangeOf(field);
    const reset = BigInt.asUintN(hi - lo, BigInt(field.reset ?? 0));
    return hi === lo ? { name: field.name, bits: lo, access: 'wo' } : { ...field, bits: [hi - 1, lo], reset };
  },
  'a field that reads 0': (field) => ({ ...field, access: 'wo' }),
  'a field that 1 clears': (field) => ({ ...field, access: 'w1c' }),
};

describe('a fault in a field of any table is found, in that field alone', () => {
  test.each(Object.entries(faults))('%s', async (_, change) => {
    const table = tables(32).filter((each) => readWritten(each).length > 0);
    const property = fc.asyncProperty(table, fc.nat(), fc.nat(), async (told, choice, seed) => {
      const fields = readWritten(told);
      const [register, field] = fields[choice % fields.length]!;
      const wrong = told.map((each) =>
        each.name === register ? { ...each, fields: each.fields.map((f) => (f.name === field ? change(f) : f)) } : each,
      );
      const found = await checked(wrong, { dataWidth: 32, seed, told }).catch((error: unknown) => error);
      expect(found).toBeInstanceOf(RegisterFaults);
      const places = (found as RegisterFaults).faults.map((fault) => `${fault.register}.${fault.field}`);
      expect([...new Set(places)]).toEqual([`${register}.${field}`]);
    });
    await fc.assert(property, { numRuns: 25 });
  });
});

/** Fields that software reads and writes, of registers without any that hardware keeps. */
const readWritten = (table: RegisterTable): readonly (readonly [register: string, field: string])[] =>
  table
    .filter(({ fields }) => fields.every(({ access }) => access !== 'ext'))
    .flatMap(({ name, fields }) =>
      fields.filter(({ access }) => access === 'rw').map((field) => [name, field.name] as const),
    );
