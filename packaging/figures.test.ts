import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { type Figure, figureRows, requireFresh } from './figures.ts';

const figures: readonly Figure[] = [
  { what: 'package', bytes: 1_500_000 },
  { what: 'to the first test', seconds: 21.34 },
];

test('a page keeps sizes and seconds, and is right as long as the sizes hardly change', () => {
  const rows = figureRows(figures);
  expect(rows.slice(2)).toEqual(['| package | 1.5 MB |', '| to the first test | 21.3 s |']);
  const page = rows.join('\n');
  requireFresh(page, figures);
  requireFresh(page, [
    { what: 'package', bytes: 1_600_000 },
    { what: 'to the first test', seconds: 99 },
  ]);
  expect(() => requireFresh(page, [{ what: 'package', bytes: 1_800_000 }])).toThrow(
    /^docs\/performance\.md is old, .* package: 1\.8 MB, and 1\.5 MB on the page$/,
  );
  expect(() => requireFresh(page, [{ what: 'all', bytes: 1 }])).toThrow(/all: 0\.0 MB, and nothing on the page$/);
});

test('the page of performance has a place for them', () => {
  const page = readFileSync(inProject('docs', 'performance.md'), 'utf8');
  expect(withFigures(page, 'package', ['here'])).toContain('\nhere\n');
});
