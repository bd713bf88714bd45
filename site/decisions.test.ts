import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../support/project.ts';

test('decisions are numbered one after the other', () => {
  const headings = readFileSync(inProject('docs', 'decisions.md'), 'utf8').match(/^## .*$/gm)!;
  expect(headings.map((heading) => /^## (\d+)\. \S/.exec(heading)?.[1])).toEqual(headings.map((_, i) => `${i + 1}`));
});
