/** `gatewright bench engine`: the engines against each other. */
import { type BenchEngineOptions, benchEngine, type EngineFigure } from '../../bench/engine/bench-engine.ts';
import type { Project } from '../../config/project.ts';
import { requireRange } from '../../support/in-range.ts';
import { Progress } from '../../support/progress.ts';

/** Runs the benchmark; what it does, and which engines are left out and why, goes to `say`. */
export async function measureEngines(
  project: Project,
  options: BenchEngineOptions,
  say: (line: string) => void,
): Promise<readonly EngineFigure[]> {
  requireRange('--rounds', options.rounds, 1, 10_000);
  const benchmark = await benchEngine(project, options);
  for (const sentence of benchmark.leftOut) say(sentence);
  return await benchmark.run(new Progress(benchmark.steps, say));
}
