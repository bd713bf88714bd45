import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './project.ts';

/** Words of this project's own, and what datasheets and IEEE 1364 and 1800 say; `\b` around each, in names too. */
const others = {
  nobody: 'no one, nothing, or the passive',
  'for ever': 'forever',
  anew: 'again',
  wished: 'requested',
  wish: 'request',
  deed: 'effect',
  deeds: 'effects',
  dearest: 'largest',
  heeded: 'accepted, or taken into account',
  heeds: 'takes into account',
  twin: 'pair, copy or mirror',
  twins: 'pairs',
  household: 'housekeeping',
  'goes without saying': 'is left out',
} as const;

test('sources and pages say it in the words of the field', () => {
  const files = globSync(['*.md', '*/**/*.{ts,md,css,astro}'], {
    cwd: projectRoot,
    exclude: ['**/node_modules/**', 'out/**', 'dist/**', '**/.pages/**', '**/.astro/**', 'support/plain-words.test.ts'],
  });
  expect(files.length).toBeGreaterThan(1000);
  const words = new RegExp(`(?<![a-z])(${Object.keys(others).join('|')})(?![a-z])`, 'gi');
  const found = files.flatMap((file) =>
    readFileSync(join(projectRoot, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(words)].map(([word]) => {
          const better = others[word.toLowerCase() as keyof typeof others];
          return `${file}:${index + 1}: ${word}: say ${better}`;
        }),
      ),
  );
  expect(found).toEqual([]);
});
