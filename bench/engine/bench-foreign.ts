/** The built-in engine beside native Verilator on cores from elsewhere, under inputs that know nothing of them. */
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import type { Progress } from '../../support/progress.ts';
import { UserError } from '../../support/user-error.ts';
import { readVerilog } from '../../testbench/engine/foreign/simulate-verilog.ts';
import type { SourceFile } from '../../testbench/engine/foreign/verilog-to-json.ts';
import { simulate } from '../../testbench/engine/wasm/engine.ts';
import type { EngineBenchmark, EngineFigure } from './bench-engine.ts';
import { type Contender, complaint, referenceName, runningOf, runningProgram } from './contender.ts';
import { equalWork } from './equal-work.ts';
import { BENCH_TOP, foreignBenchModule } from './foreign-bench-module.ts';
import { type ForeignCore, foreignCores } from './foreign-cores.ts';
import { buildNative, FOREIGN_FLAGS, nativeTools } from './native-build.ts';
import { Disagreement, throughput } from './throughput.ts';

/** Minutes are possible: Yosys computes constant functions with loops slowly. */
const READING_SECONDS = 60;

const checksum = { name: 'checksum', width: 64 } as const;

/** A core with what keeps it busy. */
interface Driven {
  readonly files: readonly SourceFile[];
  readonly net: Netlist;
}

const contenders: readonly Contender<Driven>[] = [
  {
    name: 'wasm',
    missing: async () => undefined,
    start: async ({ net }) => runningOf(await simulate(net)),
  },
  {
    name: referenceName,
    missing: complaint(nativeTools),
    start: async ({ files }) => {
      const design = { top: BENCH_TOP, files: files.map(forVerilator) };
      return runningProgram(await buildNative(design, [checksum], FOREIGN_FLAGS), [checksum]);
    },
  },
];

/** Assertions that stand under FORMAL are not part of the core, and neither does the engine compute them here. */
const forVerilator = ({ name, text }: SourceFile): SourceFile => ({ name, text: `\`undef FORMAL\n${text}` });

export interface BenchForeignOptions {
  /** The folder, such as one of a clone of an open core. */
  readonly foreign: string;
  /** Modules; default: those that nothing else in the folder instantiates. */
  readonly designs?: readonly string[];
  /** Rounds of turns, 1 or more. */
  readonly rounds: number;
}

/**
 * Finds the cores of a folder. What cannot be read, simulated or compiled, has no clock, or ends with another checksum
 * than native Verilator is left out with a sentence that says so; if all are, that is a `UserError`.
 */
export async function benchForeign(options: BenchForeignOptions): Promise<EngineBenchmark> {
  const { foreign, designs, rounds } = options;
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new UserError(`--rounds is ${rounds}: give an integer of 1 or more`);
  const cores = foreignCores(foreign, designs);
  const entrants: Contender<Driven>[] = [];
  const leftOut: string[] = [];
  for (const contender of contenders) {
    const missing = await contender.missing();
    if (missing === undefined) entrants.push(contender);
    else leftOut.push(`${contender.name} is left out: ${missing}`);
  }
  return {
    leftOut,
    steps: cores.length,
    run: async (progress) => {
      const figures: EngineFigure[] = [];
      for (const core of cores) figures.push(...(await measure(core, entrants, rounds, progress)));
      if (figures.length === 0)
        throw new UserError(`none of the ${cores.length} cores of ${foreign} could be measured`);
      return figures;
    },
  };
}

async function measure(
  core: ForeignCore,
  entrants: readonly Contender<Driven>[],
  rounds: number,
  progress: Progress,
): Promise<readonly EngineFigure[]> {
  const speeds = await progress.step(
    core.top,
    async () => {
      try {
        return await throughput(core.top, await drivenCore(core), entrants, rounds);
      } catch (error) {
        if (error instanceof UserError || error instanceof Disagreement) return error.message;
        throw error;
      }
    },
    (found) =>
      typeof found === 'string' ? `left out: ${found}` : found.map((v) => `${(v / 1e6).toPrecision(3)} M/s`).join(', '),
  );
  if (typeof speeds === 'string') return [];
  const reference = speeds[entrants.findIndex(({ name }) => name === referenceName)];
  return entrants.map(({ name: engine }, i) => ({
    design: core.top,
    engine,
    clocksPerSecond: speeds[i]!,
    firstClockMs: null,
    warmClockMs: null,
    ratioToNativeVerilator: reference === undefined ? null : speeds[i]! / reference,
  }));
}

async function drivenCore({ top, files }: ForeignCore): Promise<Driven> {
  const read = async (all: readonly SourceFile[], name: string): Promise<Netlist> => {
    const signal = AbortSignal.timeout(1000 * READING_SECONDS);
    try {
      return await readVerilog(all, name, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new UserError(`Yosys has not read it in ${READING_SECONDS} s`);
    }
  };
  const net = await read(files, top);
  if (net.clocks.length === 0) throw new UserError('it has no clock');
  if (net.outputs.length === 0) throw new UserError('it has no output');
  const all = [...files, foreignBenchModule(net)];
  return { files: all, net: equalWork(await read(all, BENCH_TOP)) };
}
