import { expect } from 'vitest';
import { elaborate } from '../../../rtl-gen/hdl/index.ts';
import { proofNamed } from '../find-proof.ts';
import { prove } from '../prove.ts';
import { as, comparedWith, missing, operator, plant, together, unchecked, unconditional } from '../testing/plant.ts';
import { keptProofs, proofTest, testProof, without } from '../testing/prove-tests.ts';
import { asyncFifoHarness, crossingProofs } from './crossings.ts';

testProof(proofNamed(crossingProofs, 'async-fifo'), [
  { what: 'a pointer that crosses in binary', module: 'async_fifo', bug: as('wr_gray', 'head_next') },
  { what: 'a full that compares the wrong way', module: 'async_fifo', bug: operator('full', 'eq', 'lt') },
  { what: 'writing while it is full', module: 'async_fifo', bug: operator('push', 'and', 'or') },
  { what: 'reading while it is empty', module: 'async_fifo', bug: operator('pop', 'and', 'or') },
  { what: 'an empty that compares the wrong way', module: 'async_fifo', bug: operator('empty', 'eq', 'lt') },
  { what: 'a reader that never says what it has read', module: 'async_fifo', bug: missing('rd_gray') },
]);

testProof(proofNamed(crossingProofs, 'pulse-crossing'), [
  { what: 'a pulse for as long as the level is up', module: 'pulse_crossing', bug: missing('previous') },
]);

testProof(proofNamed(crossingProofs, 'handshake-crossing'), [
  { what: 'an item that is written over', module: 'handshake_crossing', bug: unconditional('item') },
  { what: 'an answer that nothing waits for', module: 'handshake_crossing', bug: as('idle', 'up_valid') },
]);

/** Both ends agree on binary, and nothing is asserted of the pointers themselves. */
const binary = together(
  as('wr_gray', 'head_next'),
  as('rd_gray', 'tail_next'),
  comparedWith('full', 4n),
  unchecked('wr_gray_is_that_of_head', 'rd_gray_is_that_of_tail', 'never_read_empty', 'never_overfull'),
);

proofTest(`binary pointers break what the FIFO promises where bits are late, and only there${without}`, async () => {
  const promised = (late: boolean) => elaborate(asyncFifoHarness({ ties: false, late }));
  const search = { mode: 'bmc', depth: 9, kept: keptProofs } as const;
  const inBinary = (late: boolean) => prove(plant(promised(late), 'async_fifo', binary), search);
  expect(await inBinary(false)).toMatchObject({ passed: true });
  expect(await prove(promised(true), search)).toMatchObject({ passed: true });
  const { counterexample } = await inBinary(true);
  expect(counterexample).toMatchObject({ from: 'reset', replays: true });
  expect(counterexample!.failed).toContain('down_valid_kept_at_rd');
});
