import { findProof } from '../registry.ts';
import { operator } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';

testProof(findProof('context-bitmap'), [
  { what: 'marks that do not count above the base', module: 'context_bitmap', bug: operator('seen', 'or', 'and') },
]);
