import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { execa } from '../../execa.ts';
import { inProject } from '../../project.ts';
import { settle, writeKept } from '../settle.ts';
import { KeptTests, lastSeconds } from './kept-tests.ts';

/** A project whose tests read a source, a file, a folder, and what a program of theirs reads. */
const project: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module" }',
  'package-lock.json': '{}',
  'vitest.config.ts': `
    import { keptTestsConfig } from ${JSON.stringify(inProject('support', 'kept', 'tests', 'vitest.ts'))};
    import { useOfKept } from ${JSON.stringify(inProject('support', 'kept', 'kept-results.ts'))};
    const root = import.meta.dirname;
    const kept = keptTestsConfig({ root, folder: root + '/kept', notes: root + '/out/kept', use: useOfKept(), worthSeconds: 0 });
    export default { test: { exclude: ['node_modules/**', ...kept.exclude], setupFiles: [...kept.setupFiles],
      isolate: kept.isolate, ...('allowOnly' in kept && { allowOnly: kept.allowOnly }), reporters: ['default', ...kept.reporters] } };`,
  'reads.test.ts': `
    import { execFileSync } from 'node:child_process';
    import { existsSync, readdirSync, readFileSync } from 'node:fs';
    import { expect, test } from 'vitest';
    import { sum } from './sum.ts';
    test('adds', () => {
      const numbers = readFileSync(import.meta.dirname + '/data/numbers.txt', 'utf8').split(' ').map(Number);
      expect(sum(numbers)).toBe(3);
      expect(readdirSync(import.meta.dirname + '/list')).toHaveLength(1);
      expect(existsSync(import.meta.dirname + '/missing.txt')).toBe(false);
      expect(execFileSync(process.execPath, [import.meta.dirname + '/program.js'], { encoding: 'utf8' })).toBe('hello\\n');
    });`,
  'sum.ts': `import { add } from './add.ts';\nexport const sum = (list: number[]) => list.reduce(add, 0);`,
  'add.ts': 'export const add = (a: number, b: number) => a + b;',
  'data/numbers.txt': '1 2',
  'data/not-read.txt': 'no test reads this',
  'list/one.txt': '',
  'program.js': `import { text } from './text.js';\nconsole.log(text());`,
  'text.js': `import { readFileSync } from 'node:fs';
    export const text = () => readFileSync(import.meta.dirname + '/data/hello.txt', 'utf8');`,
  'data/hello.txt': 'hello',
  'shell.test.ts': `
    import { execSync } from 'node:child_process';
    import { expect, test } from 'vitest';
    test('says', () => expect(execSync('cat list/one.txt', { encoding: 'utf8' })).toBe(''));`,
  'fails.test.ts': `
    import { expect, test } from 'vitest';
    test('passes', () => expect(1).toBe(1));
    test('fails', () => expect(1).toBe(2));`,
  // Passes by leaving a test out: it must not be kept.
  'only.test.ts': `
    import { expect, test } from 'vitest';
    test.only('passes', () => expect(1).toBe(1));
    test('fails', () => expect(1).toBe(2));`,
  'bare.test.ts': `
    import { execFileSync } from 'node:child_process';
    import { test } from 'vitest';
    test('runs', () => void execFileSync(process.execPath, ['-e', '0'], { env: {} }));`,
};

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'gatewright-kept-tests-')));
  for (const [name, text] of Object.entries(project)) write(name, text);
  symlinkSync(inProject('node_modules'), join(root, 'node_modules'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Writes a file of the project, as long ago as if it had been checked out. */
function write(name: string, text: string): void {
  mkdirSync(join(root, name, '..'), { recursive: true });
  writeFileSync(join(root, name), text);
  utimesSync(join(root, name), 1, 1);
}

async function vitest(kept: string, ...args: readonly string[]): Promise<string> {
  const command = [inProject('node_modules', 'vitest', 'vitest.mjs'), 'run', ...args];
  // Without what this run's own environment asks for.
  const env = { PATH: process.env.PATH, NO_COLOR: '1', GATEWRIGHT_KEPT: kept };
  const { all } = await execa(process.execPath, command, {
    cwd: root,
    env,
    extendEnv: false,
    reject: false,
    all: true,
  });
  return all;
}

const folders = () => ({ root, folder: join(root, 'kept'), notes: join(root, 'out', 'kept') });
const passed = (): readonly string[] => [...new KeptTests({ ...folders(), use: 'known' }).passed().keys()].sort();

/** The tests, each kept if it may be. */
async function keep(...args: readonly string[]): Promise<string> {
  const said = await vitest('noted', ...args);
  writeKept(folders().folder, folders().notes);
  rmSync(folders().notes, { recursive: true, force: true });
  return said;
}

test('what has passed is left out until something changes that it depends on', async () => {
  expect(await keep()).toMatch(/not kept: bare\.test\.ts: node without the tracer/);
  expect(passed()).toEqual(['reads.test.ts', 'shell.test.ts']);
  const run = await vitest('');
  expect(run).toContain('kept: reads.test.ts');
  expect(run).toMatch(/2 test files of [\d.]+ s are not run/);
  expect(run).toMatch(/Test Files +1 failed \| 2 passed \(3\)/);
  // Whoever names a test runs it.
  expect(await vitest('', 'reads')).toMatch(/Test Files +1 passed \(1\)/);

  const unchanged = ['data/not-read.txt'];
  const changed = [
    'reads.test.ts',
    'sum.ts',
    'add.ts',
    'data/numbers.txt',
    'program.js',
    'text.js',
    'data/hello.txt',
    'package-lock.json',
  ];
  for (const name of [...unchanged, ...changed]) {
    write(name, `${project[name]} `);
    expect(passed(), name).toEqual(unchanged.includes(name) ? ['reads.test.ts'] : []);
    // What has to run again is ordered by what it took.
    expect([...lastSeconds(folders().folder).keys()].sort()).toEqual(['reads.test.ts', 'shell.test.ts']);
    write(name, project[name]!);
  }
  for (const name of ['missing.txt', 'list/two.txt']) {
    write(name, '');
    expect(passed(), name).toEqual([]);
    rmSync(join(root, name));
  }
  expect(passed()).toEqual(['reads.test.ts', 'shell.test.ts']);
});

test('a changed test that fails is not kept, nor one whose source is written while it runs', async () => {
  write('data/numbers.txt', '1 3');
  await keep();
  expect(passed()).toEqual(['shell.test.ts']);
  write('data/numbers.txt', '1 2');
  utimesSync(join(root, 'add.ts'), Date.now() / 1000 + 1000, Date.now() / 1000 + 1000);
  expect(await keep()).toContain('not kept: reads.test.ts: add.ts was written while tests ran');
  expect(passed()).toEqual([]);
});

test('tests that are chosen by their names say nothing about their files', async () => {
  await keep('-t', 'passes');
  expect(existsSync(folders().folder) ? passed() : []).toEqual([]);
});

test('a whole run finds a test that is kept as passed and fails', async () => {
  await keep();
  write('data/numbers.txt', '1 3');
  const file = join(folders().folder, 'tests.jsonl');
  // A forged line: the key of a project in which the test fails.
  const forged = new KeptTests({ ...folders(), use: 'known' });
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  const texts = lines.map((line) => JSON.stringify({ ...line, key: forged.keyOf(line.of, line.found.reads) }));
  writeFileSync(file, `${texts.join('\n')}\n`);
  expect(passed()).toContain('reads.test.ts');
  await vitest('whole');
  const { wrong, unused, missing } = settle(folders().folder, folders().notes);
  expect(wrong).toEqual([expect.stringMatching(/^tests: reads\.test\.ts /)]);
  expect([...unused, ...missing]).toEqual([]);
});
