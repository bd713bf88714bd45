import { operator } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { findProof } from './datapath-proofs.ts';

testProof(findProof('context-bitmap'), [
  { what: 'marks that do not count above the base', module: 'context_bitmap', bug: operator('seen', 'or', 'and') },
]);
