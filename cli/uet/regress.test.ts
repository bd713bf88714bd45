import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execa } from '../../support/execa.ts';
import { inProject, projectRoot } from '../../support/project.ts';
import { UserError } from '../../support/user-error.ts';
import type { Summary } from '../../testbench/regress/summary.ts';
import { RegressProgress } from '../print-regress.ts';
import { mergeRegressions, regress } from '../verbs/regress.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatewright-regress-cli-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** As a user runs it. */
const begin = (...args: readonly string[]) =>
  execa(process.execPath, [inProject('cli', 'gatewright.js'), 'regress', ...args], {
    cwd: projectRoot,
    reject: false,
    env: { NO_COLOR: '1' },
  });

/** Few and short items, as a user and as a program asks for them: one design on one engine. */
const few = ['sack_tracker_w128', '--runs', '1', '--clocks', '300', '--engine', 'wasm'];
const design = ['sack_tracker_w128'];
const short = { runs: 1, clocks: 300, engines: ['wasm'], jobs: 1, limit: 100 };

/** The summary of a folder without what a clock on the wall decides. */
function summaryOf(name: string): Omit<Summary, 'times'> {
  const { times: _, ...summary } = JSON.parse(readFileSync(join(folder, name, 'summary.json'), 'utf8')) as Summary;
  return summary;
}

describe('gatewright regress', () => {
  let seed: number;

  test('draws a seed and says it; --seed repeats it, with coverage and JUnit; what is finished makes a trend', async () => {
    const out = join(folder, 'whole');
    const { exitCode, stdout, stderr } = await begin(...few, '--out', out, '--json');
    expect(exitCode).toBe(0);
    seed = Number(/regression with seed (\d+): 1 run of each test on wasm;/.exec(stderr)![1]);
    expect(JSON.parse(stdout)).toMatchObject({ passed: true, choice: { seed }, trend: [{}] });
    const before = summaryOf('whole');

    const junit = join(folder, 'junit.xml');
    await regress(design, { ...short, out, seed, cover: true, junit });
    const after = summaryOf('whole');
    expect(after.subjects[0]!.rows).toEqual(before.subjects[0]!.rows);
    expect(after.subjects[0]!.coverage).toMatchObject({ runs: 11, page: 'coverage/sack_tracker_w128.html' });
    expect(after.trend.map((row) => row.seed)).toEqual([seed, seed]);
    expect(readFileSync(join(out, 'coverage', 'sack_tracker_w128.html'), 'utf8')).toContain('<!DOCTYPE html>');
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('href="./coverage/sack_tracker_w128.html"');
    expect(readFileSync(junit, 'utf8')).toContain('<testsuite name="sack_tracker_w128" tests="11" failures="0"');
  });

  test('killed in the middle, is gone on with by --resume alone; without it its folder is not touched', async () => {
    const out = join(folder, 'killed');
    const child = begin(...few, '--out', out, '--seed', `${seed}`, '--jobs', '1');
    const journal = join(out, 'journal.jsonl');
    const lines = (): number => (existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').length - 1 : 0);
    while (lines() < 4) await setTimeout(2);
    child.kill('SIGKILL');
    await child;
    await expect(regress(design, { ...short, out })).rejects.toThrow(
      /of which \d+ items are finished: go on with it by --resume, or choose another --out$/,
    );
    await expect(regress([], { limit: 100, out, resume: true, runs: 2 })).rejects.toThrow(
      /holds another regression: its number of runs is 1, not 2; choose another --out$/,
    );
    const resumed = await begin('--resume', '--out', out);
    expect(resumed.exitCode).toBe(0);
    expect(resumed.stderr).toMatch(/\d items of 11 finished before/);
    expect(resumed.stdout).toContain(`passed: 0 of 11 items failed; seed ${seed}`);
    const { trend: _, ...whole } = summaryOf('whole');
    const { trend: __, ...killed } = summaryOf('killed');
    const subjects = whole.subjects.map((subject) => ({ ...subject, coverage: null }));
    expect(killed).toEqual({ ...whole, choice: { ...whole.choice, cover: false }, subjects });
  });

  test('shards are joined by merge; one that is missing is said, and fails', async () => {
    const shards = ['1/2', '2/2'].map((shard) => ({ shard, out: join(folder, `shard${shard[0]}`) }));
    for (const { shard, out } of shards) await regress(design, { ...short, seed, shard, out });
    const folders = shards.map(({ out }) => out);
    await mergeRegressions(folders, { out: join(folder, 'merged') });
    expect(summaryOf('merged')).toEqual(summaryOf('killed'));
    const half = await begin('merge', folders[0]!, '--out', join(folder, 'half'));
    expect({ code: half.exitCode, out: half.stdout }).toEqual({
      code: 1,
      out: expect.stringMatching(/\d items? MISSING, since a part was not merged/),
    });
    expect(summaryOf('half').passed).toBe(false);
  });

  const none = (): string => join(folder, 'none');
  const mistakes: readonly [string, () => Promise<unknown>, RegExp][] = [
    ['an unknown design', () => regress(['sack_traker_w128'], short), /no design .*; did you mean sack_tracker_w128/],
    ['a file that draws nothing', () => regress(['x.test.ts'], short), /x\.test\.ts is no test file that draws/],
    ['a shard beyond the last', () => regress([], { ...short, shard: '4/3' }), /--shard is 4\/3: give a part/],
    ['an unknown engine', () => regress([], { ...short, engines: ['vasm'] }), /no engine vasm; did you mean wasm/],
    ['no runs', () => regress([], { ...short, runs: 0 }), /--runs is 0: give an integer from 1/],
    ['nothing to go on with', () => regress([], { ...short, resume: true, out: none() }), /no journal of a regression/],
    ['nothing to merge', () => mergeRegressions([none()], {}), /no journal of a regression/],
    ['a folder that is none', () => regress(design, { ...short, out: '/dev/full/x' }), /^cannot read \/dev\/full\/x/],
    [
      'results of other designs',
      () => {
        const out = join(folder, 'killed');
        const file = join(out, 'journal.jsonl');
        writeFileSync(file, readFileSync(file, 'utf8').replace(/"content":"\w+"/, '"content":"0"'));
        return regress([], { limit: 100, resume: true, out });
      },
      /its state of the designs and tests is 0, not \w+; choose another --out/,
    ],
  ];
  test.each(mistakes)('%s is a mistake of the user, in one sentence', async (_, act, message) => {
    const error = await act().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UserError);
    expect((error as UserError).message).toMatch(message);
    expect((error as UserError).message).not.toContain('\n');
  });
});

