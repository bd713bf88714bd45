import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bits, elaborate } from '../../rtl-gen/hdl/index.ts';
import { fifo } from '../../rtl-gen/lib/stream/fifo.ts';
import { execa } from '../../support/execa.ts';
import { chance } from '../agents/patterns.ts';
import type { Simulator } from '../engine/simulator.ts';
import { hwProperty } from './hw-property.ts';
import { hwTest } from './hw-test.ts';
import { fifoSimulator } from './testing/fifo-simulator.ts';

hwTest(
  'registers a test that runs with all its seeds',
  { create: async () => fifoSimulator(), seeds: 4, timeout: 20_000 },
  async (t) => {
    const board = t.scoreboard();
    const source = t.source('up', { valid: chance(0.5) });
    t.sink('down', { ready: chance(0.5), onItem: (item) => board.actual(item) });
    for (let i = 0; i < 20; i++) {
      board.expect(i);
      await source.send(i);
    }
    await t.timeout(100, async (t) => t.until(() => board.counts.matched === 20));
  },
);

describe('a design of its own', () => {
  const design = elaborate(fifo(bits(8), 4));
  const named: string[] = [];
  afterAll(() => expect(named).toEqual(['wasm', 'interpreter', 'wasm']));

  for (const engine of [undefined, 'interpreter'] as const)
    hwTest(`runs on ${engine ?? 'wasm'}`, { design, ...(engine && { engine }) }, async (t) => {
      named.push((t.dut as Simulator).engine);
      await t.source('up').send(1);
    });

  hwProperty('has properties', { design, numRuns: 1 }, fc.nat(255), async (t, byte) => {
    named.push((t.dut as Simulator).engine);
    t.source('up').sendNow(byte);
    expect((await t.sink('down').recv()).item).toBe(byte);
  });
});

describe('a failing hwTest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-hw-test-'));
  const root = join(import.meta.dirname, '..', '..');
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What Vitest says to the fixture, which the project's own selection of files leaves out. */
  async function run(environment: Record<string, string>, testNamePattern = '') {
    const options = {
      root,
      config: false,
      watch: false,
      include: ['testbench/bench/testing/hw-test.fixture.ts'],
      testNamePattern,
    };
    const script = `import { startVitest } from 'vitest/node';
      await startVitest('test', [], ${JSON.stringify(options)});`;
    const env = { FIXTURE_WAVES: folder, NO_COLOR: '1', ...environment };
    return execa(process.execPath, ['--input-type=module', '-e', script], { cwd: root, reject: false, env, all: true });
  }

  let report: Awaited<ReturnType<typeof run>>;
  let seed = '';
  beforeAll(async () => {
    report = await run({});
    seed = /seed: {3}(\d+) \(stopped in cycle 5\)/.exec(report.all)?.[1] ?? '';
  });

  test('that would run into its timeout ends before it, with its seed and the command that repeats it', async () => {
    const { all } = await run({ FIXTURE_HANGS: '1' }, 'never ends');
    expect(all).toContain('TimeLimit: the test was not over after 1350 ms (options timeout and maxCycles)');
    expect(all).toMatch(/seed: {3}\d+ \(stopped in cycle \d{3,}\)/);
    expect(all).toMatch(/replay: GATEWRIGHT_SEED=\d+ npx vitest run .* -t 'fixture that never ends\$'/);
    expect(all).toContain('note:   no waves were written, for which no time is left');
  });

  test('is reported with seed, waves and the command that repeats it, beside diff and position', () => {
    expect(report.exitCode).toBe(1);
    expect(report.all).toContain('Tests  1 failed | 1 passed (2)');
    expect(readdirSync(folder)).toEqual([`fixture-that-fails-${seed}.vcd`]);
    expect(report.all).toContain(`waves:  ${folder}/fixture-that-fails-${seed}.vcd`);
    expect(report.all).toContain(
      `replay: GATEWRIGHT_SEED=${seed} npx vitest run testbench/bench/testing/hw-test.fixture.ts -t 'fixture that fails$'`,
    );
    expect(report.all).toMatch(/hw-test\.fixture\.ts:\d+:\d+/);
    expect(report.all).toMatch(/- {3}"odd": 0,\n\+ {3}"odd": 1,/);
  });

  test('fails in the same way with its seed, and can pass with another', async () => {
    const [again, other] = await Promise.all([
      run({ GATEWRIGHT_SEED: seed }, 'fixture that fails$'),
      run({ GATEWRIGHT_SEED: '2' }, 'fixture that fails$'),
    ]);
    expect(again.all).toContain(`seed:   ${seed} (stopped in cycle 5)`);
    expect(again.all).toContain('1 failed | 1 skipped');
    expect(other.exitCode).toBe(0);
  });
});
