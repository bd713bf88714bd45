/** The constants of NSCC, worked out from line rate and base RTT as the simulator does. */

/** What the constants follow from. Times are in ps, sizes in bytes. */
export interface NsccSettings {
  /** In bit/s. */
  readonly linkRate: number;
  /** The round trip of one full packet over the longest path without queues. */
  readonly networkRtt: number;
  /** A packet on the wire, and its payload. */
  readonly mtu: number;
  readonly mss: number;
  /** Switches trim instead of dropping: a lower target of the queueing delay. */
  readonly hasTrimming: boolean;
  /** The target where it is not to follow from the base RTT. */
  readonly targetDelay?: number;
  /** The window of the start, where it is not to be the largest one. */
  readonly initialCwnd?: number;
}

/** What the procedures use. */
export interface NsccConstants {
  /** The queueing delay that is aimed at. */
  readonly target: number;
  readonly scalingA: number;
  readonly scalingB: number;
  /** Proportional increase: bytes of increase for each ps below the target and byte that arrived. */
  readonly alpha: number;
  /** Fair increase, and the increase of each period, in bytes. */
  readonly fi: number;
  readonly eta: number;
  /** Multiplicative decrease: its gain, and the smallest factor. */
  readonly gamma: number;
  readonly leastFactor: number;
  /** Fast increase: bytes of increase for each byte, and the delay below which it counts. */
  readonly fiScale: number;
  readonly fastDelay: number;
  /** The gain of the delay's filter. */
  readonly gain: number;
  /** The fulfil adjustment comes after this time, or after more than these bytes. */
  readonly adjustPeriod: number;
  readonly adjustBytes: number;
  /** Quick adapt: below maxwnd >> gate bytes in a window of measurement, or above the threshold. */
  readonly qaGate: number;
  readonly qaThreshold: number;
  readonly minCwnd: number;
}

/** 100 Gb/s in 12 us, for which the published constants hold; in bytes and ps. */
const referenceBdp = 150_000;
const referenceRtt = 12e6;

/** Bytes on the way at this rate and RTT (cms.md 2). */
export const bdpAtStart = (rtt: number, linkRate: number): number =>
  Math.trunc((rtt / 1e12) * Math.trunc(linkRate / 8));

/** The same after a lower RTT was seen; the simulator works it out in another order, which rounds otherwise. */
export const bdpOf = (rtt: number, linkRate: number): number => Math.trunc(((rtt / 1e6) * linkRate) / 8_000_000);

/** The largest window: one and a half BDP. */
export const maxWindowOf = (bdp: number): number => Math.trunc(1.5 * bdp);

/** All constants, in doubles, with the order of evaluation that the simulator has (cms.md 1 and 2). */
export function nsccConstants({
  linkRate,
  networkRtt,
  mtu,
  mss,
  hasTrimming,
  targetDelay,
}: NsccSettings): NsccConstants {
  const target = targetDelay ?? (hasTrimming ? Math.trunc(networkRtt * 0.75) : networkRtt);
  const scalingA = bdpAtStart(networkRtt, linkRate) / referenceBdp;
  const scalingB = target / referenceRtt;
  return {
    target,
    scalingA,
    scalingB,
    alpha: (4 * mss * scalingA * scalingB) / target,
    fi: 5 * mss * scalingA,
    eta: 0.15 * mss * scalingA,
    gamma: 0.8,
    leastFactor: 0.5,
    fiScale: 0.25 * scalingA,
    fastDelay: 1_000_000,
    gain: 0.0125,
    adjustPeriod: networkRtt,
    adjustBytes: 8 * mtu,
    qaGate: 3,
    qaThreshold: 4 * target,
    minCwnd: mtu,
  };
}
