/**
 * What joins the two halves of PDCs with return spaces (uet-wire.md 7.12) in software: an initiator's model with
 * `returns` and a target's model that `adopts`.
 */
import type { Effects, PdcEvent, PdsInitiator, Tuple } from '../pds/initiator/index.ts';
import type { PdsTarget } from '../pds/pds-target.ts';
import { psnDifference } from '../serial.ts';

/** The last packet of a message that has come by a return space; its response is guaranteed. */
interface Answer {
  readonly pdcid: number;
  readonly psn: number;
}

/** The PDCID of a PDC that our own initiator has opened has 1 as bit 15. */
export const isOwn = (pdcid: number): boolean => pdcid >= 0x8000;

/**
 * - A PDC of the initiator is adopted by the target once its peer is known, and released when it is over.
 * - A PDC that the target opens has a return space, which ends with it; one that fails closes its PDC in error. While
 *   requests are outstanding in it, the target has `return_busy` (7.6).
 * - A message that expects another one keeps its PDC open until its answer has come, and the peer knows that: it has
 *   cleared the guaranteed response to the last packet, so all packets before are acknowledged (7.10). Answers count
 *   for the messages of their PDC in the order in which these left.
 */
export class PdcHalves {
  readonly #initiator: PdsInitiator;
  readonly #target: PdsTarget;
  readonly #take: (effects: Effects) => void;
  readonly #adopted = new Set<number>();
  /** PDCs of the target, and whether it knows of requests that are outstanding in their return spaces. */
  readonly #busy = new Map<number, boolean>();
  /** Messages that expect an answer, by the PDC that they went by. */
  readonly #expecting = new Map<number, number[]>();
  #answers: Answer[] = [];

  constructor(initiator: PdsInitiator, target: PdsTarget, take: (effects: Effects) => void) {
    this.#initiator = initiator;
    this.#target = target;
    this.#take = take;
  }

  /** The initiator tells of a PDC. */
  follow({ kind, pdcid }: PdcEvent): void {
    if (!isOwn(pdcid)) {
      if (kind === 'error') this.#target.command({ kind: 'close_in_error', pdcid });
      return;
    }
    if (kind === 'established') {
      const { tuple, peerPdcid: spdcid, startPsn } = this.#initiator.pdc(pdcid)!;
      const { destination: source, local, mode } = tuple;
      this.#target.adopt({ source, local, spdcid, pdcid, rod: mode !== 'rud', startPsn });
      this.#adopted.add(pdcid);
    } else if (kind === 'closed' || kind === 'error') {
      if (this.#adopted.delete(pdcid)) this.#target.command({ kind: 'release', pdcid });
      this.#expecting.delete(pdcid);
      this.#answers = this.#answers.filter((answer) => answer.pdcid !== pdcid);
    }
  }

  /** The target has opened a PDC. */
  opened(pdcid: number): void {
    const { rod, startPsn, spdcid: peerPdcid, local, source: destination } = this.#target.pdc(pdcid)!;
    const tuple: Tuple = { mode: rod ? 'rod' : 'rud', jobId: 0, local, destination, trafficClass: 0, sdi: 0 };
    this.#busy.set(pdcid, false);
    this.#take(this.#initiator.openReturn({ pdcid, peerPdcid, tuple, startPsn }));
  }

  /** A PDC of the target is gone. */
  ended(pdcid: number): void {
    if (this.#busy.delete(pdcid)) this.#take(this.#initiator.endReturn(pdcid));
  }

  /** A message that expects another one has left by a PDC of ours. */
  expects(pdcid: number, message: number): void {
    this.#expecting.set(pdcid, [...(this.#expecting.get(pdcid) ?? []), message]);
  }

  /** The last packet of a message has come by a return space. */
  answered(answer: Answer): void {
    this.#answers.push(answer);
  }

  /** No answer will come to that message. */
  conclude(message: number): void {
    for (const [pdcid, of] of this.#expecting) if (of.includes(message)) this.#conclude(pdcid, message);
  }

  /** What has changed since is told to the other half. */
  join(): void {
    for (const [pdcid, was] of this.#busy) {
      const busy = this.#initiator.pdc(pdcid)?.isBusy ?? false;
      if (busy === was) continue;
      this.#busy.set(pdcid, busy);
      this.#target.command({ kind: 'return_busy', pdcid, busy });
    }
    const cleared = this.#answers.filter(({ pdcid, psn }) => this.#isCleared(pdcid, psn));
    this.#answers = this.#answers.filter((answer) => !cleared.includes(answer));
    for (const { pdcid } of cleared) {
      const [message] = this.#expecting.get(pdcid) ?? [];
      if (message !== undefined) this.#conclude(pdcid, message);
    }
  }

  #isCleared(pdcid: number, psn: number): boolean {
    const pdc = this.#target.pdc(pdcid);
    return pdc !== undefined && psnDifference(psn, pdc.clearPsn) <= 0;
  }

  #conclude(pdcid: number, message: number): void {
    const left = this.#expecting.get(pdcid)!.filter((each) => each !== message);
    this.#expecting.set(pdcid, left);
    this.#take(this.#initiator.conclude(pdcid, message));
  }
}
