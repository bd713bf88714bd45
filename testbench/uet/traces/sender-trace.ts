/** A recorded flow at its sender: what it sent, and all that came to it. */

/** What every row has. */
interface Row {
  readonly line: number;
  /** In ps since the start of the recording. */
  readonly time: number;
  /** The congestion window and the bytes in flight after the row, where it has them. */
  readonly cwnd: number | undefined;
  readonly inFlight: number | undefined;
  /** Bytes of credit after the row; `undefined`: there is none. */
  readonly credit: number | undefined;
}

/**
 * A packet left: data, data again, a request after a timeout (which takes a PSN), or a probe (whose PSN is a count of
 * its own).
 */
export interface SentRow extends Row {
  readonly kind: 'data' | 'resend' | 'request' | 'probe';
  readonly psn: number;
  readonly size: number;
  /** It asks for an ACK; `undefined` where the file does not tell. */
  readonly ar: boolean | undefined;
}

export interface AckRow extends Row {
  readonly kind: 'ack';
  /** What caused it; of a probe its count. */
  readonly psn: number;
  readonly isProbe: boolean;
  /** The lowest PSN that the receiver has not. */
  readonly expected: number;
  readonly sackBase: number;
  readonly sackBitmap: bigint;
  readonly entropy: number;
  readonly ecn: boolean;
  readonly retx: boolean;
  readonly outOfOrder: number;
  /** Bytes accepted so far. */
  readonly received: number;
  /** The RTT that the recorded sender took, in ps. */
  readonly rtt: number | undefined;
  /** Its base RTT after the row, in ps, where the file tells. */
  readonly baseRtt: number | undefined;
}

export interface NackRow extends Row {
  readonly kind: 'nack';
  readonly psn: number;
  readonly entropy: number;
  readonly ecn: boolean;
  readonly isLastHop: boolean;
}

export interface TimeoutRow extends Row {
  readonly kind: 'timeout';
  readonly psn: number;
  /** It was in recovery, and resends nothing by itself. */
  readonly isHeld: boolean;
}

/** The count out of order, in recovery, says that a packet is lost. */
export interface LostRow extends Row {
  readonly kind: 'lost';
  readonly psn: number;
}

/** Credit has come, which changes nothing but the limit. */
export interface CreditRow extends Row {
  readonly kind: 'credit';
}

export type SenderRow = SentRow | AckRow | NackRow | TimeoutRow | LostRow | CreditRow;

export interface SenderTrace {
  readonly file: string;
  /** In the order in which things happened. */
  readonly rows: readonly SenderRow[];
  readonly settings: SenderSettings;
}

/** How the recorded sender was set. */
export interface SenderSettings {
  /** It had a window, a credit, or both. */
  readonly hasWindow: boolean;
  readonly hasCredit: boolean;
  /** Losses were found by the count out of order and by probes as well: SLEEK. */
  readonly isSleek: boolean;
  /** Its link in bit/s. */
  readonly linkRate: number;
  /** Its retransmission timer in ps; `undefined`: it is not known. */
  readonly rto: number | undefined;
  /** The delay that congestion control aims at, in ps, where it is known. */
  readonly targetDelay: number | undefined;
}
