import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newProject } from '../../cli/verbs/new.ts';
import { execa } from '../../support/execa.ts';
import { codeBlocks, withBlocks } from '../../support/markdown.ts';
import { inProject } from '../../support/project.ts';

const page = inProject('docs', 'tutorial.md');
const text = readFileSync(page, 'utf8');

let root: string;
let folder: string;

/** Each block of TypeScript is a file whose name stands in its first line. */
beforeAll(() => {
  mkdirSync(inProject('out'), { recursive: true });
  root = mkdtempSync(inProject('out', 'tutorial-page-'));
  folder = newProject(join(root, 'my-chip'));
  // As npm installs it, but for the code: this is the repository's.
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(inProject(), join(folder, 'node_modules', 'gatewright'));
  for (const block of codeBlocks(text).filter(({ language }) => language === 'ts')) {
    const [, name] = /^\/\/ ([\w.]+)\n/.exec(block.text)!;
    writeFileSync(join(folder, name!), block.text);
  }
});

afterAll(() => rmSync(root, { recursive: true }));

const options = { localDir: inProject(), preferLocal: true, reject: false } as const;

test('the Verilog, the wave and the area of the tutorial are what comes out now', async () => {
  const { stdout } = await execa(process.execPath, ['show.ts'], { cwd: folder });
  const [, verilog, area] = /^([\s\S]*`default_nettype wire\n)\n([\s\S]*)$/.exec(stdout)!;
  const now = withBlocks(text, (block) => {
    if (block.language === 'verilog') return verilog!;
    return block.language === 'text' ? area! : block.text;
  });
  await expect(now).toMatchFileSnapshot(page);
  await expect(readFileSync(join(folder, 'wave.svg'), 'utf8')).toMatchFileSnapshot(
    inProject('docs', 'tutorial-wave.svg'),
  );
});

test('the test of the tutorial is found by its name in a folder of the project, and passes', async () => {
  // As a user runs it: not as a worker of the runner that runs this test.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV)/.test(name)),
  );
  const command = ['run', '--root', folder, 'counter.test.ts'];
  const { exitCode, all } = await execa('vitest', command, {
    ...options,
    all: true,
    env: { ...env, NO_COLOR: '1' },
    extendEnv: false,
    stdin: 'ignore',
    timeout: 110_000,
  });
  expect(exitCode, all).toBe(0);
  expect(all).toMatch(/Tests .*[34] passed/);
});

test('the files of the tutorial have no error of types', async () => {
  // Declarations are checked where the package is installed: here the compiler finds sources in their place.
  const { stdout } = await execa('tsc', ['--pretty', 'false', '--skipLibCheck', '-p', folder], options);
  expect(stdout).toBe('');
});

test('the commands of the tutorial take its file', async () => {
  const gatewright = (...args: readonly string[]) =>
    execa(process.execPath, [inProject('cli', 'gatewright.js'), ...args], { ...options, cwd: folder, all: true });
  const commands = codeBlocks(text).find((block) => block.text.includes('npx gatewright'))!.text;
  for (const line of commands.trimEnd().split('\n')) {
    const { exitCode, all } = await gatewright(...line.replace(/ *#.*/, '').split(' ').slice(2));
    expect(exitCode, `${line}\n${all}`).toBe(0);
  }
  expect(readFileSync(join(folder, 'generated', 'counter', 'counter.v'), 'utf8')).toContain('module counter');
});
