/** A stream from one clock to another. */
import { bits, clock, clog2, module, on, type Shape, sink, source } from '../../hdl/index.ts';
import { synchroniser } from './synchroniser.ts';

/**
 * A stream FIFO of `depth` items (a power of two, 4 or more) from the clock `wr` to the clock `rd`. An item is seen 1 +
 * 2 to 3 edges of `rd` after it was taken, and its place is free 1 + 2 to 3 edges of `wr` after it was given; both
 * sides move an item a clock if `depth` is at least what is under way, 8 for equal clocks. Both resets have to be
 * active at one time, and nothing may be offered before both are over.
 *
 * The pointers cross as Gray codes: of such a word one bit changes at an edge, so what is sampled meanwhile is the old
 * or the new value. A word is read only after the pointer after it has crossed, so it has been still for two edges.
 *
 * Timing: `set_max_delay -datapath_only`, one period of the faster clock, from `wr_gray` and `rd_gray` to the
 * synchronisers' `stage_0`, so that the bits of a pointer stay together; and from `items` to what reads `item_rd`, one
 * period of `rd`.
 */
export function asyncFifo<V>(payload: Shape<V>, depth: number) {
  if (!Number.isInteger(depth) || depth < 4 || 2 ** clog2(depth) !== depth) {
    throw new RangeError(`the depth of an asynchronous FIFO is a power of two, 4 or more, not ${depth}`);
  }
  const addressWidth: number = clog2(depth);
  const width = addressWidth + 1;
  return module(
    `async_fifo_w${payload.width}_d${depth}`,
    {
      summary: `Stream FIFO of ${depth} items of ${payload.width} bits from the clock wr to the clock rd.`,
      clocks: { wr: clock(), rd: clock() },
      link: { up: on('wr', sink(payload)), down: on('rd', source(payload)) },
    },
    ({ up, down }, m) => {
      const [wr, rd] = [m.on('wr'), m.on('rd')];
      const items = wr.mem('items', payload, { depth });
      const head = wr.reg('head', bits(width), { reset: 0 });
      const tail = rd.reg('tail', bits(width), { reset: 0 });
      // Registers of their own: what leaves them must not glitch.
      const wrGray = wr.reg('wr_gray', bits(width), { reset: 0 });
      const rdGray = rd.reg('rd_gray', bits(width), { reset: 0 });
      const seen = wr.inst('rd_gray_sync', synchroniser(width), { d: rdGray }).q;
      const arrived = rd.inst('wr_gray_sync', synchroniser(width), { d: wrGray }).q;

      // A Gray code half a round ahead differs in its two top bits alone, so nothing has to be decoded.
      const full = wr.named('full', wrGray.xor(seen).eq(3 * 2 ** (width - 2)));
      const empty = rd.named('empty', rdGray.eq(arrived));
      const push = wr.named('push', up.valid.and(full.not()));
      const pop = rd.named('pop', down.ready.and(empty.not()));
      const head_next = wr.named('head_next', head.add(push.zext(width)));
      const tail_next = rd.named('tail_next', tail.add(pop.zext(width)));
      head.set(head_next);
      wrGray.set(head_next.toGray());
      tail.set(tail_next);
      rdGray.set(tail_next.toGray());
      items.write({ addr: head.trunc(addressWidth), data: up.payload, enable: push });
      const item = rd.unsafeCross('item_rd', items.on(rd).read(tail.trunc(addressWidth)));

      wr.assert('wr_gray_is_that_of_head', wrGray.eq(head.toGray()));
      rd.assert('rd_gray_is_that_of_tail', rdGray.eq(tail.toGray()));
      wr.assert('never_overfull', head.sub(seen.fromGray()).le(depth));
      rd.assert('never_read_empty', arrived.fromGray().sub(tail).le(depth));
      return { up: { ready: full.not() }, down: { payload: item, valid: empty.not() } };
    },
  );
}
