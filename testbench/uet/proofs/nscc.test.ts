import { proofNamed } from '../../formal/find-proof.ts';
import { operator } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { nsccProofs } from './nscc.ts';

testProof(proofNamed(nsccProofs, 'nscc-flight'), [
  { what: 'a flight that grows by what is removed', module: 'nscc_flight', bug: operator('less', 'sub', 'add') },
]);

testProof(proofNamed(nsccProofs, 'nscc-window'), [
  {
    what: 'a window that is not compared with its least one',
    module: 'nscc_window',
    bug: operator('is_low', 'ltSigned', 'eq'),
  },
]);
