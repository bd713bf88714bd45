import { expect, test } from 'vitest';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { counter } from '../../rtl-gen/hdl/testing/examples.ts';
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import { chooseMutants } from './choose.ts';
import { joinMutation } from './join-reports.ts';
import { type Fate, mutationReport } from './report.ts';

test('the reports of all pieces are the report of the whole', () => {
  const mutants = chooseMutants(flatten(elaborate(counter(8))), 10, 1);
  expect(mutants.length).toBeGreaterThan(6);
  const kill = { seed: 1, cycles: 3, reason: '' };
  const fates = mutants.map((_, i): Fate => {
    const others = ['equivalent', 'survivor'] as const;
    return others[i % 4] ?? { kill: { ...kill, test: i % 4 === 2 ? 'b' : 'a' } };
  });
  const explanations = [{ mutants: /no such mutant/, reason: 'none' }];
  const report = (first: number, end: number) =>
    mutationReport(
      { design: 'counter', seed: 1 },
      mutants.slice(first, end),
      fates.slice(first, end),
      explanations,
      [],
    );
  expect(joinMutation([report(0, 3), report(3, 4), report(4, 10)])).toEqual(report(0, 10));
  expect(report(0, 10).brokenExplanations).toHaveLength(1);
  expect(joinMutation([])).toBeUndefined();
});
