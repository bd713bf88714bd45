import { proofNamed } from '../../formal/find-proof.ts';
import { as, missing } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { initiatorRecordProofs } from './initiator-records.ts';

testProof(proofNamed(initiatorRecordProofs, 'initiator-records'), [
  { what: 'a record that is given twice', module: 'pds_initiator_send_pipe', bug: missing('given') },
]);

testProof(proofNamed(initiatorRecordProofs, 'initiator-sweep'), [
  {
    what: 'a packet that is due and not found',
    module: 'pds_initiator_timer_sweep',
    bug: as('found', 'is_sent_order'),
  },
]);
