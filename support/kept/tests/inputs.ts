/** What decides the result of a test file: what it can load, and what its processes were seen to read. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentKey } from '../../cache.ts';
import { Closures } from './closure.ts';
import { ProjectFiles } from './project-files.ts';

/** Files that every test depends on: what is installed, and how tests are run. */
const always: readonly string[] = [
  'package-lock.json',
  'package.json',
  'vitest.config.ts',
  'support/testing/stimulus.ts',
];
/** How a program tells its version where it is not `--version`. */
const versionArguments: Readonly<Record<string, readonly string[]>> = { yosys: ['-V'], vvp: ['-V'], iverilog: ['-V'] };

/** The inputs of test files in a project as it is now. Items are those of `tracer.js`, without `far`;
 * and `program PATH`: a source with all that it can load. */
export class Inputs {
  readonly #files: ProjectFiles;
  readonly #closures: Closures;
  readonly #versions = new Map<string, string>();

  constructor(root: string) {
    this.#files = new ProjectFiles(root);
    this.#closures = new Closures(this.#files);
  }

  /** All that decides what a test file finds, given what else it reads: each input by name and content. */
  of(test: string, items: readonly string[]): readonly string[] {
    const sources = [...new Set([...always, ...this.#closures.of(test)])];
    return [
      `${process.version} ${process.platform} ${process.arch}`,
      ...sources.flatMap((path) => [path, this.#files.state(path)]),
      ...items.flatMap((item) => [item, this.#now(item)]),
    ];
  }

  /** The first of these inputs that was written after a time, in ms, before they were read here. */
  changed(test: string, items: readonly string[], since: number): string | undefined {
    const sources = [...always, ...this.#closures.of(test)];
    const others = items.flatMap((item) => {
      const [kind, path] = splitItem(item);
      return kind === 'program' ? this.#closures.of(path) : kind === 'file' || kind === 'tree' ? [path] : [];
    });
    return this.#files.changed([...sources, ...others], since);
  }

  /**
   * What a test file read that its sources do not say, sorted, from what the tracer noted in a folder; or why that
   * cannot be told.
   */
  read(test: string, traces: string): { readonly items: readonly string[] } | { readonly unknown: string } {
    const noted = new Set(readdirSync(traces).flatMap((name) => linesOf(readFileSync(join(traces, name), 'utf8'))));
    if (!noted.delete('end')) return { unknown: 'it did not come to its end' };
    const far = [...noted].find((item) => item.startsWith('far '));
    if (far !== undefined) return { unknown: far.slice('far '.length) };
    const tools = [...noted].filter((item) => item.startsWith('tool '));
    // Whoever depends on everything need not say on what.
    if (noted.has('tree .')) return { items: ['tree .', ...tools].sort() };
    const loaded = new Set([...always, ...this.#closures.of(test)]);
    const others = [...noted].filter((item) => {
      const [kind, path] = splitItem(item);
      return kind !== 'tool' && !(kind === 'file' && loaded.has(path)) && !isKept(path);
    });
    return { items: [...foldersOf(this.#programsOf(others)), ...tools].sort() };
  }

  /** With the many sources that a program loads as the few that load them. */
  #programsOf(items: readonly string[]): readonly string[] {
    const sources = items.flatMap((item) => /^file (.*\.[cm]?[jt]s)$/.exec(item)?.[1] ?? []);
    if (sources.length <= MANY) return items;
    const left = new Set(sources);
    const loaded = new Set<string>();
    const programs: string[] = [];
    for (const source of sources.toSorted((a, b) => this.#closures.of(b).length - this.#closures.of(a).length)) {
      if (!left.has(source) || left.size <= MANY) continue;
      programs.push(`program ${source}`);
      for (const file of this.#closures.of(source)) {
        loaded.add(file);
        left.delete(file);
      }
    }
    const isLoaded = ([kind, path]: readonly [string, string]): boolean => kind === 'file' && loaded.has(path);
    return [...programs, ...items.filter((item) => !isLoaded(splitItem(item)))];
  }

  #now(item: string): string {
    const [kind, path] = splitItem(item);
    switch (kind) {
      case 'file':
        return this.#files.state(path);
      case 'list':
        return this.#files.list(path);
      case 'tree':
        return this.#files.tree(path);
      case 'program':
        return contentKey(...this.#closures.of(path).map((file) => this.#files.state(file)));
      case 'glob': {
        const [folder, ...patterns] = JSON.parse(path) as [string, ...string[]];
        return this.#files.glob(folder, patterns);
      }
      case 'tool':
        return this.#version(path);
      default:
        throw new Error(`no such input of a test: ${item}`);
    }
  }

  #version(tool: string): string {
    let known = this.#versions.get(tool);
    if (known === undefined) {
      const { error, stdout, stderr } = spawnSync(tool, versionArguments[tool] ?? ['--version'], {
        encoding: 'utf8',
        timeout: 10_000,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      known = error === undefined ? `${stdout}${stderr}` : 'is not there';
      this.#versions.set(tool, known);
    }
    return known;
  }
}

/** Results are not what they are results of: with or without one a test finds the same. */
const isKept = (path: string): boolean => path === 'kept' || path.startsWith('kept/');

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

const splitItem = (item: string): readonly [kind: string, path: string] => {
  const at = item.indexOf(' ');
  return [item.slice(0, at), item.slice(at + 1)];
};

/** More files than this are written as what loads them, or as the folders that hold them. */
const MANY = 12;
/** So many in a folder are written as the folder. */
const MANY_IN_FOLDER = 3;

/** Many files as folders, which hold more than they do: of such as an engine that reads its own code. */
function foldersOf(items: readonly string[]): string[] {
  const folderOf = (item: string): string => (item.startsWith('file ') ? dirname(splitItem(item)[1]) : '.');
  const byFolder = Map.groupBy(items, folderOf);
  const isMany = items.filter((item) => folderOf(item) !== '.').length > MANY;
  const whole = isMany ? [...byFolder].filter(([at, list]) => at !== '.' && list.length >= MANY_IN_FOLDER) : [];
  const trees = new Set(whole.map(([folder]) => folder));
  const isIn = (path: string): boolean => trees.has(path) || (path !== dirname(path) && isIn(dirname(path)));
  const left = items.filter((item) => {
    const [kind, path] = splitItem(item);
    return !((kind === 'file' || kind === 'list' || kind === 'tree') && isIn(path));
  });
  return [...left, ...[...trees].filter((folder) => !isIn(dirname(folder))).map((folder) => `tree ${folder}`)];
}
