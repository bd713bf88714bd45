import { proofNamed } from '../find-proof.ts';
import { missing } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';
import { axiLiteProofs } from './axi-lite.ts';

testProof(proofNamed(axiLiteProofs, 'axi-lite-decoder'), [
  { what: 'an address that is offered again', module: 'decoder', bug: missing('aw_left') },
  { what: 'data that is taken while some is held', module: 'decoder', bug: missing('w_held') },
]);
