/** From Verilog to a compiled WebAssembly module, through the cache. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bytes, cached, contentKey } from '../../../support/cache.ts';
import type { OnProgress } from '../../../support/progress.ts';
import { UserError } from '../../../support/user-error.ts';
import { writeWhole } from '../../../support/write-file.ts';
import { compileModel, type Effort, type Harness, prepareRuntime, readHarness, toolchainIdentity } from './compile.ts';
import type { VerilatedSource } from './source.ts';
import { runVerilator } from './toolchain.ts';
import { WRAPPER_NAME, wrapperClocks, wrapperText } from './wrapper.ts';

export interface BuildOptions {
  /** Keep every signal of the design readable: a build of its own. Default false. */
  readonly trace?: boolean;
  /** Compile without optimising, for a model that runs few clocks: a build of its own. Default false. */
  readonly quick?: boolean;
  /** Told what is being done, step by step; nothing is said when the result is in the cache. */
  readonly onProgress?: OnProgress;
}

/**
 * The module for a source; the same source is built once, and once a process compiled. Rejects with a `UserError` when
 * Verilator is missing or refuses the Verilog, and when the disk is full.
 */
export async function buildModule(source: VerilatedSource, options: BuildOptions = {}): Promise<WebAssembly.Module> {
  const { trace = false, quick = false, onProgress = () => {} } = options;
  if (trace && source.verilog.files.some((f) => /\bgenvar\b/.test(f.text))) {
    throw new UserError(
      `${source.verilog.top} has generate loops (genvar), which cannot be traced with Verilator: run it without trace`,
    );
  }
  const effort = quick ? 'quick' : 'full';
  const harness = await readHarness();
  const inputs = verilatorInputs(source, trace);
  const key = contentKey(
    await toolchainIdentity(harness, effort),
    // This file decides the flags and writes the C++ that ties model and harness together.
    await readFile(new URL(import.meta.url), 'utf8'),
    JSON.stringify(inputs),
    // The names of states are no part of the model.
    JSON.stringify(source.ports.map(({ name, width, direction }) => [name, width, direction])),
  );
  const known = modules.get(key);
  if (known !== undefined) return await known;
  const module = cached('verilator', `${key}.wasm`, () =>
    build(source, inputs, harness, { trace, effort, onProgress }),
  ).then(WebAssembly.compile);
  modules.set(key, module);
  module.catch(() => modules.delete(key));
  return await module;
}

const modules = new Map<string, Promise<WebAssembly.Module>>();

const FLAGS = [
  ...['--cc', '-O3', '--prefix', 'Vdut', '--Mdir', 'model', '--top-module', WRAPPER_NAME],
  ...['--x-assign', 'fast', '--x-initial', 'unique'],
  ...['--assert', '-DFORMAL'],
  // Compilers need more than linear time for a function, and WebAssembly engines optimise huge ones badly.
  ...['--output-split-cfuncs', '2000'],
];

/** Files for Verilator by name; the order is that of the command line. */
function verilatorInputs(source: VerilatedSource, trace: boolean): readonly (readonly [string, string])[] {
  const settings = [
    '`verilator_config',
    // Style is the emitter's matter; in the wrapper a warning is an error, because it means a port of another width.
    'lint_off -file "*design/*"',
    // Bits of one word may depend on each other; a loop that is real does not converge, which the model reports.
    'lint_off -rule UNOPTFLAT -file "*design/*"',
    ...(trace ? ['public_flat_rd -module "*" -var "*"'] : []),
    '',
  ].join('\n');
  return [
    ['settings.vlt', settings],
    ['wrapper.v', wrapperText(source)],
    ...source.verilog.files.map((f) => [`design/${f.name}`, f.text] as const),
  ];
}

async function build(
  source: VerilatedSource,
  inputs: readonly (readonly [string, string])[],
  harness: Harness,
  { trace, effort, onProgress }: { readonly trace: boolean; readonly effort: Effort; readonly onProgress: OnProgress },
): Promise<Bytes> {
  onProgress(`translating ${source.verilog.top} with Verilator`);
  const model = await verilate(source, inputs);
  const runtime = await prepareRuntime(harness, effort, onProgress);
  return await compileModel(runtime, { ...model, 'main.cpp': mainText(source, model, trace) }, effort, onProgress);
}

/** The C++ files that Verilator writes, by name. */
async function verilate(
  source: VerilatedSource,
  inputs: readonly (readonly [string, string])[],
): Promise<Readonly<Record<string, string>>> {
  const folder = await mkdtemp(join(tmpdir(), 'gatewright-verilator-'));
  try {
    for (const [name, text] of inputs) writeWhole(join(folder, name), text);
    await runVerilator([...FLAGS, ...inputs.map(([name]) => name)], folder, source.verilog.top);
    const names = (await readdir(join(folder, 'model'))).filter((name) => /\.(h|cpp)$/.test(name)).toSorted();
    const files = names.map(async (name) => [name, await readFile(join(folder, 'model', name), 'utf8')] as const);
    const model = Object.fromEntries(await Promise.all(files));
    // Verilator does not notice that a write failed, and leaves the rest of the file away.
    if (!Object.values(model).every((text) => text.endsWith('\n'))) {
      throw new UserError(
        `the disk is full: Verilator needs more room in ${tmpdir()} (or in the folder that TMPDIR names)`,
      );
    }
    return model;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The model and the harness as one C++ file: headers are read once and calls can be inlined. */
function mainText(source: VerilatedSource, model: Readonly<Record<string, string>>, trace: boolean): string {
  const ports = source.ports.map((_, i) => `&dut->p${i}`);
  const previous = previousClock(source, model);
  const clocks = wrapperClocks(source);
  const set = (name: string, i: number): string =>
    clocks.length === 1 ? `dut->${name} = (level);` : `if (ticking >> ${i} & 1) dut->${name} = (level);`;
  return [
    ...['Vdut.h', 'Vdut___024root.h', 'Vdut__Syms.h'].map((name) => `#include "${name}"`),
    // What Verilator adds for calls from C is not used.
    ...Object.keys(model)
      .filter((name) => name.endsWith('.cpp') && !name.endsWith('__Dpi.cpp'))
      .map((name) => `#include "${name}"`),
    `#define GATEWRIGHT_PORTS {${[...ports, 'nullptr'].join(', ')}}`,
    `#define GATEWRIGHT_SET_CLOCKS(level) ${clocks.map(set).join(' ')}`,
    ...(previous === undefined ? [] : [`#define GATEWRIGHT_PREVIOUS_CLOCK ${previous}`]),
    ...(trace ? ['#define GATEWRIGHT_TRACE'] : []),
    '#include "harness.cpp"',
    '',
  ].join('\n');
}

/**
 * The member in which the model remembers the clock's last value. Known only where the rising clock is all that the
 * design waits for; elsewhere the harness evaluates the falling edge too, which is always right.
 */
function previousClock(source: VerilatedSource, model: Readonly<Record<string, string>>): string | undefined {
  if (source.verilog.files.some((f) => /\bnegedge\b/.test(f.text))) return undefined;
  const names = new Set(model['Vdut___024root.h']?.match(/\b__Vtrig\w*prev\w*\b/g));
  const [only] = names;
  return names.size === 1 && /clk(__\d+)?$/.test(only!) ? only : undefined;
}
