import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheFolder } from '../../../support/cache.ts';
import { isLong, longNote } from '../../../support/testing/long-run.ts';
import { skipNote } from '../../../support/testing/skip-note.ts';
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

const hasVerilator = await verilatorAvailable();
test.skipIf(!hasVerilator || !isLong)(
  `a second process takes the design from the cache${hasVerilator ? longNote : skipNote('verilator')}`,
  { timeout: 600_000 },
  async () => {
    // Verilator's runtime comes from the project's own cache: it takes much longer than the design.
    vi.unstubAllEnvs();
    const shared = cacheFolder('verilator');
    const build = async (): Promise<readonly string[]> => {
      // Modules again, so that nothing is remembered outside of the files.
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
    cpSync(shared, cacheFolder('verilator'), { recursive: true, filter: (path) => !path.endsWith('.wasm') });
    expect(await build()).toEqual([
      'translating everything with Verilator',
      'compiling the model',
      'linking the model',
    ]);
    expect(readdirSync(cacheFolder('verilator')).filter((name) => name.endsWith('.wasm'))).toHaveLength(1);
    expect(await build()).toEqual([]);
  },
);
