import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { keptFolder, notesFolder, useOfKept } from './support/kept/kept-results.ts';
import { keptTestsConfig } from './support/kept/tests/vitest.ts';
import { projectRoot } from './support/project.ts';
import { LongestFirst } from './support/testing/longest-first.ts';

const kept = keptTestsConfig({ root: projectRoot, folder: keptFolder, notes: notesFolder, use: useOfKept() });

export default defineConfig({
  test: {
    // Of any folder, so that a test of a user's own is found too; what runs have written is not the project's.
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'out/**', 'dist/**', ...kept.exclude],
    setupFiles: [join(import.meta.dirname, 'support/testing/stimulus.ts'), ...kept.setupFiles],
    // Of the wall, and a machine may have much else to do: this is for what has come to a stop.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // Vitest leaves one core free, which of two is half: no one works at the machine that tests.
    maxWorkers: '100%',
    // Files share their worker's process, which has then read the language and compiled Yosys and Clang once, not once
    // a file: nothing that they import keeps state that another file could see.
    isolate: kept.isolate,
    ...(kept.allowOnly !== undefined && { allowOnly: kept.allowOnly }),
    sequence: { sequencer: LongestFirst },
    reporters: [process.env.CI ? 'verbose' : 'default', ...kept.reporters],
  },
});
