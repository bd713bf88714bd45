import { proofNamed } from '../../formal/find-proof.ts';
import { as, type Bug, missing } from '../../formal/testing/plant.ts';
import { testProof } from '../../formal/testing/prove-tests.ts';
import { tssZeroiseProofs } from './tss-zeroise.ts';

const [associations, slots, words] = ['associations', 'slots', 'words'].map((name) =>
  proofNamed(tssZeroiseProofs, `tss-zero-${name}`),
);

/** A register is 0 after a reset. */
const zeroAtReset =
  (name: string): Bug =>
  (m) => ({
    ...m,
    decls: m.decls.map((d) => (d.kind === 'reg' && d.name === name ? { ...d, reset: 0n, init: 0n } : d)),
  });

testProof(
  associations!,
  [{ what: 'no wipe after a reset', module: 'tss_test_maker', bug: zeroAtReset('wipes') }],
  [{ what: 'a wipe that never ends', module: 'tss_test_maker', bug: missing('wipes') }],
);

// Each slot takes two clocks, so all of them are under way only after 16.
testProof(slots!, [
  {
    what: 'a sweep that tells of each slot for a clock',
    module: 'tss_test_cache',
    bug: as('erased', 'sweeps_all'),
    clocks: 20,
  },
]);

testProof(words!, [{ what: 'the same power each time', module: 'gcm256_key_install', bug: missing('turn') }]);
