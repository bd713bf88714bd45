import { missing } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';
import { findProof } from './library-proofs.ts';

testProof(findProof('forwarding-ram'), [
  { what: 'a write that is not forwarded', module: 'forwarding_ram', bug: missing('wrote') },
]);

testProof(findProof('forwarding-ram-2'), [
  {
    what: 'a write that is not forwarded',
    module: 'forwarding_ram',
    bug: missing('wrote'),
  },
]);

testProof(findProof('forwarding-ram-3'), [
  {
    what: 'a write that is not forwarded',
    module: 'forwarding_ram',
    bug: missing('wrote'),
  },
]);
