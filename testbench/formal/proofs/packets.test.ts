import { proofNamed } from '../find-proof.ts';
import { missing, operator } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';
import { packetProofs } from './packets.ts';

testProof(proofNamed(packetProofs, 'packet-fifo-wait'), [
  { what: 'a drop that leaves the beats in the memory', module: 'packet_fifo', bug: missing('wr', 0) },
  { what: 'a packet that overtakes its end', module: 'packet_fifo', bug: operator('fetch', 'and', 'or') },
]);

testProof(proofNamed(packetProofs, 'packet-fifo-drop'), [
  { what: 'the rest of a dropped packet that is stored', module: 'packet_fifo', bug: missing('dropping') },
]);
