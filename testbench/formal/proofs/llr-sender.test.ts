import { findProof } from '../registry.ts';
import { as, checkedAlone, missing, together } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';

testProof(findProof('llr-frees'), [
  {
    what: 'an acknowledgement of what is not kept that is believed',
    module: 'llr_transmit_control',
    bug: together(as('frees', 'acknowledges'), checkedAlone('frees_what_is_stored')),
  },
  {
    what: 'a drop that nobody hears of',
    module: 'llr_transmit_control',
    bug: together(missing('error', 1), checkedAlone('a_drop_shows')),
  },
]);

testProof(findProof('llr-replay-ends'), [
  {
    what: 'a replay whose last frame is not known as such',
    module: 'llr_transmit_control',
    bug: together(missing('is_last'), checkedAlone('frames_are_left', 'ends_or_flushes')),
  },
]);
