/** Takes payloads out of the ring, and places them, their first bytes, or nothing of them. */
import { type Bits, bit, bits, module, record, sink, source } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import type { ParserWidth } from '../../wire/parser/uet-parser.ts';
import { BareOrder, Completion, type MoreTold, Placement } from './records.ts';

/** Completions that may wait for the host while the next payloads are placed. */
const waitingCompletions = 4;

/**
 * As `placer`, with two more kinds of orders: of a payload that is longer than its placement the first `length` bytes
 * leave on `place`, with `last` in the last beat that has some; and a `bare` order takes no payload. After an order
 * with `dc` there is a `flush`, a clock later: the host has taken all bytes of it and of those before.
 *
 * `order` is never refused: there are no more orders than `orders`.
 */
export const cuttingPlacer = (size: ParserWidth, orders: number, more: MoreTold = {}) =>
  module(
    `uet_cutting_placer_b${size}_o${orders}${more.keptBits === undefined ? '' : '_kept'}${more.multi === true ? '_multi' : ''}`,
    {
      summary: `Places up to ${orders} payloads or their first bytes in beats of ${size} bytes, and completes messages.`,
      in: { order: record({ valid: bit, payload: BareOrder(more) }) },
      out: { flush: bit },
      link: {
        up: sink(beat(size)),
        place: source(beat(size, Placement(more))),
        completion: source(Completion(more)),
      },
    },
    ({ order, up, place, completion }, m) => {
      const next = m.forward('next_order', bit);
      const line = m.inst('orders', blockFifo(BareOrder(more), orders), {
        up: { payload: order.payload, valid: order.valid },
        down: { ready: next },
      });
      m.assert('order_finds_room', order.valid.implies(line.up.ready));
      const { payload: now, valid: isThere } = line.down;
      const { data, keep, last } = up.payload;

      // Bytes that still have a place.
      const goesOn = m.reg('goes_on', bit, { reset: 0 });
      const rest = m.reg('rest', bits(14));
      const left = m.named('left', m.mux(goesOn, rest, now.placement.length));
      const isLast = m.named('is_last', left.le(size));
      const places = m.named('places', now.place.and(left.any()));
      const kept = Array.from({ length: size - 1 }, (_, i) => left.gt(i + 1)).reduce<Bits>(
        (low, high) => high.cat(low),
        left.any(),
      );

      const completes = m.forward('completes', bit);
      const done = m.inst('done', fifo(Completion(more), waitingCompletions), {
        up: { payload: now.completion, valid: completes },
        down: completion,
      });
      const ends = m.named('ends', last.or(now.bare));
      const may = m.named(
        'may',
        isThere.and(up.valid.or(now.bare)).and(ends.and(now.completes).not().or(done.up.ready)),
      );
      const moves = m.named('moves', may.and(places.not().or(place.ready)));
      completes.set(moves.and(ends).and(now.completes));
      next.set(moves.and(ends));
      const flush = m.next('flushes', moves.and(ends).and(now.dc), { reset: 0 });
      m.when(moves, () => {
        goesOn.set(ends.not());
        rest.set(m.mux(isLast, m.lit(14, 0), left.sub(size)));
      });
      return {
        flush,
        up: { ready: moves.and(now.bare.not()) },
        place: {
          payload: {
            data,
            keep: keep.and(kept.as(size).or(isLast.not().repeat(size).as(size))),
            last: last.or(isLast),
            user: now.placement,
          },
          valid: may.and(places),
        },
        completion: done.down,
      };
    },
  );
