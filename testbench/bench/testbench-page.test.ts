import { globSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { inProject, projectRoot } from '../../support/project.ts';
import { pageFolder, runInPage, typeErrors } from '../../support/testing/page-folder.ts';
import * as bench from '../index.ts';
import * as constraints from '../properties/constraints/index.ts';
import * as registers from '../registers/index.ts';
import { TestContext } from './context.ts';

/** What tests import, of all entries. */
const exported = { ...bench, ...constraints, ...registers };

const folder = pageFolder('testbench.md');
afterAll(() => rmSync(folder, { recursive: true }));

describe('the page of examples', () => {
  test('has tests that pass', async () => {
    const { exitCode, all } = await runInPage(folder, 'npx vitest run');
    expect(exitCode, all).toBe(0);
    expect(all).toMatch(/Tests .*5 passed/);
  });

  test('has files without an error of types', async () => {
    expect(await typeErrors(folder)).toBe('');
  });
});

const read = (name: string): string => readFileSync(inProject('docs', name), 'utf8');

/** The pieces of code in a page's lines. */
const codeSpans = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);

describe.each([
  ['testbench-card.md', codeSpans(read('testbench-card.md'))],
  // What is cocotb's stands in the first column.
  ['coming-from-cocotb.md', codeSpans(read('coming-from-cocotb.md').replace(/^\| [^|]* \|/gm, ''))],
  ['timing.md', codeSpans(read('timing.md'))],
])('in %s', (_, spans) => {
  test('all that is said of t is there', () => {
    const words = spans.flatMap((code) => [...code.matchAll(/\bt\.(\w+)/g)].map(([, word]) => word!));
    expect(words.length).toBeGreaterThan(5);
    expect(words.filter((word) => !(word in TestContext.prototype))).toEqual([]);
  });

  test('all functions and classes are exported', () => {
    const words = spans.flatMap((code) => [...code.matchAll(/^(?:new )?([A-Za-z]\w+)\(/g)].map(([, word]) => word!));
    expect(words.filter((word) => !(word in exported))).toEqual([]);
  });
});

test('the tests that the timing model names exist', () => {
  const titles = globSync('testbench/kernel/*.test.ts', { cwd: projectRoot }).flatMap((file) =>
    [...readFileSync(inProject(file), 'utf8').matchAll(/\btest\('((?:[^'\\]|\\.)*)'/g)].map(([, title]) => title!),
  );
  const [, list] = read('timing.md').split('## Tests that hold this');
  const named = [...list!.matchAll(/^- (.*)$/gm)].map(([, title]) => title!);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((title) => !titles.includes(title))).toEqual([]);
});
