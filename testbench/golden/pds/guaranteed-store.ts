/** The guaranteed responses that are held for all PDCs, until they are cleared (6.4, 7.7). */
import { psnDifference } from '../serial.ts';

/** A response of SES: where it lies, 32 bits, and the next header that it has (2.3). */
export interface SesResponse {
  readonly handle: number;
  readonly nextHdr: number;
}

export class GuaranteedStore {
  readonly #entries: number;
  readonly #held = new Map<number, Map<number, SesResponse>>();
  #size = 0;

  constructor(entries: number) {
    this.#entries = entries;
  }

  /** How many are held. */
  get size(): number {
    return this.#size;
  }

  /** Hold a response; `false` where there is no room, and it is not. Those that are held stay. */
  put(pdcid: number, psn: number, response: SesResponse): boolean {
    if (this.#size >= this.#entries) return false;
    this.#size++;
    const ofPdc = this.#held.get(pdcid) ?? new Map<number, SesResponse>();
    this.#held.set(pdcid, ofPdc.set(psn, response));
    return true;
  }

  get(pdcid: number, psn: number): SesResponse | undefined {
    return this.#held.get(pdcid)?.get(psn);
  }

  /** Drop those of a PDC up to a PSN. */
  clear(pdcid: number, clearPsn: number): void {
    const ofPdc = this.#held.get(pdcid);
    for (const psn of ofPdc?.keys() ?? []) {
      if (psnDifference(psn, clearPsn) > 0) continue;
      ofPdc!.delete(psn);
      this.#size--;
    }
  }

  /** Drop those of a PDC that is gone. */
  drop(pdcid: number): void {
    this.#size -= this.#held.get(pdcid)?.size ?? 0;
    this.#held.delete(pdcid);
  }
}
