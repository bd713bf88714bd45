/** Sequences over the registers of a block, by its tables alone. */
import assert from 'node:assert/strict';
import type { RegisterTable } from '../../../../rtl-gen/lib/axi/register-table.ts';
import { axiLiteManager } from '../../../agents/axi/axi-lite-manager.ts';
import { chance } from '../../../agents/patterns.ts';
import type { Body } from '../../../bench/context.ts';
import { registerModel } from '../../../registers/register-model.ts';
import { checkRegisters } from '../../../registers/sequences/check-registers.ts';
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
 * The registers of those files after `s_axi`, all other inputs 0: they do what their tables say, and no field is left
 * but those that hardware keeps, and those in one byte with them.
 */
export const registerSequences =
  (...files: readonly BlockRegisters[]): Body<void> =>
  async (t) => {
    clearInputs(t.dut, 's_axi_');
    const pause = chance(0.75);
    const manager = axiLiteManager(t, 's_axi', { pauses: { aw: pause, w: pause, b: pause, ar: pause, r: pause } });
    for (const { table, instance, base = 0 } of files) {
      const model = registerModel(t, table, { manager, base, backdoor: instance });
      const { checked, left } = await checkRegisters(model);
      const fields = model.mapped.flatMap((register) => register.fields);
      const kept = fields.filter(({ spec }) => spec.access === 'ext');
      const besideKept = fields.filter((field) =>
        kept.some(({ register, lanes }) => register === field.register && (lanes & field.lanes) !== 0),
      );
      const allowed = new Set([...kept, ...besideKept].map(({ path }) => path));
      assert.deepEqual(
        left.filter(({ field }) => !allowed.has(field)),
        [],
      );
      const places = new Set([...checked, ...left.map(({ field }) => field)]);
      assert.deepEqual(
        fields.filter(({ path }) => !places.has(path)).map(({ path }) => path),
        [],
      );
    }
  };
