import { proofNamed } from '../../formal/find-proof.ts';
import { as, never } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { tssProofs } from './tss.ts';

testProof(
  proofNamed(tssProofs, 'tsc-once'),
  [
    { what: 'a counter that is not stored as given', module: 'tsc_allocator', bug: never('writes_counter') },
    { what: 'a limit that may fall', module: 'tsc_allocator', bug: as('fits', 'allowed') },
  ],
  [{ what: 'an allocator that never gives a counter', module: 'tsc_allocator', bug: never('gives') }],
);
