/** Destination flow control: what ACKs say of how full the ring is (uet-wire.md 9.5). */
import { type Bits, bit, bits, type Ctx, record } from '../../../hdl/index.ts';

/** What ACKs say of the ring. */
export const DfcOffer = record({ rcv_cwnd_pend: bits(7), restore_cwnd: bit });

/** Of a ring of `beats` with `level` of them taken; in the same clock. */
export function dfcOffer(m: Ctx, level: Bits, beats: number) {
  const top = level.width - 1;
  const isFull = level.at(top);
  const isHalf = isFull.or(level.at(top - 1));
  const steps = level.slice(top - 2, top - 8).or(isFull.repeat(7));
  return {
    rcv_cwnd_pend: m.named('penalty', steps.mask(isHalf)),
    restore_cwnd: level.lt(beats / 4),
  };
}
