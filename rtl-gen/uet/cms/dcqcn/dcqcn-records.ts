/** What goes over the ports of DCQCN, and what it keeps of a context. */
import { bit, bits, enumOf, record } from '../../../hdl/index.ts';

/** What happens to a context: it begins, a packet leaves, a mark comes back (a CNP), or nothing is outstanding. */
export const PacedKind = enumOf('start', 'sent', 'mark', 'idle');

/** An event of a context. */
export const PacedEvent = (contextBits: number) =>
  record({
    valid: bit,
    ccc: bits(contextBits),
    kind: PacedKind,
    /** Of `sent` its size, below 2^24; of `start` and `idle` all that was sent, modulo 2^32. */
    bytes: bits(32),
  });

/** What a context may send, after each turn of it. */
export const PacedLimit = (contextBits: number) =>
  record({
    valid: bit,
    ccc: bits(contextBits),
    /** All that was sent may grow up to it, modulo 2^32. */
    window: bits(32),
    /** In bit/s. */
    rate: bits(40),
  });

/** Bits of times, which are compared modulo 2^24 and less than half of that apart. */
export const timeBits = 24;
const Time = bits(timeBits);

/** Bits after the point of alpha; it is 1 at most. */
export const alphaPoint = 32;

/** Rate, target and timers of a context. */
export const RateState = record({
  /** It has begun; a mark has come; a cut has started the timer of the rate. */
  active: bit,
  running: bit,
  armed: bit,
  /** A mark came since the timer of alpha, and since that of decreases. */
  alpha_marked: bit,
  decrease_marked: bit,
  /** Raises since the last cut, 31 at most. */
  stage: bits(5),
  alpha: bits(alphaPoint + 1),
  rate: bits(40),
  target: bits(40),
  alpha_due: Time,
  decrease_due: Time,
  rate_due: Time,
});

/** What a context may send, in bytes and 1/4096 of them. */
export const PaceState = record({ window: bits(32), fraction: bits(12) });

/** Parameters. Rates are in bit/s; times are in the unit of `now`, 2^23 - 1 at most. */
export const DcqcnRegisters = record({
  link_rate: bits(40),
  least_rate: bits(40),
  additive: bits(40),
  hyper: bits(40),
  /** Each at least the time of a sweep; the one of the rate is above that of decreases. */
  alpha_time: bits(timeBits - 1),
  decrease_time: bits(timeBits - 1),
  rate_time: bits(timeBits - 1),
  /** Stages of fast recovery. */
  fast_stages: bits(5),
  /** Each cut makes the rate before it the target, not only the first one after a stage. */
  clamps_target: bit,
  /** The gain of alpha is 2^-this; at least 1. */
  gain_shift: bits(4),
  /** Bytes of a sweep for 2^14 bit/s, 22 bits after the point. */
  pace: bits(17),
  /** Bytes that may leave at once after a pause: a packet at least. */
  burst: bits(24),
});
