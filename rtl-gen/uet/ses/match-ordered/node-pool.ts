/** Nodes that lists are made of, and which of them are free. */
import { bit, bits, clog2, module } from '../../../hdl/index.ts';

/**
 * `nodes` numbers, a power of two. `take`, where there is `some`, takes the one at `node`; `give` brings `given` back.
 * Not both in one clock, and neither in the clock after either: by then `node` is another one.
 *
 * After reset all are free, without a sweep: those that have never been taken are the ones from a counter on. The
 * others are on a stack, last in, first out.
 */
export const nodePool = (nodes: number) => {
  const nodeBits = clog2(nodes);
  return module(
    `match_node_pool_n${nodes}`,
    {
      summary: `Which of ${nodes} nodes of lists are free.`,
      in: { take: bit, give: bit, given: bits(nodeBits) },
      out: { some: bit, node: bits(nodeBits), free: bits(nodeBits + 1) },
    },
    ({ take, give, given }, m) => {
      const fresh = m.reg('fresh', bits(nodeBits + 1), { reset: 0 });
      const stacked = m.reg('stacked', bits(nodeBits + 1), { reset: 0 });
      const free = m.reg('free', bits(nodeBits + 1), { reset: nodes });
      const some = m.reg('some', bit, { reset: 1 });
      const isStacked = m.named('is_stacked', stacked.any());
      const stack = m.mem('stack', bits(nodeBits), { depth: nodes });
      stack.write({ addr: stacked.trunc(nodeBits), data: given, enable: give });
      const top = stack.readSync({ addr: stacked.sub(1).trunc(nodeBits), onCollision: 'undefined' });
      const takes = m.named('takes', take.and(some));
      m.when(give, () => {
        stacked.set(stacked.add(1));
        free.set(free.add(1));
        some.set(1);
      });
      m.when(takes, () => {
        m.when(isStacked, () => stacked.set(stacked.sub(1))).otherwise(() => fresh.set(fresh.add(1)));
        free.set(free.sub(1));
        some.set(free.ne(1));
      });
      m.assert('takes_or_gives', take.and(give).not());
      m.assert('counts_all', free.add(fresh).eq(stacked.add(nodes)).and(some.eq(free.any())));
      m.assert('holds_no_more_than_all', free.le(nodes));
      return { some, node: m.mux(isStacked, top, fresh.trunc(nodeBits)), free };
    },
  );
};
