import { missing } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { findProof } from './datapath-proofs.ts';

testProof(findProof('place-pool'), [
  { what: 'places that are born again and again', module: 'place_pool', bug: missing('filling') },
]);
