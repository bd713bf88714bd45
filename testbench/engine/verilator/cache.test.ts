import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UserError } from '../../../support/user-error.ts';
import { cached, cacheFolder } from './cache.ts';
import { everything } from './testing/everything.ts';
import { verilatorAvailable } from './toolchain.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatewright-cache-'));
  vi.stubEnv('GATEWRIGHT_CACHE', folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('makes what is not there once, and leaves nothing else behind', async () => {
  const make = vi.fn(async () => Uint8Array.of(1, 2, 3));
  expect([...(await cached('a', make))]).toEqual([1, 2, 3]);
  expect([...(await cached('a', make))]).toEqual([1, 2, 3]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(readdirSync(cacheFolder())).toEqual(['a']);
});

test('keeps nothing of what could not be made', async () => {
  await expect(cached('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
});

test('a file that cannot be written is a mistake of the user', async () => {
  mkdirSync(join(cacheFolder(), 'a'), { recursive: true });
  await expect(cached('a', async () => new Uint8Array())).rejects.toThrow(UserError);
});

test.skipIf(!(await verilatorAvailable()))(
  'a second process takes the design from the cache (skipped without Verilator)',
  { timeout: 600_000 },
  async () => {
    // Verilator's runtime comes from the project's own cache: it takes much longer than the design.
    vi.unstubAllEnvs();
    const shared = cacheFolder();
    const build = async (): Promise<readonly string[]> => {
      // Modules anew, so that nothing is remembered outside of the files.
      vi.resetModules();
      const { buildVerilated } = await import('./build-verilated.ts');
      const progress: string[] = [];
      const sim = await buildVerilated(everything, { onProgress: (text) => progress.push(text) });
      sim.port('in8').set(1);
      expect(sim.port('inverted8').get()).toBe(254);
      return progress;
    };
    await build();
    vi.stubEnv('GATEWRIGHT_CACHE', folder);
    cpSync(shared, cacheFolder(), { recursive: true, filter: (path) => !path.endsWith('.wasm') });
    expect(await build()).toEqual([
      'translating everything with Verilator',
      'compiling the model',
      'linking the model',
    ]);
    expect(readdirSync(cacheFolder()).filter((name) => name.endsWith('.wasm'))).toHaveLength(1);
    expect(await build()).toEqual([]);
  },
);
