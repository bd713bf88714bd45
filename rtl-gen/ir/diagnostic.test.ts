import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UserError } from '../../support/user-error.ts';
import { DesignError, type Diagnostic } from './diagnostic.ts';
import { diagnosticsText } from './diagnostic-text.ts';

let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatewright-diagnostic-'));
  file = relative(process.cwd(), join(folder, 'fifo.ts'));
  const body = ["const rd = m.reg('wr', ptr);", "const wr = m.reg('wr', ptr);", "\tm.reg('x', bit);"];
  writeFileSync(join(folder, 'fifo.ts'), [...Array(8).fill(''), ...body].join('\n'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const place = (line: number, column = 5) => ({ file, line, column });

const taken = (): Diagnostic => ({
  code: 'name-taken',
  message: 'the name wr is used twice in this module',
  fix: 'rename one of them',
  at: [place(10, 12), { ...place(9, 12), note: 'taken here' }],
});

const shown = (diagnostics: readonly Diagnostic[], colour = false): string =>
  diagnosticsText(diagnostics, { colour }).replaceAll(file, 'fifo.ts');

describe('a diagnostic prints', () => {
  test('its message, its places with their lines of source, the fix and the page', () => {
    expect(shown([taken()])).toMatchInlineSnapshot(`
      "error[name-taken]: the name wr is used twice in this module
        --> fifo.ts:10:12
         |
      10 | const wr = m.reg('wr', ptr);
         |            ^
        ::: fifo.ts:9:12: taken here
         |
       9 | const rd = m.reg('wr', ptr);
         |            ^
         = fix: rename one of them
         = see: docs/diagnostics.md#name-taken"
    `);
  });

  test('no line of source where the file, the line or the column is not there, or a tab moves the columns', () => {
    const at = [{ ...place(1), file: 'no/such/file.ts' }, place(99), place(10, 200), place(11, 2)];
    expect(shown([{ ...taken(), at }])).toMatchInlineSnapshot(`
      "error[name-taken]: the name wr is used twice in this module
        --> no/such/file.ts:1:5
        ::: fifo.ts:99:5
        ::: fifo.ts:10:200
        ::: fifo.ts:11:2
         = fix: rename one of them
         = see: docs/diagnostics.md#name-taken"
    `);
  });

  test('the same in colour', () => {
    const text = shown([taken()], true);
    expect(stripVTControlCharacters(text)).toBe(shown([taken()]));
    expect(text.split('\n')[0]).toBe(
      '\u001b[31merror[name-taken]\u001b[39m\u001b[1m: the name wr is used twice in this module\u001b[22m',
    );
  });
});

test('the error of a design is a mistake of the user, with every diagnostic', () => {
  const wide = {
    code: 'bad-width',
    message: '0 is not a width',
    fix: 'give an integer from 1',
    at: [{ ...place(3), file: 'fifo.ts' }],
  } as const;
  const error = new DesignError([wide, { ...wide, at: [] }]);
  expect(error).toBeInstanceOf(UserError);
  expect(error.diagnostics).toHaveLength(2);
  expect(error.message).toMatchInlineSnapshot(`
    "error[bad-width]: 0 is not a width
     --> fifo.ts:3:5
      = fix: give an integer from 1
      = see: docs/diagnostics.md#bad-width

    error[bad-width]: 0 is not a width
      = fix: give an integer from 1
      = see: docs/diagnostics.md#bad-width"
  `);
});
