import { readFileSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { inProject } from '../../support/project.ts';
import { pageFolder, runInPage, typeErrors } from '../../support/testing/page-folder.ts';
import * as exported from './index.ts';

const folder = pageFolder('registers-in-tests.md');
afterAll(() => rmSync(folder, { recursive: true }));

describe('the page of registers in tests', () => {
  test('has tests that pass', async () => {
    const { exitCode, all } = await runInPage(folder, 'npx vitest run');
    expect(exitCode, all).toBe(0);
    expect(all).toMatch(/Tests .*2 passed/);
  });

  test('has a file without an error of types', async () => {
    expect(await typeErrors(folder)).toBe('');
  });

  test('names sequences that are exported', () => {
    const text = readFileSync(inProject('docs', 'registers-in-tests.md'), 'utf8');
    const sequences = [...text.matchAll(/^\| `(\w+)\(model/gm)].map(([, name]) => name!);
    expect(sequences.length).toBe(8);
    expect(sequences.filter((name) => !(name in exported))).toEqual([]);
  });
});
