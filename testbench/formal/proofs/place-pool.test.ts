import { findProof } from '../registry.ts';
import { missing } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';

testProof(findProof('place-pool'), [
  { what: 'places that are born again and again', module: 'place_pool', bug: missing('filling') },
]);
