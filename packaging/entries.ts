/** Which files a package needs: what it exports, its command, and what these start or read at run time. */
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { UserError } from '../support/user-error.ts';

/** What the build reads of `package.json`. */
export interface SourcePackage {
  readonly bin: Readonly<Record<string, string>>;
  /** Each a path to a source; one with `*` stands for every source that matches. */
  readonly exports: Readonly<Record<string, string>>;
  /** Sources that a bundler for browsers takes in the place of others. */
  readonly browser: Readonly<Record<string, string>>;
}

/** A source that is not a test and not what only tests use. */
const isShipped = (file: string): boolean =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.split('/').includes('testing');

/** The sources that `exports` and `bin` name, relative to `root`. A path that leads to none is a `UserError`. */
export function entrySources({ bin, exports }: SourcePackage, root: string): readonly string[] {
  const exported = Object.entries(exports)
    .filter(([, target]) => !target.endsWith('.json'))
    .flatMap(([name, target]) => {
      // In `exports` a star stands for folders too.
      const files = globSync(target.replace('*', '**/*'), { cwd: root }).filter(isShipped);
      if (files.length === 0) throw new UserError(`package.json exports ${name} from ${target}, which is not there`);
      return files;
    });
  return [...new Set([...Object.values(bin), ...exported].map(normalize))].toSorted();
}

/** Of `browser` what is about `sources`: each with what stands for it in browsers, relative to the project. */
export const browserSources = (
  browser: SourcePackage['browser'],
  sources: readonly string[],
): readonly (readonly [string, string])[] =>
  Object.entries(browser)
    .map(([source, inBrowsers]) => [normalize(source), normalize(inBrowsers)] as const)
    .filter(([source]) => sources.includes(source));

/** What a source names beside itself: `new URL('./worker.ts', import.meta.url)`, or a folder by `./folder/${name}`. */
const named = /new URL\(\s*['"`](\.[^'"`$]*)[^'"`]*['"`],\s*import\.meta\.url\s*,?\s*\)/g;

/** What sources find beside themselves when they run, relative to `root`. */
export interface NamedBeside {
  /** Modules that run in a thread or process of their own. */
  readonly modules: readonly string[];
  /** Scripts of pages, in folders `browser`: each is bundled with all that it imports. */
  readonly scripts: readonly string[];
  /** Files that are read, among them all of a folder that is named. */
  readonly data: readonly string[];
}

/** What `sources` name beside themselves; a path that leads to nothing is a `UserError`. */
export function namedBeside(sources: readonly string[], root: string): NamedBeside {
  const targets = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(named)].map(([, path]) => {
      const target = normalize(join(dirname(file), path!));
      const stat = statSync(join(root, target), { throwIfNoEntry: false });
      if (stat === undefined) throw new UserError(`${file} names ${path}, which is not there`);
      return { target, isFolder: stat.isDirectory() };
    }),
  );
  const files = targets.filter(({ isFolder }) => !isFolder).map(({ target }) => target);
  const folders = targets.filter(({ isFolder }) => isFolder).map(({ target }) => target);
  const isScript = (file: string): boolean => file.split('/').includes('browser');
  const modules = files.filter((file) => file.endsWith('.ts'));
  return {
    modules: unique(modules.filter((file) => !isScript(file))),
    scripts: unique(modules.filter(isScript)),
    data: unique([
      ...files.filter((file) => !file.endsWith('.ts')),
      ...folders.flatMap((folder) => filesOf(folder, root)),
    ]),
  };
}

const unique = (files: readonly string[]): readonly string[] => [...new Set(files)].toSorted();

/** The files of a folder and those in it, relative to `root`. */
const filesOf = (folder: string, root: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));

/** The text of a compiled file, in which the modules that it names beside itself are those that were compiled. */
export const withCompiledNames = (text: string): string =>
  text.replace(/(new URL\(\s*['"`]\.[^'"`$]*)\.ts(['"`],\s*import\.meta\.url)/g, '$1.js$2');

/** The names of the packages that compiled files import. */
export const packagesImported = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/(?:from|import) ?\(?['"]((?:@[\w-]+\/)?[\w-]+)[^'"]*['"]/g)].map(([, name]) => name!),
    ),
  );
