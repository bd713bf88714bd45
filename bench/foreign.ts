/**
 * Verilog that was written elsewhere, through Yosys in the built-in engine and through Verilator, side by side.
 *
 * Run with `node bench/foreign.ts TOP FILE.v... [-- TOP FILE.v...]`, each group a design, for example of a clone of any
 * open core. Both engines get the same start values and the same random inputs (inputs that are called resets begin
 * active), and any of several clocks ticks or not. In every clock all outputs, and all names that both know, are
 * compared, and so are the texts of the waveforms. Then both run with constant inputs and all clocks as one, in turns,
 * for the ratio of their speeds; Verilator runs as WebAssembly, too.
 */
import { createHash } from 'node:crypto';
import { textTable } from '../report/table.ts';
import type { Netlist } from '../rtl-gen/ir/netlist.ts';
import { seededRandom } from '../support/random.ts';
import { UserError } from '../support/user-error.ts';
import { importNetlist } from '../testbench/engine/foreign/import-netlist.ts';
import type { StartValues } from '../testbench/engine/foreign/importing.ts';
import { readSourceFiles } from '../testbench/engine/foreign/read-files.ts';
import { readVerilog } from '../testbench/engine/foreign/simulate-verilog.ts';
import { type SourceFile, verilogToJson } from '../testbench/engine/foreign/verilog-to-json.ts';
import type { Signal, Simulator } from '../testbench/engine/simulator.ts';
import type { UnsetState } from '../testbench/engine/start-values.ts';
import { startValues } from '../testbench/engine/start-values.ts';
import { buildVerilated } from '../testbench/engine/verilator/build-verilated.ts';
import type { VerilatedPort, VerilatedSource } from '../testbench/engine/verilator/source.ts';
import { simulate } from '../testbench/engine/wasm/engine.ts';
import { ComparingSource } from '../testbench/waves/change-source.ts';
import { VcdText } from '../testbench/waves/vcd-text.ts';
import { waveTree } from '../testbench/waves/wave-tree.ts';

const CLOCKS = 20_000;
const SEED = 1;
/** Clocks in which what is called a reset is active. */
const RESET_CLOCKS = 20;
/**
 * The first clock that is compared: before, logic may have values for which the source has none, and each side its own.
 */
const FIRST = RESET_CLOCKS + 10;
const TIMED_CLOCKS = 300_000;
const ROUNDS = 5;

/** Verilator's side of the comparison: clocks are inputs like others, so any of them can tick. */
const source = (
  net: Netlist,
  files: readonly SourceFile[],
  unset: NonNullable<VerilatedSource['unset']>,
): VerilatedSource => {
  const clocks = [...new Set(net.clocks.map((c) => c.name))];
  const inputs = [...clocks.map((name) => ({ name, width: 1 })), ...net.inputs];
  const ports: readonly VerilatedPort[] = [
    ...inputs.map(({ name, width }) => ({ name, width, direction: 'in' as const })),
    ...net.outputs.map(({ name, width }) => ({ name, width, direction: 'out' as const })),
  ];
  return {
    verilog: { top: net.name, files },
    ports,
    clocks: [],
    unset: unset.map((s) => ({ ...s, path: inVerilator(s.path) })),
  };
};

/** A path as Verilator names it: Yosys takes each `else if` of an unnamed generate chain for a block of its own. */
const inVerilator = (path: string): string => path.replace(/\b(genblk\d+\.)(?:genblk\d+\.)+/g, '$1');

/** Memories that start with values from the seed, and arrays of which Yosys has made a register an entry. */
function unsetMemories(net: Netlist): readonly UnsetState[] {
  const arrays = new Map<string, UnsetState>();
  for (const { path, width, kind } of net.signals) {
    const [, array, entry] = /^(.*)\[(\d+)\]$/.exec(path) ?? [];
    if (array === undefined || kind !== 'reg') continue;
    const depth = Math.max(Number(entry) + 1, arrays.get(array)?.depth ?? 0);
    arrays.set(array, { path: array, width, depth });
  }
  const memories = net.memories.filter((m) => m.init === undefined);
  return [...memories, ...arrays.values()].filter((m) => /^[\w.]+$/.test(m.path));
}

