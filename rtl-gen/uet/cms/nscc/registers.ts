/** The parameters of NSCC, as registers. Times are in the clocks that RTTs are counted in. */
import { bit, bits, record } from '../../../hdl/index.ts';

export const NsccRegisters = record({
  /** The base RTT that a context begins with; the queueing delay that a trimmed packet stands for. */
  base_rtt: bits(20),
  target: bits(17),
  /** Below it fast increase counts. */
  fast_delay: bits(16),
  qa_threshold: bits(20),
  adjust_period: bits(20),
  adjust_bytes: bits(20),
  /** At least 1. */
  min_window: bits(17),
  /** Bytes of the largest window for a clock of base RTT, 8 bits after the point. */
  window_per_tick: bits(20),
  /** Bytes for a clock below the target, 12 bits after the point. */
  alpha: bits(24),
  fair_increase: bits(20),
  eta: bits(16),
  /** 12 bits after the point. */
  fast_scale: bits(16),
  /** All 10 bits after the point. */
  gamma: bits(10),
  most_decrease: bits(10),
  /** 14 bits after the point, so below 1/8. */
  gain: bits(11),
  qa_gate: bits(3),
  has_credit: bit,
  ack_trigger: bits(20),
});
