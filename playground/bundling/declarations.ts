/** What the editor's language service reads: sources of language and library, declarations of all else. */
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { compileSources, importedSources } from '../../packaging/compile.ts';
import { inProject, projectRoot } from '../../support/project.ts';

/** Texts by path; paths are those of the project, `lib.*.d.ts` those of TypeScript. */
export interface TypePack {
  readonly files: Readonly<Record<string, string>>;
  /** What a name of a package stands for: a path of `files`. */
  readonly packages: Readonly<Record<string, string>>;
}

/** Whose sources a reader may want to see. */
const shownAsSource = /^rtl-gen\/(?:hdl|ir|lib|uet|verilog)\//;

/** TypeScript in JavaScript: the one that blanks types, as the project's own is a native program. */
export const typescriptFolder = (): string =>
  dirname(dirname(createRequire(createRequire(import.meta.url).resolve('ts-blank-space')).resolve('typescript')));

/**
 * The pack for these names (`gatewright/hdl`) and sources. Without `compiles` all are sources: for language and library
 * that is what they are anyway, and the compiler is not asked.
 */
export async function typePack(packages: Readonly<Record<string, string>>, compiles = true): Promise<TypePack> {
  // A fresh clone has no `out`.
  mkdirSync(inProject('out'), { recursive: true });
  const out = mkdtempSync(inProject('out', 'playground-types-'));
  try {
    const sources = importedSources(Object.values(packages), projectRoot);
    if (compiles) await compileSources(sources, projectRoot, out, 'declarations');
    const files: Record<string, string> = {};
    const pending = Object.values(packages);
    for (const file of pending) {
      if (files[file] !== undefined) continue;
      const declaration = join(out, file.replace(/\.ts$/, '.d.ts'));
      const isSource = shownAsSource.test(file) || !existsSync(declaration);
      const text = isSource ? readFileSync(inProject(file), 'utf8') : readFileSync(declaration, 'utf8');
      files[file] = text;
      for (const [, path] of text.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)) {
        pending.push(normalize(join(dirname(file), path!.replace(/\.js$/, '.ts'))));
      }
    }
    return { files: { ...files, ...libraries() }, packages };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** TypeScript's own declarations of ES2024 and iterators, without the DOM. */
function libraries(): Readonly<Record<string, string>> {
  const folder = join(typescriptFolder(), 'lib');
  const names = globSync('lib.{es5,es20*,esnext.iterator,decorators*}*.d.ts', { cwd: folder });
  const wanted = names.filter((name) => !/es2025\.(?!iterator)|\.full\.|es2026/.test(name));
  return Object.fromEntries(wanted.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
