import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KeptResults, type KeptUse, readKept } from './kept-results.ts';
import { settle, writeKept } from './settle.ts';

let root: string;
let folder: string;
let notes: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gatewright-kept-'));
  folder = join(root, 'kept');
  notes = join(root, 'notes');
});

afterEach(() => rmSync(root, { recursive: true }));

/** What a run of that use gives for each text, and how often it had to find it. The tool counts letters. */
async function run(use: KeptUse, texts: readonly string[], tool = (text: string): unknown => text.length) {
  const kept = new KeptResults('letters', folder, notes, use);
  let runs = 0;
  const found: unknown[] = [];
  for (const text of texts) {
    const find = async () => {
      runs++;
      return tool(text);
    };
    found.push((await kept.result({ inputs: ['counter 1.0', text], of: text }, find, (n) => n !== 0)).found);
  }
  return { found, runs };
}

async function keep(texts: readonly string[], tool?: (text: string) => unknown): Promise<void> {
  await run('whole', texts, tool);
  writeKept(folder, notes);
  rmSync(notes, { recursive: true });
}

test('what is kept is taken, and what is of other content is found', async () => {
  await keep(['one', 'three']);
  expect(await run('known', ['one', 'three', 'seven'])).toEqual({ found: [3, 5, 5], runs: 1 });
  expect(readKept(folder, 'letters').map(({ of }) => of)).toEqual(['one', 'three']);
});

test('a whole run takes nothing, and one that notes finds only what is not there', async () => {
  await keep(['one']);
  expect((await run('whole', ['one', 'two'])).runs).toBe(2);
  expect((await run('noted', ['one', 'two'])).runs).toBe(1);
});

test('what is not to be kept is found each time', async () => {
  await keep(['one', '']);
  expect(await run('known', ['', 'one'])).toEqual({ found: [0, 3], runs: 1 });
});

test('a whole run shows a forged result, one of content that is gone, and one that is not kept', async () => {
  await keep(['one', 'two', 'gone']);
  const file = join(folder, 'letters.jsonl');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"of":"two","found":3', '"of":"two","found":4'));
  expect((await run('known', ['two'])).found).toEqual([4]);
  await run('whole', ['one', 'two', 'more']);
  const { wrong, unused, missing } = settle(folder, notes);
  expect(wrong).toEqual([expect.stringMatching(/^letters: two \([0-9a-f]{12}\)$/)]);
  expect(unused).toEqual([expect.stringMatching(/^letters: gone /)]);
  expect(missing).toEqual([expect.stringMatching(/^letters: more /)]);
});

test('a part that was not asked for is of no use as a whole, and is left to who removes it', async () => {
  await keep(['one']);
  expect(settle(folder, notes).unused).toHaveLength(1);
  writeKept(folder, notes);
  expect(readKept(folder, 'letters')).toHaveLength(1);
});

test('what a run of some tests has found can be added', async () => {
  await keep(['one']);
  await run('noted', ['two']);
  writeKept(folder, notes, true);
  expect(readKept(folder, 'letters').map(({ of }) => of)).toEqual(['one', 'two']);
});

test('evidence may differ where the result is the same', async () => {
  const tool = (evidence: string) => () => ({ failed: true, evidence });
  await keep(['one'], tool('a trace'));
  await run('whole', ['one'], tool('another trace'));
  expect(settle(folder, notes)).toEqual({ wrong: [], unused: [], missing: [] });
  rmSync(notes, { recursive: true });
  await run('whole', ['one'], () => ({ failed: false, evidence: 'a trace' }));
  expect(settle(folder, notes).wrong).toHaveLength(1);
});

test('a line that two branches have brought stands for one result', async () => {
  await keep(['one']);
  const file = join(folder, 'letters.jsonl');
  writeFileSync(file, readFileSync(file, 'utf8').repeat(2));
  await run('noted', ['one']);
  writeKept(folder, notes);
  expect(readKept(folder, 'letters')).toHaveLength(1);
});

test('the processes of one run each note by themselves', async () => {
  mkdirSync(folder);
  await run('noted', ['one']);
  await run('noted', ['two']);
  expect(settle(folder, notes).missing).toHaveLength(2);
});
