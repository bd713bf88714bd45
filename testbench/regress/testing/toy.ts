/** Regressions of toy items. */
import { FORMAT, type Header } from '../identity.ts';
import { itemSeed, type RunItem } from '../item.ts';
import { type Summary, summarise } from '../summary.ts';

export const toyWorker: URL = new URL('./toy-worker.ts', import.meta.url);

/** Of a regression of toy items. */
export const toyHeader: Header = {
  format: FORMAT,
  version: '0',
  content: 'toys',
  choice: { names: [], seed: 7, runs: 1, clocks: 10, engines: ['wasm', 'yosys'], cover: false, mutate: 0 },
  shard: null,
  trend: [],
};

/** `count` items of two designs and engines, of milliseconds each; or of one test that ends badly. */
export function toyItems(count: number, test = 'sleeps'): readonly RunItem[] {
  return Array.from({ length: count }, (_, i) => {
    const subject = i % 2 === 0 ? 'toy_a' : 'toy_b';
    const engine = i % 3 === 0 ? 'yosys' : 'wasm';
    const id = `${subject}/${test}/${engine}/${i}`;
    const seed = itemSeed(7, id);
    const group = `${subject} on ${engine}`;
    return { kind: 'run', id, subject, block: 'toys', test, engine, clocks: 10, cover: false, seed, group, cost: 1 };
  });
}

/** Everything that a regression's summary says, but for times: the bytes that must not depend on what happened. */
export function toySummary(
  results: Parameters<typeof summarise>[2],
  items: readonly RunItem[],
  header = toyHeader,
): string {
  const { times: _, ...summary }: Summary = summarise(header, items, results, () => null);
  return JSON.stringify(summary, null, 1);
}
