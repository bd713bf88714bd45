/** A regression from its first item to its last, whatever interrupts it. */
import { diagnosisId, toDiagnose } from './buckets.ts';
import type { Header } from './identity.ts';
import type { DiagnosisItem, Item, ItemResult } from './item.ts';
import type { Outcome } from './item-process.ts';
import { Journal, type Read } from './journal.ts';
import { runItems } from './run-items.ts';
import { assertionOf } from './signature.ts';

export interface RegressionOptions {
  /** Where the journal is. */
  readonly folder: string;
  /** The journal that is to be gone on with; without one, a new one is begun. */
  readonly resume?: Read<Header, ItemResult> | undefined;
  /** Processes at once, and seconds for an item. */
  readonly jobs: number;
  readonly limit: number;
  /** The module of the worker processes. */
  readonly worker: URL;
  /** Of each worker process. */
  readonly workerArguments?: readonly string[];
  readonly signal?: AbortSignal | undefined;
  /** Called with all items and the results that there are already, and then once an item; diagnoses are none. */
  readonly onStart?: (items: readonly Item[], done: ReadonlyMap<string, ItemResult>) => void;
  readonly onResult?: (item: Item, result: ItemResult) => void;
}

/**
 * Run the items that the journal does not have, then repeat an example of each failure beside the interpreter. All
 * results by the items' ids, those of diagnoses too: the same for the same header and items, however often it was
 * interrupted, but for times. Rejects with a `UserError` where the journal cannot be written, or the signal's reason.
 */
export async function runRegression(
  header: Header,
  items: readonly Item[],
  options: RegressionOptions,
): Promise<ReadonlyMap<string, ItemResult>> {
  const { folder, resume, jobs, limit, worker, workerArguments = [], signal } = options;
  const results = new Map((resume?.entries ?? []).map((entry) => [entry.id, entry]));
  const journal = resume === undefined ? Journal.start(folder, header) : Journal.resume(folder, resume);
  const runAll = (list: readonly Item[]): Promise<void> =>
    runItems<Item, ItemResult>(
      list.filter(({ id }) => !results.has(id)),
      {
        worker,
        workerArguments,
        jobs,
        limit,
        signal,
        onOutcome: (item, outcome, seconds) => {
          const result = 'result' in outcome ? outcome.result : lostResult(item, outcome, seconds);
          journal.append(result);
          results.set(item.id, result);
          if (item.kind !== 'diagnosis') options.onResult?.(item, result);
        },
      },
    );
  try {
    options.onStart?.(items, results);
    await runAll(items);
    await runAll(toDiagnose(items, results).map(diagnosis));
  } finally {
    journal.close();
  }
  return results;
}

const diagnosis = (of: Parameters<typeof diagnosisId>[0] & DiagnosisItem['of']): DiagnosisItem => ({
  ...of,
  kind: 'diagnosis',
  id: diagnosisId(of),
  of,
});

/** That there is no result is the item's failure. A diagnosis without one says nothing. */
function lostResult(
  item: Item,
  outcome: Exclude<Outcome<ItemResult>, { result: unknown }>,
  seconds: number,
): ItemResult {
  const { lost, output } = outcome;
  const failure = { assertion: assertionOf(lost), message: output === '' ? lost : `${lost}\n${output}` };
  return { id: item.id, clocks: 0, tests: 0, failures: item.kind === 'diagnosis' ? [] : [failure], seconds };
}
