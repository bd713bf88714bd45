/** `gatewright regress`: everything that a seed drives, on every engine, shared and resumable. */
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openProject } from '../../config/open-project.ts';
import type { Project } from '../../config/project.ts';
import { renderJUnit } from '../../report/junit.ts';
import { renderRegressionPage } from '../../report/regression-page.ts';
import { elaborateEntry } from '../../rtl-gen/design-entry.ts';
import { requireRange } from '../../support/in-range.ts';
import { shown } from '../../support/project.ts';
import { UserError } from '../../support/user-error.ts';
import { readIfThere, writeWhole } from '../../support/write-file.ts';
import { CoverageRecorder, joinReached, type Reached } from '../../testbench/coverage/coverage-recorder.ts';
import { defaultEngine, findEngine } from '../../testbench/engine/engines.ts';
import type { EngineName } from '../../testbench/engine/simulator.ts';
import { verilatorAvailable } from '../../testbench/engine/verilator/toolchain.ts';
import { FORMAT, type Header, projectIdentity, requireSame } from '../../testbench/regress/identity.ts';
import { type Item, type ItemResult, inShard, type Shard } from '../../testbench/regress/item.ts';
import { type Read, readJournal } from '../../testbench/regress/journal.ts';
import { junitSuites } from '../../testbench/regress/junit-suites.ts';
import { type Choice, plan } from '../../testbench/regress/plan.ts';
import { runRegression } from '../../testbench/regress/regression.ts';
import { type SubjectCoverage, type Summary, summarise } from '../../testbench/regress/summary.ts';
import type { TrendRow } from '../../testbench/regress/trend.ts';
import { writeCoveragePage } from './cover.ts';

/** Where the journal and the reports go unless `--out` says otherwise; a shard's folder ends with `-1of3`. */
const regressFolder = ({ folders }: Project): string => join(folders.out, 'regress');

/** What is not given is chosen afresh, or with `resume` taken from the journal. */
export interface RegressOptions {
  readonly runs?: number | undefined;
  readonly seed?: number | undefined;
  readonly clocks?: number | undefined;
  readonly engines?: readonly string[] | undefined;
  readonly cover?: boolean | undefined;
  readonly mutate?: number | undefined;
  /** `2/3`: the second of three parts. */
  readonly shard?: string | undefined;
  /** Processes at once. Default: as many as there are processors. */
  readonly jobs?: number | undefined;
  /** Seconds for an item. */
  readonly limit: number;
  readonly out?: string | undefined;
  readonly resume?: boolean | undefined;
  /** A file for the results as JUnit XML. */
  readonly junit?: string | undefined;
  readonly signal?: AbortSignal;
  readonly onHeader?: (header: Header, folder: string) => void;
  readonly onStart?: (items: readonly Item[], done: ReadonlyMap<string, ItemResult>) => void;
  readonly onResult?: (item: Item, result: ItemResult) => void;
}

export interface RegressResult {
  readonly summary: Summary;
  /** Files. */
  readonly page: string;
  readonly data: string;
}

/** Run a regression, or go on with one, and write its summary and page. */
export async function regress(names: readonly string[], options: RegressOptions): Promise<RegressResult> {
  const { jobs = availableParallelism(), limit, signal, onStart, onResult } = options;
  requireRange('--jobs', jobs, 1, 256);
  requireRange('--timeout', limit, 1, 1_000_000);
  const shard = options.shard === undefined ? null : parseShard(options.shard);
  const usual = regressFolder((await openProject(names)).project);
  const folder = options.out ?? (shard === null ? usual : `${usual}-${shard.index}of${shard.of}`);
  const found = readJournal<Header, ItemResult>(folder);
  const resume = options.resume ? required(found, folder) : undefined;
  if (resume === undefined && found !== undefined && !isFinished(folder, found.header)) {
    throw new UserError(
      `${folder} holds a regression of which ${found.entries.length} items are finished: go on with it by --resume, or choose another --out`,
    );
  }
  const choice = await chosen(names, options, resume?.header.choice);
  const opened = await openProject(choice.names);
  const { project } = opened;
  const expected = {
    format: FORMAT,
    ...projectIdentity(project),
    choice,
    shard: resume === undefined ? shard : (shard ?? resume.header.shard),
  } as const;
  const items = (await plan(project, { ...choice, names: opened.names })).filter(
    (item) => expected.shard === null || inShard(item, expected.shard),
  );
  if (resume !== undefined) requireSame(resume.header, expected, folder);
  const header = resume?.header ?? { ...expected, trend: trendBefore(folder, expected) };
  const results = await runRegression(header, items, {
    folder,
    resume,
    jobs,
    limit,
    signal,
    worker: new URL('../../testbench/regress/worker.ts', import.meta.url),
    workerArguments: [JSON.stringify(project.place)],
    onStart: (all, done) => {
      options.onHeader?.(header, folder);
      onStart?.(all, done);
    },
    ...(onResult === undefined ? {} : { onResult }),
  });
  return report(project, header, items, results, folder, options.junit);
}

