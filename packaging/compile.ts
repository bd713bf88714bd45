/** TypeScript to JavaScript and declarations, by the compiler's own rewriting of import suffixes. */
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { execa } from '../support/execa.ts';
import { UserError } from '../support/user-error.ts';
import { writeWhole } from '../support/write-file.ts';

/**
 * `entries` and all that they import, types too, but for packages: files in the folder `within`, and relative to it. The
 * settings are those of the project at `root`.
 */
export async function importedSources(
  entries: readonly string[],
  root: string,
  within: string = root,
): Promise<readonly string[]> {
  const files = entries.map((entry) => join(within, entry));
  const lines = await compiler(files, root, join(root, 'dist'), '--listFilesOnly');
  return lines
    .map((file) => relative(within, file))
    .filter((file) => !file.startsWith('..') && !file.split('/').includes('node_modules') && !file.endsWith('.json'))
    .toSorted();
}

/** Compile `sources` into the folder `out`: JavaScript, declarations, and maps from these to the sources. */
export async function compileSources(sources: readonly string[], root: string, out: string): Promise<void> {
  await compiler(sources, root, out);
}

/** The lines that the compiler writes; what it reports is a `UserError`. */
async function compiler(
  files: readonly string[],
  root: string,
  out: string,
  ...flags: readonly string[]
): Promise<readonly string[]> {
  // Beside tsconfig.json, where its `types` are found; named for the process, so that two builds do not meet.
  const project = join(root, `tsconfig.build-${process.pid}.json`);
  writeWhole(project, JSON.stringify(buildProject(files, out)));
  try {
    const { stdout, exitCode } = await execa('tsc', ['-p', project, ...flags], {
      cwd: root,
      preferLocal: true,
      localDir: root,
      reject: false,
      env: { GOGC: '400' },
    });
    const lines = stdout.split('\n');
    if (exitCode === 0) return lines;
    const errors = lines.filter((line) => /\berror TS\d+: /.test(line));
    throw new UserError(`the sources do not compile:\n${errors.join('\n')}`);
  } finally {
    rmSync(project);
  }
}

const buildProject = (files: readonly string[], outDir: string): object => ({
  extends: './tsconfig.json',
  compilerOptions: {
    noEmit: false,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    // The command's first file is JavaScript, so that a Node.js that is too old reads it.
    allowJs: true,
    declaration: true,
    declarationMap: true,
    rootDir: '.',
    outDir,
  },
  files,
  include: [],
});
