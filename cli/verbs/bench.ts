/** `gatewright bench engine`: the engines against each other. */
import {
  type BenchEngineOptions,
  benchEngine,
  type EngineBenchmark,
  type EngineFigure,
} from '../../bench/engine/bench-engine.ts';
import { benchForeign } from '../../bench/engine/bench-foreign.ts';
import type { Project } from '../../config/project.ts';
import { requireRange } from '../../support/in-range.ts';
import { Progress } from '../../support/progress.ts';
import { UserError } from '../../support/user-error.ts';

/** Runs the benchmark; what it does, and which engines are left out and why, goes to `say`. */
export async function measureEngines(
  project: Project,
  options: BenchEngineOptions,
  say: (line: string) => void,
): Promise<readonly EngineFigure[]> {
  requireRange('--rounds', options.rounds, 1, 10_000);
  const { foreign } = options;
  const benchmark =
    foreign === undefined ? await benchEngine(project, options) : await foreignBenchmark(foreign, options);
  for (const sentence of benchmark.leftOut) say(sentence);
  return await benchmark.run(new Progress(benchmark.steps, say));
}

/** The cores of a folder: speeds of the built-in engine and of native Verilator. */
async function foreignBenchmark(foreign: string, options: BenchEngineOptions): Promise<EngineBenchmark> {
  const { set, engines, designs, rounds } = options;
  for (const [flag, given] of Object.entries({ '--set': set, '--engines': engines })) {
    if (given !== undefined)
      throw new UserError(`${flag} is for designs of the project, and --foreign for others: leave one out`);
  }
  return await benchForeign({ foreign, rounds, ...(designs === undefined ? {} : { designs }) });
}
