/** TypeScript to JavaScript and declarations, by the compiler's own rewriting of import suffixes. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { execa } from '../support/execa.ts';
import { UserError } from '../support/user-error.ts';
import { writeWhole } from '../support/write-file.ts';

/** Relative paths that a file imports, also for types or in the place of one, and declarations that it refers to. */
const imported = /(?:\b(?:from|import)\s*\(?\s*|<reference path=)['"](\.[^'"]+)['"]/g;

/**
 * `entries` and all that they import, types too, but for packages: files in the folder `within`, and relative to it.
 * Where a declaration stands for a source, it is that. A path that leads to nothing is a `UserError`.
 */
export function importedSources(entries: readonly string[], within: string): readonly string[] {
  const found = new Set(entries.map(normalize));
  // A set may grow while it is gone through.
  for (const file of found) {
    for (const [, path] of readFileSync(join(within, file), 'utf8').matchAll(imported)) {
      if (path!.endsWith('.json')) continue;
      const target = normalize(join(dirname(file), path!));
      const names = [target, target.replace(/\.ts$/, '.d.ts')];
      const there = names.find((name) => existsSync(join(within, name)));
      if (there === undefined) throw new UserError(`${file} imports ${path}, which is not there`);
      found.add(there);
    }
  }
  return [...found].toSorted();
}

/**
 * Compile `sources` into the folder `out`: JavaScript, declarations, and maps from these to the sources; or
 * declarations alone, of sources that have been checked. What the compiler reports is a `UserError`.
 */
export async function compileSources(
  sources: readonly string[],
  root: string,
  out: string,
  what: 'all' | 'declarations' = 'all',
): Promise<void> {
  // Beside tsconfig.json, where its `types` are found; named for the process, so that two builds do not meet.
  const project = join(root, `tsconfig.build-${process.pid}.json`);
  writeWhole(project, JSON.stringify(buildProject(sources, out, what)));
  try {
    const { stdout, exitCode } = await execa('tsc', ['-p', project], {
      cwd: root,
      preferLocal: true,
      localDir: root,
      reject: false,
      env: { GOGC: '400' },
    });
    if (exitCode === 0) return;
    const errors = stdout.split('\n').filter((line) => /\berror TS\d+: /.test(line));
    throw new UserError(`the sources do not compile:\n${errors.join('\n')}`);
  } finally {
    rmSync(project);
  }
}

const buildProject = (files: readonly string[], outDir: string, what: 'all' | 'declarations'): object => ({
  extends: './tsconfig.json',
  compilerOptions: {
    noEmit: false,
    allowImportingTsExtensions: false,
    rewriteRelativeImportExtensions: true,
    // The command's first file is JavaScript, so that a Node.js that is too old reads it.
    allowJs: true,
    declaration: true,
    ...(what === 'all' ? { declarationMap: true } : { emitDeclarationOnly: true, noCheck: true }),
    rootDir: '.',
    outDir,
  },
  files,
  include: [],
});
