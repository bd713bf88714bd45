import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { execa } from '../../support/execa.ts';
import { inProject } from '../../support/project.ts';
import { keptRuns } from './kept-runs.ts';
import { type TransportRow, transportTable } from './page.ts';
import { runSegment, segmentOf } from './segments.ts';
import { conditions, runTransport, seeds, type TransportRun, transports } from './transports.ts';

test('the page has the figures of the JSON, of runs that all have passed', () => {
  const rows = JSON.parse(readFileSync(inProject('docs', 'uet', 'system-study.json'), 'utf8')) as TransportRow[];
  const page = readFileSync(inProject('docs', 'uet', 'system-bench.md'), 'utf8');
  expect(page).toContain(transportTable(rows).join('\n'));
  const all = rows.flatMap(({ runs }) => runs.flatMap((run) => run.seeds));
  expect(all).toHaveLength(transports.length * conditions.length * seeds.length);
  expect(all.every(({ passed }) => passed)).toBe(true);
});

test('a run of each transport is right, and over loss RUD sends again least', async () => {
  const runs = new Map<string, TransportRun>();
  for (const transport of transports) runs.set(transport.name, await runTransport(transport, 0.01, 5, 100_000));
  expect([...runs.values()].map(({ passed }) => passed)).toEqual([true, true, true, true]);
  const resent = (name: string): number => runs.get(name)!.resent;
  for (const rud of ['rud', 'hardware'])
    for (const other of ['rod', 'roce']) expect(resent(rud)).toBeLessThan(resent(other));
}, 300_000);

test('a link that fails swallows packets, and what was lost comes', async () => {
  const run = await runTransport(transports[0]!, 'failure', 5, 300_000);
  expect(run).toMatchObject({ passed: true });
  expect(run.swallowed).toBeGreaterThan(0);
});

test('segments of a long run are drawn from their seeds, with as much hardware as is asked for, and pass', async () => {
  expect(segmentOf(3, 2, 1000)).toEqual(segmentOf(3, 2, 1000));
  const drawn = Array.from({ length: 60 }, (_, seed) => segmentOf(seed, 2, 1000));
  expect(new Set(drawn.map(({ workload }) => workload)).size).toBe(4);
  expect(new Set(drawn.map(({ incidents }) => incidents![0]?.what))).toEqual(new Set([undefined, 'fails', 'slow']));
  for (const { nodes } of drawn) expect(nodes.filter((kind) => kind === 'rtl')).toHaveLength(2);
  expect(await runSegment(1, 0, 50_000)).toMatchObject({ bytesWrong: 0, lost: 0, duplicates: 0, passed: true });
}, 60_000);

/** Three runs of which the second one kills its process with `kills`, as nothing in it can stop. */
const program = (folder: string, kills: boolean): string => `
  import { keptRuns } from ${JSON.stringify(inProject('studies', 'system', 'kept-runs.ts'))};
  const runs = ['a', 'b', 'c'].map((key) => ({ key, run: async () => {
    if (key === 'b' && ${kills}) process.kill(process.pid, 'SIGKILL');
    return { key };
  } }));
  await keptRuns(${JSON.stringify(folder)}, { of: 1 }, runs, (key, isKept) => console.log(key, isKept));
`;

test('what a killed process has finished is not lost, and not done again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-runs-'));
  try {
    const run = (kills: boolean) =>
      execa(process.execPath, ['--input-type=module-typescript', '-e', program(folder, kills)], { reject: false });
    const killed = await run(true);
    expect(killed.exitCode).not.toBe(0);
    expect(killed.stdout).toBe('a false');
    // What it was writing may be torn.
    appendFileSync(join(folder, 'journal.jsonl'), '{"key":"b","res');
    expect((await run(false)).stdout).toBe('a true\nb false\nc false');
    const done: string[] = [];
    const other = [{ key: 'a', run: async () => 2 }];
    expect(await keptRuns(folder, { of: 2 }, other, (key, isKept) => done.push(`${key} ${isKept}`))).toEqual(
      new Map([['a', 2]]),
    );
    expect(done).toEqual(['a false']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
