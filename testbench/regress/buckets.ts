/** Failures by what they have in common. */
import type { Divergence, Item, ItemFailure, ItemResult, RunItem } from './item.ts';
import { engineOf, replayOf } from './replay.ts';

/** Failures that look like one cause: the same assertion in the same block, and the same first diverging signal. */
export interface Bucket {
  readonly block: string;
  readonly assertion: string;
  /** Where an engine was found to differ from the interpreter, the signal in which it does first; else null. */
  readonly divergence: (Divergence & { readonly engine: string }) | null;
  /**
   * Whether a run was repeated beside the interpreter: then no divergence puts the mistake into design, test or model.
   */
  readonly compared: boolean;
  readonly count: number;
  readonly subjects: readonly string[];
  readonly tests: readonly string[];
  readonly engines: readonly string[];
  /** Not in the regression before; null where there is none. */
  readonly isNew: boolean | null;
  /** The failure with the fewest cycles. */
  readonly example: BucketExample;
  /** Some of the items, in the regression's order. */
  readonly items: readonly string[];
}

export interface BucketExample {
  readonly item: string;
  readonly seed: number;
  readonly cycle: number | null;
  readonly message: string;
  /** The command that repeats it, and writes waves. */
  readonly replay: string;
}

/** Items that a bucket lists. */
const LISTED = 50;

/** A failure and the item that it is of. */
interface Case {
  readonly item: Item;
  readonly failure: ItemFailure;
}

/** The name of the item that looks for what a failed run differs in. */
export const diagnosisId = ({ id }: Pick<Item, 'id'>): string => `diagnosis of ${id}`;

/** By what a bucket is known from one regression to the next. */
export const bucketKey = ({
  block,
  assertion,
  divergence,
}: Pick<Bucket, 'block' | 'assertion' | 'divergence'>): string =>
  [block, assertion, ...(divergence === null ? [] : [divergence.engine, divergence.signal])].join(' | ');

/**
 * The runs that are to be repeated beside the interpreter: of each assertion of a block and each engine the one with
 * the fewest cycles. A shard's are a superset of what the whole needs of it, so that parts can be joined.
 */
export function toDiagnose(items: readonly Item[], results: ReadonlyMap<string, ItemResult>): readonly RunItem[] {
  return [...byEngine(casesOf(items, results)).values()].flatMap((cases) => {
    const { item } = smallest(cases);
    return item.kind === 'run' && item.engine !== 'interpreter' ? [item] : [];
  });
}

/** All failures in buckets, the largest first. `before`: the keys of the last regression's. */
export function bucketsOf(
  items: readonly Item[],
  results: ReadonlyMap<string, ItemResult>,
  before: readonly string[] | undefined,
): readonly Bucket[] {
  const found = new Map<
    string,
    { head: Pick<Bucket, 'block' | 'assertion' | 'divergence'>; compared: boolean; cases: Case[] }
  >();
  for (const cases of byEngine(casesOf(items, results)).values()) {
    const example = smallest(cases);
    const answer = results.get(diagnosisId(example.item))?.divergence;
    const engine = engineOf(example.item);
    const divergence = answer === undefined || answer === null ? null : { ...answer, engine };
    const head = { block: example.item.block, assertion: example.failure.assertion, divergence };
    const bucket = found.get(bucketKey(head)) ?? { head, compared: false, cases: [] };
    bucket.cases.push(...cases);
    bucket.compared ||= answer !== undefined;
    found.set(bucketKey(head), bucket);
  }
  const place = new Map(items.map((item, i) => [item.id, i]));
  const all = [...found.values()].map(({ head, compared, cases }): Bucket => {
    cases.sort((a, b) => place.get(a.item.id)! - place.get(b.item.id)!);
    const key = bucketKey(head);
    return {
      ...head,
      compared,
      count: cases.length,
      subjects: unique(cases.map(({ item }) => item.subject)),
      tests: unique(cases.map(({ item, failure }) => failure.test ?? item.test)),
      engines: unique(cases.map(({ item }) => engineOf(item))),
      isNew: before === undefined ? null : !before.includes(key),
      example: exampleOf(smallest(cases)),
      items: unique(cases.map(({ item }) => item.id)).slice(0, LISTED),
    };
  });
  return all.sort((a, b) => b.count - a.count || (bucketKey(a) < bucketKey(b) ? -1 : 1));
}

function casesOf(items: readonly Item[], results: ReadonlyMap<string, ItemResult>): readonly Case[] {
  return items.flatMap((item) => (results.get(item.id)?.failures ?? []).map((failure) => ({ item, failure })));
}

function byEngine(cases: readonly Case[]): ReadonlyMap<string, readonly Case[]> {
  return Map.groupBy(cases, ({ item, failure }) => [item.block, failure.assertion, engineOf(item)].join(' | '));
}

/** The first of those with the fewest cycles; one that has no cycles comes last. */
function smallest(cases: readonly Case[]): Case {
  const cycle = ({ failure }: Case): number => failure.cycle ?? Number.POSITIVE_INFINITY;
  return cases.reduce((best, next) => (cycle(next) < cycle(best) ? next : best));
}

function exampleOf({ item, failure }: Case): BucketExample {
  const { message, cycle = null } = failure;
  return { item: item.id, seed: item.seed, cycle, message, replay: replayOf(item, failure) };
}

const unique = (list: readonly string[]): readonly string[] => [...new Set(list)];
