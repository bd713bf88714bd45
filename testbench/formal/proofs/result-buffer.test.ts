import { proofNamed } from '../find-proof.ts';
import { missing } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';
import { resultBufferProofs } from './result-buffer.ts';

testProof(proofNamed(resultBufferProofs, 'result-buffer'), [
  { what: 'items that enter without being counted', module: 'result_buffer', bug: missing('outstanding') },
]);

testProof(proofNamed(resultBufferProofs, 'result-buffer-late'), [
  {
    what: 'an item that is not counted in the clock after it entered',
    module: 'result_buffer',
    bug: missing('entered'),
  },
]);
