import { proofNamed } from '../../formal/find-proof.ts';
import { as, onlyEven } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { llrProofs } from './llr.ts';

testProof(
  proofNamed(llrProofs, 'llr-sequence'),
  [
    {
      what: 'a frame ahead that is taken for the expected one',
      module: 'llr_sequence_check',
      bug: as('expected', 'behind'),
    },
    { what: 'a NACK for each frame of a gap', module: 'llr_sequence_check', bug: as('silent', 'nack_sent') },
  ],
  [{ what: 'a receiver that takes even numbers only', module: 'llr_sequence_check', bug: onlyEven('accepted', 'seq') }],
);
