/** The agent that sends items into a stream of the design. */
import type { Random } from '../../support/random.ts';
import { Ring } from '../../support/ring.ts';
import { UserError } from '../../support/user-error.ts';
import type { AgentHost } from '../kernel/agent-host.ts';
import type { Agent } from '../kernel/kernel.ts';
import { type Armed, type Listener, nothingArmed, type Trigger } from '../kernel/trigger.ts';
import type { Wait } from '../kernel/wait.ts';
import { Waiters } from '../kernel/waiters.ts';
import type { Begun } from './begun.ts';
import { checkedLimit } from './limit.ts';
import { type PatternLike, startPattern } from './patterns.ts';
import { scramble } from './payload.ts';
import { inReset, type OnItem, onClock, type SourcePorts } from './stream-ports.ts';

/** How a source behaves. */
export interface SourceOptions<T> {
  /** In which clocks it may begin to offer an item, or the next beat of one. Default: in all. */
  readonly valid?: PatternLike;
  /** Of items of several beats: in which clocks it may begin one, asked instead of `valid`. Default: as `valid`. */
  readonly begin?: PatternLike;
  /** Called for each item when the design accepts it. */
  readonly onItem?: OnItem<T>;
  /**
   * The payload while nothing is offered. `random` (the default) finds designs that use it nevertheless.
   */
  readonly idlePayload?: 'random' | 'hold';
  /** How many items may be queued, the one that is offered included. Default: any number. */
  readonly limit?: number;
  /** The effect of reset on queued items: `keep` (the default) sends them after it, `clear` discards them. */
  readonly atReset?: 'keep' | 'clear';
}

/**
 * Sends a queue of items, in order.
 * Guarantee: once it has raised valid it keeps valid and the payload until the edge at which ready is high; only reset
 * makes it withdraw, and then the item is offered again or, with `atReset: 'clear'`, forgotten like all others. An item
 * queued before an edge is offered after it at the earliest.
 */
export class StreamSource<T> implements Agent {
  readonly ports: SourcePorts<T>;
  readonly #host: AgentHost;
  readonly #onItem: OnItem<T> | undefined;
  readonly #scrambled: boolean;
  readonly #random: Random;
  readonly #limit: number;
  readonly #clears: boolean;
  readonly #idle = new Waiters<void>();
  readonly #items = new Ring<T>();
  /** For the items of which somebody asked when they are accepted, in their order. */
  readonly #asked = new Ring<Sending>();
  /** Items that wait for room in the queue. */
  readonly #outside = new Set<Outside<T>>();
  #willing: () => boolean;
  #begins: () => boolean;
  #sent = 0;
  #paused = false;
  #offering = false;
  /** Part of the first item has been accepted, and part of it has not. */
  #begun = false;
  #accepted = false;
  #inReset = false;
  /** The first edge that sees the item that is offered. */
  #offered = 0;

  constructor(ports: SourcePorts<T>, host: AgentHost, options: SourceOptions<T> = {}) {
    this.ports = onClock(ports, host);
    this.#host = host;
    this.#onItem = options.onItem;
    this.#scrambled = options.idlePayload !== 'hold';
    this.#limit = checkedLimit(options.limit, `the source ${ports.name}`);
    this.#clears = options.atReset === 'clear';
    this.#random = host.random.fork(`source ${ports.name}`);
    this.#willing = startPattern(options.valid ?? true, this.#random);
    this.#begins = options.begin === undefined ? this.#willing : startPattern(options.begin, this.#random);
    this.#withdraw();
  }

  /**
   * Queue an item, now. Awaiting the result waits until it is accepted and gives the edge at which it was. A
   * `UserError` if the queue is full.
   */
  send(item: T): Begun<number> {
    this.#checkRoom();
    const sending = new Sending(this.#sent + this.queued, this.ports.name);
    this.#items.push(item);
    this.#asked.push(sending);
    return this.#host.wait(sending);
  }

  /** Queue an item without asking when it is accepted. A `UserError` if the queue is full. */
  sendNow(item: T): void {
    this.#checkRoom();
    this.#items.push(item);
  }

  /** Once it is awaited, queue an item as soon as there is room; over when it is queued. First come, first served. */
  enqueue(item: T): Wait<void> {
    return this.#host.wait({
      describe: () => `room in the source ${this.ports.name}`,
      arm: (listener) => {
        if (!this.full && this.#outside.size === 0) {
          this.#items.push(item);
          listener.fire();
          return nothingArmed;
        }
        const outside = { item, listener };
        this.#outside.add(outside);
        return { disarm: () => this.#outside.delete(outside) };
      },
    });
  }

  /** Items not yet accepted. */
  get queued(): number {
    return this.#items.length;
  }

  /** Items accepted so far. */
  get sent(): number {
    return this.#sent;
  }

  /** Whether `limit` items are queued. */
  get full(): boolean {
    return this.queued >= this.#limit;
  }