/** Join the parts of a regression, each with its folder, into one summary in `out`. */
export async function mergeRegressions(
  folders: readonly string[],
  { out: given, junit }: { readonly out?: string | undefined; readonly junit?: string | undefined },
): Promise<RegressResult> {
  const parts = folders.map((folder) => ({ folder, ...required(readJournal<Header, ItemResult>(folder), folder) }));
  const { choice } = parts[0]!.header;
  const { project, names } = await openProject(choice.names);
  const out = given ?? regressFolder(project);
  const expected = { format: FORMAT, ...projectIdentity(project), choice } as const;
  for (const { folder, header } of parts) requireSame(header, { ...expected, shard: header.shard }, folder);
  const whole = { ...expected, shard: null };
  const items = await plan(project, { ...choice, names });
  const results = new Map(parts.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)));
  return report(project, { ...whole, trend: trendBefore(out, whole) }, items, results, out, junit);
}

function report(
  project: Project,
  header: Header,
  items: readonly Item[],
  results: ReadonlyMap<string, ItemResult>,
  folder: string,
  junit: string | undefined,
): RegressResult {
  const engines = header.choice.engines.filter((engine) => engine === 'wasm' || engine === 'interpreter').join(', ');
  const summary = summarise(header, items, results, (subject, own) =>
    coverageOf(project, subject, own, engines, folder),
  );
  const page = join(folder, 'index.html');
  const data = join(folder, 'summary.json');
  if (junit !== undefined) writeWhole(junit, renderJUnit(junitSuites(items, results)));
  writeWhole(page, renderRegressionPage(summary));
  // Last, because it says that the regression is finished.
  writeWhole(data, `${JSON.stringify(summary, null, 1)}\n`);
  return { summary, page, data };
}

/** What all runs of a design reached together; writes its page. */
function coverageOf(
  project: Project,
  subject: string,
  results: readonly ItemResult[],
  engines: string,
  folder: string,
): SubjectCoverage | null {
  const reached = results.flatMap((r): readonly Reached[] => (r.reached === undefined ? [] : [r.reached]));
  const recorder = new CoverageRecorder(elaborateEntry(project.design(subject)));
  recorder.add(joinReached(reached), reached.length);
  const page = join('coverage', `${subject}.html`);
  const { runs, clocks, kinds } = writeCoveragePage(recorder.data(), engines, join(folder, page));
  const some = kinds.filter(({ points }) => points.total > 0);
  return { runs, clocks, kinds: some.map(({ kind, points }) => ({ kind, points })), page };
}

/** What is given goes before what the journal says, which goes before what is usual; a difference is found later. */
async function chosen(names: readonly string[], given: RegressOptions, before: Choice | undefined): Promise<Choice> {
  const { runs, seed, clocks, cover, mutate } = given;
  const engines = given.engines?.map((name) => findEngine(name).name);
  const choice: Choice = {
    names: names.length > 0 ? [...new Set(names)] : (before?.names ?? []),
    seed: seed ?? before?.seed ?? randomInt(2 ** 32),
    runs: runs ?? before?.runs ?? 4,
    clocks: clocks ?? before?.clocks ?? 10_000,
    engines: engines ?? before?.engines ?? (await usualEngines()),
    cover: cover ?? before?.cover ?? false,
    mutate: mutate ?? before?.mutate ?? 0,
  };
  requireRange('--runs', choice.runs, 1, 1_000_000);
  requireRange('--clocks', choice.clocks, 1, 10_000_000);
  requireRange('--seed', choice.seed, 0, 2 ** 32 - 1);
  requireRange('--mutate', choice.mutate, 0, 1_000_000);
  return choice;
}

/** The netlist, and the emitted Verilog as each program reads it that is there. */
async function usualEngines(): Promise<readonly EngineName[]> {
  return [defaultEngine, 'yosys', ...((await verilatorAvailable()) ? (['verilator'] as const) : [])];
}

function parseShard(text: string): Shard {
  const [, index, of] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index !== undefined && of !== undefined && index >= 1 && index <= of) return { index, of };
  throw new UserError(`--shard is ${text}: give a part and the number of parts, such as 2/3`);
}

function required(found: Read<Header, ItemResult> | undefined, folder: string): Read<Header, ItemResult> {
  if (found === undefined) throw new UserError(`there is no journal of a regression in ${shown(folder)}`);
  if (found.header.format !== FORMAT) throw new UserError(`the journal in ${shown(folder)} is not of this version`);
  return found;
}

/** The summary that a folder holds, if this version wrote it. */
function summaryIn(folder: string): Summary | undefined {
  try {
    const summary = JSON.parse(readIfThere(join(folder, 'summary.json')) ?? 'null') as Summary | null;
    return summary?.format === FORMAT ? summary : undefined;
  } catch {
    return undefined;
  }
}

type Identity = Pick<Header, 'content' | 'choice' | 'shard'>;

/** Whether a folder's summary is that of its journal. */
const isFinished = (folder: string, header: Identity): boolean => {
  const summary = summaryIn(folder);
  return summary !== undefined && identity(summary) === identity(header);
};

const identity = ({ content, choice, shard }: Identity): string => JSON.stringify([content, choice, shard]);

/** The regressions that a folder's summary tells of; not the same one twice, if it is repeated. */
function trendBefore(folder: string, header: Identity): readonly TrendRow[] {
  const trend = summaryIn(folder)?.trend ?? [];
  return isFinished(folder, header) ? trend.slice(0, -1) : trend;
}
