/** The places of PDCs, and their PDCIDs. */
import type { Context } from './context.ts';
import type { InitiatorSettings } from './settings.ts';

/**
 * A PDCID is {base, generation, index}: the index says where the PDC's state lies, the generation counts how often that
 * place has been used. A place may be used again at once under its next PDCID, unless that one is still held: for the
 * quarantine after its last use.
 */
export class PdcidPool {
  readonly #settings: InitiatorSettings;
  readonly #places: (Context | undefined)[];
  readonly #generations: number[];
  /** Free places, the one that became free first before the others. */
  readonly #free: number[];
  /** Until when each PDCID is held, and the last PSN that was used under it. */
  readonly #held = new Map<number, { readonly until: number; readonly lastPsn: number }>();

  constructor(settings: InitiatorSettings) {
    const { contexts, returns } = settings;
    this.#settings = settings;
    this.#places = new Array<Context | undefined>(contexts + returns).fill(undefined);
    this.#generations = new Array<number>(contexts).fill(0);
    this.#free = Array.from({ length: contexts }, (_, index) => index);
  }

  /** The PDC that has this PDCID now. */
  byPdcid(pdcid: number): Context | undefined {
    const context = this.#places[this.#placeOf(pdcid)];
    return context?.pdcid === pdcid ? context : undefined;
  }

  /** The PDC at this place. */
  at(index: number): Context | undefined {
    return this.#places[index];
  }

  indexOf({ pdcid }: Context): number {
    return this.#placeOf(pdcid);
  }

  /** Enter a return space, under the PDCID of its target, at the place that is that PDC's. */
  insertReturn(context: Context): void {
    const place = this.#placeOf(context.pdcid);
    if (place < this.#settings.contexts) throw new RangeError(`PDCID ${context.pdcid} is none of a target's`);
    if (this.#places[place] !== undefined) throw new RangeError(`the place of PDCID ${context.pdcid} is taken`);
    this.#places[place] = context;
  }

  /** Forget a return space. */
  removeReturn(context: Context): void {
    this.#places[this.#placeOf(context.pdcid)] = undefined;
  }

  /** All PDCs there are, by place. */
  all(): Context[] {
    return this.#places.filter((context) => context !== undefined);
  }

  /** The PDCID that a PDC would get now, and the last PSN used under it; `undefined` where none is free. */
  next(now: number): { readonly pdcid: number; readonly lastPsn: number | undefined } | undefined {
    for (const index of this.#free) {
      const pdcid = this.#pdcidOf(index);
      const held = this.#held.get(pdcid);
      if (held === undefined || held.until <= now) return { pdcid, lastPsn: held?.lastPsn };
    }
    return undefined;
  }

  /** Enter a PDC, with the PDCID that `next` has just given. */
  insert(context: Context): void {
    const index = this.indexOf(context);
    const place = this.#free.indexOf(index);
    if (place < 0 || context.pdcid !== this.#pdcidOf(index)) {
      throw new RangeError(`PDCID ${context.pdcid} is not the next one`);
    }
    this.#free.splice(place, 1);
    this.#places[index] = context;
  }

  /** Forget a PDC, whose PDCID is held until then. */
  remove(context: Context, until: number, lastPsn: number): void {
    const index = this.indexOf(context);
    this.#places[index] = undefined;
    this.#held.set(context.pdcid, { until, lastPsn });
    const generations = this.#settings.pdcidBase / this.#settings.contexts;
    this.#generations[index] = (this.#generations[index]! + 1) % generations;
    this.#free.push(index);
  }

  /** Without the bits of ours a PDCID is one of our target's, whose return space has a place of its own. */
  #placeOf(pdcid: number): number {
    const { contexts, returns, pdcidBase } = this.#settings;
    const isReturn = returns > 0 && (pdcid & pdcidBase) === 0;
    return isReturn ? contexts + (pdcid & (returns - 1)) : pdcid & (contexts - 1);
  }

  #pdcidOf(index: number): number {
    const { pdcidBase, contexts } = this.#settings;
    return pdcidBase | (this.#generations[index]! * contexts) | index;
  }
}
