/** First in, first out, over a memory that is read in the next clock. */
import { bit, bits, clog2, module, type Shape, sink, source } from '../../hdl/index.ts';
import { checkDepth, isFull } from './fifo.ts';

/**
 * A stream FIFO for block RAM: `depth` items (2 or more) in a memory with a registered read, two more in that register
 * and the output register after it. The oldest item is shown without being asked for: latency 3 clocks, one item in
 * and one out in every clock. All outputs come from registers; `down.ready` reaches the enable of the memory's read.
 *
 * `up.ready` is 1 while the memory holds fewer than `depth` items, so `depth` items always find room, and up to
 * `depth + 2` while `down` is not ready. The memory has the next power of two of words.
 */
export const blockFifo = <V>(payload: Shape<V>, depth: number) => {
  checkDepth(depth);
  return module(
    `block_fifo_w${payload.width}_d${depth}`,
    {
      summary: `Stream FIFO of ${depth} items of ${payload.width} bits in block RAM, with an output register.`,
      link: { up: sink(payload), down: source(payload) },
    },
    ({ up, down }, m) => {
      const addressWidth = clog2(depth);
      const pointer = bits(addressWidth + 1);
      const items = m.mem('items', payload, { depth: 2 ** addressWidth });
      const wr = m.reg('wr', pointer, { reset: 0 });
      const rd = m.reg('rd', pointer, { reset: 0 });
      /** Whether the memory's read register, and the output register, hold an item. */
      const fetched = m.reg('fetched', bit, { reset: 0 });
      const shown = m.reg('shown', bit, { reset: 0 });
      const oldest = m.reg('oldest', payload);

      const { full, empty } = m.named({ full: isFull(wr, rd, depth), empty: wr.eq(rd) });
      const push = m.named('push', up.valid.and(full.not()));
      const show = m.named('show', shown.not().or(down.ready));
      const advance = m.named('advance', fetched.not().or(show));
      const fetch = m.named('fetch', advance.and(empty.not()));
      const [writeAddress, readAddress] = [wr.trunc(addressWidth), rd.trunc(addressWidth)];
      items.write({ addr: writeAddress, data: up.payload, enable: push });
      const item = items.readSync({ addr: readAddress, enable: fetch, onCollision: 'undefined' });

      m.when(push, () => wr.set(wr.add(1)));
      m.when(fetch, () => rd.set(rd.add(1)));
      m.when(advance, () => fetched.set(fetch));
      m.when(show, () => {
        oldest.set(item);
        shown.set(fetched);
      });
      m.assert('never_overfull', wr.sub(rd).le(depth));
      m.assert('never_reads_what_is_written', push.and(fetch).and(writeAddress.eq(readAddress)).not());
      return { up: { ready: full.not() }, down: { payload: oldest, valid: shown } };
    },
  );
};
