/** What goes over the ports of congestion management; kinds and fields are those of the initiator's model. */
import { bit, bits, enumOf, record } from '../../hdl/index.ts';

/** What happens to a congestion control context (CCC). */
export const ccKinds = [
  'start',
  'sent',
  'ack',
  'probe_ack',
  'nack_trim',
  'nack_last_hop',
  'nack_other',
  'timeout',
  'inferred',
  'withdrawn',
  'readd',
  'credit',
  'idle',
] as const;
export const CcKind = enumOf(...ccKinds);

/** An event of a context, for NSCC. Times are in clocks, or whatever RTTs are counted in. */
export const CcEvent = (contextBits: number) =>
  record({
    valid: bit,
    ccc: bits(contextBits),
    kind: CcKind,
    /** Nominal bytes, below 2^24; of `start` and `idle` all that was sent, modulo 2^32. */
    bytes: bits(32),
    rtt_valid: bit,
    rtt: bits(24),
    /** The RTT is not one of a full packet: it does not lower the base RTT. */
    keeps_base: bit,
    ecn: bit,
    /** rcv_cwnd_pend and rc of the ACK. */
    penalty: bits(7),
    restores: bit,
    now: bits(32),
  });

/** What a context may have in flight, after each of its events. */
export const CcLimit = (contextBits: number) =>
  record({
    valid: bit,
    ccc: bits(contextBits),
    /** The window and all that was removed, modulo 2^32: `sent` may grow up to it. */
    window: bits(32),
    cwnd: bits(24),
    max_window: bits(24),
    /** The window is below the trigger: every packet is to ask for an ACK. */
    small: bit,
  });
