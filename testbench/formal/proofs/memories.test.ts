import { proofNamed } from '../find-proof.ts';
import { missing } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';
import { memoryProofs } from './memories.ts';

testProof(proofNamed(memoryProofs, 'forwarding-ram'), [
  { what: 'a write that is not forwarded', module: 'forwarding_ram', bug: missing('wrote') },
]);

testProof(proofNamed(memoryProofs, 'forwarding-ram-2'), [
  {
    what: 'a write that is not forwarded',
    module: 'forwarding_ram',
    bug: missing('wrote'),
  },
]);

testProof(proofNamed(memoryProofs, 'forwarding-ram-3'), [
  {
    what: 'a write that is not forwarded',
    module: 'forwarding_ram',
    bug: missing('wrote'),
  },
]);
