import { expect, test, vi } from 'vitest';
import { printMutation } from './print-mutation.ts';

test('the share of killed mutants is rounded down, and an explanation out of date is named', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  printMutation({
    design: 'counter',
    seed: 4,
    total: 12,
    killed: 11,
    equivalent: 1,
    survivors: [],
    kinds: [{ kind: 'operator', total: 12, killed: 11, equivalent: 1, surviving: 0 }],
    killedBy: {},
    brokenExplanations: ['operator in fifo'],
  });
  const text = said.mock.calls.flat().join('\n');
  said.mockRestore();
  expect(text).toContain(
    'counter: 11 of 12 mutants killed (91.6 %), 1 proved equivalent, 0 survivors explained, 0 not',
  );
  expect(text).toContain('explanation out of date: operator in fifo');
});
