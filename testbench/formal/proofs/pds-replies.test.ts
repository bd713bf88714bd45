import { findProof } from '../registry.ts';
import { as } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';

testProof(findProof('pds-replies'), [
  {
    what: 'a response that is taken in the clock of an ask, and lost',
    module: 'answer_events',
    bug: as('response_ready', 'tracker_free'),
  },
]);
