import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inProject, projectRoot } from '../../project.ts';
import { Closures } from './closure.ts';
import { Inputs } from './inputs.ts';
import { ProjectFiles } from './project-files.ts';

let traces: string;

beforeEach(() => {
  traces = mkdtempSync(join(tmpdir(), 'gatewright-traces-test-'));
});

afterEach(() => rmSync(traces, { recursive: true }));

/** What a test file of this project has read whose processes noted these items. */
function read(...items: readonly string[]) {
  writeFileSync(join(traces, '1-0'), [...items, 'end'].map((item) => `${item}\n`).join(''));
  return new Inputs(projectRoot).read('support/ring.test.ts', traces);
}

const numbered = (count: number, folder: string) => Array.from({ length: count }, (_, i) => `file ${folder}/${i}.txt`);

test('what the sources of a test say is not said again', () => {
  expect(read('file support/ring.ts', 'file README.md', 'list kept')).toEqual({ items: ['file README.md'] });
});

test('many files of a folder are the folder, and many sources what loads them', () => {
  expect(read(...numbered(20, 'docs/uet'), 'list docs/uet', 'file README.md')).toEqual({
    items: ['file README.md', 'tree docs/uet'],
  });
  const loaded = new Closures(new ProjectFiles(projectRoot)).of('cli/gatewright.js').map((file) => `file ${file}`);
  expect(loaded.length).toBeGreaterThan(100);
  expect(read(...loaded)).toEqual({ items: ['program cli/gatewright.js'] });
});

test('who depends on the whole tree need not say on what, but for its tools', () => {
  expect(read('tree .', 'file README.md', 'tool verilator')).toEqual({ items: ['tool verilator', 'tree .'] });
});

test('a process that cannot be followed, and one that did not come to its end, are known as such', () => {
  expect(read('far node without the tracer')).toEqual({ unknown: 'node without the tracer' });
  writeFileSync(join(traces, '1-0'), 'file README.md\n');
  expect(new Inputs(projectRoot).read('support/ring.test.ts', traces)).toHaveProperty('unknown');
});

test('a source loads what it imports, in each form, and types load nothing', () => {
  const files: Readonly<Record<string, string>> = {
    'package.json': '{ "exports": { "./part": "./part.ts", "./lib/*": "./all/*.ts" } }',
    'a.ts': `import { b } from './b.ts';\nimport type { C } from './c.ts';\nexport { d } from "./sub/d.ts";
      import 'gatewright/part';\nimport { e } from 'gatewright/lib/e';\nawait import('./late.ts?1');\nnew URL('./data.txt', import.meta.url);`,
    'sub/d.ts': `import { up } from '../up.ts';\nimport { d } from './d.ts';`,
  };
  for (const name of ['b.ts', 'c.ts', 'up.ts', 'part.ts', 'all/e.ts', 'late.ts', 'data.txt', 'other.ts']) {
    Object.assign(files, { [name]: '' });
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(traces, name, '..'), { recursive: true });
    writeFileSync(join(traces, name), text);
  }
  const closure = new Closures(new ProjectFiles(traces)).of('a.ts');
  expect(closure).toEqual(['a.ts', 'all/e.ts', 'b.ts', 'data.txt', 'late.ts', 'part.ts', 'sub/d.ts', 'up.ts']);
});

test('what Git ignores is not there', () => {
  const files = new ProjectFiles(projectRoot);
  expect(files.isFile('support/ring.ts')).toBe(true);
  expect(files.state('node_modules/vitest/package.json')).toBe('nothing');
  expect(files.state(inProject('support').slice(projectRoot.length + 1))).toBe('a folder');
});
