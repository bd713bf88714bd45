import { proofNamed } from '../../formal/find-proof.ts';
import { missing } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { placePoolProofs } from './place-pool.ts';

testProof(proofNamed(placePoolProofs, 'place-pool'), [
  { what: 'places that are born again and again', module: 'place_pool', bug: missing('filling') },
]);
