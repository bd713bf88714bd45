/** The guaranteed responses that are held for all PDCs, until they are cleared (6.4, 7.7). */
import { psnDifference } from '../serial.ts';
import type { PdsTargetSettings } from './settings.ts';

/** A response of SES: where it lies, 32 bits, and the next header that it has (2.3). */
export interface SesResponse {
  readonly handle: number;
  readonly nextHdr: number;
}

/**
 * A response that is cleared, or whose PDC is gone, is found and takes room until it is swept, which the store does at
 * once, or whoever calls `sweep`: hardware comes by a little later, and a packet that was judged before the CLEAR may
 * still ask for it.
 */
export class GuaranteedStore {
  readonly #settings: PdsTargetSettings;
  /** By PDCID and PSN: those that are needed, and those that wait to be swept. */
  readonly #needed = new Map<number, Map<number, SesResponse>>();
  readonly #done = new Map<number, Map<number, SesResponse>>();
  /** Entries that each set holds. */
  readonly #inSet = new Map<number, number>();
  #size = 0;
  #used = 0;

  constructor(settings: PdsTargetSettings) {
    this.#settings = settings;
  }

  /** How many are held that are still needed. */
  get size(): number {
    return this.#size;
  }

  /** How many entries take room. */
  get used(): number {
    return this.#used;
  }

  /** Hold a response; `false` where there is no room, and it is not. Those that are held stay. */
  put(pdcid: number, psn: number, response: SesResponse): boolean {
    const { guaranteedEntries, store } = this.#settings;
    const inSet = this.#inSet.get(this.#setOf(pdcid, psn)) ?? 0;
    if (inSet >= (store?.ways ?? guaranteedEntries)) return false;
    this.#inSet.set(this.#setOf(pdcid, psn), inSet + 1);
    this.#size++;
    this.#used++;
    listOf(this.#needed, pdcid).set(psn, response);
    return true;
  }

  get(pdcid: number, psn: number): SesResponse | undefined {
    return this.#needed.get(pdcid)?.get(psn) ?? this.#done.get(pdcid)?.get(psn);
  }

  /** Those of a PDC up to a PSN are not needed any more. */
  clear(pdcid: number, clearPsn: number): void {
    for (const psn of this.#needed.get(pdcid)?.keys() ?? []) {
      if (psnDifference(psn, clearPsn) <= 0) this.#release(pdcid, psn);
    }
  }

  /** Those of a PDC that is gone are not needed any more. */
  drop(pdcid: number): void {
    for (const psn of this.#needed.get(pdcid)?.keys() ?? []) this.#release(pdcid, psn);
    this.#needed.delete(pdcid);
  }

  /**
   * The entry of a response that is not needed any more is free; what it held. A `RangeError` where it is needed, or
   * there is none.
   */
  sweep(pdcid: number, psn: number): SesResponse {
    const response = this.#done.get(pdcid)?.get(psn);
    if (response === undefined) throw new RangeError(`the response to PSN ${psn} of PDC ${pdcid} is not to be swept`);
    const ofPdc = this.#done.get(pdcid)!;
    ofPdc.delete(psn);
    if (ofPdc.size === 0) this.#done.delete(pdcid);
    const set = this.#setOf(pdcid, psn);
    this.#inSet.set(set, this.#inSet.get(set)! - 1);
    this.#used--;
    return response;
  }

  #release(pdcid: number, psn: number): void {
    const ofPdc = this.#needed.get(pdcid)!;
    listOf(this.#done, pdcid).set(psn, ofPdc.get(psn)!);
    ofPdc.delete(psn);
    this.#size--;
    if (this.#settings.housekeeping === 'timed') this.sweep(pdcid, psn);
  }

  #setOf(pdcid: number, psn: number): number {
    return this.#settings.store?.setOf(pdcid, psn) ?? 0;
  }
}

/** The responses of a PDC. */
function listOf(lists: Map<number, Map<number, SesResponse>>, pdcid: number): Map<number, SesResponse> {
  const list = lists.get(pdcid) ?? new Map<number, SesResponse>();
  lists.set(pdcid, list);
  return list;
}
