import { findProof } from '../registry.ts';
import { as, missing } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';

testProof(findProof('tsc-once'), [
  { what: 'a counter that is not stored as given', module: 'tsc_allocator', bug: missing('writes_counter') },
  { what: 'a limit that may fall', module: 'tsc_allocator', bug: as('fits', 'allowed') },
]);
