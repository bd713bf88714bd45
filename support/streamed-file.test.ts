import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { execa } from './execa.ts';
import { inProject } from './project.ts';
import { StreamedFile } from './streamed-file.ts';
import { UserError } from './user-error.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatewright-streamed-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('text and bytes come in their order, and a patch changes what it says', () => {
  const path = join(folder, 'a', 'b');
  const file = new StreamedFile(path);
  file.write('one ');
  file.write(Buffer.from('two '));
  file.write('\u00e9');
  file.patch(1, Buffer.from('NE'));
  file.write('!');
  expect(readdirSync(join(folder, 'a'))).not.toContain('b');
  file.close();
  expect(readFileSync(path, 'utf8')).toBe('oNE two \u00e9!');
  expect(readdirSync(join(folder, 'a'))).toEqual(['b']);
});

test('nothing stays of a file that is discarded', () => {
  const file = new StreamedFile(join(folder, 'a'));
  file.write('text');
  file.discard();
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder that cannot be is a mistake of the user', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => new StreamedFile(join(folder, 'file', 'x'))).toThrow(UserError);
});

// A limit on the size of files is the one way to fill a disk that needs no rights.
const isWindows = process.platform === 'win32';
test.skipIf(isWindows)(
  `a full disk is told in one sentence, and leaves nothing${isWindows ? ' (skipped: needs /dev/full)' : ''}`,
  async () => {
    const program = `
    const { StreamedFile } = await import(${JSON.stringify(inProject('support', 'streamed-file.ts'))});
    const file = new StreamedFile('full');
    const failures = [];
    for (const action of [() => file.write('x'.repeat(1 << 20)), () => file.patch(0, Buffer.from('y')), () => file.close()]) {
      try { action(); } catch (error) { failures.push(error.name + ': ' + error.message); }
    }
    console.log(JSON.stringify(failures));`;
    const { stdout } = await execa('ulimit -f 8 && "$NODE" --input-type=module -e "$PROGRAM"', {
      cwd: folder,
      shell: '/bin/sh',
      env: { PROGRAM: program, NODE: process.execPath },
    });
    const failures = JSON.parse(stdout) as string[];
    expect(failures[0]).toMatch(
      /^UserError: full could not be written \(EFBIG.*\); check the folder's rights and the space/,
    );
    expect(failures).toEqual(Array(3).fill(failures[0]));
    expect(readdirSync(folder)).toEqual([]);
  },
);
