/** `gatewright sim`: the property run of a design against the golden model. */
import { findDesign } from '../../rtl-gen/catalogue.ts';
import type { OnProgress } from '../../support/progress.ts';
import { UserError } from '../../support/user-error.ts';
import { HwFailure, runHw } from '../../testbench/bench/run-hw.ts';
import { designTests } from '../../testbench/blocks/design-tests.ts';
import { findEngine } from '../../testbench/engine/engines.ts';
import type { EngineName } from '../../testbench/engine/simulator.ts';
import { elaborateEntry } from './emit.ts';

export interface SimOptions {
  readonly engine: string;
  /** Seed of the first run; the others count up from it. */
  readonly seed: number;
  readonly runs: number;
  /** Clocks of each run. */
  readonly clocks: number;
  readonly onProgress?: OnProgress;
}

export interface SimResult {
  readonly design: string;
  readonly engine: EngineName;
  /** The first seed, or the one that failed. */
  readonly seed: number;
  readonly runs: number;
  /** Clocks of all runs. */
  readonly clocks: number;
  /** Of the whole bench: design, agents, checker and model. */
  readonly clocksPerSecond: number;
  readonly passed: boolean;
  /** What failed, and the waves of that run. */
  readonly failure?: string;
  readonly waves?: string;
}

/** Run the design's properties with `runs` seeds; a failure ends the run and is part of the result. */
export async function simulate(name: string, options: SimOptions): Promise<SimResult> {
  const entry = findDesign(name);
  const engine = findEngine(options.engine);
  requireCount('--runs', options.runs);
  requireCount('--clocks', options.clocks);
  const design = elaborateEntry(entry);
  const tests = designTests(name);
  const base = { design: name, engine: engine.name, runs: options.runs };
  // The engine's own preparation is not part of the speed of simulation.
  (await engine.create(design, { seed: options.seed })).dispose();
  let clocks = 0;
  const started = performance.now();
  const speed = (): number => Math.round((clocks * 1000) / (performance.now() - started));
  for (let run = 0; run < options.runs; run++) {
    const seed = options.seed + run;
    try {
      const report = await runHw(
        {
          name,
          create: (o) => engine.create(design, o),
          seeds: [seed],
          replay: (s) => `npx gatewright sim ${name} --engine ${engine.name} --seed ${s} --clocks ${options.clocks}`,
        },
        tests.property(options.clocks),
      );
      clocks += report.runs.reduce((sum, r) => sum + r.cycles, 0);
    } catch (error) {
      if (!(error instanceof HwFailure)) throw error;
      clocks += error.run.cycles;
      const waves = error.waves === undefined ? {} : { waves: error.waves };
      return { ...base, seed, clocks, clocksPerSecond: speed(), passed: false, failure: error.message, ...waves };
    }
    options.onProgress?.(`${run + 1} of ${options.runs} runs, ${clocks} clocks`);
  }
  return { ...base, seed: options.seed, clocks, clocksPerSecond: speed(), passed: true };
}

function requireCount(option: string, value: number): void {
  if (!Number.isInteger(value) || value < 1) throw new UserError(`${option} is ${value}: give an integer of 1 or more`);
}
