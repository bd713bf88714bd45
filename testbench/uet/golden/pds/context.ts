/** One PDC at its target: who it belongs to, its state, and what it has received, finished and acknowledged. */
import { addPsn } from '../serial.ts';
import { AckTrigger } from './ack-trigger.ts';
import { Completion, type ResponseState } from './completion.ts';
import { Reception } from './reception.ts';
import { SackBase } from './sack-base.ts';
import type { PdcIdentity, PdsTargetSettings } from './settings.ts';

/**
 * States of a target that need a context (7.4); without one it is CLOSED. QUIESCE is `established` with
 * `closeRequested`.
 */
export type PdcState = 'pending' | 'established' | 'close_ack_wait' | 'error';

export class Context implements PdcIdentity {
  readonly pdcid: number;
  readonly source: bigint;
  readonly local: number;
  readonly spdcid: number;
  readonly rod: boolean;
  /**
   * It is the receiving half of the return space of a PDC that our own initiator has opened (7.12): `pdcid` is that of
   * the initiator, `spdcid` that of the PDC's target.
   */
  readonly adopted: boolean;
  /** In `pending` the one that the initiator has to come back with. */
  readonly startPsn: number;
  state: PdcState;
  /** We would like it to be closed (7.6). */
  closeRequested = false;
  /** PSNs of the return space are outstanding (7.6). */
  returnBusy = false;
  /**
   * The PSN that a CLOSE_CMD has announced as the last one, the highest received + 1; no packet is taken from there on.
   */
  closePsn: number | undefined;
  readonly reception: Reception;
  readonly completion: Completion;
  readonly ackTrigger = new AckTrigger();
  readonly sackBase: SackBase;

  constructor(
    identity: PdcIdentity & { readonly pdcid: number; readonly rod: boolean },
    startPsn: number,
    state: PdcState,
    { policies, lags }: PdsTargetSettings,
    adopted = false,
  ) {
    this.adopted = adopted;
    this.pdcid = identity.pdcid;
    this.source = identity.source;
    this.local = identity.local;
    this.spdcid = identity.spdcid;
    this.rod = identity.rod;
    this.startPsn = startPsn;
    this.state = state;
    this.reception = new Reception(startPsn);
    this.completion = new Completion(startPsn, lags);
    this.sackBase = new SackBase(startPsn, policies);
  }

  /**
   * Whether a PSN has been received, that of the CLOSE_CMD included: it is not among those of `reception`, as it does
   * not take part in the order and the counts of what is delivered.
   */
  hasReceived(psn: number): boolean {
    return this.reception.has(psn) || (this.state === 'close_ack_wait' && psn === this.closePsn);
  }

  /** What is known of the response to a PSN that has been received. A CLOSE_CMD has none but its ACK. */
  responseTo(psn: number, tick: number): ResponseState {
    return psn === this.closePsn ? 'plain' : this.completion.stateOf(psn, tick);
  }

  /** One more than every PSN that its source has used (8.9). */
  get nextStartPsn(): number {
    return addPsn(this.closePsn ?? this.reception.now.highest, 1);
  }
}