/** What our side starts with: memories and arrays as drawn for Verilator too, registers as Verilator has chosen. */
function startsOf(net: Netlist, unset: readonly UnsetState[], theirs: Simulator): StartValues {
  const drawn = startValues(unset, SEED);
  const known = new Map(theirs.signals.map((s) => [s.path, s]));
  const words = unset.map(({ path, depth = 1 }, index) => {
    return [path, Array.from({ length: depth }, (_, address) => BigInt(drawn(index, address)))] as const;
  });
  const entries = words.flatMap(([path, list]) => list.map((word, i) => [`${path}[${i}]`, word] as const));
  const registers = net.signals.flatMap(({ path }) => {
    const signal = known.get(inVerilator(path));
    return signal === undefined ? [] : [[path, BigInt(signal.get())] as const];
  });
  return { memories: new Map(words), registers: new Map([...entries, ...registers]) };
}

interface Agreement {
  readonly compared: number;
  readonly registers: number;
  readonly difference: string;
  readonly waves: string;
}

/** Both under the same inputs. */
function compare(net: Netlist, ours: Simulator, theirs: Simulator): Agreement {
  const random = seededRandom(SEED);
  const known = new Map(theirs.signals.map((s) => [s.path, s]));
  const pairs = ours.signals.flatMap((signal): readonly (readonly [Signal, Signal])[] => {
    const other = known.get(inVerilator(signal.path));
    return other === undefined || other.width !== signal.width ? [] : [[signal, { ...signal, get: other.get }]];
  });
  const texts = [0, 1].map((side) => {
    const hash = createHash('sha256');
    const signals = pairs.map((pair) => pair[side]!);
    const write = (text: string): void => void hash.update(text);
    return { hash, text: new VcdText(new ComparingSource(signals), waveTree(signals, net.name), write) };
  });
  const clocks = [...new Set(net.clocks.map((c) => c.name))];
  let difference = '';
  for (let clock = 0; clock < CLOCKS && difference === ''; clock++) {
    for (const { name, width } of net.inputs) {
      const value = inputValue(name, width, clock, random);
      ours.port(name).set(value);
      theirs.port(name).set(value);
    }
    const different = clock < FIRST ? undefined : pairs.find(([a, b]) => a.get() !== b.get());
    if (different !== undefined) {
      difference = `clock ${clock}: ${different[0].path} is ${different[0].get()}, in Verilator ${different[1].get()}`;
    }
    if (clock >= FIRST) for (const { text } of texts) text.sample(clock);
    const ticking = clocks.length === 1 ? clocks : clocks.filter(() => random.chance(0.6));
    ours.step(1, ticking);
    for (const level of [1, 0]) {
      for (const name of ticking) theirs.port(name).set(level);
      // Reading an output is what makes the model look at its inputs.
      theirs.port(net.outputs[0]!.name).get();
    }
  }
  for (const { text } of texts) text.finish(CLOCKS);
  const [a, b] = texts.map(({ hash }) => hash.digest('hex'));
  return {
    compared: pairs.length,
    registers: pairs.filter(([{ kind }]) => kind === 'reg').length,
    difference: difference || 'none',
    waves: a === b ? 'equal' : 'different',
  };
}

const inputValue = (name: string, width: number, clock: number, random: ReturnType<typeof seededRandom>) => {
  if (!/rst|reset/i.test(name)) return random.chance(0.2) ? 0 : random.bits(width);
  const active = clock < RESET_CLOCKS || random.chance(0.001);
  return Number(active !== /n$|n_i$/i.test(name));
};

/** The design in a module with one clock, as both engines run fastest. */
function oneClock(net: Netlist): SourceFile {
  const range = (width: number): string => (width === 1 ? '' : `[${width - 1}:0] `);
  const clocks = [...new Set(net.clocks.map((c) => c.name))].map((name) => `.${name}(clk)`);
  const data = [...net.inputs, ...net.outputs].map(({ name }) => `.${name}(p_${name})`);
  const ports = [
    ...net.inputs.map(({ name, width }) => `input ${range(width)}p_${name}`),
    ...net.outputs.map(({ name, width }) => `output ${range(width)}p_${name}`),
  ];
  const text = `module one_clock(${['input clk', ...ports].join(', ')});\n  ${net.name} dut(${[...clocks, ...data].join(', ')});\nendmodule\n`;
  return { name: 'one_clock.v', text };
}

