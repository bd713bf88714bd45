import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './project.ts';

/** As wide as Biome lets code be, which leaves comments as they are. */
const widest = 120;

test('no line of a comment has more than 120 columns', () => {
  const files = globSync('*/**/*.ts', {
    cwd: projectRoot,
    exclude: ['**/node_modules/**', 'out/**', 'dist/**', '**/.pages/**', '**/.astro/**'],
  });
  const wide = files.flatMap((file) =>
    readFileSync(join(projectRoot, file), 'utf8')
      .split('\n')
      .map((line, index) => ({ line, place: `${file}:${index + 1}` }))
      .filter(({ line }) => line.length > widest && /^\s*(\/\/|\/\*|\*)/.test(line))
      .map(({ place }) => place),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(wide).toEqual([]);
});
