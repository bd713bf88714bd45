/** The user's tests, run where there is no Vitest, with waves of each and coverage of all. */
import { setVariable } from '../../../support/environment.browser.ts';
import { memoryFiles } from '../../../support/memory-files.ts';
import { takeTests } from '../../../testbench/bench/test-runner.browser.ts';
import { WAVES_VARIABLE } from '../../../testbench/bench/wave-choice.ts';
import { CoverageRecorder } from '../../../testbench/coverage/coverage-recorder.ts';
import { coverageReport, type ReportPoint } from '../../../testbench/coverage/coverage-report.ts';
import { engines } from '../../../testbench/engine/engines.ts';
import type { Engine } from '../../../testbench/engine/simulator.ts';
import type { WaveData } from '../../../testbench/waves/viewer/wave-data-types.ts';
import type { CoveredLine, TestResult, TestsResult, UserFiles } from './results.ts';
import { problemsOf } from './run-design.ts';
import { loadUserModule } from './user-modules.ts';

/** Milliseconds until a test is given up. */
const timeout = 20_000;

/** Runs what `design.test.ts` registers; coverage is of the design that its first simulator is of. */
export async function runTests({ modules }: UserFiles): Promise<TestsResult> {
  if (modules['design.test.ts'] === undefined) return { tests: [], problems: [] };
  const recorded = new Recorded();
  const wasm = engines.wasm as { create: Engine['create'] };
  const plain = wasm.create;
  try {
    takeTests();
    await loadUserModule('design.test.ts', modules);
    setVariable(WAVES_VARIABLE, 'html');
    wasm.create = (design, options) => recorded.create(plain, design, options);
    const tests: TestResult[] = [];
    for (const { name, isSkipped, body } of takeTests()) {
      if (isSkipped) tests.push({ name, state: 'skipped', milliseconds: 0 });
      else tests.push(await runOne(name, body));
    }
    return { tests, problems: [], ...recorded.coverage() };
  } catch (error) {
    return { tests: [], problems: problemsOf(error) };
  } finally {
    wasm.create = plain;
    setVariable(WAVES_VARIABLE, undefined);
  }
}

type Body = ReturnType<typeof takeTests>[number]['body'];

async function runOne(name: string, body: Body): Promise<TestResult> {
  for (const path of memoryFiles.keys()) if (path.startsWith('out/')) memoryFiles.delete(path);
  const began = performance.now();
  const ended = (): Pick<TestResult, 'name' | 'milliseconds'> & { waves?: WaveData } => {
    const waves = writtenWaves();
    return { name, milliseconds: performance.now() - began, ...(waves === undefined ? {} : { waves }) };
  };
  try {
    await body({ signal: AbortSignal.timeout(timeout), task: { timeout, file: { name: 'design.test.ts' } } });
    return { state: 'passed', ...ended() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // What follows is for a terminal: files of waves and the command that repeats the run.
    return { state: 'failed', message: message.replace(/\n\n {2}(?:seed|stimulus):[\s\S]*$/, ''), ...ended() };
  }
}

/** The waves that the run has written, as the viewer takes them. */
function writtenWaves(): WaveData | undefined {
  const path = [...memoryFiles.keys()].find((name) => name.startsWith('out/') && name.endsWith('.html'));
  if (path === undefined) return undefined;
  const waves = JSON.parse(new TextDecoder().decode(memoryFiles.get(path)!));
  return { ...waves, bytes: Uint8Array.from(waves.bytes) };
}

/** Coverage of the design of the first simulator. */
class Recorded {
  #top: string | undefined;
  #recorder: CoverageRecorder | undefined;

  create(plain: Engine['create'], design: Parameters<Engine['create']>[0], options: Parameters<Engine['create']>[1]) {
    if (this.#top === undefined) {
      this.#top = design.top.name;
      // Coverage is of designs of one clock.
      if (design.top.domains.length <= 1) this.#recorder = new CoverageRecorder(design);
    }
    if (this.#recorder === undefined || design.top.name !== this.#top) return plain(design, options);
    return this.#recorder.create('wasm', options);
  }

  coverage(): Pick<TestsResult, 'coverage'> {
    if (this.#recorder === undefined) return {};
    const { points } = coverageReport(this.#recorder.data(), []);
    const own = points.filter(({ at }) => at.file === 'design.ts');
    const hit = points.filter(({ state }) => state === 'hit').length;
    return { coverage: { lines: coveredLines(own), hit, total: points.length } };
  }
}

function coveredLines(points: readonly ReportPoint[]): readonly CoveredLine[] {
  const byLine = Map.groupBy(points, ({ at }) => at.line);
  return [...byLine].map(([line, list]) => {
    const missed = list
      .filter(({ state }) => state === 'missed')
      .map(({ kind, name, arm }) => `${kind} ${name} ${arm}`);
    return { line, state: missed.length === 0 ? 'hit' : missed.length < list.length ? 'part' : 'missed', missed };
  });
}
