import { proofNamed } from '../../formal/find-proof.ts';
import { missing } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { cbfcPortProofs } from './cbfc-port.ts';

testProof(proofNamed(cbfcPortProofs, 'cbfc-port-limit'), [
  { what: 'channels that the sum leaves out', module: 'cbfc_port_sum', bug: missing('sum_0_0') },
]);
