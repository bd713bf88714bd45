/** Where the SACK bitmap of an ACK begins (4.3). */
import { addPsn, psnDifference } from '../serial.ts';
import type { PdsPolicies } from './settings.ts';

/**
 * `trigger`: at the PSN that the ACK answers. `tracking`: at a pointer that begins at CACK + 1, goes back to a lower
 * PSN that is responded to, or answered again, and, after an ACK that left something above its 64 PSNs out, on by 64;
 * so what was received is shown in one ACK at least. It never stands at or below CACK. The moment of each move is our
 * choice; 4.3 says only what moves it.
 *
 * Either is then rounded down to `sackAlign`; 16 bits of offset from CACK suffice by far.
 */
export class SackBase {
  readonly #policies: PdsPolicies;
  #pointer: number;

  constructor(startPsn: number, policies: PdsPolicies) {
    this.#pointer = startPsn;
    this.#policies = policies;
  }

  /** SES has responded to a PSN, with an ACK or without. */
  respond(psn: number, cack: number): void {
    if (psnDifference(psn, cack) > 0 && psnDifference(psn, this.#pointer) < 0) this.#pointer = psn;
  }

  /** The base of an ACK that answers `psn` and has this CACK; `highest` is the highest PSN received. */
  next(psn: number, cack: number, highest: number): number {
    const { sackBase, sackAlign } = this.#policies;
    const aligned = (base: number): number => (base & -sackAlign) >>> 0;
    if (sackBase === 'trigger') return aligned(psn);
    this.respond(psn, cack);
    if (psnDifference(this.#pointer, cack) <= 0) this.#pointer = addPsn(cack, 1);
    const base = this.#pointer;
    if (psnDifference(highest, addPsn(base, 63)) > 0) this.#pointer = addPsn(base, 64);
    return aligned(base);
  }
}
