import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execa } from '../../support/execa.ts';
import { seededRandom } from '../../support/random.ts';
import { isLong } from '../../support/testing/long-run.ts';
import type { Header } from './identity.ts';
import { type ItemResult, inShard } from './item.ts';
import { Journal, journalFile, readJournal } from './journal.ts';
import { runRegression } from './regression.ts';
import { toyHeader, toyItems, toySummary, toyWorker } from './testing/toy.ts';

const items = toyItems(60);
let folder: string;
/** The results of a regression that nothing interrupted. */
let whole: ReadonlyMap<string, ItemResult>;

const options = { jobs: 2, limit: 60, worker: toyWorker };
const read = (name: string) => readJournal<Header, ItemResult>(join(folder, name));
const resultsIn = (name: string) => new Map(read(name)!.entries.map((entry) => [entry.id, entry]));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gatewright-regress-'));
  whole = await runRegression(toyHeader, items, { ...options, folder: join(folder, 'whole') });
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a regression has a result for every item, and repeats a failure of each engine beside the interpreter', () => {
  expect([...whole.keys()].filter((id) => !id.startsWith('diagnosis')).toSorted()).toEqual(
    items.map(({ id }) => id).toSorted(),
  );
  const failed = items.filter(({ id }) => whole.get(id)!.failures.length > 0);
  expect(failed.length).toBeGreaterThan(5);
  expect(failed.map(({ seed }) => seed % 5)).toEqual(failed.map(() => 0));
  expect([...whole.keys()].filter((id) => id.startsWith('diagnosis'))).toHaveLength(2);
});

describe('a regression that is interrupted', () => {
  const kills = isLong ? 20 : 8;
  test(`with SIGKILL at random moments ${kills} times, ends with the same summary`, async () => {
    const out = join(folder, 'killed');
    const program = join(import.meta.dirname, 'testing', 'toy-regression.ts');
    const args = [program, out, `${items.length}`];
    const random = seededRandom(1);
    const count = (): number =>
      existsSync(journalFile(out)) ? readFileSync(journalFile(out), 'utf8').split('\n').length - 2 : 0;
    const finished: number[] = [];
    while (finished.length < kills) {
      const before = count();
      const child = spawn(process.execPath, args);
      const ended = once(child, 'exit');
      // Up to two results more, and then any moment of the next few milliseconds: a kill finds items under way.
      const goal = Math.min(before + random.below(3), items.length - 4);
      while (count() < goal && child.exitCode === null) await setTimeout(1);
      await setTimeout(random.below(15));
      child.kill('SIGKILL');
      expect(await ended).toEqual([null, 'SIGKILL']);
      expect(count()).toBeGreaterThanOrEqual(before);
      // As if the machine had failed in the middle of a write.
      if (random.chance(0.5) && existsSync(journalFile(out))) appendFileSync(journalFile(out), '{"id":"toy_a/sle');
      finished.push(count());
    }
    expect(new Set(finished).size).toBeGreaterThan(kills / 4);
    const last = await execa(process.execPath, args, { reject: false });
    expect(last).toMatchObject({ exitCode: 0, stderr: '' });
    const entries = read('killed')!.entries.map(({ id }) => id);
    expect(new Set(entries).size).toBe(entries.length);
    expect(toySummary(resultsIn('killed'), items)).toBe(toySummary(whole, items));
  });

  test('by a signal, keeps what it has, and goes on', async () => {
    const out = join(folder, 'aborted');
    const control = new AbortController();
    let results = 0;
    const onResult = (): void => {
      if (++results === 5) control.abort(new Error('enough'));
    };
    const first = runRegression(toyHeader, items, { ...options, folder: out, signal: control.signal, onResult });
    await expect(first).rejects.toThrow('enough');
    const resume = read('aborted')!;
    expect(resume.entries.length).toBeLessThan(10);
    await runRegression(toyHeader, items, { ...options, folder: out, resume });
    expect(toySummary(resultsIn('aborted'), items)).toBe(toySummary(whole, items));
  });
});

