/** Runs whose results are on disk as soon as each has ended: what was killed goes on after the last one of them. */
import { isDeepStrictEqual } from 'node:util';
import { Journal, readJournal } from '../../testbench/regress/journal.ts';

interface Entry<Result> {
  readonly key: string;
  readonly result: Result;
}

/**
 * The results of all runs, by their keys, which differ. Those that `folder` has from a process with the same `header`
 * are taken from there, with another header none is.
 */
export async function keptRuns<Result>(
  folder: string,
  header: unknown,
  runs: readonly { readonly key: string; run(): Promise<Result> }[],
  onResult: (key: string, isKept: boolean, result: Result) => void = () => {},
): Promise<ReadonlyMap<string, Result>> {
  const before = readJournal<unknown, Entry<Result>>(folder);
  const goesOn = before !== undefined && isDeepStrictEqual(before.header, header);
  const known = new Map(goesOn ? before.entries.map(({ key, result }) => [key, result]) : []);
  const journal = goesOn ? Journal.resume(folder, before) : Journal.start(folder, header);
  const results = new Map<string, Result>();
  try {
    for (const { key, run } of runs) {
      const isKept = known.has(key);
      const result = isKept ? known.get(key)! : await run();
      if (!isKept) journal.append({ key, result } satisfies Entry<Result>);
      results.set(key, result);
      onResult(key, isKept, result);
    }
    return results;
  } finally {
    journal.close();
  }
}
