/**
 * The seam to congestion control: what it is told, and what it permits.
 *
 * With in_flight = sent - removed, `in_flight + size <= cwnd` is `sent + size <= window`, where window = cwnd +
 * removed. The initiator counts `sent`, congestion control `removed`; so a limit that comes late permits what it should
 * have permitted then, and nothing drifts.
 */
import { psnDifference } from '../../serial.ts';

/** Something that congestion control hears. Bytes are nominal (9.1); times are in units of the initiator's clock. */
export interface CongestionEvent {
  /** The congestion control context, one for each {local, destination, traffic class} (9.1). */
  readonly ccc: number;
  readonly kind: /** The context begins; `bytes` is what it has sent before, for another peer. */
    | 'start'
    /** A packet has left: `bytes` are in flight. */
    | 'sent'
    /** An ACK: `bytes` are newly received. `probe_ack`: it answers a PROBE. */
    | 'ack'
    | 'probe_ack'
    /** A NACK: `bytes` are no longer in flight. */
    | 'nack_trim'
    | 'nack_last_hop'
    | 'nack_other'
    /** An RTO: the same. */
    | 'timeout'
    /** A loss that was inferred: the same. */
    | 'inferred'
    /** No loss, but `bytes` are no longer in flight: what goes back with another packet, or ends with its PDC. */
    | 'withdrawn'
    /** What had been taken for lost has come: `bytes` leave the flight by an ACK and must not leave it twice. */
    | 'readd'
    /** Credit (4.5, 6.2). */
    | 'credit'
    /** Nothing is outstanding: `bytes` is `sent`, which is what was removed. */
    | 'idle';
  readonly bytes: number;
  readonly entropy: number;
  /** CE. */
  readonly ecn: boolean;
  /** An unambiguous RTT, less service_time. */
  readonly rtt?: number;
  /** ooo_count, as in the ACK. */
  readonly outOfOrder?: number;
  readonly rcvCwndPend?: number;
  readonly restoreCwnd?: boolean;
  /** Cumulative credit, 24 bits. */
  readonly credit?: number;
}

/** What a congestion control context may do. */
export interface Limit {
  /** cwnd + removed, 32 bits. */
  readonly window: number;
  /** Bytes granted in all, 32 bits; `undefined`: there is no credit. A packet needs more than nothing of it. */
  readonly credit: number | undefined;
  /** cwnd and its maximum in bytes: what out-of-order counts are compared with. */
  readonly cwnd: number;
  readonly maxWindow: number;
  /** cwnd is so small that every packet is to ask for an ACK (9.4: below ACK_Gen_Trigger). */
  readonly small: boolean;
}

/** The initiator's part of a congestion control context. */
export interface Ccc {
  readonly id: number;
  /** Bytes of all sendings, 32 bits. */
  sent: number;
  limit: Limit;
  /** How many packets with bytes are outstanding. */
  outstanding: number;
  /** Who has found no room first, and takes what comes next, as long as it wants it. */
  first: { readonly owner: object; wants(): boolean } | undefined;
}

/** Bytes that may still be in flight, by the window; negative after a cut. */
export const roomOf = ({ sent, limit }: Ccc): number => psnDifference(limit.window, sent);

/**
 * Whether a packet of this owner may leave. Who finds no room is the next to have some: small packets of others do not
 * take it from a large one, and one that is refused again and again takes one turn of all.
 */
export function claimRoom(ccc: Ccc, owner: object, size: number, wants: () => boolean): boolean {
  if (ccc.first !== undefined && ccc.first.owner !== owner && ccc.first.wants()) return false;
  const { credit } = ccc.limit;
  if (roomOf(ccc) >= size && (credit === undefined || psnDifference(credit, ccc.sent) > 0)) return true;
  ccc.first = { owner, wants };
  return false;
}

/** A packet of this owner leaves. */
export function takeRoom(ccc: Ccc, owner: object, size: number): void {
  ccc.sent = (ccc.sent + size) >>> 0;
  if (size > 0 && ccc.first?.owner === owner) ccc.first = undefined;
}

/** How an event changes what is no longer in flight. */
export function removedBy({ kind, bytes }: CongestionEvent): number {
  switch (kind) {
    case 'ack':
    case 'probe_ack':
    case 'nack_trim':
    case 'nack_last_hop':
    case 'nack_other':
    case 'timeout':
    case 'inferred':
    case 'withdrawn':
      return bytes;
    case 'readd':
      return -bytes;
    case 'start':
    case 'sent':
    case 'credit':
    case 'idle':
      return 0;
  }
}

/** Congestion control that does nothing: a constant window. */
export class FixedLimit {
  readonly #cwnd: number;
  readonly #removed = new Map<number, number>();

  constructor(cwnd: number) {
    this.#cwnd = cwnd;
  }

  /** The limit of a context, after an event of it. */
  next(event: CongestionEvent): Limit {
    const before = this.#removed.get(event.ccc) ?? 0;
    const isNone = event.kind === 'idle' || event.kind === 'start';
    const removed = isNone ? event.bytes : (before + removedBy(event)) >>> 0;
    this.#removed.set(event.ccc, removed);
    const cwnd = this.#cwnd;
    return { window: (cwnd + removed) >>> 0, credit: undefined, cwnd, maxWindow: cwnd, small: false };
  }
}
