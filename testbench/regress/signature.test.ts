import { expect, test } from 'vitest';
import { assertionOf, withoutNumbers } from './signature.ts';

test.each([
  ['cycle 482: cack is 12, the golden model says 0x1f', 'cycle N: cack is N, the golden model says N'],
  ['word32 of block_7 is -3', 'word32 of block_7 is N'],
  ['[1, 2,3] and 1,000.5 of 4n', '[N] and N of N'],
  ['x=5;y=-0xffn (7)', 'x=N;y=N (N)'],
])('%s: numbers are taken out, names keep their digits', (message, expected) => {
  expect(withoutNumbers(message)).toBe(expected);
});

test('an assertion of the design goes before the message: the first in time, whatever their order', () => {
  const checks = [
    { path: 'later', cycle: 9 },
    { path: 'fifo.never_full', cycle: 4 },
  ];
  expect(assertionOf('some item is missing', checks)).toBe('assertion fifo.never_full');
  expect(assertionOf('', [{ path: 'kept', cycle: 1, assumed: true }])).toBe('assumption kept');
});

test('a message is its first line that is not empty, without colours', () => {
  expect(assertionOf('\n\u001b[31mexpected 3\u001b[39m to be 4\nstack')).toBe('expected N to be N');
  expect(assertionOf('Expected values to be equal:\n\n1001 !== 1127\n')).toBe('Expected values to be equal: N !== N');
  expect(assertionOf('')).toBe('a failure without a message');
});
