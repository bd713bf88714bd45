import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withBlocks } from '../../support/markdown.ts';
import { inProject } from '../../support/project.ts';
import { pageFolder, runInPage, typeErrors } from '../../support/testing/page-folder.ts';

const page = inProject('docs', 'properties.md');
const text = readFileSync(page, 'utf8');

let folder: string;

beforeAll(() => {
  folder = pageFolder('properties.md');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the report of the page is what comes out now, and its command repeats that run: the same failure, and waves', async () => {
  const first = await runInPage(folder, 'npx vitest run');
  expect(first.all).toMatch(/Tests .*1 failed \| 2 passed/);
  const report = /^ *ScoreboardMismatch: ([\s\S]*?^ {2}replay: .*\n)/m.exec(first.all)![1]!;
  const now = withBlocks(text, (block) => (block.language === 'text' ? report : block.text));
  await expect(now).toMatchFileSnapshot(page);

  const waves = join(folder, /waves: +(.*)/.exec(report)![1]!);
  expect(existsSync(waves)).toBe(true);
  rmSync(waves);
  const again = await runInPage(folder, /replay: +(.*)/.exec(report)![1]!);
  expect(again.exitCode).toBe(1);
  // The one test alone, and in it the run alone.
  expect(again.all).toMatch(/Tests .*1 failed/);
  expect(again.all).not.toContain('1 passed');
  expect(again.all).toContain(report.replace(/( {2}run: +).*( \(stopped)/, '$1the one of GATEWRIGHT_REPLAY$2'));
  expect(existsSync(waves)).toBe(true);
});

test('the files of the page have no error of types', async () => {
  expect(await typeErrors(folder)).toBe('');
});
