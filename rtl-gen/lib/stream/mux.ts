/** Several streams into one. */
import { type Bits, bit, module, type Shape, source } from '../../hdl/index.ts';
import type { Arbiter } from '../arbiter/arbiter.ts';
import { chooseFrom } from '../bits/choose.ts';
import { lowFirst } from '../bits/joined.ts';
import { type DownLink, type NoPorts, sinks, type Ups, ups } from './many.ts';

export interface StreamMuxOptions<V> {
  /**
   * Marks the last item of a packet: the grant then stays until such an item has been taken, so that packets are not
   * mixed. By default every item may come from another stream.
   */
  readonly last?: (payload: V) => Bits<1>;
}

/**
 * Joins `up_0` to `up_<n-1>`, as many as `arbiter` has requests, into `down`, in the order that the arbiter decides.
 * Latency 0 (with a registered arbiter 1 clock at a change of the stream), one item a clock. `up.ready` follows
 * `down.ready`.
 *
 * An offer must not change before it is taken, so the arbiter is one with `hold`, or a registered one where packets are
 * not kept together: a stream that pauses within a packet has no request. Others are a `RangeError`.
 */
export const streamMux = <V>(payload: Shape<V>, arbiter: Arbiter, { last }: StreamMuxOptions<V> = {}) => {
  const n = arbiter.ports.in!.request.width;
  if (arbiter.heldBy === 'nothing' || (last !== undefined && arbiter.heldBy === 'request'))
    throw new RangeError(`a mux under ${arbiter.name} could change what it offers: give an arbiter with hold`);
  return module<NoPorts, NoPorts, Ups<V> & { readonly down: DownLink<V> }>(
    `${last === undefined ? 'stream' : 'packet'}_mux_w${payload.width}_${arbiter.name}`,
    {
      summary: `Joins ${n} streams of ${payload.width} bits${last === undefined ? '' : ', packet by packet'}.`,
      link: { ...sinks(n, payload), down: source(payload) },
    },
    ({ down, ...senders }, m) => {
      const request = m.named('request', lowFirst(ups(n).map((name) => senders[name]!.valid)));
      const accept = m.forward('accept', bit);
      const turn = m.inst('arbiter', arbiter, { request, accept });
      const offered = ups(n).map((name) => senders[name]!.payload);
      const item = m.named('item', chooseFrom(m, turn.index, offered));
      const valid = m.named('valid', turn.grant.and(request).any());
      const taken = valid.and(down.ready);
      accept.set(last === undefined ? taken : taken.and(last(item)));
      const readies = ups(n).map((name, i) => [name, { ready: down.ready.and(turn.grant.at(i)) }]);
      return { ...Object.fromEntries(readies), down: { payload: item, valid } };
    },
  );
};
