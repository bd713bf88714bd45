/** What a PDS target is given: packets, and the PDCs that it adopts. */
import type { Bits, Ctx } from '../../../hdl/index.ts';

/** Packets first. */
export const requestOf = <V>(m: Ctx, packets: Offered<V>, adopt: Offered<V>): Offered<V> => ({
  valid: packets.valid.or(adopt.valid),
  payload: m.mux(packets.valid, packets.payload, adopt.payload),
});

interface Offered<V> {
  readonly valid: Bits<1>;
  readonly payload: V;
}
