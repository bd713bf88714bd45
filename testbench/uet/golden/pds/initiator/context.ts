/** One PDC at its initiator. */
import { addPsn, psnDifference } from '../../serial.ts';
import type { Ccc } from './congestion.ts';
import type { SendRecord } from './record.ts';
import { isOrdered, type SendRequest, type Tuple } from './send.ts';

/** States of an initiator (7.4). */
export type InitiatorState = 'creating' | 'established' | 'quiesce' | 'ack_wait' | 'closed' | 'error';

/** A control packet that waits to be sent: ACK_REQ of a PSN, PROBE, or CREDIT_REQ with its credit_target. */
export type WaitingControl =
  | { readonly kind: 'ack_req'; readonly psn: number }
  | { readonly kind: 'probe' }
  | { readonly kind: 'credit_req'; readonly creditTarget: number };

export class Context {
  readonly pdcid: number;
  readonly tuple: Tuple;
  readonly ccc: Ccc;
  /** It goes back to a lost packet and sends all from there on again. */
  readonly ordered: boolean;
  /** It is the return space of a PDC that its peer has opened (7.12): established from its start, and never closed. */
  readonly isReturn: boolean;
  state: InitiatorState;
  startPsn: number;
  /** The next PSN that is new. */
  next: number;
  /** The highest CACK received. */
  cack: number;
  /** The peer's PDCID; 0: not known. */
  peerPdcid: number;
  /** The peer's MP_Range in PSNs, and the CACK of the ACK that it was last taken from (7.3). */
  peerRange: number;
  rangeCack: number | undefined;
  /** Bytes of which congestion control has heard that they were received, modulo what rcvd_bytes can say. */
  received = 0;
  /** Bytes of it that are in flight by what congestion control has heard. */
  flight = 0;
  /** Outstanding packets, in the order of their PSNs. */
  readonly records = new Map<number, SendRecord>();
  /** Packets of this PDC that have not been sent. */
  readonly queue: SendRequest[] = [];
  /** Messages whose last packet has not been acknowledged. */
  readonly messages = new Set<number>();
  readonly controls: WaitingControl[] = [];
  /** The order of all sendings. */
  sendings = 0;
  /** A SYN packet was sent twice. */
  synResent = false;
  closeRequested = false;
  /** CLEAR_CMD is to be sent, unless a request can be, which carries CLEAR_PSN as well. */
  clearDue = false;
  /** The CLEAR_PSN that was last sent, and when. */
  clearSent: number;
  clearSentAt = Number.NEGATIVE_INFINITY;
  /** ROD: the one entropy value, until it may change (10.1). */
  entropy: number | undefined;
  /** The last time that ROD went back, and where to. */
  wentBack: { readonly to: number; readonly at: number } | undefined;
  /** Recovery by the out-of-order count (cms.md 7.2). */
  readonly recovery: { on: boolean; psn: number; mark: number };
  /** The PROBE on silence: its opaque value and when it was sent, and when the next one is due. */
  readonly probe: { opaque: number; sentAt: number | undefined; dueAt: number | undefined; heard: boolean };
  /** Tail loss: how often in a row, and since when nothing has been heard or sent. */
  readonly tail: { tries: number; since: number };
  /** Since when it has had no work. */
  idleSince: number;
  /** No record is due before this. */
  recordsDue = Number.POSITIVE_INFINITY;

  /** `returnTo`: the peer's PDCID, where it is a return space. */
  constructor(
    pdcid: number,
    tuple: Tuple,
    ccc: Ccc,
    startPsn: number,
    peerRange: number,
    now: number,
    returnTo?: number,
  ) {
    this.isReturn = returnTo !== undefined;
    this.state = this.isReturn ? 'established' : 'creating';
    this.peerPdcid = returnTo ?? 0;
    this.pdcid = pdcid;
    this.tuple = tuple;
    this.ccc = ccc;
    this.ordered = isOrdered(tuple.mode);
    this.startPsn = startPsn;
    this.next = startPsn;
    this.cack = addPsn(startPsn, -1);
    this.clearSent = this.cack;
    this.peerRange = peerRange;
    this.recovery = { on: false, psn: startPsn, mark: startPsn };
    this.probe = { opaque: 0, sentAt: undefined, dueAt: undefined, heard: false };
    this.tail = { tries: 0, since: now };
    this.idleSince = now;
  }

  /** The oldest PSN that is not acknowledged, or the next one. */
  get oldest(): number {
    return this.records.keys().next().value ?? this.next;
  }

  /** All PSNs up to it are acknowledged; what is cleared (6.4). */
  get clearPsn(): number {
    return addPsn(this.oldest, -1);
  }

  /** CACK does not cover what is acknowledged: a CLEAR is missing, or an ACK that tells it. */
  get isUncleared(): boolean {
    return psnDifference(this.clearPsn, this.cack) > 0;
  }

  /** The lowest PSN that waits to be sent again: those go in the order of PSNs. */
  get firstLost(): SendRecord | undefined {
    return this.records.values().find(({ state }) => state === 'lost');
  }

  /** A packet that was refused, and that is to come again before those that follow it. */
  get isHeld(): boolean {
    return this.ordered && this.records.values().some(({ state }) => state === 'waiting');
  }

  /** A packet may be sent by what the peer has said that it takes (7.3). */
  isInPeerRange(psn: number): boolean {
    return psnDifference(psn, this.cack) <= this.peerRange;
  }

  /** Requests wait or are outstanding; CLOSE_REQ and other packets of PDS are none. */
  get isBusy(): boolean {
    const outstanding = this.records.values().some(({ send }) => send?.kind === 'request');
    return outstanding || this.queue.some(({ kind }) => kind === 'request');
  }

  /** It takes new messages. */
  get isTaking(): boolean {
    return !this.isReturn && (this.state === 'creating' || this.state === 'established') && !this.closeRequested;
  }

  /** Nothing to send, and nothing to wait for. */
  get isDone(): boolean {
    return this.queue.length === 0 && this.records.size === 0;
  }
}
