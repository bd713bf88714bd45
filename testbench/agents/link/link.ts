/** A link between two ends of a test: what comes late, wrong, twice, in another order, or not at all. */
import type { Random } from '../../../support/random.ts';
import { Ring } from '../../../support/ring.ts';
import type { AgentHost } from '../../kernel/agent-host.ts';
import type { Agent } from '../../kernel/kernel.ts';
import { nothingArmed } from '../../kernel/trigger.ts';
import type { Wait } from '../../kernel/wait.ts';
import { Waiters } from '../../kernel/waiters.ts';
import { type Logger, logger } from '../../log/logger.ts';
import type { AgentMaker } from '../agent-maker.ts';
import { type BitErrors, independentErrors } from './bit-errors.ts';
import {
  bitsPerClock,
  checkLink,
  type Fate,
  inClocks,
  type LinkEvent,
  type LinkEventKind,
  type LinkOptions,
} from './link-options.ts';

/**
 * A link of that name, one direction; two make a duplex link. What happens depends on the run's seed and the name
 * alone, and each kind of fault has a generator of its own: to change how much is dropped does not move the bit errors.
 *
 * @example
 * const far = t.source('rx');
 * const wire = link(t, 'wire', { to: (item) => far.sendNow(item), latency: 50, drop: 0.01 });
 * t.sink('tx', { onItem: (item) => wire.send(item) });
 */
export function link<T>(t: Omit<AgentMaker, 'dut'>, name: string, options: LinkOptions<T>): Link<T> {
  checkLink(name, options);
  return t.attach(new Link(name, t.host, options));
}

/** How often each kind of event happened; `bits` are those that were inverted. */
export type LinkCounts = Readonly<Record<LinkEventKind | 'bits', number>>;

/** An item, or its copy, on the way. */
interface Flight<T> {
  readonly item: T;
  readonly index: number;
  /** Its place among all items and copies that were not lost. */
  readonly serial: number;
  /** The edge after which it may arrive. */
  readonly due: number;
  /** How many later ones are to overtake it still. */
  toOvertake: number;
  overtaken: boolean;
}

/**
 * Made by `link`.
 * Guarantees: sent + duplicated = delivered + dropped + lost + overrun + inFlight at any time, and nothing is corrupted
 * or lost that is not counted. Without `reorder` what arrives is in the order in which it was sent; with it no item is
 * overtaken by more than `within` others.
 */
