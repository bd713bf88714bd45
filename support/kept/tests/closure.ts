/** What a source can load: itself, what it imports, what these import, and so on. */
import { dirname, join, normalize } from 'node:path';
import type { ProjectFiles } from './project-files.ts';

/** Statements of types alone load nothing. */
const typesOnly = /^(?:import|export) type [^;]*?from '[^']+'/gm;
/** Any text that could name a file: of an import, a worker, a URL. What names none is left out. */
const relativeName = /['"`](\.{1,2}\/[^'"`\n]+)['"`]/g;
const ownName = /['"]gatewright\/([^'"]+)['"]/g;
const isSource = /\.(?:[cm]?[jt]s|tsx)$/;

/**
 * The paths of all that a source can load, sorted; paths are relative to the project's folder. Too many rather than too
 * few: each relative path in a text counts that is a file's. Paths that a text puts together are not seen.
 */
export class Closures {
  readonly #files: ProjectFiles;
  readonly #direct = new Map<string, readonly string[]>();
  readonly #whole = new Map<string, readonly string[]>();
  #exports: Readonly<Record<string, string>> | undefined;

  constructor(files: ProjectFiles) {
    this.#files = files;
  }

  of(source: string): readonly string[] {
    let known = this.#whole.get(source);
    if (known === undefined) {
      const found = new Set([source]);
      for (const file of found) for (const target of this.#targets(file)) found.add(target);
      known = [...found].sort();
      this.#whole.set(source, known);
    }
    return known;
  }

  #targets(file: string): readonly string[] {
    const known = this.#direct.get(file);
    if (known !== undefined) return known;
    const text = isSource.test(file) ? (this.#files.text(file) ?? '').replaceAll(typesOnly, '') : '';
    const relative = [...text.matchAll(relativeName)].map(([, name]) => normalize(join(dirname(file), name!)));
    const own = [...text.matchAll(ownName)].flatMap(([, name]) => this.#exported(name!));
    const targets = [...new Set([...relative, ...own].map((name) => name.replace(/[?#].*$/, '')))].filter(
      (name) => !name.startsWith('..') && this.#files.isFile(name),
    );
    this.#direct.set(file, targets);
    return targets;
  }

  /** What the project's own package calls by a name. */
  #exported(name: string): readonly string[] {
    if (this.#exports === undefined) {
      const { exports = {} } = JSON.parse(this.#files.text('package.json') ?? '{}') as {
        readonly exports?: Record<string, string>;
      };
      this.#exports = exports;
    }
    const target = this.#exports[`./${name}`];
    if (target !== undefined) return [normalize(target)];
    return Object.entries(this.#exports).flatMap(([pattern, to]) => {
      const [before, after] = pattern.split('*');
      if (after === undefined || !`./${name}`.startsWith(before!)) return [];
      return [normalize(to.replace('*', name.slice(before!.length - 2)))];
    });
  }
}
