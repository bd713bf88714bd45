/** `gatewright cover`: what a design's tests reach, with the source. */
import { basename, join } from 'node:path';
import type { Project } from '../../config/project.ts';
import { renderCoveragePage } from '../../report/coverage-page.ts';
import { elaborateEntry } from '../../rtl-gen/design-entry.ts';
import type { OnProgress } from '../../support/progress.ts';
import { shown } from '../../support/project.ts';
import { readIfThere, writeWhole } from '../../support/write-file.ts';
import type { CoverageData } from '../../testbench/coverage/coverage-data.ts';
import { CoverageRecorder } from '../../testbench/coverage/coverage-recorder.ts';
import { type CoverageReport, coverageReport } from '../../testbench/coverage/coverage-report.ts';
import { parseWaivers } from '../../testbench/coverage/waivers.ts';
import { findEngine } from '../../testbench/engine/engines.ts';
import type { EngineName } from '../../testbench/engine/simulator.ts';
import { simulate } from './sim.ts';

export interface CoverOptions {
  readonly engine: string;
  /** Seed of the first property run; the others count up from it. */
  readonly seed: number;
  readonly runs: number;
  /** Clocks of each property run. */
  readonly clocks: number;
  /** Folder for `NAME.html` and `NAME.json`. */
  readonly out: string;
  readonly onProgress?: OnProgress;
}

export interface CoverResult {
  readonly engine: EngineName;
  readonly report: CoverageReport;
  /** Files: the page, and the `CoverageData` of all runs. */
  readonly page: string;
  readonly data: string;
}

/** A run that failed: what it reached would show nothing. */
export interface CoverFailure {
  readonly failure: string;
}

/** Run the design's properties and the recordings with coverage, and write the page and the data. */
export async function cover(
  project: Project,
  name: string,
  options: CoverOptions,
): Promise<CoverResult | CoverFailure> {
  const entry = project.design(name);
  const engine = findEngine(options.engine).name;
  const recorder = new CoverageRecorder(elaborateEntry(entry));
  const { failure } = await simulate(project, name, {
    ...options,
    create: (o) => recorder.create(engine, o),
  });
  if (failure !== undefined) return { failure };
  const disagreement = await replayAll(project, name, engine, recorder, options.onProgress);
  if (disagreement !== undefined) return { failure: disagreement };

  const coverage = recorder.data();
  const page = join(options.out, `${name}.html`);
  const data = join(options.out, `${name}.json`);
  const report = writeCoveragePage(coverage, engine, page);
  writeWhole(data, `${JSON.stringify(coverage)}\n`);
  return { engine, report, page, data };
}

/** Judge coverage by the waivers of its sources, and write the page. */
export function writeCoveragePage(coverage: CoverageData, engine: string, page: string): CoverageReport {
  const sources = sourcesOf(coverage);
  const waivers = [...sources].flatMap(([file, text]) => parseWaivers(file, text));
  const report = coverageReport(coverage, waivers);
  writeWhole(page, renderCoveragePage({ ...report, engine, sources }));
  return report;
}

/** What `--json` prints: counts, points that are missed, waivers, files. */
export function summaryOf({ engine, report, page, data }: CoverResult) {
  const { points, signals: _, instances: __, strays, ...rest } = report;
  const missed = points.filter((p) => p.state === 'missed').map(({ state: ___, statements: ____, ...point }) => point);
  return { ...rest, engine, strays, missed, page: shown(page), data: shown(data) };
}

/** The first disagreement with the golden model, if there is one. */
async function replayAll(
  project: Project,
  name: string,
  engine: EngineName,
  recorder: CoverageRecorder,
  onProgress: OnProgress | undefined,
): Promise<string | undefined> {
  const { replay, recordings } = await project.tests(name);
  if (replay === undefined || recordings === undefined) return undefined;
  for (const file of recordings()) {
    const simulator = await recorder.create(engine);
    const result = await replay(simulator, file);
    simulator.dispose();
    if (result.firstDisagreement !== undefined) return `${basename(file)}: ${result.firstDisagreement}`;
    onProgress?.(`${basename(file)}, ${result.clocks} clocks`);
  }
  return undefined;
}

/** The files that points and signals lie in, the top module's first. */
function sourcesOf({ instances, points, toggles }: CoverageData): ReadonlyMap<string, string> {
  const places = [...instances.map((i) => i.moduleAt), ...points.map((p) => p.at), ...toggles.map((t) => t.at)];
  const files = new Set(places.map((at) => at.file));
  // A place without a file is that of hardware that no source is known for.
  return new Map(
    [...files].flatMap((file) => {
      const text = readIfThere(file);
      return text === undefined ? [] : [[file, text] as const];
    }),
  );
}