/** Medians of clocks per second, in turns. */
async function speeds(net: Netlist, files: readonly SourceFile[]): Promise<{ ours: number; theirs: number }> {
  const all = [...files, oneClock(net)];
  const wrapped = await readVerilog(all, 'one_clock');
  const ports = [
    ...wrapped.inputs.map((p) => ({ ...p, in: true })),
    ...wrapped.outputs.map((p) => ({ ...p, in: false })),
  ];
  const verilated: VerilatedSource = {
    verilog: { top: 'one_clock', files: all },
    ports: ports.map(({ name, width, in: input }) => ({ name, width, direction: input ? 'in' : 'out' })),
    clocks: [{ name: 'clk', edge: 'rising' }],
  };
  const simulators = [await simulate(wrapped), await buildVerilated(verilated)];
  for (const s of simulators) {
    const random = seededRandom(SEED);
    for (const clock of [0, RESET_CLOCKS]) {
      for (const { name, width } of wrapped.inputs) s.port(name).set(inputValue(name, width, clock, random));
      s.step(RESET_CLOCKS);
    }
    s.step(TIMED_CLOCKS / 3);
  }
  const figures: readonly number[][] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    simulators.forEach((s, i) => {
      const from = performance.now();
      s.step(TIMED_CLOCKS);
      figures[i]!.push((TIMED_CLOCKS * 1000) / (performance.now() - from));
    });
  }
  const [ours, theirs] = figures.map((list) => list.toSorted((a, b) => a - b)[ROUNDS >> 1]!);
  return { ours: ours!, theirs: theirs! };
}

/**
 * Verilator wants all modules to have a time scale or none, and its wrapper has none; it refuses, unless told not to,
 * bits out of range in logic that no parameter brings to life; and our build sets FORMAL, for assertions of ours.
 */
const forVerilator = (text: string): string =>
  `/* verilator lint_off SELRANGE */\n\`undef FORMAL\n${text.replace(/^\s*`timescale.*$/gm, '')}`;

async function run(top: string, paths: readonly string[]) {
  const files = readSourceFiles(paths).map(({ name, text }) => ({ name, text: forVerilator(text) }));
  const begun = performance.now();
  const json = await verilogToJson(files, top);
  const plain = importNetlist(json);
  await simulate(plain, { trace: true });
  const readyMs = performance.now() - begun;
  const unset = unsetMemories(plain);
  // Verilator's list of names cannot be had of a design with generate loops: then only its ports are compared.
  const trace = !files.some((f) => /\bgenvar\b/.test(f.text));
  const verilated = await buildVerilated(source(plain, files, unset), { trace, seed: SEED });
  const net = importNetlist(json, startsOf(plain, unset, verilated));
  const ready = await simulate(net, { trace: true });
  const agreement = compare(net, ready, verilated);
  const { ours, theirs } = await speeds(net, files);
  return { top, clocks: CLOCKS - FIRST, ...agreement, readyMs, ours, ratio: ours / theirs };
}

/** The groups of the command line: a top and its files each. */
function groups(words: readonly string[]): readonly (readonly string[])[] {
  const found: string[][] = [[]];
  for (const word of words) {
    if (word === '--') found.push([]);
    else found.at(-1)!.push(word);
  }
  return found;
}

try {
  const designs = groups(process.argv.slice(2));
  if (designs.some((group) => group.length < 2)) {
    throw new UserError(
      'give a top and its files (TOP FILE.v... [-- TOP FILE.v...]), for example of an open core that you have cloned',
    );
  }
  const rows = [];
  for (const [top, ...paths] of designs) rows.push(await run(top!, paths));
  console.log(
    textTable(rows, [
      { header: 'top', value: (r) => r.top },
      { header: 'clocks compared', value: (r) => r.clocks },
      { header: 'names', value: (r) => r.compared },
      { header: 'of these registers', value: (r) => r.registers },
      { header: 'first difference', value: (r) => r.difference },
      { header: 'waveforms', value: (r) => r.waves },
      { header: 'clocks/s', value: (r) => r.ours },
      { header: 'ratio to verilator', value: (r) => r.ratio.toPrecision(2), align: 'right' },
      { header: 'files to simulator, ms', value: (r) => r.readyMs },
    ]),
  );
  if (rows.some((r) => r.difference !== 'none' || r.waves !== 'equal')) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(`error: ${error.message}`);
  process.exitCode = 2;
}
