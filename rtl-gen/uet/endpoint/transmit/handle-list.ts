/** Names of things that come and go: a place, and the number of its use. */
import { bit, bits, clog2, module, source } from '../../../hdl/index.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';

/**
 * Hands out `n` places (a power of two) under handles of `width` bits, {use, place}: the uses of a place are counted,
 * so that the handle of one that has been given back is told from the next. `next` offers a handle; `back` is never
 * refused, and counts its place's use on.
 *
 * After reset `filling` is 1 for `n` clocks, in which `fill` goes through all places; their first use is `first`.
 */
export const handleList = (n: number, width: number, first = 0) => {
  const placeBits = clog2(n);
  if (2 ** placeBits !== n || width <= placeBits)
    throw new RangeError(`a list of ${n} handles of ${width} bits: give a power of two, and more bits than it has`);
  const Handle = bits(width);
  return module(
    `handle_list_n${n}_w${width}${first === 0 ? '' : `_f${first}`}`,
    {
      summary: `Hands out ${n} places, each time under another handle of ${width} bits.`,
      in: { returned: bit, back: Handle },
      out: { filling: bit, fill: bits(placeBits) },
      link: { next: source(Handle) },
    },
    ({ returned, back, next }, m) => {
      const filling = m.reg('filling_now', bit, { reset: 1 });
      const fill = m.reg('fill_at', bits(placeBits), { reset: 0 });
      fill.set(fill.add(1));
      m.when(fill.all(), () => filling.set(0));
      const used = back
        .slice(width - 1, placeBits)
        .add(1)
        .cat(back.trunc(placeBits));
      const list = m.inst('list', blockFifo(Handle, n), {
        up: {
          payload: m.mux(filling, m.lit(width - placeBits, first).cat(fill), used).as(width),
          valid: filling.or(returned),
        },
        down: next,
      });
      m.assert('handle_finds_room', filling.or(returned).implies(list.up.ready));
      return { filling, fill, next: list.down };
    },
  );
};
