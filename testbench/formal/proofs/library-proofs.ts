/** Every proof of a part of the library. */
import type { Proof } from '../proof.ts';
import { arbiterProofs } from './arbiters.ts';
import { axiLiteProofs } from './axi-lite.ts';
import { crossingProofs } from './crossings.ts';
import { hashTableProofs } from './hash-table.ts';
import { headerProofs } from './headers.ts';
import { memoryProofs } from './memories.ts';
import { packetProofs } from './packets.ts';
import { resultBufferProofs } from './result-buffer.ts';
import { streamProofs } from './streams.ts';

/** In the order in which lists show them. */
export const libraryProofs: readonly Proof[] = [
  ...streamProofs,
  ...resultBufferProofs,
  ...arbiterProofs,
  ...packetProofs,
  ...headerProofs,
  ...memoryProofs,
  ...hashTableProofs,
  ...crossingProofs,
  ...axiLiteProofs,
];
