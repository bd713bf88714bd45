import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UserError } from './user-error.ts';
import { readIfThere, writeWhole } from './write-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatewright-write-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('makes the folders, replaces what was there, and leaves no temporary file', () => {
  const file = join(folder, 'a', 'b', 'c.v');
  writeWhole(file, 'one');
  writeWhole(file, 'two');
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(readdirSync(join(folder, 'a', 'b'))).toEqual(['c.v']);
});

test('a file that holds the text already keeps its time', () => {
  const file = join(folder, 'a.v');
  writeWhole(file, 'same');
  const before = statSync(file, { bigint: true }).mtimeNs;
  writeWhole(file, 'same');
  expect(statSync(file, { bigint: true }).mtimeNs).toBe(before);
});

test('a path that cannot be written is a mistake of the user, and harms nothing', () => {
  writeFileSync(join(folder, 'file'), 'kept');
  mkdirSync(join(folder, 'folder'));
  expect(() => writeWhole(join(folder, 'file', 'x'), 'text')).toThrow(UserError);
  expect(() => writeWhole(join(folder, 'folder'), new Uint8Array())).toThrow(UserError);
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('kept');
  expect(readdirSync(folder).toSorted()).toEqual(['file', 'folder']);
});

const hasProc = existsSync('/proc/self');
test.skipIf(!hasProc)(
  `a folder that the file system refuses to make is one, too${hasProc ? '' : ' (skipped: needs /proc)'}`,
  () => {
    expect(() => writeWhole('/proc/gatewright/a/x', 'text')).toThrow(/^cannot write \/proc\/gatewright\/a\/x \(ENOENT/);
  },
);

test('a file that is not there reads as nothing', () => {
  expect(readIfThere(join(folder, 'none'))).toBeUndefined();
});
