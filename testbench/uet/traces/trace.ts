/** Recorded packet arrivals of one flow, as stimulus and as an outside reference for whatever tracks PSNs. */
import { addPsn } from '../golden/serial.ts';

/**
 * One packet that arrived whole, with what the file says of it. A property is absent where the file lacks its column.
 */
export interface Arrival {
  /** Line in the (unpacked) file, from 1, the header line included. */
  readonly line: number;
  /** Packet sequence number, 0 to 2^32 - 1. */
  readonly psn: number;
  /** Arrival time, in ns since the start of the recording. */
  readonly timeNs?: number;
  /** Flow number. */
  readonly flow?: number;
  /** D data; R a request to send, which uses up a PSN of the data space. */
  readonly kind?: 'D' | 'R';
  /** The recorded receiver already had this PSN. */
  readonly dup?: boolean;
  /** The recorded receiver's lowest PSN not yet received, after this packet: its CACK + 1. */
  readonly expectedAfter?: number;
  /** How many PSNs above that the recorded receiver held, after this packet. */
  readonly oooAfter?: number;
  /** Entropy value, which picks the path. */
  readonly ev?: number;
  /** Congestion-marked on the way. */
  readonly ecn?: boolean;
  /** Flagged by the sender as a retransmission. */
  readonly rtx?: boolean;
  /** Bytes received. */
  readonly size?: number;
}

/** One flow of a recording. */
export interface Trace {
  readonly file: string;
  /** In order of arrival; at least one. */
  readonly arrivals: readonly Arrival[];
  /** The flow that the arrivals belong to; `undefined` where the file has no column for it. */
  readonly flow: number | undefined;
  /** All flows of the file, ascending. */
  readonly flows: readonly number[];
  /**
   * Rows of this flow that brought no data: probes, which count apart from the PSNs, and packets cut to their header.
   */
  readonly skipped: { readonly probes: number; readonly trimmed: number };
}

/**
 * The same trace with `offset` added to every PSN, modulo 2^32: to make it wrap, or begin at a given Start_PSN.
 * Recorded PSNs begin at 0, so the flow's Start_PSN becomes `offset`. `offset` is an integer of magnitude up to 2^52.
 */
export function shiftPsns(trace: Trace, offset: number): Trace {
  const arrivals = trace.arrivals.map((arrival) => ({
    ...arrival,
    psn: addPsn(arrival.psn, offset),
    ...(arrival.expectedAfter === undefined ? {} : { expectedAfter: addPsn(arrival.expectedAfter, offset) }),
  }));
  return { ...trace, arrivals };
}
