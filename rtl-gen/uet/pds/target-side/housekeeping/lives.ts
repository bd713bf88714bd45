/** What housekeeping knows of the PDC in each context. */
import { type Bits, bit, bits, enumOf, record } from '../../../../hdl/index.ts';

/** It is gone, waits in PENDING, is established, or is closed or in error. */
export const LifeState = enumOf('gone', 'pending', 'established', 'ending');

/** Which one it is; its state; whether its peer has been asked to close it. */
export const Life = (contextBits: number) =>
  record({ generation: bits(16 - contextBits), state: LifeState, close_requested: bit });

/** A PDCID is {generation, context}. */
export const partsOf = (contextBits: number, pdcid: Bits) => ({
  generation: pdcid.slice(15, contextBits),
  context: pdcid.trunc(contextBits),
});
