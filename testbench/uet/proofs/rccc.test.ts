import { proofNamed } from '../../formal/find-proof.ts';
import { missing, operator } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { rcccProofs } from './rccc.ts';

testProof(proofNamed(rcccProofs, 'rccc-receiver-source'), [
  {
    what: 'who is owed more than a grant and waits no longer',
    module: 'source_credit',
    bug: operator('stays', 'and', 'add'),
  },
  { what: 'a grant of more than its size', module: 'source_credit', bug: operator('is_whole', 'or', 'and') },
]);

testProof(proofNamed(rcccProofs, 'rccc-receiver-list'), [
  { what: 'a turn that takes no source off', module: 'source_list', bug: missing('head') },
  { what: 'a place that is given twice', module: 'source_list', bug: missing('count') },
]);

testProof(proofNamed(rcccProofs, 'rccc-receiver-turns'), [
  { what: 'a turn that never ends', module: 'rccc_receiver', bug: missing('busy', 1) },
  { what: 'a turn while another one goes on', module: 'rccc_receiver', bug: operator('serves_0', 'and', 'or') },
]);
