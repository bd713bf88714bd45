/** Ends packets whose last beats do not come any more, so that who stores them drops them. */
import { type Bits, bit, module, type Shape, sink, source } from '../../../../hdl/index.ts';

/**
 * Passes beats on without latency. With `cut`, while which nothing passes, a packet of which beats have passed has come
 * to its end: then one more beat is offered, with `last` and, as the part after it has it, `drop`, until it is taken;
 * beats of the next packet wait for that.
 */
export const packetEnding = <V extends { readonly last: Bits<1> }>(beat: Shape<V>) =>
  module(
    `uet_packet_ending_w${beat.width}`,
    {
      summary: 'Ends packets whose last beats do not come any more, to be dropped.',
      in: { cut: bit },
      out: { drop: bit },
      link: { up: sink(beat), down: source(beat) },
    },
    ({ cut, up, down }, m) => {
      const within = m.reg('is_within', bit, { reset: 0 });
      const ends = m.reg('ends', bit, { reset: 0 });
      const passes = m.named('passes', cut.or(ends).not());
      const last = m.named('ends_packet', ends.or(up.payload.last));
      const valid = m.named('offers', ends.or(passes.and(up.valid)));
      m.when(cut.and(within), () => ends.set(1));
      m.when(valid.and(down.ready), () => {
        within.set(last.not());
        ends.set(0);
      });
      return {
        drop: ends,
        up: { ready: passes.and(down.ready) },
        down: { payload: { ...up.payload, last }, valid },
      };
    },
  );
