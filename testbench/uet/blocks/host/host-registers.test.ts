import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import { hostControl, hostMap } from '../../../../rtl-gen/uet/host/registers/host-control.ts';
import { hostHeader, hostRegisterPage } from '../../../../rtl-gen/uet/host/registers/register-page.ts';
import { execa } from '../../../../support/execa.ts';
import { inProject } from '../../../../support/project.ts';
import { type AxiLiteManager, axiLiteManager } from '../../../agents/axi/axi-lite-manager.ts';
import type { TestContext } from '../../../bench/context.ts';
import { everyEngineTest } from '../../../bench/every-engine.ts';
import { portsOf } from '../test-kit.ts';

const queues = 4;
const control = hostControl({ queues, readBytes: 16_384 });
const design = elaborate(control);
const ports = portsOf(control);
const map = new Map(hostMap(queues).map((register) => [register.name, register]));

const bus = (t: TestContext) => {
  const manager: AxiLiteManager = axiLiteManager(t, 's_axi');
  return {
    async write(name: string, word: number): Promise<void> {
      expect(await manager.writeWord(map.get(name)!.offset, word)).toEqual({ response: 'OKAY' });
    },
    async read(name: string): Promise<number> {
      const { value, response } = await manager.readWord(map.get(name)!.offset);
      expect(response).toBe('OKAY');
      return Number(value);
    },
  };
};

/** The settings of a record in each clock in which they are valid. */
function watch<E extends { readonly valid: number }>(t: TestContext, port: { get(): E }): Omit<E, 'valid'>[] {
  const seen: Omit<E, 'valid'>[] = [];
  t.attach({
    sample() {
      const { valid, ...settings } = port.get();
      if (valid === 1) seen.push(settings);
    },
  });
  return seen;
}

everyEngineTest('rings: each number is its kind, once, all of it at once', design, {}, async (t) => {
  const { write, read } = bus(t);
  const { settings } = ports(t);
  const send = watch(t, settings.send);
  const receive = watch(t, settings.receive);
  const completions = watch(t, settings.completions);
  const moderation = watch(t, settings.moderation);
  const set = async (index: number, base: bigint, shape: number): Promise<void> => {
    await write('rings_index', index);
    await write('rings_base_0', Number(base & 0xffff_ffffn));
    await write('rings_base_1', Number(base >> 32n));
    await write('rings_shape', shape);
    await write('rings_go', 1);
  };
  await write('rings_moderation', 0x1234_0056);
  await set(3, 0x1122_3344_5566_7780n, 0x5a1);
  await set(4, 1n << 40n, 1);
  await set(16, 0x40n, 0x1f0);
  await set(31, 0xffff_ffff_ffff_ffc0n, 0x021);
  await t.cycles(10);
  expect(send).toEqual([{ index: 3, ring: { enable: 1, base: 0x1122_3344_5566_7780n, log_size: 10, completions: 5 } }]);
  expect(receive).toEqual([{ index: 0, ring: { enable: 0, base: 0x40n, log_size: 15, completions: 1 } }]);
  expect(completions).toEqual([
    { index: 7, ring: { enable: 1, base: 0xffff_ffff_ffff_ffc0n, log_size: 2, completions: 0 } },
  ]);
  expect(moderation).toEqual([{ index: 7, count: 0x56, time: 0x1234 }]);
  // What was set is read back.
  await write('rings_index', 3);
  await write('rings_go', 2);
  await t.cycles(10);
  expect([await read('rings_base_1'), await read('rings_shape')]).toEqual([0x1122_3344, 0x5a1]);
});

everyEngineTest('peers', design, {}, async (t) => {
  const { write } = bus(t);
  const peer = watch(t, ports(t).settings.peer);
  await write('peers_index', 200);
  for (const [i, word] of [0x1111_1111, 0x2222_2222, 0x3333_3333, 0x4444_4444].entries())
    await write(`peers_address_${i}`, word);
  await write('peers_flags', 0xc1);
  await write('peers_go', 1);
  await t.cycles(10);
  const destination = 0x4444_4444_3333_3333_2222_2222_1111_1111n;
  expect(peer).toEqual([{ index: 200, known: 1, local: 12, destination }]);
});

