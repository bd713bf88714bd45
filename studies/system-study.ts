/**
 * Compares three transports on the system bench: `node studies/system-study.ts`, a minute of one core. It writes
 * `docs/uet/system-study.json`, the picture `docs/uet/system-study.svg` and the table of `docs/uet/system-bench.md`
 * between its markers. A run's result is in `out/system-study` as soon as the run has ended, so what was killed goes on
 * when it is called again; `--fresh` forgets these.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { keptRuns } from './system/kept-runs.ts';
import { type TransportRow, transportPicture, transportTable } from './system/page.ts';
import { conditions, failure, runTransport, seeds, shape, type TransportRun, transports } from './system/transports.ts';

const { values } = parseArgs({ options: { fresh: { type: 'boolean' } } });
const folder = inProject('out', 'system-study');
if (values.fresh) rmSync(folder, { recursive: true, force: true });

const keyOf = (name: string, condition: (typeof conditions)[number], seed: number): string =>
  `${name} ${condition} ${seed}`;
const runs = transports.flatMap((transport) =>
  conditions.flatMap((condition) =>
    seeds.map((seed) => ({
      key: keyOf(transport.name, condition, seed),
      run: () => runTransport(transport, condition, seed),
    })),
  ),
);
const results = await keptRuns<TransportRun>(folder, { shape, failure }, runs, (key, isKept, { passed }) => {
  console.error(`${key}: ${isKept ? 'kept' : 'done'}${passed ? '' : ', FAILED'}`);
  if (!passed) process.exitCode = 1;
});
const rows: TransportRow[] = transports.map(({ name, text }) => ({
  text,
  runs: conditions.map((condition) => ({
    condition,
    seeds: seeds.map((seed) => results.get(keyOf(name, condition, seed))!),
  })),
}));
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(5)) : value;
writeFileSync(inProject('docs', 'uet', 'system-study.json'), `${JSON.stringify(rows, rounded, 1)}\n`);
writeFileSync(inProject('docs', 'uet', 'system-study.svg'), transportPicture(rows));
const page = inProject('docs', 'uet', 'system-bench.md');
writeFileSync(page, withFigures(readFileSync(page, 'utf8'), 'transports', transportTable(rows)));
