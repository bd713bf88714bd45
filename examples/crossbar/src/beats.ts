/** What passes through the crossbar. */
import { type Bits, bit, bits, clog2, record, type Shape } from 'gatewright/hdl';

export interface CrossbarOptions {
  /** Inputs, and as many outputs: 2 or more. */
  readonly ports: number;
  /** Bits of data in a beat. */
  readonly width: number;
}

/** A beat that enters: `to` is the number of the output, the same in all beats of a packet; `last` ends a packet. */
export interface Inward {
  readonly to: Bits;
  readonly data: Bits;
  readonly last: Bits<1>;
}

/** A beat that leaves: `from` is the number of the input. */
export interface Outward {
  readonly from: Bits;
  readonly data: Bits;
  readonly last: Bits<1>;
}

/** The shape of a beat that enters. */
export const inward = ({ ports, width }: CrossbarOptions): Shape<Inward> =>
  record({ to: bits<number>(clog2(ports)), data: bits(width), last: bit });

/** The shape of a beat that leaves. */
export const outward = ({ ports, width }: CrossbarOptions): Shape<Outward> =>
  record({ from: bits<number>(clog2(ports)), data: bits(width), last: bit });
