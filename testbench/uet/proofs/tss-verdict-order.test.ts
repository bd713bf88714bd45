import { proofNamed } from '../../formal/find-proof.ts';
import { as, never } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { tssVerdictOrderProofs } from './tss-verdict-order.ts';

testProof(
  proofNamed(tssVerdictOrderProofs, 'tss-verdict-order'),
  [
    {
      what: 'a judge that passes over a packet which the engine has not ended',
      module: 'tss_receive',
      bug: as('others', 'settled'),
      clocks: 8,
    },
  ],
  [{ what: 'a side that lets nothing pass', module: 'tss_receive', bug: never('passes') }],
);

testProof(
  proofNamed(tssVerdictOrderProofs, 'tss-verdict-needs'),
  [
    {
      what: 'a packet that is judged `open` and has no key',
      module: 'tss_receive_keys',
      bug: never('lacks'),
      clocks: 6,
    },
  ],
  [{ what: 'keys that no packet gets', module: 'tss_receive_keys', bug: never('passes') }],
);
