/** One stream to several receivers, each of which gets every item. */
import { bits, module, type Shape, sink } from '../../hdl/index.ts';
import { lowFirst } from '../bits/joined.ts';
import { checkStreams, type Downs, downs, type NoPorts, sources, type UpLink } from './many.ts';

/**
 * Hands each item of `up` to `down_0` to `down_<n-1>`, to each exactly once, in whichever clocks they are ready: a
 * receiver that has taken the item is not offered it again while others have not. `up` is ready in the clock in which
 * the last of them takes it. Latency 0; one item a clock while all are ready. No `valid` follows a `ready`, so
 * receivers may wait for one another's `valid`.
 */
export const broadcast = <V>(payload: Shape<V>, n: number) => {
  checkStreams('a broadcast', n);
  return module<NoPorts, NoPorts, Downs<V> & { readonly up: UpLink<V> }>(
    `broadcast_w${payload.width}_n${n}`,
    {
      summary: `Hands each item of a stream of ${payload.width} bits to ${n} receivers.`,
      link: { up: sink(payload), ...sources(n, payload) },
    },
    ({ up, ...receivers }, m) => {
      // Bit i: receiver i has taken the present item.
      const taken = m.reg('taken', bits(n), { reset: 0 });
      const done = m.named('done', taken.or(lowFirst(downs(n).map((name) => receivers[name]!.ready))));
      const ready = m.named('ready', done.all());
      m.when(up.valid, () => taken.set(m.mux(ready, m.lit(n, 0), done)));
      m.assert('someone_lacks_the_item', taken.all().not());
      const offers = downs(n).map((name, i) => [name, { payload: up.payload, valid: up.valid.and(taken.at(i).not()) }]);
      return { up: { ready }, ...Object.fromEntries(offers) };
    },
  );
};
