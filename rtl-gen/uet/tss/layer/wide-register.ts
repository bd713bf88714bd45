/** Registers that layers of several lanes have, and those of one lane do not need. */
import { type Bits, bit, type Ctx, type Shape, type Stream } from '../../../hdl/index.ts';
import { forwardSlice } from '../../../lib/stream/register-slice.ts';
import { type LayerSizes, lanesOf } from './shapes.ts';

/** A stream, and the wire that its ready is told by. */
interface Handed<V> {
  readonly down: Stream<V>;
  readonly ready: { set(value: Bits<1>): void };
}

/**
 * What a queue of LUTs hands on, from registers where there are `least` lanes or more, several unless given: what is
 * read of it is known late in a clock, and what it goes into is wide. One clock later then, an item a clock.
 */
export function fromRegisters<V>(
  m: Ctx,
  name: string,
  sizes: Pick<LayerSizes, 'lanes'>,
  payload: Shape<V>,
  { down, ready }: Handed<V>,
  least = 2,
): Handed<V> {
  if (lanesOf(sizes) < least) return { down, ready };
  const taken = m.wire(`${name}_taken`, bit, 0);
  const slice = m.inst(name, forwardSlice(payload), { up: down, down: { ready: taken } });
  ready.set(slice.up.ready);
  return { down: slice.down, ready: taken };
}
