/** The guaranteed responses that are held for all PDCs, until they are cleared (6.4, 7.7). */
import { psnDifference } from '../serial.ts';

/** A response of SES: where it lies, 32 bits, and the next header that it has (2.3). */
export interface SesResponse {
  readonly handle: number;
  readonly nextHdr: number;
}

/**
 * A response that is cleared, or whose PDC is gone, is not found any more. Its entry takes room until it is swept, which the store does at
 * once, or whoever calls `sweep`.
 */
export class GuaranteedStore {
  readonly #entries: number;
  readonly #sweepsItself: boolean;
  readonly #held = new Map<number, Map<number, SesResponse>>();
  /** Entries that are not needed any more, by PDCID and PSN. */
  readonly #unswept = new Set<string>();
  #size = 0;

  constructor(entries: number, sweepsItself: boolean) {
    this.#entries = entries;
    this.#sweepsItself = sweepsItself;
  }

  /** How many are held. */
  get size(): number {
    return this.#size;
  }

  /** How many entries take room. */
  get used(): number {
    return this.#size + this.#unswept.size;
  }

  /** Hold a response; `false` where there is no room, and it is not. Those that are held stay. */
  put(pdcid: number, psn: number, response: SesResponse): boolean {
    if (this.used >= this.#entries) return false;
    this.#size++;
    const ofPdc = this.#held.get(pdcid) ?? new Map<number, SesResponse>();
    this.#held.set(pdcid, ofPdc.set(psn, response));
    return true;
  }

  get(pdcid: number, psn: number): SesResponse | undefined {
    return this.#held.get(pdcid)?.get(psn);
  }

  /** Those of a PDC up to a PSN are not needed any more. */
  clear(pdcid: number, clearPsn: number): void {
    const ofPdc = this.#held.get(pdcid);
    for (const psn of ofPdc?.keys() ?? []) {
      if (psnDifference(psn, clearPsn) > 0) continue;
      ofPdc!.delete(psn);
      this.#release(pdcid, psn);
    }
  }

  /** Those of a PDC that is gone are not needed any more. */
  drop(pdcid: number): void {
    for (const psn of this.#held.get(pdcid)?.keys() ?? []) this.#release(pdcid, psn);
    this.#held.delete(pdcid);
  }

  /** The entry of a response that is not needed any more is free; a `RangeError` where it is needed, or there is none. */
  sweep(pdcid: number, psn: number): void {
    if (!this.#unswept.delete(keyOf(pdcid, psn))) {
      throw new RangeError(`the response to PSN ${psn} of PDC ${pdcid} is not to be swept`);
    }
  }

  #release(pdcid: number, psn: number): void {
    this.#size--;
    if (!this.#sweepsItself) this.#unswept.add(keyOf(pdcid, psn));
  }
}

const keyOf = (pdcid: number, psn: number): string => `${pdcid}/${psn}`;
