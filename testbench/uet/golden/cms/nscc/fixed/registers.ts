/** What the hardware's registers of NSCC hold. Times are in ticks of the clock that RTTs are counted in. */

/** Widths in bits, and where the point is, after each. */
export interface NsccRegisters {
  /** The base RTT that a context begins with, and the queueing delay that a trimmed packet stands for; 20. */
  readonly baseRtt: number;
  /** 17. */
  readonly target: number;
  /** Below it fast increase counts; 16. */
  readonly fastDelay: number;
  /** 20 each. */
  readonly qaThreshold: number;
  readonly adjustPeriod: number;
  /** Bytes; 20. */
  readonly adjustBytes: number;
  /** Bytes; 17, at least 1. */
  readonly minWindow: number;
  /** Bytes of the largest window for each tick of base RTT; 20, of which 8 after the point. */
  readonly windowPerTick: number;
  /** Proportional increase: bytes for each tick below the target; 24, of which 12 after the point. */
  readonly alpha: number;
  /** Bytes; 20 and 16. */
  readonly fairIncrease: number;
  readonly eta: number;
  /** 16, of which 12 after the point. */
  readonly fastScale: number;
  /** Multiplicative decrease: its gain, and how much of the window it takes at most; 10, all after the point. */
  readonly gamma: number;
  readonly mostDecrease: number;
  /** The gain of the delay's filter; 11, 14 after the point, so below 1/8. */
  readonly gain: number;
  /** Quick adapt compares with the largest window shifted right by it; 3. */
  readonly qaGate: number;
  /** Credit is in charge of the last hop: a packet trimmed there leaves the window as it is. */
  readonly hasCredit: boolean;
  /** Windows below it are small: every packet asks for an ACK; bytes, 20. */
  readonly ackTrigger: number;
}