export class Link<T> implements Agent {
  readonly #host: AgentHost;
  readonly #options: LinkOptions<T>;
  readonly #log: Logger;
  readonly #errors: BitErrors | undefined;
  readonly #drops: (index: number) => boolean;
  readonly #duplicates: (index: number) => boolean;
  readonly #reorders: (index: number) => boolean;
  readonly #places: Random;
  readonly #jitter: Random;
  readonly #idle = new Waiters<void>();
  readonly #flights = new Ring<Flight<T>>();
  /** Those that have arrived and wait to be overtaken, by serial. */
  #held: (Flight<T> & { readonly until: number })[] = [];
  /** When those that wait for the wire begin to be sent. */
  readonly #starts = new Ring<number>();
  /** Since when the wire has been in use without a pause, and the bits that it was given since then. */
  #busyFrom = 0;
  #busyBits = 0;
  #serial = 0;
  #up = true;
  readonly #counts = {
    sent: 0,
    delivered: 0,
    corrupted: 0,
    dropped: 0,
    duplicated: 0,
    reordered: 0,
    lost: 0,
    overrun: 0,
    bits: 0,
  };

  constructor(name: string, host: AgentHost, options: LinkOptions<T>) {
    this.#host = host;
    this.#options = options;
    this.#log = logger({ host }, `link ${name}`);
    const random = host.random.fork(`link ${name}`);
    const { errors, drop, duplicate, reorder } = options;
    const model = typeof errors === 'number' ? independentErrors(errors) : errors;
    this.#errors = model?.(random.fork('errors'));
    this.#drops = startFate(drop, random.fork('drop'));
    this.#duplicates = startFate(duplicate, random.fork('duplicate'));
    this.#reorders = startFate(reorder?.chance, random.fork('reorder'));
    this.#places = random.fork('places');
    this.#jitter = random.fork('jitter');
  }

  /** What happened so far. */
  get counts(): LinkCounts {
    return { ...this.#counts };
  }

  /** Items and copies on the way. */
  get inFlight(): number {
    return this.#flights.length + this.#held.length;
  }

  get isUp(): boolean {
    return this.#up;
  }

  /**
   * Hand an item to the link, now. Its way begins at the edge that comes; in the sample phase of an agent that is the
   * very edge at which the design handed it over. Without latency and rate it arrives after that edge.
   */
  send(item: T): void {
    const index = this.#counts.sent;
    this.#event('sent', item, index);
    if (!this.#up) this.#event('lost', item, index);
    else if (this.#isFull) this.#event('overrun', item, index);
    else this.#carry(item, index);
  }

  /** Lose what is on the way, and all that is sent until `up`. */
  down(): void {
    if (!this.#up) return;
    this.#up = false;
    this.#log.info('down', { inFlight: this.inFlight });
    const lost = [...this.#held, ...this.#flights.cut(0)].sort((a, b) => a.serial - b.serial);
    this.#held = [];
    this.#starts.cut(0);
    this.#busyFrom = 0;
    this.#busyBits = 0;
    for (const { item, index } of lost) this.#event('lost', item, index);
    this.#idle.fire();
  }

  up(): void {
    if (this.#up) return;
    this.#up = true;
    this.#log.info('up');
  }

  /** Wait until nothing is on the way. */
  whenIdle(): Wait<void> {
    return this.#host.wait({
      describe: () => `a link with ${this.inFlight} items on the way to be empty`,
      arm: (listener) => {
        if (this.inFlight > 0) return this.#idle.add(listener);
        listener.fire();
        return nothingArmed;
      },
    });
  }

  drive(): void {
    if (this.inFlight === 0) return;
    // `drive` runs after the edge, so its number is one less than the count.
    const edge = this.#host.cycle - 1;
    while (this.#flights.length > 0 && this.#flights.first().due <= edge) {
      const flight = this.#flights.shift();
      const until = edge + (this.#options.reorder?.patience ?? PATIENCE);
      if (flight.toOvertake > 0) this.#held.push({ ...flight, until });
      else this.#deliver(flight);
    }
    while (this.#held.length > 0 && this.#held[0]!.until <= edge) this.#deliver(this.#held.shift()!);
    if (this.inFlight === 0) this.#idle.fire();
  }

  /** When the wire is free. Divided only here, so that fractions of a clock do not add up their rounding. */
  get #free(): number {
    return this.#busyFrom + this.#busyBits / this.#rate;
  }

  /** Bits a clock. */
  get #rate(): number {
    return bitsPerClock(this.#options.rate ?? Number.POSITIVE_INFINITY, this.#host.period);
  }

  /** Clocks. */
  #lateness(): number {
    const { jitter = 0 } = this.#options;
    if (jitter === 0) return 0;
    if (typeof jitter === 'number') return this.#jitter.int(0, jitter);
    return (this.#jitter.word() / 2 ** 32) * inClocks(jitter, this.#host.period);
  }

  get #isFull(): boolean {
    const { cycle } = this.#host;
    while (this.#starts.length > 0 && this.#starts.first() <= cycle) this.#starts.shift();
    return this.#free > cycle && this.#starts.length >= (this.#options.limit ?? Number.POSITIVE_INFINITY);
  }

  #carry(item: T, index: number): void {
    // Both are drawn for every item, so that one fault does not move the other.
    const drops = this.#drops(index);
    const duplicates = this.#duplicates(index);
    this.#transmit(item, index, drops);
    if (!duplicates || drops) return;
    this.#event('duplicated', item, index);
    this.#transmit(item, index, false);
  }

  #transmit(item: T, index: number, drops: boolean): void {
    const { size, overhead = 0, latency = 0, reorder } = this.#options;
    const bits = size?.(item) ?? 0;
    if (this.#free > this.#host.cycle) this.#starts.push(this.#free);
    else {
      this.#busyFrom = this.#host.cycle;
      this.#busyBits = 0;
    }
    const sent = this.#busyFrom + (this.#busyBits + bits) / this.#rate;
    this.#busyBits += bits + overhead;
    // Drawn for dropped items too, so that the errors of the others do not change.
    const wrong = this.#errors?.(bits) ?? none;
    const late = this.#lateness();
    const reorders = this.#reorders(index);
    if (drops) {
      this.#event('dropped', item, index);
      return;
    }
    // One that is early waits in the ring for those before it.
    const due = sent + inClocks(latency, this.#host.period) + late;
    const carried = wrong.length === 0 ? item : this.#options.corrupt!(item, wrong);
    if (wrong.length > 0) {
      this.#counts.bits += wrong.length;
      this.#event('corrupted', carried, index, wrong);
    }
    const toOvertake = reorders ? this.#places.int(1, reorder!.within) : 0;
    this.#flights.push({
      item: carried,
      index,
      serial: this.#serial++,
      due,
      toOvertake,
      overtaken: false,
    });
  }

  #deliver({ item, index, serial, overtaken }: Flight<T>): void {
    if (overtaken) this.#event('reordered', item, index);
    this.#event('delivered', item, index);
    this.#options.to(item);
    if (this.#held.length === 0) return;
    for (const held of this.#held) {
      if (held.serial > serial) continue;
      held.toOvertake--;
      held.overtaken = true;
    }
    // One after the other: each of them overtakes those that are held from before it.
    for (;;) {
      const ready = this.#held.findIndex(({ toOvertake }) => toOvertake <= 0);
      if (ready < 0) return;
      const [next] = this.#held.splice(ready, 1);
      this.#deliver(next!);
    }
  }

  #event(kind: LinkEventKind, item: T, index: number, bits?: readonly number[]): void {
    this.#counts[kind]++;
    const fields = bits === undefined ? { index } : { index, bits };
    if (kind === 'sent' || kind === 'delivered') this.#log.debug(kind, fields);
    else this.#log.info(kind, fields);
    const { onEvent } = this.#options;
    if (onEvent !== undefined) onEvent(eventOf(kind, item, index, this.#host.cycle, bits));
  }
}

const PATIENCE = 100;
const none: readonly number[] = [];

function eventOf<T>(
  kind: LinkEventKind,
  item: T,
  index: number,
  cycle: number,
  bits?: readonly number[],
): LinkEvent<T> {
  return { kind, item, index, cycle, ...(bits === undefined ? {} : { bits }) };
}

function startFate(fate: Fate = 0, random: Random): (index: number) => boolean {
  if (typeof fate === 'function') return fate;
  return fate === 0 ? () => false : () => random.chance(fate);
}
