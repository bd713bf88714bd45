import { expect, test } from 'vitest';
import { type Ended, ThreadPool } from './thread-pool.ts';

interface Said {
  readonly thread: number;
  readonly heard: string;
  readonly last: boolean;
}

/** Says twice what it hears; ends at `exit`, has an error at `throw`, and is silent at `wait`. */
const source = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', (heard) => {
  if (heard === 'exit') process.exit(3);
  if (heard === 'throw') throw new Error('thrown in the thread');
  if (heard === 'wait') return;
  for (const last of [false, true]) parentPort.postMessage({ thread: threadId, heard, last });
});`;

const poolOf = (limit: number) =>
  new ThreadPool<string, Said>(new URL(`data:text/javascript,${encodeURIComponent(source)}`), limit);

/** Ends the job with its last message, in which `fails` is a failure. */
const ended = (said: Said): Ended<Said> | undefined => {
  if (!said.last) return undefined;
  if (said.heard === 'fails') throw new Error('the job failed');
  return { result: said };
};

test('a thread stays for the next job', async () => {
  const pool = poolOf(2);
  const first = await pool.run('a', ended);
  expect(first).toMatchObject({ heard: 'a', last: true });
  expect((await pool.run('b', ended)).thread).toBe(first.thread);
});

test('as many jobs as allowed are worked at, the others wait for their turn', async () => {
  const pool = poolOf(2);
  const said = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((job) => pool.run(job, ended)));
  expect(said.map(({ heard }) => heard)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(new Set(said.map(({ thread }) => thread)).size).toBe(2);
});

test.each([
  ['exit', 'a thread ended with code 3 before its job did'],
  ['throw', 'thrown in the thread'],
  ['fails', 'the job failed'],
])('after the job %s a new thread does the next one', async (job, message) => {
  const pool = poolOf(1);
  const { thread } = await pool.run('a', ended);
  const failed = pool.run(job, ended);
  const next = pool.run('b', ended);
  await expect(failed).rejects.toThrow(message);
  expect((await next).thread).not.toBe(thread);
});

test('an aborted job ends with the reason, before its turn or at work, and the next one has a thread', async () => {
  const pool = poolOf(1);
  const controller = new AbortController();
  const working = pool.run('wait', ended, controller.signal);
  const waiting = pool.run('wait', ended, controller.signal);
  controller.abort(new Error('enough'));
  await expect(working).rejects.toThrow('enough');
  await expect(waiting).rejects.toThrow('enough');
  expect((await pool.run('a', ended)).heard).toBe('a');
});
