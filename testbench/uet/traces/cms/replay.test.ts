import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { inProject } from '../../../../support/project.ts';
import { UserError } from '../../../../support/user-error.ts';
import type { ComparisonResult } from './comparison.ts';
import { replayFlow } from './replay-flow.ts';
import { replayNsccVectors } from './replay-nscc-vectors.ts';
import { replayPaths } from './replay-paths.ts';
import { replayDcqcn, replayHpcc } from './replay-rates.ts';
import { replayReceiver } from './replay-rccc.ts';
import { replaySleek } from './replay-sleek.ts';

const data = (name: string): string => inProject('testbench/uet/traces/cms/data', name);
const sender = (name: string): string => inProject('testbench/uet/traces/senders', name);

type Replay = (file: string) => Promise<ComparisonResult>;

// How many values are compared is part of the test: a replay that skips rows or fields would agree too.
const recorded: readonly (readonly [string, Replay, number])[] = [
  [data('incast8_nscc.f1.cc.csv.gz'), replayFlow, 46_307],
  [data('mixed_both.f2.tx.csv.gz'), replayFlow, 17_556],
  [sender('incast32_nscc_reps.f1.cc.csv.gz'), replayFlow, 16_109],
  [sender('incast8_rccc_notrim.f2.cc.csv.gz'), replayFlow, 34_628],
  [sender('degraded_sleek.f7.cc.csv.gz'), replayFlow, 35_834],
  [data('nscc_vec_100trim.csv.gz'), replayNsccVectors, 124_124],
  [data('nscc_vec_400drop.csv.gz'), replayNsccVectors, 124_206],
  [data('nscc_vec_800rcc.csv.gz'), replayNsccVectors, 124_158],
  [data('mixed_both.f2.lb.csv.gz'), replayPaths, 15_839],
  [data('incast32_100g_reps.f18.lb.csv.gz'), replayPaths, 22_752],
  [data('lb_vec_bitmap_16.csv.gz'), replayPaths, 32_167],
  [data('lb_vec_mixed_64.csv.gz'), replayPaths, 60_127],
  [data('lb_vec_oblivious_32.csv.gz'), replayPaths, 10_178],
  [data('lb_vec_reps_64.csv.gz'), replayPaths, 50_195],
  [data('lb_vec_reps_legacy_64.csv.gz'), replayPaths, 18_151],
  [data('perm2os_rccc_oscc.h9.rccc.csv.gz'), replayReceiver, 22_549],
  [data('mixed_both.h20.rccc.csv.gz'), replayReceiver, 644],
  [data('degraded_sleek.f21.sleek.csv.gz'), replaySleek, 5_478],
  [sender('degraded_sleek.f7.sleek.csv.gz'), replaySleek, 5_671],
  [data('dcqcn_vec_25.csv.gz'), replayDcqcn, 34_938],
  [data('dcqcn_vec_100.csv.gz'), replayDcqcn, 34_767],
  [data('hpcc_vec_25.csv.gz'), replayHpcc, 24_000],
];

describe('the models equal every field of the recorded events', () => {
  test.each(recorded.map(([file, replay, compared]) => [basename(file), file, replay, compared] as const))(
    '%s',
    async (_, file, replay, compared) => {
      const result = await replay(file);
      expect(result).toEqual({ compared, differences: 0, firstDifference: undefined, byField: {} });
    },
  );
});

/** A folder with a copy of a recording, unpacked and changed, and of its settings. */
function changed(name: string, settings: string, change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'gatewright-cms-'));
  writeFileSync(join(folder, settings), readFileSync(data(settings)));
  const file = join(folder, name.replace(/\.gz$/, ''));
  writeFileSync(file, change(gunzipSync(readFileSync(data(name))).toString()));
  return file;
}

