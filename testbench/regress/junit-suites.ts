/** The results of a regression as JUnit sees them: a suite for each design or file of tests, a case for each item. */
import type { Item, ItemResult } from './item.ts';
import { engineOf, replayOf } from './replay.ts';

/** A case of JUnit; seconds, as all times here. */
export interface JUnitCase {
  readonly name: string;
  readonly time: number;
  readonly failure?: { readonly message: string; readonly text: string };
}

export interface JUnitSuite {
  readonly name: string;
  readonly cases: readonly JUnitCase[];
}

/** Of the items that have results, in their order. */
export function junitSuites(items: readonly Item[], results: ReadonlyMap<string, ItemResult>): readonly JUnitSuite[] {
  const done = items.filter(({ id }) => results.has(id));
  return [...Map.groupBy(done, ({ subject }) => subject)].map(([name, of]) => ({
    name,
    cases: of.map((item) => caseOf(item, results.get(item.id)!)),
  }));
}

function caseOf(item: Item, { failures, seconds }: ItemResult): JUnitCase {
  const named = { name: `${item.test}, on ${engineOf(item)}, seed ${item.seed}`, time: seconds };
  const [first] = failures;
  if (first === undefined) return named;
  // Some readers take one failure a case only.
  const text = failures.map((f) =>
    [...(f.test === undefined ? [] : [f.test]), f.message, replayOf(item, f)].join('\n'),
  );
  return { ...named, failure: { message: first.assertion, text: text.join('\n\n') } };
}
