import { proofNamed } from '../../formal/find-proof.ts';
import { operator } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { sesEntryProofs } from './ses-entries.ts';

testProof(proofNamed(sesEntryProofs, 'ses-entries'), [
  {
    what: 'entries that others are given for',
    module: 'match_entries',
    bug: operator('at', 'or', 'and'),
    clocks: 26,
  },
]);
