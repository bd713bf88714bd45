import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { execa } from '../../support/execa.ts';
import { inProject } from '../../support/project.ts';
import { isLong, longNote } from '../../support/testing/long-run.ts';
import { makeFolder } from '../../support/write-file.ts';
import { newProject } from '../verbs/new.ts';
import { setup } from './in-vitest.ts';

makeFolder(inProject('out'));
const folder = mkdtempSync(inProject('out', 'vitest-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

let project: string;
let made = 0;
/** A new project, as npm installs it, but for the code: this is the repository's. */
beforeEach(() => {
  made++;
  project = newProject(join(folder, `project-${made}`));
  mkdirSync(join(project, 'node_modules'));
  symlinkSync(inProject(), join(project, 'node_modules', 'gatewright'));
});

function change(file: string, before: string, after: string): void {
  const text = readFileSync(join(project, file), 'utf8');
  expect(text).toContain(before);
  writeFileSync(join(project, file), text.replace(before, after));
}

/** The quickest of the project's test files. */
const start = (...args: readonly string[]) =>
  execa('vitest', [...args, '--root', '.', 'test/demo.test.ts'], {
    cwd: project,
    preferLocal: true,
    localDir: inProject(),
    env: { NO_COLOR: '1' },
    stdin: 'pipe',
    all: true,
    reject: false,
  });

/** Its lines, without what stands before the text in them. */
const linesOf = (all: string): readonly string[] => all.split('\n').map((line) => line.trim());

const wait = 'error[ignored-wait]: the wait is not awaited, so the test goes on at once';
const passed = expect.stringMatching(/^Tests +1 passed \(1\)$/);

test('a mistake fails the run, and is said below what the tests say', async () => {
  change('test/queue-tests.ts', 'await t.cycles(100)', 't.cycles(100)');
  const { exitCode, all } = await start('run');
  expect(exitCode).toBe(1);
  const lines = linesOf(all);
  expect(lines).toEqual(expect.arrayContaining([passed, wait, '--> test/queue-tests.ts:14:5']));
  expect(lines.findIndex((line) => /^Tests/.test(line))).toBeLessThan(lines.indexOf('gatewright lint:'));
  expect(lines.at(-1)).toBe('1 mistake');
});

/** What Vitest gives; `rerun` is its next run in watch mode. */
function asked(watch = false) {
  const handlers: (() => void)[] = [];
  const given = {
    config: { root: project },
    vitest: { config: { watch } },
    onTestsRerun: (handler: () => void) => void handlers.push(handler),
  };
  return { given, rerun: () => handlers.forEach((handler) => void handler()) };
}

/** The lines that are printed while `action` runs; the exit code that it sets is taken back. */
async function said(action: (lines: () => readonly string[]) => unknown): Promise<readonly string[]> {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  const before = process.exitCode;
  const lines = () => linesOf(spy.mock.calls.flat().join('\n'));
  try {
    await action(lines);
    return lines();
  } finally {
    process.exitCode = before;
    spy.mockRestore();
  }
}

test('a project that cannot be read fails the run with the sentence of the command', async () => {
  change('gatewright.config.ts', 'module: queue', 'modul: queue');
  const lines = await said(async () => {
    await setup(asked().given)!();
    expect(process.exitCode).toBe(1);
  });
  expect(lines.at(-1)).toMatch(/^lint error: .*config.ts: there is no key designs\[0\].modul; did you mean module\?$/);
});

test('in watch mode it is said each time that the tests run', async () => {
  change('test/queue-tests.ts', 'await t.cycles(100)', 't.cycles(100)');
  const { given, rerun } = asked(true);
  await said(async (lines) => {
    expect(setup(given)).toBe(undefined);
    await expect.poll(lines).toContain('1 mistake');
    change('test/queue-tests.ts', 'await source.whenIdle', 'source.whenIdle');
    rerun();
    await expect.poll(lines).toContain('2 mistakes');
    expect(lines().filter((line) => line === wait)).toHaveLength(3);
  });
});

test.runIf(isLong)(`Vitest in watch mode has it each time that the tests run${longNote}`, async () => {
  change('test/queue-tests.ts', 'await t.cycles(100)', 't.cycles(100)');
  const run = start('--watch');
  let all = '';
  const read = async (): Promise<void> => {
    for await (const line of run.iterable({ from: 'all' })) all += `${line}\n`;
  };
  const ended = read();
  const count = (text: string): number => all.split(text).length - 1;
  await expect.poll(() => [count(wait), count('PASS')]).toEqual([1, 1]);
  change('test/queue-tests.ts', 'await source.whenIdle', 'source.whenIdle');
  change('test/demo.test.ts', 'button.set(0)', 'button.set( 0)');
  await expect.poll(() => [count(wait), count('PASS'), count('2 mistakes')]).toEqual([3, 2, 1]);
  run.kill();
  await ended;
});

test('without TypeScript it is left out, with a sentence that says what to install', async () => {
  const lines = await said(() => expect(setup(asked().given, () => false)).toBe(undefined));
  expect(lines).toEqual([
    expect.stringMatching(/^lint skipped: it needs the package typescript, .* `npm install --save-dev "typescript@/),
  ]);
});

test('a regression, which runs a file many times, has none', () => {
  vi.stubEnv('GATEWRIGHT_SUITE_REPORT', 'report.json');
  try {
    expect(setup(asked().given)).toBe(undefined);
  } finally {
    vi.unstubAllEnvs();
  }
});
