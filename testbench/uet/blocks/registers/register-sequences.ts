/** Sequences over the registers of a block, by its tables alone. */
import assert from 'node:assert/strict';
import type { Design } from '../../../../rtl-gen/hdl/index.ts';
import { hasReset, type RegisterTable } from '../../../../rtl-gen/lib/axi/register-table.ts';
import { axiLiteManager } from '../../../agents/axi/axi-lite-manager.ts';
import { chance } from '../../../agents/patterns.ts';
import type { Body } from '../../../bench/context.ts';
import { hwTest } from '../../../bench/hw-test.ts';
import { type AnyRegisterModel, registerModel } from '../../../registers/register-model.ts';
import { checkRegisters } from '../../../registers/sequences/check-registers.ts';
import { checkClears } from '../../../registers/sequences/clears.ts';
import type { RegisterReport } from '../../../registers/sequences/findings.ts';
import { clearInputs } from '../ports.ts';

/** A register file of a block. */
export interface BlockRegisters {
  readonly table: RegisterTable;
  /** The path of its instance in the block. */
  readonly instance: string;
  /** Byte address on the bus of the block. Default 0. */
  readonly base?: number;
}

/**
 * Register a test of a design with those register files after `s_axi`, all other inputs 0: they do what their tables
 * say, and no field is left but those that hardware keeps, and those in one byte with them. Where the run can put
 * values into registers, fields that hardware sets and software clears are among them.
 */
export function testRegisters(name: string, design: Design, ...files: readonly BlockRegisters[]): void {
  const kept = files.filter(({ table }) => table.some(({ fields }) => fields.some(hasReset)));
  const options = { design, forces: kept.map(({ instance }) => `${instance}.regs_*`) };
  hwTest(name, options, sequences(files));
}

const sequences =
  (files: readonly BlockRegisters[]): Body<void> =>
  async (t) => {
    clearInputs(t.dut, 's_axi_');
    const pause = chance(0.75);
    const manager = axiLiteManager(t, 's_axi', { pauses: { aw: pause, w: pause, b: pause, ar: pause, r: pause } });
    for (const { table, instance, base = 0 } of files) {
      const model = registerModel(t, table, { manager, base, backdoor: instance });
      checkReport(model, await checkRegisters(model));
      const isPoked = model.mapped.some(({ fields }) => fields.some((field) => model.backdoor!.canPoke(field)));
      if (!isPoked) continue;
      for (const { field, why } of (await checkClears(model)).left) assert.equal(why, 'hardware holds it at 1', field);
    }
  };

/** Every field is in the report, and those that were left are left by what the table says of them. */
function checkReport({ mapped }: AnyRegisterModel, { checked, left }: RegisterReport): void {
  const fields = mapped.flatMap((register) => register.fields);
  const kept = fields.filter(({ spec }) => spec.access === 'ext');
  const besideKept = fields.filter((field) =>
    kept.some(({ register, lanes }) => register === field.register && (lanes & field.lanes) !== 0),
  );
  const allowed = new Set([...kept, ...besideKept].map(({ path }) => path));
  assert.deepEqual(
    left.filter(({ field }) => !allowed.has(field)),
    [],
  );
  const told = new Set([...checked, ...left.map(({ field }) => field)]);
  assert.deepEqual(
    fields.map(({ path }) => path).filter((path) => !told.has(path)),
    [],
  );
}
