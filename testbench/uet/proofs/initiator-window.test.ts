import { proofNamed } from '../../formal/find-proof.ts';
import { as } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { initiatorWindowProofs } from './initiator-window.ts';

testProof(proofNamed(initiatorWindowProofs, 'initiator-window'), [
  { what: 'a packet without a free slot', module: 'pds_initiator_progress', bug: as('is_free', 'is_short') },
  { what: 'a packet beyond the range of its peer', module: 'pds_initiator_progress', bug: as('in_range', 'is_free') },
  { what: 'a SYN packet with any offset', module: 'pds_initiator_progress', bug: as('is_short', 'is_free') },
]);

testProof(proofNamed(initiatorWindowProofs, 'initiator-room'), [
  { what: 'a packet that is larger than its window', module: 'pds_initiator_claim', bug: as('fits', 'has_credit') },
  { what: 'a packet without credit', module: 'pds_initiator_claim', bug: as('has_credit', 'fits') },
  { what: 'a packet that is let go and not counted', module: 'pds_initiator_claim', bug: as('claimed_then', 'after') },
]);
