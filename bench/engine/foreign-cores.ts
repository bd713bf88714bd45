/** The cores in a folder of Verilog that was written elsewhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { SourceFile } from '../../testbench/engine/foreign/verilog-to-json.ts';

/** A module of a folder with the files that it needs. */
export interface ForeignCore {
  readonly top: string;
  readonly files: readonly SourceFile[];
}

/** Folders and files that hold benches, models of them, and what is not Verilog. */
const NOT_HARDWARE = /^(\.|(tb|test|tests|testbench|sim|simulation|bench|formal|doc|docs|example|examples)$)/i;
const BENCH = /(^|_)(tb|test|testbench)(_|\.|$)/i;
/** What is read besides modules: `include` files, and contents of memories. */
const BESIDE = /\.(vh|svh|hex|mem)$/;

interface Source extends SourceFile {
  readonly modules: readonly string[];
}

/**
 * The cores below a folder, by name: modules that nothing else there instantiates, or those of the given names. Left
 * out are folders of tests, examples and documents, files of test benches, and files whose name another one has. A
 * `UserError` for a folder without a module, and for a name that none has.
 */
export function foreignCores(folder: string, names?: readonly string[]): readonly ForeignCore[] {
  const sources = sourcesBelow(folder);
  const home = new Map<string, Source>();
  for (const source of sources) for (const name of source.modules) if (!home.has(name)) home.set(name, source);
  if (home.size === 0) throw new UserError(`${folder} has no file of Verilog with a module: give a folder of a clone`);
  const inner = new Map(sources.map((source) => [source, instantiated(source, home)]));
  const used = new Set([...inner.values()].flat());
  const tops = names ?? [...home.keys()].filter((name) => !used.has(name)).toSorted();
  const beside = sources.filter(({ name, modules }) => BESIDE.test(name) || modules.length === 0);
  return tops.map((top) => {
    const own = home.get(top);
    if (own === undefined) throw new UserError(`${folder} has no module ${top}${didYouMean(top, [...home.keys()])}`);
    const needed = new Set([own]);
    for (const source of needed) for (const name of inner.get(source)!) needed.add(home.get(name)!);
    return { top, files: [...new Set([...needed, ...beside])].map(({ name, text }) => ({ name, text })) };
  });
}

/** Modules that a file instantiates: `name inst (` or `name #(`. */
function instantiated({ text }: Source, modules: ReadonlyMap<string, unknown>): readonly string[] {
  const code = text.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '');
  const found = code.matchAll(/\b([A-Za-z_]\w*)\s*(?:#\s*\(|\s[A-Za-z_]\w*\s*(?:\[[^\]]*\]\s*)?\()/g);
  return [...new Set([...found].map(([, name]) => name!))].filter((name) => modules.has(name));
}

function sourcesBelow(folder: string): readonly Source[] {
  const found = new Map<string, Source>();
  const read = (at: string): void => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const { name } = entry;
      const path = join(at, name);
      if (entry.isDirectory()) {
        if (!NOT_HARDWARE.test(name)) read(path);
      } else if ((/\.s?v$/.test(name) || BESIDE.test(name)) && !BENCH.test(name) && !found.has(name)) {
        const text = readFileSync(path, 'utf8');
        const modules = [...text.matchAll(/^\s*module\s+([A-Za-z_]\w*)/gm)].map(([, module]) => module!);
        found.set(basename(name), { name, text, modules });
      }
    }
  };
  read(folder);
  return [...found.values()];
}
