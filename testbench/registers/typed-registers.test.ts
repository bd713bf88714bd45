import { expect } from 'vitest';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { axiLiteRegisters } from '../../rtl-gen/lib/axi/register-file.ts';
import { counterRegisters } from '../../rtl-gen/lib/axi/register-parts.ts';
import type { RegisterTable } from '../../rtl-gen/lib/axi/register-table.ts';
import { sampleTable } from '../../rtl-gen/lib/axi/sample-table.ts';
import { axiLiteManager } from '../agents/axi/axi-lite-manager.ts';
import { hwTest } from '../bench/hw-test.ts';
import { registerModel } from './register-model.ts';
import { restart, sampleDesign } from './testing/sample-bench.ts';

hwTest(
  'names and values are those of the table, for the editor and when it runs',
  { design: sampleDesign },
  async (t) => {
    await restart(t);
    const { regs } = registerModel(t, sampleTable, { manager: axiLiteManager(t, 's_axi') });
    const mode: 'off' | 'normal' | 'fast' | number = regs.control.mode.get();
    expect(mode).toBe('normal');
    const threshold: number = await regs.control.threshold.read();
    expect(threshold).toBe(0x40);
    await regs.control.mode.write('fast');
    await regs.control.mode.write(3);
    await regs.control.threshold.write(65_535);
    await regs.control.write({ enable: 1, mode: 'off' });
    expect(await regs.control.readWord()).toBe(0x0fff_f001);
    const { above }: { above: number } = regs.events.get();
    await regs.key.value.write(BigInt(above));
    // @ts-expect-error a register that the table does not have
    expect(regs.contrl).toBeUndefined();
    // @ts-expect-error a field that the register does not have
    expect(regs.control.mod).toBeUndefined();
    // @ts-expect-error a value that the field does not have
    await expect(regs.control.mode.write('fats')).rejects.toThrow('control.mode has no value fats');
    // @ts-expect-error 2 bits hold 0 to 3
    await expect(regs.control.mode.write(4)).rejects.toThrow('control.mode has 2 bits, which 4 does not fit');
    // @ts-expect-error a field without names
    await expect(regs.control.enable.write('on')).rejects.toThrow('control.enable has no value on');
    // @ts-expect-error software cannot write it
    await expect(regs.status.level.write(1)).rejects.toThrow('status.level cannot be written: it is ro');
    // @ts-expect-error software cannot write it: reading clears it
    expect(() => regs.events.lost.set(1)).toThrow('events.lost cannot be written: it is rc');
    // @ts-expect-error it reads 0
    expect(await regs.key.value.read()).toBe(0);
    // @ts-expect-error it acts, and reads 0
    expect(await regs.control.flush.mirror()).toBe(0);
    // @ts-expect-error a name that it does not have
    await expect(regs.control.write({ enabel: 1 })).rejects.toThrow('control has no field enabel');
    // @ts-expect-error software cannot write it
    await expect(regs.status.write({ busy: 1 })).rejects.toThrow('status.busy cannot be written: it is ro');
  },
);

hwTest('where the types of a table are not known any name is allowed', { design: sampleDesign }, async (t) => {
  await restart(t);
  const table: RegisterTable = sampleTable;
  const { regs } = registerModel(t, table, { manager: axiLiteManager(t, 's_axi') });
  await regs.control?.fields.mode?.write('fast');
  expect(await regs.control?.read()).toEqual({ enable: 0, mode: 'fast', flush: 0, threshold: 0x40 });
  expect(regs.contrl).toBeUndefined();
});

const goTable = [
  {
    name: 'go',
    offset: 0,
    fields: [
      { name: 'write', bits: 0, access: 'pulse' },
      { name: 'index', bits: [7, 4], access: 'rw' },
    ],
  },
  ...counterRegisters(0x20, [{ name: 'sent', doc: 'Sent.', short: 8 }]),
] as const;

const goDesign = elaborate(axiLiteRegisters('go_registers', goTable));

hwTest('fields that are called as what a register does are in `fields` alone', { design: goDesign }, async (t) => {
  await restart(t);
  const { regs } = registerModel(t, goTable, { manager: axiLiteManager(t, 's_axi'), backdoor: '' });
  await regs.go.fields.write.write(1);
  await regs.go.write({ write: 1, index: 3 });
  await regs.go.index.write(15);
  expect(regs.go.index.peek()).toBe(15);
  const count: number = await regs.sent_high.count.read();
  expect(count).toBe(0);
  // @ts-expect-error counters are not written
  await expect(regs.sent.count.write(0)).rejects.toThrow('sent.count cannot be written: it is count');
});