describe('progress', () => {
  const items = [1, 2, 3, 4].map((n) => ({ id: `item ${n}`, cost: n }));
  const failure = { assertion: 'cack is N' };

  /** What is written when an item ends every ten seconds, the first having been finished before. */
  function written(isTerminal: boolean): string {
    let text = '';
    let now = 0;
    const progress = new RegressProgress({ isTerminal, write: (piece) => (text += piece), now: () => now });
    progress.start(items, new Set(['item 1']));
    for (const item of items.slice(1)) {
      now += 10_000;
      progress.result(item, item.cost === 2 ? [] : [failure]);
    }
    progress.end();
    return text;
  }

  test('on a terminal is one line that moves, with rate and time left', () => {
    const shown = written(true).split('\r\u001b[K');
    expect(shown).toContain('[2/4] 50 %, 0.1 items/s, 35 s left, 0 failed');
    expect(shown.filter((line) => line.endsWith('\n'))).toEqual([
      '1 item of 4 finished before\n',
      'failed: item 3: cack is N\n',
    ]);
    expect(shown.at(-1)).toBe('');
  });

  test('elsewhere is a line now and then, and one for each kind of failure', () => {
    expect(written(false)).toBe(
      [
        '1 item of 4 finished before',
        'failed: item 3: cack is N',
        '[3/4] 75 %, 0.1 items/s, 16 s left, 1 failed',
        '[4/4] 100 %, 0.1 items/s, 30 s, 2 failed',
        '',
      ].join('\n'),
    );
  });
});
