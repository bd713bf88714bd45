import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { systemErrorText } from './system-error.ts';

const thrownBy = (action: () => unknown): unknown => {
  try {
    return action();
  } catch (error) {
    return error;
  }
};

test('what the system refuses is a sentence with the path and the reason', () => {
  expect(systemErrorText(thrownBy(() => readFileSync('/nonexistent/file')))).toBe(
    'cannot open /nonexistent/file: no such file or directory',
  );
  expect(systemErrorText(thrownBy(() => readFileSync('/')))).toBe('cannot read: illegal operation on a directory');
});

test('a bug of ours is not', () => {
  expect(systemErrorText(new TypeError('x is not a function'))).toBeUndefined();
  expect(systemErrorText('text')).toBeUndefined();
});
