/** One PDC at its target: who it belongs to, its state, and what it has received, finished and acknowledged. */
import { AckTrigger } from './ack-trigger.ts';
import { Completion } from './completion.ts';
import { Reception } from './reception.ts';
import { SackBase } from './sack-base.ts';
import type { PdcIdentity, PdsTargetSettings } from './settings.ts';

/** States of a target that need a context (7.4); without one it is CLOSED. QUIESCE is `established` with `closeWished`. */
export type PdcState = 'pending' | 'established' | 'close_ack_wait' | 'error';

export class Context implements PdcIdentity {
  readonly pdcid: number;
  readonly source: bigint;
  readonly local: number;
  readonly spdcid: number;
  readonly rod: boolean;
  /** In `pending` the one that the initiator has to come back with. */
  readonly startPsn: number;
  state: PdcState;
  /** We would like it to be closed (7.6). */
  closeWished = false;
  /** PSNs of the return space are outstanding (7.6). */
  returnBusy = false;
  /** The PSN of the CLOSE_CMD that closed it. */
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
  ) {
    this.pdcid = identity.pdcid;
    this.source = identity.source;
    this.local = identity.local;
    this.spdcid = identity.spdcid;
    this.rod = identity.rod;
    this.startPsn = startPsn;
    this.state = state;
    const depth = Math.max(...Object.values(lags));
    this.reception = new Reception(startPsn, depth);
    this.completion = new Completion(startPsn, depth);
    this.sackBase = new SackBase(startPsn, policies);
  }
}
