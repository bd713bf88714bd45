/**
 * Which PDCs there are: found by PDCID or by who opened them, and PDCIDs that are free, taken or in quarantine (7.1).
 */
import type { PdcIdentity, PdsTargetSettings } from './settings.ts';

interface Waiting {
  readonly index: number;
  readonly since: number;
}

/** What the table keeps of a PDC. */
export interface Listed extends PdcIdentity {
  readonly pdcid: number;
}

/**
 * A PDCID is {generation, index}: the index, of as many bits as the number of PDCs needs, says where the PDC's state
 * lies; the generation counts how often that place has been used, and is never 0, so that no PDCID is. What still comes
 * for an older PDC of a place is so told from what is for the present one, exactly, until the generations come round.
 *
 * So a place can be used again at once, under its next PDCID. Only when its generations come round, it waits in
 * quarantine first: between two uses of one PDCID that happens once, after the first. Places begin at different
 * generations, so that they do not come round together.
 *
 * Free places are a queue in the order in which they became free, at first that of their indices; the reserved pool has
 * one of its own.
 */
export class PdcTable<C extends Listed> {
  readonly #settings: PdsTargetSettings;
  readonly #indexBits: number;
  /** Places of PDCs that initiators open here; those of adopted ones come after them. */
  readonly #own: number;
  readonly #places: (C | undefined)[];
  readonly #generations: number[];
  readonly #byIdentity = new Map<string, C>();
  /** Free indices: of the shared pool, and of the reserved one. */
  readonly #free: [shared: number[], reserved: number[]];
  /** Places whose PDC is gone: those that may be free at once, and those whose generations have come round. */
  readonly #returning: Waiting[] = [];
  readonly #quarantine: Waiting[] = [];
  /** How many PDCs each set of the table holds, by set; only where the table has sets. */
  readonly #population = new Map<number, number>();

  constructor(settings: PdsTargetSettings) {
    const { contexts, reserved, adopts } = settings;
    this.#settings = settings;
    this.#own = adopts ? contexts / 2 : contexts;
    this.#indexBits = Math.log2(this.#own);
    this.#places = new Array<C | undefined>(contexts).fill(undefined);
    const indices = Array.from({ length: this.#own }, (_, index) => index);
    this.#generations = indices.map(
      (index) => (this.#lastGeneration - Math.floor((index * 2 ** this.#generationBits) / this.#own)) | 1,
    );
    this.#free = [indices.slice(0, this.#own - reserved), indices.slice(this.#own - reserved)];
  }

  /** Where the state of a PDC lies. */
  indexOf(pdcid: number): number {
    const isAdopted = this.#settings.adopts && pdcid >= 2 ** 15;
    return (isAdopted ? this.#own : 0) + (pdcid & (this.#own - 1));
  }

  /** Whether this is the PDCID of a PDC that may be adopted. */
  isAdoptable(pdcid: number): boolean {
    return this.#settings.adopts && pdcid >= 2 ** 15;
  }

  /** Enter a PDC of our own initiator, whose place is that of its PDCID. */
  adopt(context: C): void {
    const index = this.indexOf(context.pdcid);
    if (!this.isAdoptable(context.pdcid)) throw new RangeError(`PDCID ${context.pdcid} is none of an initiator's`);
    if (this.#places[index] !== undefined) throw new RangeError(`the place of PDCID ${context.pdcid} is taken`);
    this.#places[index] = context;
  }

  /** Forget an adopted PDC. */
  disown(context: C): void {
    this.#places[this.indexOf(context.pdcid)] = undefined;
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

  /**
   * The PDCID that a PDC of this pool would get; `undefined` where none is free, or the set of its identity is full.
   */
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

  /**
   * Forget a PDC; its place waits to be released, from `now` on or, if its generations have come round, in quarantine.
   */
  remove(context: C, now: number): void {
    const index = this.indexOf(context.pdcid);
    this.#places[index] = undefined;
    this.#byIdentity.delete(keyOf(context));
    this.#populate(context, -1);
    const generation = (this.#generations[index]! % this.#lastGeneration) + 1;
    this.#generations[index] = generation;
    (generation === 1 ? this.#quarantine : this.#returning).push({ index, since: now });
  }

  /**
   * The places that may be released next, with the time from which on each may be, where `quarantineTime` is that of
   * quarantine: the one that has waited longest of those that wait for nothing, and of those in quarantine.
   */
  nextReleases(quarantineTime: number): { readonly index: number; readonly due: number }[] {
    return [
      ...this.#returning.slice(0, 1).map(({ index, since }) => ({ index, due: since })),
      ...this.#quarantine.slice(0, 1).map(({ index, since }) => ({ index, due: since + quarantineTime })),
    ];
  }

  /** A place of `nextReleases` is free. */
  release(index: number): void {
    const queue = [this.#returning, this.#quarantine].find(([head]) => head?.index === index);
    if (queue === undefined) throw new RangeError(`place ${index} is not the next one to be released`);
    queue.shift();
    this.#free[index >= this.#own - this.#settings.reserved ? 1 : 0].push(index);
  }

  /** How many PDCs could be opened now in both pools. */
  get freeCount(): number {
    return this.#free[0].length + this.#free[1].length;
  }

  get #generationBits(): number {
    return (this.#settings.adopts ? 15 : 16) - this.#indexBits;
  }

  get #lastGeneration(): number {
    return 2 ** this.#generationBits - 1;
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
