/** One stream to one of several receivers. */
import { type Bits, module, type Shape, sink } from '../../hdl/index.ts';
import { lowFirst } from '../bits/joined.ts';
import { checkStreams, type Downs, downs, type NoPorts, sources, type UpLink } from './many.ts';

export interface DemuxOptions<V> {
  /** The number of the receiver of an item, in any width; an item with a number from n up is thrown away. */
  readonly select: (payload: V) => Bits;
  /** What the module's name says of the selection, where a design has several: `by_port`. */
  readonly by?: string;
}

/**
 * Hands each item of `up` to the one of `down_0` to `down_<n-1>` that `select` names, and takes and forgets those that
 * name none. Latency 0, one item a clock. `up.ready` follows `up.payload`.
 */
export const demux = <V>(payload: Shape<V>, n: number, { select, by }: DemuxOptions<V>) => {
  checkStreams('a demux', n);
  return module<NoPorts, NoPorts, Downs<V> & { readonly up: UpLink<V> }>(
    `demux_w${payload.width}_n${n}${by === undefined ? '' : `_${by}`}`,
    {
      summary: `Hands each item of a stream of ${payload.width} bits to one of ${n} receivers.`,
      link: { up: sink(payload), ...sources(n, payload) },
    },
    ({ up, ...receivers }, m) => {
      const to = m.named('to', select(up.payload));
      const last = 2 ** to.width;
      const chosen = m.named('chosen', lowFirst(downs(n).map((_, i) => (i < last ? to.eq(i) : m.lit(1, 0)))));
      const readies = m.named('readies', lowFirst(downs(n).map((name) => receivers[name]!.ready)));
      const taken = chosen.and(readies).any();
      // Where every number names a receiver there is nothing to forget.
      const ready = last <= n ? taken : taken.or(chosen.any().not());
      const offers = downs(n).map((name, i) => [name, { payload: up.payload, valid: up.valid.and(chosen.at(i)) }]);
      return { up: { ready }, ...Object.fromEntries(offers) };
    },
  );
};
