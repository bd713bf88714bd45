/** Instructions that move a delay line by one place. */
import { type DelayLine, MOVED } from './delays.ts';
import type { Expressions } from './expressions.ts';
import type { Layout } from './layout.ts';
import { simd } from './opcodes.ts';

/**
 * From the end on, so that nothing is overwritten before it is read. The last vector may begin before what has to be
 * moved: in the first register's place or, at most by a vector less a byte, in the room that the layout leaves there.
 */
export function moveLine(e: Expressions, { stride, registers }: DelayLine, layout: Layout): void {
  const { f } = e;
  const start = layout.registers[registers[0]!]!;
  for (let end = start + stride * registers.length; end > start + stride; end -= MOVED) {
    e.base(start);
    e.base(start);
    f.vectorMemory(simd.load, end - MOVED - stride);
    f.vectorMemory(simd.store, end - MOVED);
  }
}
