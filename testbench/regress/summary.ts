/** What a regression found: plain data, which scripts may rely on. */
import type { Counts } from '../coverage/coverage-report.ts';
import { type FunctionalCoverage, mergeFunctional, totalScore } from '../coverage/functional/functional-coverage.ts';
import { missingCoverage } from '../coverage/functional/missing.ts';
import { joinMutation } from '../mutation/join-reports.ts';
import type { Survivor } from '../mutation/report.ts';
import { type Bucket, bucketKey, bucketsOf } from './buckets.ts';
import type { Header } from './identity.ts';
import type { Item, ItemResult, Shard } from './item.ts';
import type { Choice } from './plan.ts';
import { engineOf } from './replay.ts';
import { type TrendRow, withRow } from './trend.ts';

/**
 * The summary of a regression, as `summary.json` has it. Guarantee: all but `times` depends on the header and the
 * items' results alone, so that a regression that was interrupted or shared ends with the same bytes there.
 */
export interface Summary {
  readonly format: string;
  readonly version: string;
  readonly content: string;
  readonly choice: Choice;
  readonly shard: Shard | null;
  /** Everything was run, and nothing failed. */
  readonly passed: boolean;
  readonly counts: Tally & {
    /** Items that have no result, since a shard is missing. */
    readonly missing: number;
  };
  readonly failures: readonly Bucket[];
  /** Keys of failures of the regression before that did not come again. */
  readonly gone: readonly string[];
  readonly subjects: readonly SubjectSummary[];
  /** Earlier regressions of the folder, and this one last. */
  readonly trend: readonly TrendRow[];
  readonly times: Times;
}

interface Tally {
  readonly items: number;
  readonly failed: number;
  readonly tests: number;
  readonly clocks: number;
}

/** A design, or a file of tests. */
export interface SubjectSummary extends Tally {
  readonly name: string;
  readonly kind: 'design' | 'suite';
  /** By test and engine, in the order in which they were planned. */
  readonly rows: readonly (Tally & { readonly test: string; readonly engine: string })[];
  /** Of the design's text. */
  readonly coverage: SubjectCoverage | null;
  /** Of its tests' cover groups, all runs together. */
  readonly functional: SubjectFunctional | null;
  readonly mutation: SubjectMutation | null;
}

/** What its runs reached; what is neither hit nor waived is missed. */
export interface SubjectCoverage {
  readonly runs: number;
  readonly clocks: number;
  readonly kinds: readonly { readonly kind: string; readonly points: Counts }[];
  /** The page with the source, beside the summary. */
  readonly page: string;
}

export interface SubjectFunctional {
  readonly bins: number;
  readonly covered: number;
  /** What each point lacks that has missed its goal, a sentence each. */
  readonly missing: readonly string[];
  readonly coverage: FunctionalCoverage;
}

export interface SubjectMutation {
  readonly total: number;
  readonly killed: number;
  readonly equivalent: number;
  readonly survivors: readonly Survivor[];
}

/** What a clock on the wall decides. */
export interface Times {
  /** Of all items together; several at once count each. */
  readonly seconds: number;
  readonly subjects: Readonly<Record<string, number>>;
  /** The items that took longest. */
  readonly slowest: readonly { readonly id: string; readonly seconds: number }[];
}

/** Items that `times.slowest` lists. */
const SLOWEST = 15;

/**
 * The summary of the results that there are. `coverageOf` makes a design's coverage, once its runs are known; a score
 * of mutants is left out for a design that fails its own tests, as these then fail on every mutant.
 */
