/** The sending end of RCCC: credit, speculation, and the target that its packets carry (cms.md 5.2). */

/** Bytes of one quantum of credit. */
export const QUANTUM = 256;

/** Where both ends begin to count, to stay away from 0. */
export const FIRST_PULL = 100_000_000;

/** What the target is made of. */
export interface TargetInputs {
  /** Bytes not sent yet, and bytes to send again. */
  readonly backlog: number;
  readonly resendBacklog: number;
  /** The window, where NSCC runs too. */
  readonly cwnd: number | undefined;
  /** Flows that wait at this NIC. */
  readonly activeSources: number;
}

export type PacketType = 'spec' | 'pull' | 'rtx';

export class RcccSource {
  /** Bytes that may be sent; one packet may make it negative. */
  credit: number;
  /** The first window goes without permission. */
  isSpeculating = true;
  /** Cumulative credit, in quanta. */
  pull = FIRST_PULL;
  readonly #maxWindow: number;
  readonly #mtu: number;

  /** `maxWindow`: one and a half BDP of the start, in bytes. */
  constructor({ maxWindow, mtu }: { readonly maxWindow: number; readonly mtu: number }) {
    this.#maxWindow = maxWindow;
    this.#mtu = mtu;
    this.credit = maxWindow;
  }

  get maySend(): boolean {
    return this.credit > 0;
  }

  /** A data packet leaves, for the first time or again. */
  spend(size: number): void {
    this.credit -= size;
  }

  /** The first ACK, NACK or credit ends the speculation, and so does the end of the flow. */
  stopSpeculating(): void {
    if (!this.isSpeculating) return;
    this.isSpeculating = false;
    this.credit = Math.min(this.credit, 0);
  }

  /** A credit packet. What is above the largest window is lost. */
  granted(pull: number): void {
    this.stopSpeculating();
    if (pull <= this.pull) return;
    this.credit = Math.min(this.credit + (pull - this.pull) * QUANTUM, this.#maxWindow);
    this.pull = pull;
  }

  /** What kind a data packet is. */
  typeOf(isResend: boolean): PacketType {
    return isResend ? 'rtx' : this.isSpeculating ? 'spec' : 'pull';
  }

  /** The cumulative credit that this source asks for, in quanta, after a packet was spent. */
  target({ backlog, resendBacklog, cwnd, activeSources }: TargetInputs): number {
    let target = backlog + resendBacklog;
    if (cwnd !== undefined) target = Math.min(target, cwnd + this.#mtu);
    target = Math.min(target, this.#maxWindow) - this.credit;
    if (this.isSpeculating && target < this.#mtu && backlog > 0) target = this.#mtu;
    if (activeSources > 1) target = Math.trunc(target / activeSources);
    return Math.ceil((target + this.pull * QUANTUM) / QUANTUM);
  }
}
