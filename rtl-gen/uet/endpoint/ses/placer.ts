/** Takes payloads out of the ring, and places them or throws them away. */
import { bit, module, record, sink, source } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { blockFifo } from '../../../lib/stream/block-fifo.ts';
import { fifo } from '../../../lib/stream/fifo.ts';
import type { ParserWidth } from '../../wire/parser/uet-parser.ts';
import { Completion, Placement, PlaceOrder } from './records.ts';

/** Completions that may wait for the host while the next payloads are placed. */
const waitingCompletions = 4;

/**
 * Does what `order` says with each payload of `up`, in order: the bytes leave on `place` with where they go, or are
 * thrown away, a beat in each clock. A message that is complete with them leaves on `completion`, no sooner than its
 * last byte on `place`. A host that does not take `place` or `completion` holds up all that come later.
 *
 * `order` is never refused: there are no more orders than payloads in the ring, which `packets` bounds.
 */
export const placer = (size: ParserWidth, packets: number) =>
  module(
    `uet_placer_b${size}_p${packets}`,
    {
      summary: `Places payloads of up to ${packets} packets in beats of ${size} bytes, and completes messages.`,
      in: { order: record({ valid: bit, payload: PlaceOrder }) },
      link: { up: sink(beat(size)), place: source(beat(size, Placement())), completion: source(Completion()) },
    },
    ({ order, up, place, completion }, m) => {
      const next = m.forward('next_order', bit);
      const orders = m.inst('orders', blockFifo(PlaceOrder, packets), {
        up: { payload: order.payload, valid: order.valid },
        down: { ready: next },
      });
      m.assert('order_finds_room', order.valid.implies(orders.up.ready));
      const { payload: now, valid: isThere } = orders.down;
      const { data, keep, last } = up.payload;
      const completes = m.forward('completes', bit);
      const done = m.inst('done', fifo(Completion(), waitingCompletions), {
        up: { payload: now.completion, valid: completes },
        down: completion,
      });
      const ends = m.named('ends', last.and(now.completes));
      const may = m.named('may', isThere.and(up.valid).and(ends.not().or(done.up.ready)));
      const moves = m.named('moves', may.and(now.place.not().or(place.ready)));
      completes.set(moves.and(ends));
      next.set(moves.and(last));
      return {
        up: { ready: moves },
        place: { payload: { data, keep, last, user: now.placement }, valid: may.and(now.place) },
        completion: done.down,
      };
    },
  );
