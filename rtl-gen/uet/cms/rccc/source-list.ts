/** Sources in the order in which they joined. */
import { bit, bits, clog2, module } from '../../../hdl/index.ts';

/**
 * A list of `depth` sources, a power of two. `push` adds one at the end, unless the list is full; `pop`, where there is
 * `some`, takes the first one, which is at `first` two clocks later. Both may come in one clock.
 */
export const sourceList = (depth: number, sourceBits: number) => {
  const indexBits = clog2(depth);
  return module(
    `source_list_w${sourceBits}_d${depth}`,
    {
      summary: `Up to ${depth} sources in the order in which they joined.`,
      in: { push: bit, source: bits(sourceBits), pop: bit },
      out: { some: bit, count: bits(indexBits + 1), first: bits(sourceBits) },
    },
    ({ push, source, pop }, m) => {
      const count = m.reg('count', bits(indexBits + 1), { reset: 0 });
      const some = m.named('some', count.any());
      const pushes = m.named('pushes', push.and(count.at(indexBits).not()));
      const pops = m.named('pops', pop.and(some));
      const head = m.reg('head', bits(indexBits), { reset: 0, next: (now) => now.add(1), enable: pops });
      m.when(pushes.and(pops.not()), () => count.set(count.add(1)));
      m.when(pops.and(pushes.not()), () => count.set(count.sub(1)));
      const sources = m.mem('sources', bits(sourceBits), { depth });
      sources.write({ addr: head.add(count.trunc(indexBits)), data: source, enable: pushes });
      const first = m.next('first', sources.readSync({ addr: head, onCollision: 'undefined' }));
      m.assert('count_is_within', count.le(depth));
      return { some, count, first };
    },
  );
};