  /** Whether all queued items have been accepted. */
  get idle(): boolean {
    return this.queued === 0;
  }

  /** Wait until all items queued by then have been accepted. */
  whenIdle(): Wait<void> {
    return this.#host.wait({
      describe: () => `the source ${this.ports.name} to be idle`,
      arm: (listener) => {
        if (!this.idle) return this.#idle.add(listener);
        listener.fire();
        return nothingArmed;
      },
    });
  }

  /** Offer no further item until `resume`; one that is offered stays. */
  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
  }

  get paused(): boolean {
    return this.#paused;
  }

  /**
   * From now on offer items in the clocks of this pattern, and begin them in those of `begin`, by default the same
   * ones.
   */
  setPattern(valid: PatternLike, begin?: PatternLike): void {
    this.#willing = startPattern(valid, this.#random);
    this.#begins = begin === undefined ? this.#willing : startPattern(begin, this.#random);
  }

  /**
   * Discard the queued items, except one that is offered or partly sent; the waits for the discarded ones fail.
   */
  clear(): void {
    this.#forget(this.#offering || this.#begun ? 1 : 0);
  }

  sample(): void {
    this.#inReset = inReset(this.ports);
    this.#accepted = this.#offering && !this.#inReset && this.ports.ready.get() !== 0;
    if (!this.#accepted || this.#onItem === undefined || this.ports.payload.beats?.more === true) return;
    this.#onItem(this.#items.first(), this.#host.cycle, this.#offered);
  }

  drive(): void {
    if (this.#accepted) this.#complete();
    if (this.#inReset) {
      if (this.#offering) this.#withdraw();
      this.#begun = false;
      if (this.#clears && !this.idle) this.#forget(0);
      return;
    }
    const willing = (this.#begun ? this.#willing() : this.#begins()) && !this.#paused;
    if (this.#offering && !this.#accepted) return;
    if (willing && !this.idle) this.#offer();
    else if (this.#accepted) this.#withdraw();
  }

  #offer(): void {
    const { payload, valid } = this.ports;
    if (this.#begun) payload.beats!.next();
    else {
      payload.write(this.#items.first());
      this.#offered = this.#host.cycle;
    }
    if (!this.#offering) valid.set(1);
    this.#offering = true;
    this.#accepted = false;
  }

  #withdraw(): void {
    this.ports.valid.set(0);
    if (this.#scrambled) scramble(this.ports.payload.ports, this.#random);
    this.#offering = false;
    this.#accepted = false;
  }

  /** `#accepted` stays set: `drive` has to offer the next item or withdraw. */
  #complete(): void {
    this.#begun = this.ports.payload.beats?.more === true;
    if (this.#begun) return;
    this.#items.shift();
    const index = this.#sent++;
    // `drive` runs after the edge, so its number is one less than the count.
    if (this.#asked.length > 0 && this.#asked.first().index === index)
      this.#asked.shift().complete(this.#host.cycle - 1);
    if (this.#outside.size > 0) this.#admit();
    if (this.idle) this.#idle.fire();
  }

  /** Forget all but the first `kept` items. */
  #forget(kept: number): void {
    this.#items.cut(kept);
    const end = this.#sent + this.queued;
    const remaining = [...this.#asked].filter(({ index }) => index < end).length;
    for (const sending of this.#asked.cut(remaining)) sending.forget();
    this.#admit();
    if (this.idle) this.#idle.fire();
  }

  /** Queue those who wait for room, as many as there is room for. */
  #admit(): void {
    for (const outside of this.#outside) {
      if (this.full) return;
      this.#outside.delete(outside);
      this.#items.push(outside.item);
      outside.listener.fire();
    }
  }

  #checkRoom(): void {
    if (this.full || this.#outside.size > 0)
      throw new UserError(`the source ${this.ports.name} is full (limit ${this.#limit}): await enqueue(item) instead`);
  }
}

/** An item that waits for room, and the wait for it. */
interface Outside<T> {
  readonly item: T;
  readonly listener: Listener<void>;
}

/** The waits for the acceptance of one item. */
class Sending implements Trigger<number> {
  /** The number of the item among all that are sent. */
  readonly index: number;
  readonly #stream: string;
  #cycle: number | undefined;
  #waiters: Waiters<number> | undefined;

  constructor(index: number, stream: string) {
    this.index = index;
    this.#stream = stream;
  }

  describe(): string {
    return `an item to be accepted on ${this.#stream}`;
  }

  arm(listener: Listener<number>): Armed {
    if (this.#cycle === undefined) {
      this.#waiters ??= new Waiters();
      return this.#waiters.add(listener);
    }
    listener.fire(this.#cycle);
    return nothingArmed;
  }

  forget(): void {
    this.#waiters?.fail(new Error(`the source ${this.#stream} was cleared before it sent this item`));
  }

  complete(cycle: number): void {
    this.#cycle = cycle;
    this.#waiters?.fire(cycle);
  }
}
