/** Vitest runs this before each test file where what it reads is noted: for one file a process. */
import { mkdirSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import { traceFolder } from './trace-folder.ts';

interface Tracer {
  begin(folder: string): void;
  note(item: string): void;
  read(kind: string, path: string): void;
}

const tracer = (globalThis as { readonly [name: symbol]: unknown })[Symbol.for('gatewright.tracer')] as Tracer;
const test = relative(process.env.GATEWRIGHT_TRACE_ROOT!, expect.getState().testPath!);
const folder = join(process.env.GATEWRIGHT_TRACE!, traceFolder(test));
mkdirSync(folder, { recursive: true });
process.env.GATEWRIGHT_TRACE_OF = folder;
tracer.begin(folder);

afterAll(() => {
  // What Vitest has loaded for the file, which its process did not read by itself.
  const { __vitest_worker__: worker } = globalThis as unknown as {
    readonly __vitest_worker__: {
      readonly evaluatedModules: { readonly fileToModulesMap: ReadonlyMap<string, unknown> };
    };
  };
  for (const file of worker.evaluatedModules.fileToModulesMap.keys()) if (isAbsolute(file)) tracer.read('file', file);
  tracer.note('end');
});
