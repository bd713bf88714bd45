import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectRoot } from './project.ts';

/**
 * Names under which Maven, Cargo, Gradle, make, Node's bundlers and Python keep what they build. Backup tools, editors'
 * searches and the ignore files that public forges propose leave such folders out.
 */
const builtFolders = new Set(['bin', 'build', 'dist', 'obj', 'out', 'target', 'vendor']);

test('no folder of sources has a name that tools take for build output', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8', maxBuffer: 1 << 26 });
  const folders = files.split('\0').flatMap((file) =>
    file
      .split('/')
      .slice(0, -1)
      .map((_, index, parts) => parts.slice(0, index + 1).join('/')),
  );
  const found = [...new Set(folders)].filter((folder) => builtFolders.has(folder.split('/').at(-1)!));
  expect(found).toEqual([]);
});
