/** Registers that layers of several lanes have, and those of one lane do not need. */
import type { StreamValue } from '../../../hdl/index.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import { type LayerSizes, lanesOf } from './shapes.ts';

/**
 * What a queue of LUTs hands on, from registers where there are `least` lanes or more, several unless given: what is
 * read of it is known late in a clock, and what it goes into is wide. One clock later then, an item a clock.
 */
export const fromRegisters = <V>(
  from: StreamValue<V>,
  name: string,
  sizes: Pick<LayerSizes, 'lanes'>,
  least = 2,
): StreamValue<V> => (lanesOf(sizes) < least ? from : from.through(name, forwardSlice));
