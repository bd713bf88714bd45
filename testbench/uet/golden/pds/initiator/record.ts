/** A packet that has a PSN and has not been acknowledged. */
import type { SendRequest } from './send.ts';

/**
 * `out`: on its way, or its ACK is. `sacked`: received; the response alone is missing. `waiting`: refused, and to be
 * sent again when its time has come. `lost`: to be sent again as soon as limits allow.
 */
export type RecordState = 'out' | 'sacked' | 'waiting' | 'lost';

export interface SendRecord {
  psn: number;
  /** `undefined` for CLOSE_CMD. */
  readonly send: SendRequest | undefined;
  /** Nominal bytes; 0 for what is not congestion controlled. */
  readonly size: number;
  state: RecordState;
  /** How often it has been sent. */
  sendings: number;
  /** SACK has shown it once: the peer has counted its bytes, and counts no copy of it. */
  counted: boolean;
  /** When it was sent last, and its place in the order of all sendings of its PDC. */
  sentAt: number;
  order: number;
  entropy: number;
  /** RTOs that have had it sent again, each of which doubles the next; and those that were held in recovery. */
  rtoRetries: number;
  held: number;
  nackRetries: number;
  /** `out` and `sacked`: when its RTO passes. `waiting`: when it may be sent again. `undefined`: never. */
  dueAt: number | undefined;
}

/** A record that is about to be sent for the first time. */
export const newRecord = (psn: number, send: SendRequest | undefined): SendRecord => ({
  psn,
  send,
  size: send?.size ?? 0,
  state: 'lost',
  sendings: 0,
  counted: false,
  sentAt: 0,
  order: 0,
  entropy: 0,
  rtoRetries: 0,
  held: 0,
  nackRetries: 0,
  dueAt: undefined,
});
