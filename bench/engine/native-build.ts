/** From Verilog to a native program, as a person with Verilator and g++ builds it for speed. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VerilogDesign } from '../../rtl-gen/verilog/verilog-file.ts';
import { type Bytes, cached, cacheFolder, contentKey } from '../../support/cache.ts';
import { execa } from '../../support/execa.ts';
import { UserError } from '../../support/user-error.ts';
import { writeWhole } from '../../support/write-file.ts';
import { runVerilator, verilatorVersion } from '../../testbench/engine/verilator/toolchain.ts';
import { type NativePort, nativeMain } from './native-main.ts';

/**
 * What Verilator's manual gives for speed. The optimisation has to be given to make: Verilator's own -Os stands behind
 * what -CFLAGS says on g++'s command line, and wins. What runs once only (OPT_SLOW) is left as it is, unoptimised,
 * because it takes half as long again to build otherwise.
 */
const FLAGS = [
  ...['--cc', '--exe', '--build', '-j', '0', '--prefix', 'Vdut', '--Mdir', 'model'],
  ...['-O3', '--x-assign', 'fast', '--x-initial', 'fast', '--noassert'],
];
const MAKEFLAGS = 'OPT_FAST=-O3 OPT_GLOBAL=-O3';

/** Verilator's runtime, the same for every design. */
const RUNTIME = ['verilated.o', 'verilated_threads.o'];

/** For Verilog that was written elsewhere: what lint says of it, or a file's time scale, does not matter to a bench. */
export const FOREIGN_FLAGS = ['-Wno-fatal', '--timescale', '1ns/1ps'];

/**
 * The program for a design with the outputs `outputs`, built with `more` flags; programs and the runtime's objects are
 * cached by content. Rejects with a `UserError` when a tool is missing or does not accept the design.
 */
export async function buildNative(
  verilog: VerilogDesign,
  outputs: readonly NativePort[],
  more: readonly string[] = [],
): Promise<Bytes> {
  const tools = await nativeTools();
  const main = nativeMain(outputs);
  const key = contentKey(tools, main, ...more, JSON.stringify(verilog));
  return await cached('native', key, () => build(verilog, main, tools, more));
}

/** `tools` names the runtime's objects in the cache. */
async function build(verilog: VerilogDesign, main: string, tools: string, more: readonly string[]): Promise<Bytes> {
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-native-'));
  try {
    const sources = [{ name: 'main.cpp', text: main }, ...verilog.files];
    for (const { name, text } of sources) writeWhole(join(folder, name), text);
    const runtime = RUNTIME.map((name) => ({
      built: join(folder, 'model', name),
      kept: join(cacheFolder('native'), `${tools}.${name}`),
    }));
    const known = runtime.every(({ kept }) => existsSync(kept));
    if (known) {
      mkdirSync(join(folder, 'model'));
      for (const { built, kept } of runtime) copyFileSync(kept, built);
    }
    // `-o FILE` tells make not to build it again, whatever it depends on.
    const make = known ? [MAKEFLAGS, ...RUNTIME.map((name) => `-o ${name}`)].join(' ') : MAKEFLAGS;
    const files = sources.map(({ name }) => name).filter((name) => /\.(cpp|s?v)$/.test(name));
    const args = [...FLAGS, ...more, '-MAKEFLAGS', make, '--top-module', verilog.top, ...files];
    await runVerilator(args, folder, verilog.top);
    if (!known) for (const { built, kept } of runtime) writeWhole(kept, readFileSync(built));
    return readFileSync(join(folder, 'model', 'Vdut'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Flags and versions of the tools as one key. Rejects with a `UserError` when a tool is missing. */
export async function nativeTools(): Promise<string> {
  const verilator = await verilatorVersion();
  const tools = ['g++', 'make'].map(async (tool) => {
    const { code, stdout } = await execa(tool, ['--version'], { reject: false });
    if (code === 'ENOENT') throw new UserError(`native Verilator needs ${tool}: run \`apt-get install ${tool}\``);
    return stdout;
  });
  return contentKey(...FLAGS, MAKEFLAGS, verilator, ...(await Promise.all(tools)));
}
