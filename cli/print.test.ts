import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { UserError } from '../support/user-error.ts';
import { printPieces } from './print.ts';

/** Bytes of a piece, and how many a stream means to hold. */
const [size, room] = [300, 1_000];

const pieces: readonly string[] = Array.from({ length: 200 }, (_, i) => `${i} `.padEnd(size, '.'));

/** The pieces, with a word each time that one is asked for. */
function* asked(say: () => void): Generator<string> {
  for (const piece of pieces) {
    say();
    yield piece;
  }
}

test('no more text is made than a slow reader has room for', async () => {
  let waiting = 0;
  let most = 0;
  let text = '';
  const out = new Writable({
    highWaterMark: room,
    decodeStrings: false,
    write: (chunk: string, _, done) => {
      setImmediate(() => {
        waiting--;
        text += chunk;
        done();
      });
    },
  });
  const noted = asked(() => {
    most = Math.max(most, ++waiting);
  });
  await printPieces(noted, out);
  await new Promise<void>((resolve) => out.end(resolve));
  expect(text).toBe(pieces.join(''));
  // Those that fill the room, the last of them beyond its end.
  expect(most).toBe(Math.ceil(room / size));
});

/** A stream whose third write fails. */
function failing(code: string): Writable {
  let writes = 0;
  return new Writable({
    highWaterMark: 1,
    write: (_, __, done) => setImmediate(() => done(++writes < 3 ? null : Object.assign(new Error(code), { code }))),
  });
}

test('a reader that has read enough ends it without a word', async () => {
  let count = 0;
  await printPieces(
    asked(() => count++),
    failing('EPIPE'),
  );
  expect(count).toBe(3);
});

test('a disk that is full is one sentence', async () => {
  const printing = printPieces(pieces, failing('ENOSPC'));
  await expect(printing).rejects.toThrow('cannot print: ENOSPC');
  await expect(printing).rejects.toThrow(UserError);
});
