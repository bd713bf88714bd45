import { findProof } from '../registry.ts';
import { as, missing, operator, unconditional } from '../testing/plant.ts';
import { testProof } from '../testing/prove-tests.ts';

testProof(findProof('async-fifo'), [
  { what: 'a pointer that crosses in binary', module: 'async_fifo', bug: as('wr_gray', 'head_next') },
  { what: 'a full that compares the wrong way', module: 'async_fifo', bug: operator('full', 'eq', 'lt') },
  { what: 'writing while it is full', module: 'async_fifo', bug: operator('push', 'and', 'or') },
  { what: 'reading while it is empty', module: 'async_fifo', bug: operator('pop', 'and', 'or') },
  { what: 'a pointer compared before it has crossed', module: 'async_fifo', bug: as('written', 'head') },
  { what: 'a reader that never says what it has read', module: 'async_fifo', bug: missing('rd_gray') },
]);

testProof(findProof('pulse-crossing'), [
  { what: 'a pulse for as long as the level is up', module: 'pulse_crossing', bug: missing('previous') },
]);

testProof(findProof('handshake-crossing'), [
  { what: 'an item that is written over', module: 'handshake_crossing', bug: unconditional('item') },
  { what: 'an answer that nobody waits for', module: 'handshake_crossing', bug: as('idle', 'up_valid') },
]);
