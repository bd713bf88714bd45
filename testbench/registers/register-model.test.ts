import { expect, test } from 'vitest';
import type { RegisterTable } from '../../rtl-gen/lib/axi/register-table.ts';
import { sampleTable } from '../../rtl-gen/lib/axi/sample-table.ts';
import { UserError } from '../../support/user-error.ts';
import { axiLiteManager } from '../agents/axi/axi-lite-manager.ts';
import { axiLiteMonitor } from '../agents/axi/axi-lite-monitor.ts';
import { chance } from '../agents/patterns.ts';
import type { TestContext } from '../bench/context.ts';
import { everyEngineTest } from '../bench/every-engine.ts';
import { hwTest } from '../bench/hw-test.ts';
import { RegisterFaults } from './register-fault.ts';
import { type RegisterModelOptions, registerModel } from './register-model.ts';
import { NaiveSample } from './testing/naive-sample.ts';
import { raiser, restart, sampleDesign } from './testing/sample-bench.ts';

const design = sampleDesign;

const sampleModel = (t: TestContext, options: Omit<RegisterModelOptions, 'manager'> = {}) => {
  const pause = chance(0.5);
  const manager = axiLiteManager(t, 's_axi', { pauses: { aw: pause, w: pause, b: pause, ar: pause, r: pause } });
  return { manager, model: registerModel(t, sampleTable, { manager, ...options }) };
};

const modes = ['off', 'normal', 'fast', 3] as const;

/** A random access by one of the ways that there are, in the model and in the naive one. */
async function act(t: TestContext, model: ReturnType<typeof sampleModel>['model'], naive: NaiveSample): Promise<void> {
  const { regs } = model;
  const { random } = t;
  const way = random.below(12);
  if (way === 0) {
    const mode = random.pick(modes);
    await regs.control.mode.write(mode);
    naive.write(0, 4 * modes.indexOf(mode) + naive.enable, 0b0001);
  } else if (way === 1) {
    const threshold = random.below(2 ** 16);
    await regs.control.threshold.write(threshold);
    naive.write(0, 4096 * threshold, 0b1110);
  } else if (way === 2) {
    await regs.control.flush.write(1);
    naive.write(0, 0x100 + 4096 * naive.threshold, 0b0010);
  } else if (way === 3) {
    const [enable, flush] = [random.below(2), random.below(2)];
    await regs.control.write({ enable, flush });
    naive.write(0, 4096 * naive.threshold + 0x100 * flush + 4 * naive.mode + enable, 0b0011);
  } else if (way === 4) {
    const [word, strobe] = [random.word(), random.below(16)];
    const register = random.pick([regs.control, regs.status, regs.events, regs.key, regs.limit]);
    await register.writeWord(word, strobe);
    naive.write(register.address, word, strobe);
  } else if (way === 5) {
    const [threshold, value] = [random.below(2 ** 16), random.word()];
    regs.control.threshold.set(threshold);
    regs.control.set({ mode: 'fast' });
    regs.key.value.set(value);
    expect(regs.control.mode.desired()).toBe('fast');
    await model.update();
    naive.write(0, naive.enable + 8 + 4096 * threshold, 0b1111);
    naive.write(0x10, value, 0b1111);
  } else if (way === 6) {
    naive.level = random.below(2 ** 16);
    t.dut.port('hw_status_level').set(naive.level);
    expect(await regs.status.read()).toEqual({ busy: 0, level: naive.level });
    expect(regs.status.level.get()).toBe(naive.level);
  } else if (way === 7) {
    const above = random.below(2);
    await regs.events.above.write(above);
    naive.write(8, above, 0b0001);
  } else if (way === 8) {
    const [above, lost] = [random.below(2), random.below(16)];
    await raiser(t)('events', 'above', above);
    await raiser(t)('events', 'lost', lost);
    naive.above |= above;
    naive.lost |= lost;
  } else if (way === 9) {
    const word = naive.read(8)!;
    expect(await regs.events.read()).toEqual({ above: word & 1, lost: word >> 4 });
  } else if (way === 10) {
    naive.items = random.below(2 ** 12);
    t.dut.port('hw_limit_items').set(naive.items);
    expect(await regs.limit.items.mirror()).toBe(naive.items);
  } else {
    await model.mirror();
    naive.read(8);
  }
}

