/** Lets packets in, or holds them back and swallows the rest of one that was begun. */
import { type Bits, bit, module, type Shape, sink, source } from '../../../../hdl/index.ts';

/**
 * Passes beats on without latency. With `shut` nothing passes: the packet of which beats have passed loses the others,
 * which are taken and dropped, and the next one waits until `shut` is 0. So what follows sees whole packets, and one
 * without an end before each `shut` at most.
 */
export const packetGate = <V extends { readonly last: Bits<1> }>(beat: Shape<V>) =>
  module(
    `uet_packet_gate_w${beat.width}`,
    {
      summary: 'Holds packets back, and swallows the rest of one that was begun.',
      in: { shut: bit },
      link: { up: sink(beat), down: source(beat) },
    },
    ({ shut, up, down }, m) => {
      const within = m.reg('is_within', bit, { reset: 0 });
      const skips = m.reg('skips', bit, { reset: 0 });
      const closed = m.named('closed', shut.or(skips));
      const ready = m.named('ready', skips.or(shut.not().and(down.ready)));
      const takes = m.named('takes', up.valid.and(ready));
      const { last } = up.payload;
      m.when(takes, () => within.set(last.not()));
      m.when(shut.and(within), () => skips.set(1));
      m.when(takes.and(last), () => skips.set(0));
      return { up: { ready }, down: { payload: up.payload, valid: up.valid.and(closed.not()) } };
    },
  );
