/** What is here before the turn of its packet, and waits for it. */
import type { Bits, Ctx, Stream } from '../../../hdl/index.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';

/** A line of items for so many packets, and the names of its assertions: that it has room, and what is taken. */
interface LineOf {
  readonly name: string;
  readonly packets: number;
  readonly hasRoom: string;
  readonly isThere: string;
}

/** Items in the order of their packets; `takes` is the turn of a packet that has one. Gives the next item. */
export function beforeTurn<V>(m: Ctx, { name, packets, hasRoom, isThere }: LineOf, up: Stream<V>, takes: Bits<1>): V {
  const line = m.inst(name, blockFifo(m.shapeOf(up.payload), packets), { up, down: { ready: takes } });
  m.assert(hasRoom, up.valid.implies(line.up.ready));
  m.assert(isThere, takes.implies(line.down.valid));
  return line.down.payload;
}