everyEngineTest('the mirror has what a model that was written by hand has', design, { seeds: 3 }, async (t) => {
  await restart(t);
  const { model } = sampleModel(t);
  const { regs } = model;
  const naive = new NaiveSample();
  let flushes = 0;
  const items: number[] = [];
  t.attach({
    sample: () => {
      flushes += Number(t.dut.port('regs_control_flush').get());
      if (t.dut.port('regs_limit_items_written').get() === 1)
        items.push(Number(t.dut.port('regs_limit_items_value').get()));
    },
  });
  for (let i = 0; i < 150; i++) {
    await act(t, model, naive);
    const mode = modes[naive.mode]!;
    expect(regs.control.get()).toEqual({ enable: naive.enable, mode, flush: 0, threshold: naive.threshold });
    expect(regs.key.value.get()).toBe(naive.key);
    // What hardware has set since is not known.
    expect(Number(regs.events.above.get()) & ~naive.above).toBe(0);
    expect(regs.events.lost.get()).toBe(0);
    expect(t.dut.port('regs_key_value').get()).toBe(naive.key);
    expect(await regs.control.readWord()).toBe(naive.read(0));
  }
  await t.cycles(2);
  expect(flushes).toBe(naive.flushes);
  expect(items).toEqual(naive.itemsWritten);
  expect(flushes).toBeGreaterThan(0);
});

hwTest('reset makes the mirror that after reset', { design }, async (t) => {
  await restart(t);
  const { regs } = sampleModel(t).model;
  await regs.control.write({ enable: 1, mode: 'off', threshold: 7 });
  expect(regs.control.get()).toEqual({ enable: 1, mode: 'off', flush: 0, threshold: 7 });
  await restart(t);
  expect(regs.control.get()).toEqual({ enable: 0, mode: 'normal', flush: 0, threshold: 0x40 });
  await regs.control.mirror();
});

hwTest('a comparison names the register, the field, what was expected and what was read', { design }, async (t) => {
  await restart(t);
  const { regs } = sampleModel(t).model;
  regs.control.threshold.predict(0x50);
  regs.control.mode.predict('fast');
  const faults = [
    { check: 'mirror', register: 'control', field: 'mode', expected: 2n, read: 1n, after: 'which the mirror has' },
    { check: 'mirror', register: 'control', field: 'threshold', expected: 0x50n, read: 0x40n },
  ];
  const thrown = await regs.control.mirror().catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(RegisterFaults);
  expect(thrown).toMatchObject({
    faults,
    message: [
      '2 faults of registers:',
      '  control.mode reads 0x1, expected 0x2, which the mirror has (mirror)',
      '  control.threshold reads 0x40, expected 0x50, which the mirror has (mirror)',
    ].join('\n'),
  });
  // The mirror has what was read, from then on.
  await regs.control.mirror();
  regs.control.mode.predict('off');
  await regs.control.enable.mirror();
});

hwTest('a bit that hardware has set stays until it is cleared', { design }, async (t) => {
  await restart(t);
  const { regs } = sampleModel(t).model;
  await raiser(t)('events', 'above', 1);
  expect(await regs.events.above.mirror()).toBe(1);
  await regs.events.above.write(0);
  expect(regs.events.above.get()).toBe(1);
  await regs.events.above.write(1);
  expect(await regs.events.above.mirror()).toBe(0);
  regs.events.above.predict(1);
  await expect(regs.events.mirror()).rejects.toThrow('events.above reads 0x0, expected 0x1');
});

hwTest('a monitor tells the mirror what others read and write', { design }, async (t) => {
  await restart(t);
  const { manager, model } = sampleModel(t);
  const { regs } = model;
  await manager.writeWord(0, 0x0012_3005);
  await expect(model.mirror()).rejects.toThrow('control.enable reads 0x1, expected 0x0');
  axiLiteMonitor(t, 's_axi', model.watch);
  await manager.write(2, [0x45, 0x06]);
  expect(regs.control.get()).toEqual({ enable: 1, mode: 'normal', flush: 0, threshold: 0x6453 });
  await model.mirror();
  await raiser(t)('events', 'lost', 0b101);
  t.dut.port('hw_status_level').set(99);
  await manager.readWord(4);
  expect(regs.status.level.get()).toBe(99);
  // Refused, so without effect; and its own accesses are compared with what was there before them.
  await manager.writeWord(0xc, 0xffff_ffff);
  await model.mirror();
  regs.control.threshold.predict(1);
  await expect(regs.control.mirror()).rejects.toThrow('control.threshold reads 0x6453, expected 0x1');
});