test('three shards have each item once, and joined they have the summary of the whole', async () => {
  const parts = await Promise.all(
    [1, 2, 3].map((index) => {
      const own = items.filter((item) => inShard(item, { index, of: 3 }));
      expect(own.length).toBeGreaterThan(10);
      return runRegression(toyHeader, own, { ...options, jobs: 1, folder: join(folder, `shard${index}`) });
    }),
  );
  const joined = new Map(parts.flatMap((part) => [...part]));
  const count = parts.flatMap((part) => [...part.keys()].filter((id) => !id.startsWith('diagnosis'))).length;
  expect(count).toBe(items.length);
  expect(toySummary(joined, items)).toBe(toySummary(whole, items));
});

describe('an item that ends badly fails alone', () => {
  const outcome = async (name: string, limit = 60) => {
    const mixed = [...toyItems(2, name), ...toyItems(4)];
    return runRegression(toyHeader, mixed, { ...options, limit, folder: join(folder, name) });
  };
  const messages = (results: ReadonlyMap<string, ItemResult>, name: string) =>
    [...results.values()].filter(({ id }) => id.startsWith(`toy_a/${name}`)).map((r) => r.failures[0]?.assertion);

  test('by a crash of its process', async () => {
    const results = await outcome('crashes');
    expect(messages(results, 'crashes')).toEqual(['the process that ran it ended with signal SIGSEGV']);
    expect([...results.keys()].filter((id) => id.includes('/sleeps/'))).toHaveLength(4);
  });

  test('by something that no test throws', async () => {
    const results = await outcome('throws');
    expect(messages(results, 'throws')).toEqual(['the process that ran it failed']);
    expect([...results.values()].flatMap((r) => r.failures.map((f) => f.message)).join()).toContain(
      'nothing that a test can fail with',
    );
  });

  test('by a hang, after its time limit', async () => {
    const results = await outcome('hangs', 2);
    expect(messages(results, 'hangs')).toEqual(['no result within N seconds']);
    expect([...results.keys()].filter((id) => id.includes('/sleeps/'))).toHaveLength(4);
  });
});

describe('a journal', () => {
  const written = (name: string): string => {
    const out = join(folder, name);
    const journal = Journal.start(out, toyHeader);
    journal.append({ id: 'one' });
    journal.append({ id: 'two' });
    journal.close();
    return out;
  };

  test('that is not there is undefined; a torn last line is ignored, and written over', () => {
    expect(readJournal(join(folder, 'none'))).toBeUndefined();
    const out = written('torn');
    appendFileSync(journalFile(out), '{"id":"thr');
    const found = readJournal<Header, { id: string }>(out)!;
    expect(found.entries).toEqual([{ id: 'one' }, { id: 'two' }]);
    const journal = Journal.resume(out, found);
    journal.append({ id: 'four' });
    journal.close();
    expect(readJournal<Header, { id: string }>(out)!.entries.map(({ id }) => id)).toEqual(['one', 'two', 'four']);
    expect(readdirSync(out)).toEqual(['journal.jsonl']);
  });

  test('that is damaged elsewhere is refused, with the line', () => {
    const out = written('damaged');
    writeFileSync(journalFile(out), readFileSync(journalFile(out), 'utf8').replace('{"id":"one"}', '{"id'));
    expect(() => readJournal(out)).toThrow(/journal\.jsonl:2 is damaged/);
  });

  test('belongs to one living process at a time', () => {
    const out = written('shared');
    writeFileSync(
      join(out, 'running'),
      readFileSync('/proc/sys/kernel/hostname', 'utf8').trim().concat(` ${process.ppid}\n`),
    );
    expect(() => Journal.resume(out, readJournal(out)!)).toThrow(`in use by process ${process.ppid}`);
  });

  test('in a folder that cannot be made is refused in one sentence', () => {
    expect(() => Journal.start('/dev/full/x', toyHeader)).toThrow(
      /^cannot write \/dev\/full\/x\/journal\.jsonl \(.*\): check/,
    );
  });

  test('on a disk that is full ends the regression in one sentence, and its processes with it', async () => {
    const out = join(folder, 'full');
    mkdirSync(out);
    // Every write to it is one to a full disk.
    symlinkSync('/dev/full', journalFile(out));
    const resume = { header: toyHeader, entries: [], bytes: 0 };
    const run = runRegression(toyHeader, toyItems(6, 'hangs'), { ...options, limit: 1, folder: out, resume });
    await expect(run).rejects.toThrow(/^cannot write .*journal\.jsonl \(ENOSPC.*\): check .* stays for --resume$/);
  });
});
