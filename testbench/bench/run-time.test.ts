import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { execa } from '../../support/execa.ts';
import type { ClockOptions } from '../kernel/clock.ts';
import { parseVcd } from '../waves/testing/vcd-parser.ts';
import { waveFile } from '../waves/wave-file.ts';
import type { Body } from './context.ts';
import { runOn } from './testing/run-on.ts';
import { twoClockSimulator } from './testing/two-clocks.ts';

const folder = mkdtempSync(join(tmpdir(), 'gatewright-run-time-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a body with waves of `count_b` and `go`; the file's path. */
async function waves(file: string, clocks: Record<string, ClockOptions>, body: Body<void>): Promise<string> {
  const simulator = await twoClockSimulator();
  const watcher = waveFile(join(folder, file), simulator, { scopes: ['count_b', 'go'] });
  await runOn(simulator, body, { clocks, watcher });
  watcher.close();
  return watcher.path;
}

const drift: Body<void> = async (t) => {
  await t.delay('12ns');
  t.dut.port('go').set(1);
  t.clock('b').setPeriod('3ns');
  await t.cycles(1);
};
const clocks = { a: { period: '10ns' }, b: { period: '7ns', phase: '500ps', duty: 0.25 } } as const;

test('a VCD file has true times, each clock by its name, and what tasks set between edges', async () => {
  const text = readFileSync(await waves('drift.vcd', clocks, drift), 'utf8');
  expect(text).toContain('$timescale 1 ps $end');
  const { variables, end } = parseVcd(text.replace('1 ps', '1 ns'));
  const changes = (name: string) => variables.get(`top.${name}`)?.changes.map(([time, value]) => `${time} ${value}`);
  expect(changes('a_clk')).toEqual(['0 0', '10000 1', '15000 0', '20000 1', '25000 0']);
  const drifted = ['0 0', '7500 1', '9250 0', '14500 1', '15250 0', '17500 1', '18250 0'];
  expect(changes('b_clk')?.slice(0, drifted.length)).toEqual(drifted);
  expect(changes('count_b')?.slice(0, 4)).toEqual(['0 0', '7500 1', '14500 10', '17500 11']);
  expect(changes('go')).toEqual(['0 0', '12000 1']);
  expect(end).toBe(30_000);
});

test('without options the unit is the nanosecond, and edge 0 comes at 10', async () => {
  const text = readFileSync(await waves('plain.vcd', {}, (t) => t.cycles(2)), 'utf8');
  const { variables, end } = parseVcd(text);
  expect(variables.get('top.b_clk')?.changes).toEqual([
    [0, '0'],
    [10, '1'],
    [15, '0'],
    [20, '1'],
    [25, '0'],
  ]);
  expect([...(variables.get('top.count_b')?.changes ?? [])].map(([time]) => time)).toEqual([0, 10, 20]);
  expect(end).toBe(30);
});

test('an FST file has the same times as the VCD file', async ({ skip }) => {
  const { code } = await execa('fst2vcd', ['-h'], { reject: false });
  if (code === 'ENOENT') skip('gtkwave is not installed');
  const path = await waves('drift.fst', clocks, drift);
  const { stdout } = await execa('fst2vcd', ['-f', path]);
  expect(stdout).toMatch(/\$timescale\s+1ps/);
  const times = (text: string) =>
    [...text.slice(text.indexOf('$enddefinitions')).matchAll(/^#(\d+)$/gm)].map(([, time]) => time);
  const vcd = readFileSync(await waves('again.vcd', clocks, drift), 'utf8');
  expect(times(stdout)).toEqual(times(vcd));
});
