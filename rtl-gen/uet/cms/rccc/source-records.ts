/** What goes over the ports of the sending end of RCCC. */
import { bit, bits, enumOf, int, record } from '../../../hdl/index.ts';
import { Credit } from './receiver-records.ts';

/**
 * What happens to a context: it begins, a data packet leaves, credit comes, or what ends the first window that goes
 * without permission: an ACK, a NACK, or the end of a flow.
 */
export const SpendKind = enumOf('start', 'data', 'resend', 'credit', 'ends');

/** What a packet is to its receiver. */
export const PacketType = enumOf('spec', 'pull', 'rtx');

/** An event of a context. Bytes are nominal. */
export const SpendEvent = (contextBits: number) =>
  record({
    valid: bit,
    ccc: bits(contextBits),
    kind: SpendKind,
    /** Of a packet. */
    size: bits(14),
    /** Of `credit`, all that was granted, in quanta; of `start` where both ends begin to count. */
    credit: Credit,
    /** Of a packet: what waits after it, to be sent for the first time and again, below 2^31 together. */
    backlog: bits(32),
    resend_backlog: bits(32),
    /** The window, where NSCC runs too, and otherwise its largest value. */
    cwnd: bits(24),
    /** Flows that wait at this end: the target is shared among them. */
    flows: bits(8),
  });

/** The context after an event. */
export const Spent = (contextBits: number) =>
  record({
    valid: bit,
    ccc: bits(contextBits),
    /** Bytes that may be sent; one packet may make it negative. */
    credit: int(26),
    /** Of a packet: what it is, and the credit that it asks for, cumulative. */
    kind: PacketType,
    target: Credit,
  });

export const SourceRegisters = record({
  /** One and a half BDP: the first window, and the most credit. */
  max_window: bits(24),
  /** The nominal bytes of a whole packet. */
  mtu: bits(14),
});
