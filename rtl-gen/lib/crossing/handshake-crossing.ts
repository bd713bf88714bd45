/** Words from one clock to another, one at a time. */
import { bit, clock, module, on, type Shape, sink, source } from '../../hdl/index.ts';
import { synchroniser } from './synchroniser.ts';

/**
 * A stream from the clock `src` to the clock `dst`, one item under way at a time: an item is offered 2 to 3 edges of
 * `dst` after it was taken, and the next is taken 2 to 3 edges of `src` after that one was accepted. Any two clocks
 * will do. For an item a clock use `asyncFifo`. Both resets have to be active at one time.
 *
 * The item rests in a register while a bit that turns says that it is there, and another one, coming back, that it was
 * accepted; so the item's own bits need no synchroniser.
 *
 * Timing: `set_max_delay -datapath_only`, two periods of `dst`, from `item` to what reads `item_dst`; `set_false_path`
 * from `request` and `answer` to the synchronisers' `stage_0`.
 */
export const handshakeCrossing = <V>(payload: Shape<V>) =>
  module(
    `handshake_crossing_w${payload.width}`,
    {
      summary: `Stream of ${payload.width} bits from the clock src to the clock dst, one item at a time.`,
      clocks: { src: clock(), dst: clock() },
      link: { up: on('src', sink(payload)), down: on('dst', source(payload)) },
    },
    ({ up, down }, m) => {
      const [src, dst] = [m.on('src'), m.on('dst')];
      const request = src.reg('request', bit, { reset: 0 });
      const answer = dst.reg('answer', bit, { reset: 0 });
      const item = src.reg('item', payload);
      const answered = src.inst('answer_sync', synchroniser(1), { d: answer }).q;
      const requested = dst.inst('request_sync', synchroniser(1), { d: request }).q;
      const idle = src.named('idle', request.eq(answered));
      const waiting = dst.named('waiting', requested.ne(answer));
      src.when(up.valid.and(idle), () => {
        item.set(up.payload);
        request.set(request.not());
      });
      dst.when(waiting.and(down.ready), () => answer.set(requested));
      return { up: { ready: idle }, down: { payload: dst.unsafeCross<V>('item_dst', item), valid: waiting } };
    },
  );
