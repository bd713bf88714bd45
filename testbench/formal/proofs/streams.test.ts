import { proofNamed } from '../find-proof.ts';
import { as, missing, operator, unconditional } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';
import { streamProofs } from './streams.ts';

testProof(proofNamed(streamProofs, 'fifo'), [
  { what: 'reading while it is empty', module: 'fifo', bug: operator('pop', 'and', 'or') },
  { what: 'writing while it is full', module: 'fifo', bug: unconditional('wr') },
]);

testProof(proofNamed(streamProofs, 'block-fifo'), [
  { what: 'an oldest item that is written over', module: 'block_fifo', bug: unconditional('oldest') },
]);

testProof(proofNamed(streamProofs, 'forward-slice'), [
  { what: 'an item that is written over', module: 'forward_slice', bug: unconditional('held') },
]);

testProof(proofNamed(streamProofs, 'backward-slice'), [
  { what: 'a skid that is written over', module: 'backward_slice', bug: unconditional('skid') },
]);

testProof(proofNamed(streamProofs, 'full-slice'), [
  { what: 'a skid that is never filled', module: 'backward_slice', bug: missing('full') },
]);

testProof(proofNamed(streamProofs, 'delay-line'), [
  { what: 'a clock too few', module: 'delay', bug: as('ago_3', 'ago_1') },
]);
