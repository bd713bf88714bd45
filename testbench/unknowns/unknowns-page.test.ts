import { readFileSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { codeBlocks } from '../../support/markdown.ts';
import { inProject } from '../../support/project.ts';
import { pageFolder, runInPage, typeErrors } from '../../support/testing/page-folder.ts';

const folder = pageFolder('unknowns.md');
afterAll(() => rmSync(folder, { recursive: true }));

describe('the page of unknown values', () => {
  test('has one test that fails, with the words that it says, and two that pass', async () => {
    const { all } = await runInPage(folder, 'npx vitest run');
    const [said] = codeBlocks(readFileSync(inProject('docs/unknowns.md'), 'utf8')).filter((b) => b.language === 'text');
    expect(all).toContain(said!.text.trim());
    expect(all).toMatch(/Tests .*1 failed \| 2 passed/);
  });

  test('has files without an error of types', async () => {
    expect(await typeErrors(folder)).toBe('');
  });
});
