import { proofNamed } from '../../formal/find-proof.ts';
import { as, missing } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { cbfcScheduleProofs } from './cbfc-schedule.ts';

testProof(proofNamed(cbfcScheduleProofs, 'cbfc-news-turns'), [
  { what: 'turns that start again with each choice', module: 'cbfc_settled_turns', bug: missing('last') },
]);

testProof(proofNamed(cbfcScheduleProofs, 'cbfc-refresh-turns'), [
  { what: 'a turn that goes on without being used', module: 'cbfc_refresh_turns', bug: as('goes', 'waits') },
]);

testProof(proofNamed(cbfcScheduleProofs, 'cbfc-update-schedule'), [
  { what: 'refreshes in both places', module: 'cbfc_update_schedule', bug: as('alone', 'is_again') },
  { what: 'no refresh beside news', module: 'cbfc_refresh_turns', bug: as('is_first', 'due') },
]);
