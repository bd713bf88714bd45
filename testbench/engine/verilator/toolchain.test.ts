import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UserError } from '../../../support/user-error.ts';
import { buildVerilated } from './build-verilated.ts';
import { everything } from './testing/everything.ts';
import { verilatorAvailable } from './toolchain.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatewright-path-'));
  vi.stubEnv('PATH', folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('without Verilator the engine says what to install', async () => {
  expect(await verilatorAvailable()).toBe(false);
  await expect(buildVerilated(everything)).rejects.toThrow(
    new UserError('the verilator engine needs Verilator, which is not installed: run `apt-get install verilator`'),
  );
});

test('a Verilator that is too old is named', async () => {
  const script = join(folder, 'verilator');
  writeFileSync(script, '#!/bin/sh\necho "Verilator 4.038 2020-07-11 rev v4.036-114-g0cd4a57ad"\n');
  chmodSync(script, 0o755);
  expect(await verilatorAvailable()).toBe(false);
  await expect(buildVerilated(everything)).rejects.toThrow(/needs Verilator 5 or newer and found Verilator 4\.038/);
});
