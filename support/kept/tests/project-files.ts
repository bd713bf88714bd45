/** Contents of a project's files as they are now, each read once. */
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentKey } from '../../cache.ts';

/** Folders that hold no inputs of tests: the lockfile says what is installed, and the rest is made. */
const notInputs: ReadonlySet<string> = new Set(['node_modules', 'out', 'dist', '.cache', '.git']);
/** Of the project's folder: results are not what they are results of. */
const notInTree: ReadonlySet<string> = new Set(['kept', 'coverage']);

/** Paths are relative to the project's folder, which is `.`. */
export class ProjectFiles {
  readonly root: string;
  readonly #texts = new Map<string, string | undefined>();
  /** When each file that was read was written. */
  readonly #written = new Map<string, number>();
  readonly #states = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  isFile(path: string): boolean {
    return this.#texts.get(path) !== undefined || (this.#stat(path)?.isFile() ?? false);
  }

  /** The text of a file; `undefined` where there is none. */
  text(path: string): string | undefined {
    if (!this.#texts.has(path)) {
      const stat = this.#stat(path);
      this.#texts.set(path, stat?.isFile() ? readFileSync(join(this.root, path), 'latin1') : undefined);
      if (stat !== undefined) this.#written.set(path, stat.mtimeMs);
    }
    return this.#texts.get(path);
  }

  /** The same for the same content: of a file, or that there is a folder, or nothing. */
  state(path: string): string {
    return this.#once(`file ${path}`, () => {
      const stat = this.#stat(path);
      if (stat === undefined) return 'nothing';
      return stat.isFile() ? contentKey(this.text(path)!) : 'a folder';
    });
  }

  /** The names in a folder. */
  list(path: string): string {
    return this.#once(`list ${path}`, () => {
      if (!this.#stat(path)?.isDirectory()) return 'nothing';
      return contentKey(...this.#names(path));
    });
  }

  /** All files below a folder, with their contents; a file is its own tree. */
  tree(path: string): string {
    return this.#once(`tree ${path}`, () => {
      if (!this.#stat(path)?.isDirectory()) return this.state(path);
      const names = this.#names(path).filter((name) => path !== '.' || !notInTree.has(name));
      return contentKey(...names.flatMap((name) => [name, this.tree(join(path, name))]));
    });
  }

  /** The files below a folder that patterns match. */
  glob(folder: string, patterns: readonly string[]): string {
    return this.#once(`glob ${JSON.stringify([folder, ...patterns])}`, () => {
      const names = globSync([...patterns], { cwd: join(this.root, folder), exclude: (name) => notInputs.has(name) });
      return contentKey(...names.sort());
    });
  }

  /** The first file that is one of these or below one, was read here, and was written after a time, in ms. */
  changed(paths: readonly string[], since: number): string | undefined {
    const late = [...this.#written].filter(([, written]) => written > since).map(([path]) => path);
    return late.find((path) => paths.some((one) => one === '.' || path === one || path.startsWith(`${one}/`)));
  }

  #names(path: string): readonly string[] {
    return readdirSync(join(this.root, path))
      .filter((name) => !notInputs.has(name))
      .sort();
  }

  #stat(path: string) {
    return statSync(join(this.root, path), { throwIfNoEntry: false });
  }

  #once(name: string, find: () => string): string {
    const known = this.#states.get(name);
    if (known !== undefined) return known;
    const found = find();
    this.#states.set(name, found);
    return found;
  }
}
