import { proofNamed } from '../find-proof.ts';
import { as, missing, operator } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';
import { headerProofs } from './headers.ts';

testProof(proofNamed(headerProofs, 'header-collect'), [
  { what: 'a slot that keeps the packet before', module: 'header_collect', bug: missing('word_1', 1) },
  { what: 'bytes that are not counted', module: 'header_collect', bug: missing('taken', 1) },
]);

testProof(proofNamed(headerProofs, 'header-insert'), [
  { what: 'a beat too few at the end', module: 'header_insert', bug: as('frame_last', 'packet_last') },
  { what: 'a frame that does not begin at its first beat', module: 'header_insert', bug: missing('index', 0) },
]);

testProof(proofNamed(headerProofs, 'packet-cut'), [
  { what: 'a piece that ends twice', module: 'packet_cut', bug: operator('emits', 'or', 'and') },
  { what: 'a piece that its packet is too short for, without an end', module: 'packet_cut', bug: as('ends', 'fits') },
]);
