/** Messages under way: each has an entry, and an id of 16 bits, {use, entry}, which it has on the wire. */
import { type Bits, clog2 } from '../../../hdl/index.ts';

/** Messages that may be under way. */
export const messageEntries = 256;

const entryBits = clog2(messageEntries);

/** Bits of the number of an entry's use. */
export const useBits: number = 16 - entryBits;

export const entryOf = (id: Bits): Bits => id.trunc(entryBits);
export const useOf = (id: Bits): Bits => id.slice(15, entryBits);
