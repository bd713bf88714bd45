import { findProof } from '../registry.ts';
import { missing } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';

testProof(findProof('pds-retirement'), [
  { what: 'a wait that is never over', module: 'retirement', bug: missing('left', 0) },
]);
