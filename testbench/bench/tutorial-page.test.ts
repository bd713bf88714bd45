import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execa } from '../../support/execa.ts';
import { codeBlocks, withBlocks } from '../../support/markdown.ts';
import { inProject } from '../../support/project.ts';

const page = inProject('docs', 'tutorial.md');
const text = readFileSync(page, 'utf8');

let folder: string;

/** Each block of TypeScript is a file whose name stands in its first line. */
beforeAll(() => {
  mkdirSync(inProject('out'), { recursive: true });
  // In a folder of the project, so that `gatewright/hdl` is found as it is by a user's files.
  folder = mkdtempSync(inProject('out', 'tutorial-page-'));
  for (const block of codeBlocks(text).filter(({ language }) => language === 'ts')) {
    const [, name] = /^\/\/ ([\w.]+)\n/.exec(block.text)!;
    writeFileSync(join(folder, name!), block.text);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

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
  const command = ['run', '--config', inProject('vitest.config.ts'), '--root', folder, 'counter.test.ts'];
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
  const settings = { extends: '../../tsconfig.json', include: ['*.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const { stdout } = await execa('tsc', ['--pretty', 'false', '-p', folder], options);
  expect(stdout).toBe('');
});
