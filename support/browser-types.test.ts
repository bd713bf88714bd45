import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { execa } from './execa.ts';
import { projectRoot } from './project.ts';

test('the compiler checks each source for browsers with the types of browsers', async () => {
  const files = globSync('**/browser/**/*.ts', {
    cwd: projectRoot,
    exclude: (path) => /node_modules|^(out|dist)$/.test(path),
  });
  expect(files.length).toBeGreaterThan(10);
  const options = { cwd: projectRoot, preferLocal: true, localDir: projectRoot };
  const { stdout } = await execa('tsc', ['-p', 'tsconfig.browser.json', '--listFilesOnly'], options);
  const checked = stdout.split('\n').map((path) => relative(projectRoot, path));
  expect(files.filter((file) => !checked.includes(file))).toEqual([]);
});
