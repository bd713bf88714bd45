/** Files of a project by globs. */
import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import type { Project } from './project.ts';

/**
 * The files that one of the globs matches and none of `without`, relative to the config, in order. Packages, what
 * builds leave in `dist`, and folders whose names begin with a dot are left out.
 */
export function projectFiles(
  project: Project,
  globs: readonly string[],
  without: readonly string[] = [],
): readonly string[] {
  const isForeign = (name: string): boolean => ['node_modules', 'dist'].includes(name) || /^\.[^.]/.test(name);
  const found = globSync(globs, {
    cwd: project.place.root,
    exclude: (name) => isForeign(name.split('/').at(-1)!) || project.path(name) === project.folders.out,
  });
  return found.filter((file) => !without.some((glob) => matchesGlob(file, glob))).toSorted();
}
