import { proofNamed } from '../../formal/find-proof.ts';
import { as, never } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { tssVerdictProofs } from './tss-verdict.ts';

testProof(
  proofNamed(tssVerdictProofs, 'tss-verdicts'),
  [
    {
      what: 'a packet that leaves whatever its verdict',
      module: 'tss_receive',
      bug: as('let_out', 'is_open'),
      clocks: 6,
    },
    { what: 'a latch that is not looked at', module: 'tss_receive', bug: never('is_latched'), clocks: 6 },
  ],
  [{ what: 'a side that lets nothing pass', module: 'tss_receive', bug: never('passes') }],
);
