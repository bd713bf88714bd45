/** Random programs on two and four endpoints over a bad network: everything once, and each datagram that comes. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networks, programs } from './program.ts';
import { deliveriesOf, mistakesOf } from './program-checker.ts';
import { type RunOptions, runProgram } from './run-program.ts';

const cases: readonly (readonly [
  name: string,
  hosts: number,
  of: Pick<RunOptions, 'profile' | 'mode' | 'settings' | 'returns'>,
])[] = [
  ['HPC, in any order', 2, { profile: 'hpc', mode: 'rud' }],
  ['HPC, in order', 2, { profile: 'hpc', mode: 'rod' }],
  ['AI Full, in any order', 2, { profile: 'ai_full', mode: 'rud' }],
  // Each message without a receive disables the resource, and those after it wait for it.
  ['HPC, in order and refusing', 2, { profile: 'hpc', mode: 'rod', settings: { target: { unexpected: 'refuse' } } }],
  ['HPC, in any order, with return spaces', 2, { profile: 'hpc', mode: 'rud', returns: true }],
  ['HPC, in order, with return spaces', 4, { profile: 'hpc', mode: 'rod', returns: true }],
  ['HPC, in any order', 4, { profile: 'hpc', mode: 'rud' }],
  ['HPC, in order', 4, { profile: 'hpc', mode: 'rod' }],
  ['AI Full, in any order', 4, { profile: 'ai_full', mode: 'rud' }],
];

test.each(cases)(
  '%s, %i endpoints: everything once',
  (_name, hosts, { profile, mode, settings = {}, returns = false }) => {
    const isHpc = profile === 'hpc';
    const protocols = (['eager', 'deferrable', 'rendezvous'] as const).filter((name) => isHpc || name !== 'rendezvous');
    const program = programs({ hosts, protocols, hasWildcards: isHpc, hasFetching: isHpc });
    let delivered = 0;
    fc.assert(
      fc.property(program, networks, (of, net) => {
        const ran = runProgram(of, { ...net, hosts, profile, mode, settings, returns });
        expect(mistakesOf(of, ran, mode === 'rod')).toEqual([]);
        const { arrived, network } = ran;
        const came = arrived.filter((_, i) => of.tasks[i]!.kind === 'datagram');
        const { lost, trimmed, dropped } = network.fabric.seen;
        if (lost + trimmed + dropped + network.fabric.copied === 0)
          expect(came.every((times) => times === 1)).toBe(true);
        delivered += deliveriesOf(of, ran).reduce((sum, times) => sum + times, 0);
      }),
      { numRuns: Number(process.env.SES_PROGRAMS ?? 15) },
    );
    expect(delivered).toBeGreaterThan(0);
  },
);
