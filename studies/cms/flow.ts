/** A flow of the study, and what became of it. */

export interface FlowSpec {
  readonly id: number;
  readonly source: number;
  readonly destination: number;
  /** ps. */
  readonly start: number;
  /** Payload in bytes. */
  readonly size: number;
}

/** Packets of a flow by what they were. */
export interface FlowCounts {
  sent: number;
  resent: number;
  requests: number;
  acks: number;
  nacks: number;
  timeouts: number;
  /** Came although the receiver had them, or, at an ordered receiver, out of order. */
  duplicates: number;
  /** Payload that was accepted. */
  delivered: number;
}

export const noCounts = (): FlowCounts => ({
  sent: 0,
  resent: 0,
  requests: 0,
  acks: 0,
  nacks: 0,
  timeouts: 0,
  duplicates: 0,
  delivered: 0,
});
