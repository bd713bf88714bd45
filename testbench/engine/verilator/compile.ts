/** How C++ becomes WebAssembly here: the flags, and what is compiled once for every design. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Bytes, cached, contentKey } from '../../../support/cache.ts';
import type { OnProgress } from '../../../support/progress.ts';
import { clangVersion, runClang, type SourceTree } from './clang.ts';
import { verilatorInclude, verilatorVersion } from './toolchain.ts';

/** The harness around a model, by file name: the C++ that this engine brings. */
export type Harness = Readonly<Record<'runtime.h' | 'prefix.h' | 'runtime.cpp' | 'harness.cpp', string>>;

/** Verilator's runtime, ready to use. */
export interface Runtime {
  /** Headers, precompiled headers and object: the files that compiling and linking a model needs beside its own. */
  readonly files: SourceTree;
}

/**
 * Bytes of the module's stack. It lies below everything else, so that too deep a stack traps instead of overwriting
 * the design's state; models keep wide intermediate values on it.
 */
export const STACK_BYTES = 4 << 20;

const TARGET = '--target=wasm32-wasip1';

/** How much time the compiler may spend: `quick` builds in half the time or less, and runs many times slower. */
export type Effort = 'full' | 'quick';

const compileFlags = (effort: Effort): readonly string[] => [
  TARGET,
  '-std=gnu++17',
  effort === 'full' ? '-O3' : '-O0',
  // A third faster on 512-bit datapaths, and never slower on what was measured.
  '-msimd128',
  '-fno-exceptions',
  '-fno-rtti',
  '-w',
  ...['SIGNAL', 'PROCESS_CLOCKS', 'MMAN', 'GETPID'].map((part) => `-D_WASI_EMULATED_${part}`),
  ...['-Iharness', '-Iverilator', '-Imodel'],
  ...['-Xclang', '-fno-pch-timestamp'],
];
const LINK = [
  TARGET,
  '-mexec-model=reactor',
  ...['signal', 'process-clocks', 'mman', 'getpid'].map((part) => `-lwasi-emulated-${part}`),
  ...['-Wl,--strip-all', '-Wl,--stack-first', `-Wl,-z,stack-size=${STACK_BYTES}`],
];

/** Everything about the tools that decides what they make of a source. */
export async function toolchainIdentity(harness: Harness, effort: Effort): Promise<string> {
  const flags = [...compileFlags(effort), ...compileFlags('full'), ...LINK];
  return contentKey(await verilatorVersion(), clangVersion(), ...flags, JSON.stringify(harness));
}

export async function readHarness(): Promise<Harness> {
  const read = (name: string): Promise<string> => readFile(new URL(`./harness/${name}`, import.meta.url), 'utf8');
  return {
    'runtime.h': await read('runtime.h'),
    'prefix.h': await read('prefix.h'),
    'runtime.cpp': await read('runtime.cpp'),
    'harness.cpp': await read('harness.cpp'),
  };
}

/**
 * Verilator's runtime from the cache, or compiled: that takes about 20 s, once for each version of the tools. Its
 * object is the same for every effort, because it takes as long to build without optimising; headers have to be of the
 * model's own flags.
 */
export async function prepareRuntime(harness: Harness, effort: Effort, onProgress: OnProgress): Promise<Runtime> {
  const verilator = await readIncludes(await verilatorInclude());
  const { 'harness.cpp': _, ...own } = harness;
  const files = { verilator, harness: { ...own } };
  const version = clangVersion();
  const compiled = async (what: string, suffix: string, args: readonly string[]): Promise<Bytes> => {
    const key = contentKey(version, ...args, JSON.stringify(files));
    return await cached('verilator', `${key}.${suffix}`, async () => {
      onProgress(`compiling ${what} (once)`);
      return await runClang({ args, files });
    });
  };
  const object = [...compileFlags('full'), '-include', 'runtime.h', '-c', 'harness/runtime.cpp'];
  const headers = [...compileFlags(effort), '-x', 'c++-header', 'harness/prefix.h'];
  return {
    files: {
      verilator,
      harness: { ...harness },
      'runtime.o': await compiled("Verilator's runtime", 'o', object),
      'prefix.pch': await compiled("Verilator's headers", 'pch', headers),
    },
  };
}

/** One WebAssembly module from a model's C++: `model/main.cpp` includes all of it. */
export async function compileModel(
  runtime: Runtime,
  model: SourceTree,
  effort: Effort,
  onProgress: OnProgress,
): Promise<Bytes> {
  const files = { ...runtime.files, model };
  onProgress('compiling the model');
  const args = [...compileFlags(effort), '-include-pch', 'prefix.pch', '-c', 'model/main.cpp'];
  const object = await runClang({ args, files });
  onProgress('linking the model');
  return await runClang({ args: [...LINK, 'model.o', 'runtime.o'], files: { ...files, 'model.o': object } });
}

async function readIncludes(folder: string): Promise<Readonly<Record<string, string>>> {
  const names = (await readdir(folder)).filter((name) => /^verilated.*\.(h|cpp)$/.test(name)).toSorted();
  const paths = [...names, 'vltstd/svdpi.h'];
  const files = paths.map(async (path) => [basename(path), await readFile(join(folder, path), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(files));
}
