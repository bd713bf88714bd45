/** Random programs on two and four endpoints over a bad network: everything once. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { programs } from './program.ts';
import { mistakesOf } from './program-checker.ts';
import { type RunOptions, runProgram } from './run-program.ts';

const cases: readonly (readonly [
  name: string,
  hosts: number,
  of: Pick<RunOptions, 'profile' | 'mode' | 'settings'>,
])[] = [
  ['HPC, in any order', 2, { profile: 'hpc', mode: 'rud' }],
  ['HPC, in order', 2, { profile: 'hpc', mode: 'rod' }],
  ['AI Full, in any order', 2, { profile: 'ai_full', mode: 'rud' }],
  // Each message without a receive disables the resource, and those after it wait for it.
  ['HPC, in order and refusing', 2, { profile: 'hpc', mode: 'rod', settings: { target: { unexpected: 'refuse' } } }],
  ['HPC, in any order', 4, { profile: 'hpc', mode: 'rud' }],
  ['HPC, in order', 4, { profile: 'hpc', mode: 'rod' }],
  ['AI Full, in any order', 4, { profile: 'ai_full', mode: 'rud' }],
];

test.each(cases)('%s, %i endpoints: everything once', (_name, hosts, { profile, mode, settings = {} }) => {
  const isHpc = profile === 'hpc';
  const protocols = (['eager', 'deferrable', 'rendezvous'] as const).filter((name) => isHpc || name !== 'rendezvous');
  const program = programs({ hosts, protocols, hasWildcards: isHpc, hasFetching: isHpc });
  fc.assert(
    fc.property(program, fc.nat(), fc.constantFrom(0, 0.01, 0.05), (of, seed, loss) => {
      const sized = {
        ...of,
        // Any message may get any untagged buffer, so all of them are of one length.
        tasks: of.tasks.map((task) => (task.kind === 'untagged' ? { ...task, length: 1500 } : task)),
      };
      const ran = runProgram(sized, { hosts, seed, loss, profile, mode, settings });
      expect(mistakesOf(sized, ran, mode === 'rod')).toEqual([]);
    }),
    { numRuns: Number(process.env.SES_PROGRAMS ?? 15) },
  );
});
