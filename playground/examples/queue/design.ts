/** A queue between two streams: what enters first leaves first. */
import { bits, clog2, module, sink, source } from 'gatewright/hdl';

export interface QueueOptions {
  /** Bits of an item. */
  readonly width: number;
  /** Items that it holds: a power of two. */
  readonly depth: number;
}

/** One item in and one out in every clock; an item can leave in the clock after the one in which it entered. */
export const queue = ({ width, depth }: QueueOptions) =>
  module(
    `queue_w${width}_d${depth}`,
    {
      summary: `Queue of ${depth} items of ${width} bits.`,
      link: { up: sink(bits(width)), down: source(bits(width)) },
    },
    ({ up, down }, m) => {
      const places = clog2(depth);
      const items = m.mem('items', bits(width), { depth });
      // They count modulo twice the depth, so that a full queue differs from an empty one.
      const entered = m.reg('entered', bits(places + 1), { reset: 0 });
      const left = m.reg('left', bits(places + 1), { reset: 0 });
      const { count } = m.named({ count: entered.sub(left) });
      const { ready, valid } = m.named({ ready: count.lt(depth), valid: count.any() });

      const enters = up.valid.and(ready);
      items.write({ addr: entered.trunc(places), data: up.payload, enable: enters });
      m.when(enters, () => entered.set(entered.add(1)));
      m.when(down.ready.and(valid), () => left.set(left.add(1)));
      m.assert('never_overfull', count.le(depth));
      return { up: { ready }, down: { valid, payload: items.read(left.trunc(places)) } };
    },
  );

export const top = queue({ width: 8, depth: 16 });
