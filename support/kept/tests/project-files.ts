/** Contents of a project's files as they are now, each read once. */
import { spawnSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentKey } from '../../cache.ts';

/** Folders that hold no inputs of tests: the lockfile says what is installed, and the rest is made. */
const notInputs: ReadonlySet<string> = new Set(['node_modules', 'out', 'dist', '.cache', '.git']);
/** Results are not what they are results of. */
const isResult = (path: string): boolean => path.startsWith('kept/');

/**
 * Paths are relative to the project's folder, which is `.`. What Git ignores counts as not there: builds and tests make
 * it, and a fresh clone has none of it.
 */
export class ProjectFiles {
  readonly root: string;
  readonly #texts = new Map<string, string | undefined>();
  /** When each file that was read was written. */
  readonly #written = new Map<string, number>();
  readonly #states = new Map<string, string>();
  #sources: readonly string[] | undefined;
  /** The files of the project, and the folders that they are in. */
  #known: { readonly files: ReadonlySet<string>; readonly folders: ReadonlySet<string> } | undefined;

  constructor(root: string) {
    this.root = root;
  }

  isFile(path: string): boolean {
    return this.#isKnown(path) && (statSync(join(this.root, path), { throwIfNoEntry: false })?.isFile() ?? false);
  }

  /** The text of a file; `undefined` where there is none. */
  text(path: string): string | undefined {
    if (!this.#texts.has(path)) {
      const isFile = this.isFile(path);
      this.#texts.set(path, isFile ? readFileSync(join(this.root, path), 'latin1') : undefined);
      if (isFile) this.#written.set(path, statSync(join(this.root, path)).mtimeMs);
    }
    return this.#texts.get(path);
  }

  /** The same for the same content: of a file, or that there is a folder, or nothing. */
  state(path: string): string {
    return this.#once(`file ${path}`, () => {
      const text = this.text(path);
      if (text !== undefined) return contentKey(text);
      return this.#isKnown(path) && this.#isFolder(path) ? 'a folder' : 'nothing';
    });
  }

  /** The names in a folder. */
  list(path: string): string {
    return this.#once(`list ${path}`, () => {
      const inIt = path === '.' ? '' : `${path}/`;
      const names = this.files().filter((file) => file.startsWith(inIt));
      return contentKey(...new Set(names.map((file) => file.slice(inIt.length).split('/')[0]!)));
    });
  }

  /** All files below a folder, with their contents; a file is its own tree. */
  tree(path: string): string {
    return this.#once(`tree ${path}`, () => {
      const inIt = (file: string): boolean => path === '.' || file === path || file.startsWith(`${path}/`);
      const files = this.files().filter((file) => inIt(file) && !isResult(file));
      return contentKey(...files.flatMap((file) => [file, this.state(file)]));
    });
  }

  /** The files below a folder that patterns match. */
  glob(folder: string, patterns: readonly string[]): string {
    return this.#once(`glob ${JSON.stringify([folder, ...patterns])}`, () => {
      const names = globSync([...patterns], { cwd: join(this.root, folder), exclude: (name) => notInputs.has(name) });
      return contentKey(...names.filter((name) => this.#isKnown(join(folder, name))).sort());
    });
  }

  /** The first file that is one of these or below one, was read here, and was written after a time, in ms. */
  changed(paths: readonly string[], since: number): string | undefined {
    const late = [...this.#written].filter(([, written]) => written > since).map(([path]) => path);
    return late.find((path) => paths.some((one) => one === '.' || path === one || path.startsWith(`${one}/`)));
  }

  /** All files, sorted: as Git has them, with new ones; without Git, all that are there. */
  files(): readonly string[] {
    if (this.#sources === undefined) {
      const { status, stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
        cwd: this.root,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      });
      const list = status === 0 ? stdout.split('\0').filter((name) => name !== '') : this.#walked('');
      this.#sources = [...new Set(list)].sort();
    }
    return this.#sources;
  }

  #walked(folder: string): string[] {
    return readdirSync(join(this.root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (notInputs.has(entry.name)) return [];
      return entry.isDirectory() ? this.#walked(path) : [path];
    });
  }

  /** Whether a path is of the project, or lies outside of it: there nothing is made. */
  #isKnown(path: string): boolean {
    if (path === '.' || path.startsWith('..')) return true;
    if (this.#known === undefined) {
      const folders = new Set<string>();
      for (const file of this.files()) {
        for (let at = dirname(file); at !== '.' && !folders.has(at); at = dirname(at)) folders.add(at);
      }
      this.#known = { files: new Set(this.files()), folders };
    }
    return this.#known.files.has(path) || this.#known.folders.has(path);
  }

  #isFolder(path: string): boolean {
    return statSync(join(this.root, path), { throwIfNoEntry: false })?.isDirectory() ?? false;
  }

  #once(name: string, find: () => string): string {
    const known = this.#states.get(name);
    if (known !== undefined) return known;
    const found = find();
    this.#states.set(name, found);
    return found;
  }
}