export function summarise(
  header: Header,
  items: readonly Item[],
  results: ReadonlyMap<string, ItemResult>,
  coverageOf: (subject: string, results: readonly ItemResult[]) => SubjectCoverage | null,
): Summary {
  const { format, version, content, choice, shard, trend } = header;
  const done = items.filter(({ id }) => results.has(id));
  const resultsOf = (list: readonly Item[]): readonly ItemResult[] => list.map(({ id }) => results.get(id)!);
  const subjects = [...Map.groupBy(done, ({ subject }) => subject)].map(([name, of]): SubjectSummary => {
    const own = resultsOf(of);
    const runs = of.filter(({ kind }) => kind !== 'mutants');
    const sound = resultsOf(runs).every(({ failures }) => failures.length === 0);
    const mutation = joinMutation(own.flatMap((r) => r.mutation ?? []));
    const groups = own.flatMap((r) => r.functional ?? []);
    const rows = Map.groupBy(of, (item) => `${item.test} | ${engineOf(item)}`);
    return {
      name,
      kind: of[0]!.kind === 'suite' ? 'suite' : 'design',
      ...tally(own),
      rows: [...rows.values()].map((row) => {
        return { test: row[0]!.test, engine: engineOf(row[0]!), ...tally(resultsOf(row)) };
      }),
      coverage: own.some((r) => r.reached !== undefined) ? coverageOf(name, own) : null,
      functional: groups.length === 0 ? null : functionalOf(mergeFunctional(groups)),
      mutation: mutation === undefined || !sound ? null : mutationOf(mutation),
    };
  });
  const failures = bucketsOf(items, results, trend.at(-1)?.failures);
  const keys = failures.map(bucketKey);
  const counts = { ...tally(resultsOf(done)), missing: items.length - done.length };
  return {
    format,
    version,
    content,
    choice,
    shard,
    passed: counts.failed === 0 && counts.missing === 0,
    counts,
    failures,
    gone: (trend.at(-1)?.failures ?? []).filter((key) => !keys.includes(key)),
    subjects,
    trend: withRow(trend, rowOf(header, counts, subjects, keys)),
    times: timesOf(done, results),
  };
}

function tally(results: readonly ItemResult[]): Tally {
  const sum = (of: (r: ItemResult) => number): number => results.reduce((all, r) => all + of(r), 0);
  return {
    items: results.length,
    failed: results.filter((r) => r.failures.length > 0).length,
    tests: sum((r) => r.tests),
    clocks: sum((r) => r.clocks),
  };
}

function functionalOf(coverage: FunctionalCoverage): SubjectFunctional {
  const { bins, covered } = totalScore(coverage);
  return { bins, covered, missing: missingCoverage(coverage), coverage };
}

const mutationOf = ({ total, killed, equivalent, survivors }: SubjectMutation): SubjectMutation => ({
  total,
  killed,
  equivalent,
  survivors,
});

function rowOf(
  { content, choice }: Header,
  { items, failed, clocks }: Tally,
  subjects: readonly SubjectSummary[],
  failures: readonly string[],
): TrendRow {
  const points = subjects.flatMap((s) => s.coverage?.kinds.map((k) => k.points) ?? []);
  const mutants = subjects.flatMap((s) => s.mutation ?? []);
  const sum = <T>(list: readonly T[], of: (value: T) => number): number => list.reduce((all, v) => all + of(v), 0);
  return {
    content,
    seed: choice.seed,
    items,
    failed,
    clocks,
    coverage:
      points.length === 0
        ? null
        : { hit: sum(points, (p) => p.hit), total: sum(points, (p) => p.total) - sum(points, (p) => p.waived) },
    mutants:
      mutants.length === 0 ? null : { killed: sum(mutants, (m) => m.killed), total: sum(mutants, (m) => m.total) },
    failures,
  };
}

function timesOf(items: readonly Item[], results: ReadonlyMap<string, ItemResult>): Times {
  const seconds = ({ id }: Pick<Item, 'id'>): number => results.get(id)!.seconds;
  const sum = (list: readonly Item[]): number => rounded(list.reduce((all, item) => all + seconds(item), 0));
  const slowest = items.toSorted((a, b) => seconds(b) - seconds(a)).slice(0, SLOWEST);
  return {
    seconds: sum(items),
    subjects: Object.fromEntries([...Map.groupBy(items, (i) => i.subject)].map(([name, of]) => [name, sum(of)])),
    slowest: slowest.map((item) => ({ id: item.id, seconds: rounded(seconds(item)) })),
  };
}

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;
