import { expect, test } from 'vitest';
import { UserError } from '../../support/user-error.ts';
import { DesignError, formatDiagnostic } from './diagnostic.ts';

const place = (line: number) => ({ file: 'rtl/fifo.ts', line, column: 5 });

test('a diagnostic prints its first place, its code and its message on one line, the rest below', () => {
  const taken = {
    code: 'name-taken',
    message: 'the name wr is used twice in this module',
    fix: 'rename one of them',
    at: [place(12), place(9)],
  } as const;
  expect(formatDiagnostic(taken)).toMatchInlineSnapshot(`
    "rtl/fifo.ts:12:5: error[name-taken]: the name wr is used twice in this module
        also at rtl/fifo.ts:9:5
        fix: rename one of them"
  `);
});

test('the error of a design is a mistake of the user, with every diagnostic', () => {
  const wide = {
    code: 'bad-width',
    message: '0 is not a width',
    fix: 'give an integer from 1',
    at: [place(3)],
  } as const;
  const error = new DesignError([wide, { ...wide, at: [] }]);
  expect(error).toBeInstanceOf(UserError);
  expect(error.diagnostics).toHaveLength(2);
  expect(error.message).toMatchInlineSnapshot(`
    "rtl/fifo.ts:3:5: error[bad-width]: 0 is not a width
        fix: give an integer from 1
    error[bad-width]: 0 is not a width
        fix: give an integer from 1"
  `);
});