hwTest('what was set is written once, and nothing where nothing was', { design }, async (t) => {
  await restart(t);
  const { model } = sampleModel(t);
  const writes: unknown[] = [];
  axiLiteMonitor(t, 's_axi', { onWrite: ({ address, bytes, strobes }) => writes.push([address, [...bytes], strobes]) });
  const { regs } = model;
  regs.control.mode.set('normal');
  await model.update();
  expect(writes).toEqual([]);
  regs.control.set({ enable: 1, flush: 1 });
  expect(regs.control.flush.desired()).toBe(1);
  expect(regs.control.enable.get()).toBe(0);
  await model.update();
  await model.update();
  expect(writes).toEqual([[0, [5, 1, 4, 0], [true, true, false, false]]]);
  expect(regs.control.flush.desired()).toBe(0);
});

hwTest('accesses of one model from several tasks come one after the other', { design }, async (t) => {
  await restart(t);
  const { regs } = sampleModel(t).model;
  await t.all(
    async () => regs.control.threshold.write(0x1234),
    async () => regs.control.mode.write('fast'),
    async () => void (await regs.control.mirror()),
    async () => regs.control.enable.write(1),
    async () => void (await regs.control.mirror()),
  );
  expect(await regs.control.mirror()).toEqual({ enable: 1, mode: 'fast', flush: 0, threshold: 0x1234 });
});

hwTest('the backdoor looks into the design', { design }, async (t) => {
  await restart(t);
  const { regs } = sampleModel(t, { backdoor: '' }).model;
  await regs.key.value.write(0xdead_beef);
  expect(await regs.key.readWord()).toBe(0);
  expect(regs.key.value.peek()).toBe(0xdead_beef);
  await regs.control.mode.write('fast');
  expect(regs.control.mode.peek()).toBe('fast');
  await raiser(t)('events', 'above', 1);
  expect(regs.events.above.get()).toBe(0);
  expect(regs.events.above.peek()).toBe(1);
  expect(regs.events.above.get()).toBe(1);
  expect(() => regs.status.level.peek()).toThrow(new UserError('status.level has no register to be reached: it is ro'));
});

hwTest('mistakes are told in one sentence', { design }, async (t) => {
  await restart(t);
  const { model, manager } = sampleModel(t);
  const { regs } = model;
  const table: RegisterTable = sampleTable;
  const loose = registerModel(t, table, { manager });
  expect(() => loose.register('contrl')).toThrow(
    new UserError('the table has no register contrl; did you mean control?'),
  );
  const control = loose.register('control');
  await expect(control.write({ mod: 1 })).rejects.toThrow(
    new UserError('control has no field mod; did you mean mode?'),
  );
  await expect(control.write({ mode: 'fats' })).rejects.toThrow(
    new UserError('control.mode has no value fats; did you mean fast?'),
  );
  await expect(control.write({ mode: 4 })).rejects.toThrow(
    new UserError('control.mode has 2 bits, which 4 does not fit'),
  );
  await expect(loose.register('status').write({ level: 1 })).rejects.toThrow(
    new UserError('status.level cannot be written: it is ro'),
  );
  await expect(regs.control.writeWord(2 ** 32)).rejects.toThrow(
    new UserError('4294967296 is no word of control, which has 32 bits'),
  );
  expect(() => regs.control.mode.peek()).toThrow(
    new UserError('control.mode is reached by the bus alone: give the model a backdoor'),
  );
  const at = (backdoor: string) => registerModel(t, sampleTable, { manager, backdoor });
  expect(() => at('core')).toThrow(
    new UserError(
      'the design shows no register core.regs_control_enable, for control.enable; did you mean regs_control_enable?',
    ),
  );
  expect(() => registerModel(t, sampleTable, { manager, backdoor: () => 'regs_key_value' })).toThrow(
    new UserError('regs_key_value has 32 bits, but control.enable has 1'),
  );
  const far = registerModel(t, sampleTable, { manager, base: 0x18 });
  await expect(far.regs.control.read()).rejects.toThrow('a read of control at 0x18 is answered SLVERR');
  await expect(far.regs.control.enable.write(1)).rejects.toThrow('a write of control at 0x18 is answered SLVERR');
});

test('a table that cannot be is refused', () => {
  const t = undefined as never;
  const manager = { read: async () => ({ value: 0 }), write: async () => undefined };
  expect(() => registerModel(t, [{ name: 'r', offset: 2, fields: [] }], { manager })).toThrow(RangeError);
});
