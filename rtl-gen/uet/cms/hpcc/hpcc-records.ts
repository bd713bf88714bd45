/** What goes over the ports of HPCC, and what it keeps of a context. */
import { bit, bits, record, vec } from '../../../hdl/index.ts';

/** Switches that a packet may pass. */
export const hopPlaces = 5;

/** What a switch put into a packet, as on the wire: ns, 128 bytes, 80 bytes. */
export const HopSample = record({ time: bits(24), bytes: bits(20), queue: bits(17) });

/** What an ACK brings back of the switches that its packet has passed; it comes with the event of the ACK. */
export const PathSample = record({
  valid: bit,
  /** What the ACK says is received, and what is sent next, modulo 2^32 and in any unit. */
  sequence: bits(32),
  next_to_send: bits(32),
  /** How many of `hops` there are, from the first one on. */
  count: bits(3),
  hops: vec(HopSample, hopPlaces),
});

/** Bits after the point of a load, which is below 2^8. */
export const loadPoint = 20;
export const Load = bits(loadPoint + 8);

/** What a context keeps, beside the samples of its hops. */
export const HpccState = record({
  /** A sample has come since the start, and of so many hops. */
  known: bit,
  count: bits(3),
  load: Load,
  committed: bits(40),
  stage: bits(8),
  last_update: bits(32),
});

/** What a sample made of its context. */
export const HpccOutcome = record({
  /** The event had a sample, and it was heard. */
  heard: bit,
  rate: bits(40),
  committed: bits(40),
  stage: bits(8),
  load: Load,
  last_update: bits(32),
});

/** Parameters. Rates are in bit/s, times in ns. */
export const HpccRegisters = record({
  link_rate: bits(40),
  least_rate: bits(40),
  additive: bits(40),
  /** The load that is aimed at, 20 bits after the point; not 0. */
  eta: bits(21),
  max_stage: bits(8),
  base_rtt: bits(17),
  /** 2^32 / base_rtt. */
  rtt_share: bits(24),
  /** Load of 128 bytes in a ns, 16 bits after the point. */
  bytes_scale: bits(24),
  /** Load of 80 bytes that wait, 30 bits after the point. */
  queue_scale: bits(24),
  /** Bytes of the window for 2^14 bit/s, 18 bits after the point. */
  window_scale: bits(17),
  min_window: bits(17),
  max_window: bits(24),
  ack_trigger: bits(20),
});
