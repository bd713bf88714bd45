/** A design of the user's: elaborated, printed, and simulated with random inputs. */

import { renderMachine } from '../../../report/state-diagram.ts';
import { type AnyModule, elaborate } from '../../../rtl-gen/hdl/index.ts';
import { DesignError } from '../../../rtl-gen/ir/diagnostic.ts';
import type { Design } from '../../../rtl-gen/ir/module-ir.ts';
import { emitVerilog } from '../../../rtl-gen/verilog/emit.ts';
import { stateMachines } from '../../../rtl-gen/verilog/state-machines.ts';
import { memoryFiles } from '../../../support/memory-files.ts';
import { seededRandom } from '../../../support/random.ts';
import type { Simulator } from '../../../testbench/engine/simulator.ts';
import { wasmEngine } from '../../../testbench/engine/wasm/engine.ts';
import { record } from '../../../testbench/waves/recording.ts';
import { recordedWaves } from '../../../testbench/waves/viewer/wave-data.ts';
import type { WaveData } from '../../../testbench/waves/viewer/wave-data-types.ts';
import type { DesignResult, RunProblem, RunResult, UserFiles } from './results.ts';
import { loadUserModule, userPlace } from './user-modules.ts';

/** Cycles with random inputs; of the first ones there are waves. */
const cycles = 10_000;
const shownCycles = 64;

/** Elaborates the export `top` of `design.ts`, or the last module that it exports. */
export async function runDesign({ sources, modules }: UserFiles, top?: string): Promise<RunResult> {
  for (const [name, text] of Object.entries(sources)) memoryFiles.set(name, new TextEncoder().encode(text));
  try {
    if (modules['design.ts'] === undefined) return { kind: 'failed', problems: [] };
    const exported = Object.entries(await loadUserModule('design.ts', modules)).filter(isModule);
    const [name, shown] = exported.find(([candidate]) => candidate === top) ?? exported.at(-1) ?? [];
    if (name === undefined || shown === undefined) {
      const message = 'design.ts exports no module: write export const top = module(...), or a call of what makes one';
      return { kind: 'failed', problems: [{ code: 'no-module', message, at: [] }] };
    }
    return {
      kind: 'done',
      design: { tops: exported.map(([export_]) => export_), top: name, ...(await shownDesign(shown)) },
    };
  } catch (error) {
    return { kind: 'failed', problems: problemsOf(error) };
  }
}

/** What an error says to the user: the diagnostics of a design, or a sentence. */
export function problemsOf(error: unknown): readonly RunProblem[] {
  if (error instanceof DesignError) return error.diagnostics;
  const place = userPlace(error);
  const message = error instanceof Error ? error.message : String(error);
  return [{ code: 'error', message, at: place === undefined ? [] : [place] }];
}

const isModule = (entry: readonly [string, unknown]): entry is [string, AnyModule] => {
  const value = entry[1];
  return typeof value === 'object' && value !== null && 'body' in value && 'ports' in value && 'name' in value;
};

/** The one that was shown last: waves of it are made when they are looked at. */
let last: Design | undefined;

async function shownDesign(shown: AnyModule): Promise<Omit<DesignResult, 'tops' | 'top'>> {
  const began = performance.now();
  const design = elaborate(shown as Parameters<typeof elaborate>[0]);
  last = design;
  const elaborated = performance.now();
  const { files } = emitVerilog(design, { places: true });
  const printed = performance.now();
  const simulator = await wasmEngine.create(design, { seed: 1 });
  try {
    stimulate(simulator, cycles);
  } finally {
    simulator.dispose();
  }
  const simulated = performance.now();
  return {
    verilog: files,
    cycles,
    machines: stateMachines(design).map((machine) => ({
      name: `${machine.module}.${machine.register}`,
      svg: renderMachine(machine),
    })),
    warnings: design.warnings ?? [],
    times: { elaborate: elaborated - began, verilog: printed - elaborated, simulate: simulated - printed },
  };
}

/** All signals of the design that was run last, in its first cycles with the same inputs. */
export async function designWaves(): Promise<WaveData | undefined> {
  if (last === undefined) return undefined;
  const simulator = await wasmEngine.create(last, { seed: 1, trace: true });
  try {
    const recording = record(simulator);
    stimulate(simulator, shownCycles, () => recording.sample());
    return recordedWaves(recording, last.top.name);
  } finally {
    simulator.dispose();
  }
}

/** Two cycles of reset, then new random inputs in every cycle; every output is read in each. */
function stimulate(simulator: Simulator, count: number, each?: () => void): void {
  const random = seededRandom(1);
  const inputs = simulator.ports.filter(({ direction, reset }) => direction === 'in' && reset === undefined);
  const outputs = simulator.ports.filter(({ direction }) => direction === 'out');
  const resets = simulator.ports.filter(({ reset }) => reset !== undefined);
  for (const port of resets) port.set(port.reset!.active);
  for (let cycle = 0; cycle < count; cycle++) {
    if (cycle === 2) for (const port of resets) port.set(1 - port.reset!.active);
    for (const port of inputs) port.set(random.bits(port.width));
    for (const port of outputs) port.get();
    each?.();
    simulator.step();
  }
}
