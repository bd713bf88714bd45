/** Two that offer, as one. */
import type { Ctx, Stream } from '../../hdl/index.ts';

/** What `first` offers, and in cycles without that what `second` does. Combinational. */
export const eitherOffer = <V>(m: Ctx, first: Stream<V>, second: Stream<V>): Stream<V> => ({
  valid: first.valid.or(second.valid),
  payload: m.mux(first.valid, first.payload, second.payload),
});
