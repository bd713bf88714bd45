import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execa } from '../support/execa.ts';
import { codeBlocks } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { makeFolder } from '../support/write-file.ts';

const page = readFileSync(inProject('README.md'), 'utf8');
const [commands, answer] = codeBlocks(page.slice(page.indexOf('## The first five minutes')));

/** The commands of the README's first block, without what they are for. */
const steps = commands!.text
  .trimEnd()
  .split('\n')
  .map((line) => line.replace(/ *#.*/, ''));

let folder: string;
let project: string;

beforeAll(() => {
  makeFolder(inProject('out'));
  folder = mkdtempSync(inProject('out', 'first-minutes-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const gatewright = (...args: readonly string[]) =>
  execa(process.execPath, [inProject('cli', 'gatewright.js'), ...args], { cwd: project, all: true, reject: false });

const vitest = () =>
  execa('vitest', ['run', '--root', '.'], {
    cwd: project,
    preferLocal: true,
    localDir: inProject(),
    env: { NO_COLOR: '1' },
    all: true,
    reject: false,
  });

/** What npm does in the README, without its registry: the packages are those of this repository. */
const withoutRegistry: Readonly<Record<string, () => Promise<void>>> = {
  'npm create gatewright my-chip': async () => {
    project = folder;
    expect((await gatewright('new', 'my-chip')).exitCode).toBe(0);
  },
  'cd my-chip': async () => {
    project = join(project, 'my-chip');
  },
  'npm install': async () => {
    mkdirSync(join(project, 'node_modules'));
    symlinkSync(inProject(), join(project, 'node_modules', 'gatewright'));
  },
  'npm test': async () => {
    const { exitCode, all } = await vitest();
    expect(exitCode, all).toBe(0);
  },
};

test('the first five minutes of the README go as they are told', async () => {
  for (const step of steps) {
    if (step in withoutRegistry) {
      await withoutRegistry[step]!();
      continue;
    }
    expect(step).toMatch(/^npx gatewright /);
    const { exitCode, all } = await gatewright(...step.split(' ').slice(2));
    expect(exitCode, `${step}\n${all}`).toBe(0);
  }
  expect(statSync(join(project, 'out', 'queue.html')).size).toBeGreaterThan(10_000);
  expect(readFileSync(join(project, 'generated', 'queue', 'queue_w8_d16.v'), 'utf8')).toContain('module queue_w8_d16');
});

test('the mistake that the README suggests is answered as it says', async () => {
  const source = join(project, 'src', 'queue.ts');
  const text = readFileSync(source, 'utf8');
  expect(page).toContain('`count.lt(depth)`');
  writeFileSync(source, text.replace('count.lt(depth)', 'count.le(depth)'));
  const { exitCode, all } = await vitest();
  expect(exitCode).toBe(1);
  expect(all).toContain(answer!.text.trim());
  expect(all).toMatch(/waves: +out\/waves\/as-many-items-enter.*\.vcd\n *replay: GATEWRIGHT_SEED=\d+ npx vitest run/);
});
