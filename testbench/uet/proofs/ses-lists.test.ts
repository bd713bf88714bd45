import { describe, expect } from 'vitest';
import { designOf } from '../../formal/design-of.ts';
import { proofNamed } from '../../formal/find-proof.ts';
import { prove } from '../../formal/prove.ts';
import { operator, plant } from '../../formal/testing/plant.ts';
import { keptProofs, proofTest, without } from '../../formal/testing/prove-tests.ts';
import { listDepth, sesListProofs } from './ses-lists.ts';

const of = proofNamed(sesListProofs, 'ses-lists');
const options = { depth: listDepth, kept: keptProofs } as const;
const timeout = 600_000;

describe(of.name, () => {
  proofTest(`holds in the first ${listDepth} clocks${without}`, { timeout }, async () => {
    const verdict = await prove(designOf(of), { ...options, mode: 'bmc' });
    expect(verdict).toMatchObject({ passed: true, mode: 'bmc' });
  });

  proofTest(`gives a receive and a message in them${without}`, { timeout }, async () => {
    const verdict = await prove(designOf(of), { ...options, mode: 'cover' });
    expect(verdict).toMatchObject({ passed: true });
  });

  proofTest(`finds: a node that fits where none was read${without}`, { timeout }, async () => {
    const bug = operator('found', 'and', 'or');
    const verdict = await prove(plant(designOf(of), 'match_ordered_n4_r2', bug), { ...options, mode: 'bmc' });
    expect(verdict).toMatchObject({ passed: false, counterexample: { from: 'reset', replays: true } });
  });
});
