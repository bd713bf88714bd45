/** Items that wait for answers which come in any order, each by its tag. */
import { bit, bits, clog2, module, type Shape, sink } from '../../../../hdl/index.ts';
import { fifo } from '../../../../lib/stream/fifo.ts';

/**
 * Keeps up to `depth` (a power of two) items of `up`. `tag` is that of the item which is taken in this clock, and of no
 * other that is kept. `item` is the one with tag `asked`, in the same clock; `done` forgets it, and its tag is free
 * from 2 clocks later on. `up.ready` comes from registers.
 */
export const taggedStore = <V>(payload: Shape<V>, depth: number) => {
  const Tag = bits(clog2(depth));
  return module(
    `uet_tagged_store_w${payload.width}_d${depth}`,
    {
      summary: `Keeps ${depth} items of ${payload.width} bits by tags.`,
      in: { asked: Tag, done: bit },
      out: { tag: Tag, item: payload },
      link: { up: sink(payload) },
    },
    ({ asked, done, up }, m) => {
      // Each tag once, then those that are free again.
      const first = m.reg('first', bits(Tag.width + 1), { reset: 0 });
      const fresh = m.named('fresh', first.at(Tag.width).not());
      const free = m.inst('free', fifo(Tag, depth), { up: { payload: asked, valid: done } });
      m.unused(free.up.ready);
      const tag = m.named('next_tag', m.mux(fresh, first.trunc(Tag.width), free.down.payload));
      const ready = m.named('has_tag', fresh.or(free.down.valid));
      const { payload: item, valid } = up.takeWhen(ready);
      const takes = m.named('takes', valid.and(ready));
      m.when(takes.and(fresh), () => first.set(first.add(1)));
      free.down.takeWhen(takes.and(fresh.not()));
      const items = m.mem('items', payload, { depth });
      items.write({ addr: tag, data: item, enable: takes });
      return { tag, item: items.read(asked) };
    },
  );
};