describe('recordings that are not the ones kept here', () => {
  /** Of a flow the first rows up to that place, under another name in another folder, with other settings beside it. */
  function cutFlow(called: string, settings: string, rows: number): string {
    const folder = mkdtempSync(join(tmpdir(), 'gatewright-cms-'));
    const linesOf = (kind: string): string[] =>
      gunzipSync(readFileSync(data(`incast8_nscc.f1.${kind}.csv.gz`)))
        .toString()
        .split('\n')
        .slice(0, kind === 'cc' ? rows : undefined);
    const place = (line: string): number => Number(line.split(',')[0]);
    const cc = linesOf('cc');
    const last = place(cc.at(-1)!);
    const [columns, ...sent] = linesOf('tx');
    writeFileSync(join(folder, `${called}.cc.csv`), cc.join('\n'));
    writeFileSync(
      join(folder, `${called}.tx.csv`),
      [columns, ...sent.filter((line) => line !== '' && place(line) < last)].join('\n'),
    );
    const told = JSON.parse(readFileSync(data('incast8_nscc.json'), 'utf8')) as object;
    writeFileSync(join(folder, settings), JSON.stringify({ ...told, flows: {} }));
    return join(folder, `${called}.cc.csv`);
  }

  test.each([
    ['mine.f3', 'mine.json'],
    ['my.other.run.f12', 'my.other.run.json'],
    ['alone', 'alone.json'],
  ])('a flow that is cut short and called %s', async (called, settings) => {
    const result = await replayFlow(cutFlow(called, settings, 400));
    expect(result.differences).toBe(0);
    expect(result.compared).toBeGreaterThan(5_000);
  });

  test.each(['lb', 'cc', 'tx'])('vectors that are called %s', async (called) => {
    const folder = mkdtempSync(join(tmpdir(), 'gatewright-cms-'));
    writeFileSync(join(folder, `${called}.csv.gz`), readFileSync(data('lb_vec_reps_64.csv.gz')));
    writeFileSync(join(folder, `${called}.json`), readFileSync(data('lb_vec_reps_64.json')));
    expect(await replayPaths(join(folder, `${called}.csv.gz`))).toMatchObject({ compared: 50_195, differences: 0 });
  });
});

describe('what is wrong is told', () => {
  const vector = (change: (text: string) => string): string =>
    changed('nscc_vec_400drop.csv.gz', 'nscc_vec_400drop.json', (text) =>
      change(text.split('\n').slice(0, 20).join('\n')),
    );

  test('a value that differs: its place, both values', async () => {
    const file = vector((text) => text);
    const first = gunzipSync(readFileSync(data('nscc_vec_400drop.csv.gz')))
      .toString()
      .split('\n')[2]!;
    const avg = first.split(',')[18]!;
    const one = vector((text) => text.replace(first, first.replace(`,${avg},`, `,${Number(avg) + 1},`)));
    expect(await replayNsccVectors(file)).toMatchObject({ differences: 0 });
    expect(await replayNsccVectors(one)).toMatchObject({
      differences: 1,
      byField: { avg_delay_ps: 1 },
      firstDifference: `nscc_vec_400drop.csv:3: avg_delay_ps is ${Number(avg) + 1} in the log, ${avg} in the model`,
    });
  });

  test.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'a log of something else',
      () => replayNsccVectors(data('hpcc_vec_25.csv.gz')),
      /is no log of NSCC: it has no column/,
    ],
    [
      'a file of arrivals',
      () => replayFlow(inProject('testbench/uet/traces/data/perm_oblivious.f76.rx.csv.gz')),
      /which is not there/,
    ],
    [
      'a word for a number',
      () => replayNsccVectors(vector((t) => t.replace(/\n1,A,\d+/, '\n1,A,soon'))),
      /csv:3: time_ps is "soon"; it must be a number/,
    ],
    [
      'an unknown kind',
      () => replayNsccVectors(vector((t) => t.replace('\n2,A,', '\n2,Z,'))),
      /csv:4: kind is "Z"; it must be G, A, N or T/,
    ],
    [
      'a start that is missing',
      () => replayNsccVectors(vector((t) => t.replace('\n0,G,', '\n0,A,'))),
      /csv:2: the first row must be the start/,
    ],
    ['a name that is no log', () => replayPaths('/tmp/none.txt'), /does not exist/],
  ])('%s', async (_, run, message) => {
    const error = await run().catch((e: unknown) => e);
    expect(error).toBeInstanceOf(UserError);
    expect((error as Error).message).toMatch(message);
  });

  test('settings that are not there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gatewright-cms-'));
    const file = join(folder, 'lb_vec_reps_64.csv.gz');
    writeFileSync(file, readFileSync(data('lb_vec_reps_64.csv.gz')));
    await expect(replayPaths(file)).rejects.toThrow(/settings of the log are to stand in .*lb_vec_reps_64\.json/);
  });

  test('settings without a number that is needed', async () => {
    const file = vector((text) => text);
    writeFileSync(file.replace('.csv', '.json'), '{ "rccc": false, "trimming": true }');
    await expect(replayNsccVectors(file)).rejects.toThrow(/link_bps is missing; it must be a number/);
  });
});
