import { proofNamed } from '../../formal/find-proof.ts';
import { operator } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { contextBitmapProofs } from './context-bitmap.ts';

testProof(proofNamed(contextBitmapProofs, 'context-bitmap'), [
  { what: 'marks that do not count above the base', module: 'context_bitmap', bug: operator('seen', 'or', 'and') },
]);
