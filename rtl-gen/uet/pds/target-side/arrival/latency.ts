/** When the arrival side of a PDS target does what, in clocks from a packet. */
import { arrivalLatency } from '../arrival-pipe.ts';

/** Clocks from a packet to its operation on the table of initiators. */
export const tableClock = 2;

/** Clocks from a packet to its access to the memory of contexts; what others mark is written as much later. */
export const contextClock = 5;

/** Latencies of the directory in clocks. */
export const directoryLatency = {
  /** From a packet to `found`. */
  found: 8,
  /** `ended` with `done` shown in clock c: the last packet that has found the PDC is that of clock c - 3. */
  ended: 3,
  /** `released` shown in c: the first packet that the PDCID may be given to is that of clock c + 1. */
  release: 1,
  /** `fail` and `busy_write` in c: the first packet that sees them is that of clock c + 1. */
  mark: 1,
} as const;

/** Clocks from a packet to the tracker. */
export const trackedAt = directoryLatency.found + 1;
/** Clocks from a packet to the tracker's verdict. */
export const judgedAt = trackedAt + arrivalLatency;

/** Latencies of the arrival side in clocks, with those of its directory; t is the clock of the packet. */
export const pdsArrivalLatency = {
  /** The packet is the tracker's arrival in t + 9. */
  tracked: trackedAt,
  /** `verdict`, and all that follows from it, is shown in t + 18. */
  verdict: judgedAt + 2,
  ...directoryLatency,
} as const;
