/** Which PDCs there are: found by PDCID or by who opened them, and PDCIDs that are free, taken or in quarantine (7.1). */
import type { PdcIdentity, PdsTargetSettings } from './settings.ts';

/** What the table keeps of a PDC. */
export interface Listed extends PdcIdentity {
  readonly pdcid: number;
}

/**
 * A PDCID is {generation, index}: the index, of as many bits as the number of PDCs needs, says where the PDC's state lies; the
 * generation counts how often that place has been used, and is never 0, so that no PDCID is. What still comes for an
 * older PDC of a place is so told from what is for the present one, exactly, until the generations come round.
 *
 * Free places are a queue in the order in which they became free, at first that of their indices; the reserved pool has one of
 * its own. A place that becomes free waits in quarantine first.
 */
export class PdcTable<C extends Listed> {
  readonly #settings: PdsTargetSettings;
  readonly #indexBits: number;
  readonly #places: (C | undefined)[];
  readonly #generations: number[];
  readonly #byIdentity = new Map<string, C>();
  /** Free indices: of the shared pool, and of the reserved one. */
  readonly #free: [shared: number[], reserved: number[]];
  readonly #quarantine: { readonly index: number; readonly since: number }[] = [];
  /** How many PDCs each set of the table holds, by set; only where the table has sets. */
  readonly #population = new Map<number, number>();

  constructor(settings: PdsTargetSettings) {
    const { contexts, reserved } = settings;
    this.#settings = settings;
    this.#indexBits = Math.log2(contexts);
    this.#places = new Array<C | undefined>(contexts).fill(undefined);
    this.#generations = new Array<number>(contexts).fill(1);
    const indices = Array.from({ length: contexts }, (_, index) => index);
    this.#free = [indices.slice(0, contexts - reserved), indices.slice(contexts - reserved)];
  }

  /** Where the state of a PDC lies. */
  indexOf(pdcid: number): number {
    return pdcid & (2 ** this.#indexBits - 1);
  }

  /** The PDC that has this PDCID now. */
  byPdcid(pdcid: number): C | undefined {
    const context = this.#places[this.indexOf(pdcid)];
    return context?.pdcid === pdcid ? context : undefined;
  }

  /** The PDC that this initiator has opened under this SPDCID. */
  byIdentity(identity: PdcIdentity): C | undefined {
    return this.#byIdentity.get(keyOf(identity));
  }

  /** All PDCs there are, by index. */
  all(): C[] {
    return this.#places.filter((context) => context !== undefined);
  }

  /** The PDCID that a PDC of this pool would get; `undefined` where none is free, or the set of its identity is full. */
  next(identity: PdcIdentity, reserved: boolean): number | undefined {
    const index = this.#free[reserved ? 1 : 0][0];
    if (index === undefined || !this.#hasRoom(identity)) return undefined;
    return (this.#generations[index]! << this.#indexBits) | index;
  }

  /** Enter a PDC, with the PDCID that `next` has just given. */
  insert(context: C): void {
    const index = this.indexOf(context.pdcid);
    const free = this.#free.find(([head]) => head === index);
    if (free === undefined) throw new RangeError(`PDCID ${context.pdcid} is not the next one`);
    free.shift();
    this.#places[index] = context;
    this.#byIdentity.set(keyOf(context), context);
    this.#populate(context, 1);
  }

  /** Forget a PDC; its place goes into quarantine. */
  remove(context: C, now: number): void {
    const index = this.indexOf(context.pdcid);
    this.#places[index] = undefined;
    this.#byIdentity.delete(keyOf(context));
    this.#populate(context, -1);
    const generations = 2 ** (16 - this.#indexBits);
    this.#generations[index] = (this.#generations[index]! % (generations - 1)) + 1;
    this.#quarantine.push({ index, since: now });
  }

  /** Since when the place that has waited longest has been in quarantine, `undefined` for none. */
  get oldestQuarantine(): number | undefined {
    return this.#quarantine[0]?.since;
  }

  /** End the quarantine of the place that has waited longest. */
  release(): void {
    const oldest = this.#quarantine.shift();
    if (oldest === undefined) throw new RangeError('no PDCID is in quarantine');
    const { contexts, reserved } = this.#settings;
    this.#free[oldest.index >= contexts - reserved ? 1 : 0].push(oldest.index);
  }

  /** How many PDCs could be opened now in both pools. */
  get freeCount(): number {
    return this.#free[0].length + this.#free[1].length;
  }

  #hasRoom(identity: PdcIdentity): boolean {
    const { table } = this.#settings;
    return table === undefined || (this.#population.get(table.setOf(identity)) ?? 0) < table.ways;
  }

  #populate(identity: PdcIdentity, change: 1 | -1): void {
    const { table } = this.#settings;
    if (table === undefined) return;
    const set = table.setOf(identity);
    this.#population.set(set, (this.#population.get(set) ?? 0) + change);
  }
}

const keyOf = ({ source, local, spdcid }: PdcIdentity): string => `${source}/${local}/${spdcid}`;