everyEngineTest('doorbells: one for each write, and no other', design, {}, async (t) => {
  const { write, read } = bus(t);
  const { settings } = ports(t);
  const send = watch(t, settings.send_doorbell);
  const receive = watch(t, settings.receive_doorbell);
  const completion = watch(t, settings.completion_doorbell);
  for (let i = 0; i < queues; i++) await write(`doorbells_send_${i}`, 0xff00 + i);
  await write('doorbells_receive', 0x1234);
  for (let i = 0; i < 8; i++) await write(`doorbells_completion_${i}`, (i % 2 === 1 ? 0x8000_0000 : 0) + 100 + i);
  await t.cycles(10);
  expect(send).toEqual(Array.from({ length: queues }, (_, index) => ({ index, producer: 0xff00 + index })));
  expect(receive).toEqual([{ index: 0, producer: 0x1234 }]);
  expect(completion).toEqual(
    Array.from({ length: 8 }, (_, index) => ({ index, consumer: 100 + index, arm: index % 2 })),
  );
  expect([await read('doorbells_send_2'), await read('doorbells_receive')]).toEqual([0xff02, 0x1234]);
  expect(map.get('doorbells_send_1')!.offset - map.get('doorbells_send_0')!.offset).toBe(4096);
});

everyEngineTest('status: heads, errors, events and the interrupt', design, {}, async (t) => {
  const { write, read } = bus(t);
  const { status, settings, interrupts, irq } = ports(t);
  expect(await read('status_queues')).toBe(queues | (8 << 8) | (256 << 16));
  status.send_heads.set(0x4444_3333_2222_1111n);
  status.receive_head.set(0x5555);
  status.completion_heads.set(0x8888_7777_6666_5555_4444_3333_2222_1111n);
  await t.cycles(3);
  expect([await read('status_send_head_0'), await read('status_send_head_3')]).toEqual([0x1111, 0x4444]);
  expect([await read('status_receive_head'), await read('status_completion_head_7')]).toEqual([0x5555, 0x8888]);
  await write('status_event_enable', 0x104);
  interrupts.set(0x02);
  await t.rising();
  interrupts.set(0);
  await t.cycles(5);
  expect([await read('status_events'), irq.get()]).toEqual([2, 0]);
  interrupts.set(0x04);
  await t.rising();
  interrupts.set(0);
  await t.cycles(5);
  expect([await read('status_events'), irq.get()]).toEqual([6, 1]);
  await write('status_events', 4);
  await t.cycles(5);
  expect([await read('status_events'), irq.get()]).toEqual([2, 0]);
  status.send_stopped.set(0b1010);
  status.host_error.set(1);
  status.completions_lost.set(1);
  await t.cycles(5);
  expect([await read('status_errors'), await read('status_lost')]).toEqual([0x2000a, 1]);
  expect([await read('status_events'), irq.get()]).toEqual([0x702, 1]);
  let cleared = 0;
  t.attach({
    sample() {
      cleared += settings.clear_host_error.get();
    },
  });
  await write('status_clear', 1);
  await t.cycles(5);
  expect(cleared).toBe(1);
});

describe('what software is told of the registers (npx vitest run host-registers --update writes it)', () => {
  test('the page is what the tables say', async () => {
    await expect(hostRegisterPage()).toMatchFileSnapshot(inProject('docs', 'uet', 'host-registers.md'));
  });

  test('and so is the C header', async () => {
    await expect(hostHeader()).toMatchFileSnapshot(inProject('docs', 'uet', 'uet_host_registers.h'));
  });
});

const hasGcc = (await execa('gcc', ['--version'], { reject: false })).exitCode === 0;

test.skipIf(!hasGcc)(`a C compiler takes the header${hasGcc ? '' : ' (skipped: apt-get install gcc)'}`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'host-header-'));
  try {
    const source = join(folder, 'check.c');
    writeFileSync(join(folder, 'uet_host_registers.h'), hostHeader());
    const { offset } = hostMap(8).find(({ name }) => name === 'doorbells_completion_3')!;
    const check = `typedef char check[UET_HOST_DOORBELLS_COMPLETION_3_OFFSET == ${offset} ? 1 : -1];`;
    writeFileSync(source, `#include "uet_host_registers.h"\n${check}\n`);
    const options = ['-std=c99', '-Wall', '-Wextra', '-Werror', '-fsyntax-only', source];
    expect((await execa('gcc', options, { reject: false, all: true })).all).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
