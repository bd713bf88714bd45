/** First in, first out. */
import { bits, clog2, module, type Shape, sink, source } from '../../hdl/index.ts';

/**
 * A stream FIFO of `depth` items (a power of two, 2 or more). The oldest item is visible as soon as it is stored:
 * latency 1 clock, one item in and one out in every clock. `up.ready` and `down.valid` come from registers alone, so
 * no path runs through from one side's handshake to the other's.
 */
export const fifo = <V>(payload: Shape<V>, depth: number) =>
  module(
    `fifo_w${payload.width}_d${depth}`,
    {
      summary: `Stream FIFO of ${depth} items of ${payload.width} bits.`,
      link: { up: sink(payload), down: source(payload) },
    },
    ({ up, down }, m) => {
      const addressWidth = clog2(depth);
      const pointer = bits(addressWidth + 1);
      const items = m.mem('items', payload, { depth });
      const wr = m.reg('wr', pointer, { reset: 0 });
      const rd = m.reg('rd', pointer, { reset: 0 });
      const { full, empty } = m.named({ full: wr.sub(rd).eq(depth), empty: wr.eq(rd) });
      const { push, pop } = m.named({ push: up.valid.and(full.not()), pop: down.ready.and(empty.not()) });
      items.write({ addr: wr.trunc(addressWidth), data: up.payload, enable: push });
      m.when(push, () => wr.set(wr.add(1)));
      m.when(pop, () => rd.set(rd.add(1)));
      m.assert('never_overfull', wr.sub(rd).le(depth));
      return {
        up: { ready: full.not() },
        down: { payload: items.read(rd.trunc(addressWidth)), valid: empty.not() },
      };
    },
  );
