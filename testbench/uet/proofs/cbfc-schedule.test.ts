import { as, missing } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { findProof } from './datapath-proofs.ts';

testProof(findProof('cbfc-news-turns'), [
  { what: 'turns that start again with each choice', module: 'cbfc_settled_turns', bug: missing('last') },
]);

testProof(findProof('cbfc-refresh-turns'), [
  { what: 'a turn that goes on without being used', module: 'cbfc_refresh_turns', bug: as('goes', 'waits') },
]);

testProof(findProof('cbfc-update-schedule'), [
  { what: 'refreshes in both places', module: 'cbfc_update_schedule', bug: as('alone', 'is_again') },
  { what: 'no refresh beside news', module: 'cbfc_refresh_turns', bug: as('is_first', 'due') },
]);
