/** `gatewright new`: a project to begin with. `npm create gatewright` does the same. */
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inProject } from '../../support/project.ts';
import { UserError } from '../../support/user-error.ts';
import { makeFolder, writeWhole } from '../../support/write-file.ts';

/** What the project begins with; its `package.json` is written here, so that its versions are those that work. */
const template = fileURLToPath(new URL('../../template/', import.meta.url));

/** What the project's own files need beside Gatewright, in the versions that this works with. */
const libraries = ['fast-check', 'typescript', 'vitest'];

/**
 * Make the folder `path` with a project in it that is named as the folder is: a queue, its tests and proof, a design
 * for a board, settings of an editor and of a forge. A name that npm does not allow, and a folder that is there
 * already, is a `UserError`; nothing is written then. Gives the folder.
 */
export function newProject(path: string): string {
  const folder = resolve(path);
  const name = basename(folder);
  checkName(name);
  if (existsSync(folder)) throw new UserError(`${path} is there already: give another name, or remove it`);
  makeParent(folder, path);
  const made = `${folder}.${process.pid}.tmp`;
  try {
    cpSync(template, made, { recursive: true });
    // npm leaves files of this name out of packages.
    renameSync(join(made, 'gitignore'), join(made, '.gitignore'));
    writeWhole(join(made, 'package.json'), `${JSON.stringify(packageOf(name), null, 2)}\n`);
    const readme = join(made, 'README.md');
    writeWhole(readme, readFileSync(readme, 'utf8').replace('# my-chip', `# ${name}`));
    renameSync(made, folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof UserError || code === undefined) throw error;
    throw new UserError(`cannot make ${path} (${code}): check the folder's rights and the space on the disk`);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return folder;
}

/** What npm allows as a name and every file system as a folder. */
function checkName(name: string): void {
  if (name === 'gatewright' || name === 'node_modules')
    throw new UserError(`a project cannot be named ${name}: give another name`);
  if (/^[a-z0-9][a-z0-9._-]{0,213}$/.test(name)) return;
  throw new UserError(
    `${JSON.stringify(name)} is no name for a project: give one of small letters, digits, -, _ and ., as my-chip`,
  );
}

function makeParent(folder: string, path: string): void {
  try {
    makeFolder(dirname(folder));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(`cannot make ${path} (${code}): check that its folder is one and may be written`);
  }
}

function packageOf(name: string): object {
  const { version, engines, peerDependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  return {
    name,
    version: '0.0.0',
    private: true,
    type: 'module',
    engines,
    scripts: {
      test: 'vitest run',
      types: 'tsc',
      lint: 'gatewright lint',
      waves: 'gatewright sim queue --waves out/queue.html',
    },
    dependencies: { gatewright: `^${version}` },
    devDependencies: {
      // For tests and scripts that use Node.js itself.
      '@types/node': '^24.0.0',
      ...Object.fromEntries(libraries.map((library) => [library, peerDependencies[library]])),
    },
  };
}

/** What to do next, for the terminal. */
export const nextSteps = (path: string): string =>
  `${path} is made. Next:\n\n  cd ${path}\n  npm install\n  npm test\n  npm run waves    # writes out/queue.html`;
