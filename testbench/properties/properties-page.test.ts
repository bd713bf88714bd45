import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeBlocks, withBlocks } from '../../support/markdown.ts';
import { inProject } from '../../support/project.ts';

const page = inProject('docs', 'properties.md');
const text = readFileSync(page, 'utf8');

let folder: string;

/** Each block of TypeScript is a file whose name stands in its first line. */
beforeAll(() => {
  mkdirSync(inProject('out'), { recursive: true });
  // In a folder of the project, so that `gatewright/hdl` is found as it is by a user's files.
  folder = mkdtempSync(inProject('out', 'properties-page-'));
  for (const block of codeBlocks(text).filter(({ language }) => language === 'ts')) {
    const [, name] = /^\/\/ ([\w.-]+)\n/.exec(block.text)!;
    writeFileSync(join(folder, name!), block.text);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

/** As a user runs it: not as a worker of the runner that runs this test. */
async function run(command: string) {
  const inherited = Object.entries(process.env).filter(
    ([key]) => !/^(VITEST|TEST$|NODE_ENV|GATEWRIGHT_REPLAY)/.test(key),
  );
  const env = { ...Object.fromEntries(inherited), NO_COLOR: '1' };
  return execa(command, {
    cwd: folder,
    shell: true,
    reject: false,
    all: true,
    extendEnv: false,
    env,
    timeout: 100_000,
  });
}

test('the report of the page is what comes out now, and its command repeats that run: the same failure, and waves', async () => {
  const first = await run('npx vitest run');
  expect(first.all).toMatch(/Tests .*1 failed \| 1 passed/);
  const report = /^ *ScoreboardMismatch: ([\s\S]*?^ {2}replay: .*\n)/m.exec(first.all)![1]!;
  const now = withBlocks(text, (block) => (block.language === 'text' ? report : block.text));
  await expect(now).toMatchFileSnapshot(page);

  const waves = join(folder, /waves: +(.*)/.exec(report)![1]!);
  expect(existsSync(waves)).toBe(true);
  rmSync(waves);
  const again = await run(/replay: +(.*)/.exec(report)![1]!);
  expect(again.exitCode).toBe(1);
  // The one test alone, and in it the run alone.
  expect(again.all).toMatch(/Tests .*1 failed/);
  expect(again.all).not.toContain('1 passed');
  expect(again.all).toContain(report.replace(/( {2}run: +).*( \(stopped)/, '$1the one of GATEWRIGHT_REPLAY$2'));
  expect(existsSync(waves)).toBe(true);
});

test('the files of the page have no error of types', async () => {
  const settings = { extends: '../../tsconfig.json', include: ['*.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const options = { localDir: inProject(), preferLocal: true, reject: false } as const;
  const { stdout } = await execa('tsc', ['--pretty', 'false', '-p', folder], options);
  expect(stdout).toBe('');
});
