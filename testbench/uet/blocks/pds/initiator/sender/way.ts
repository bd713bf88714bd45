/** A way through a network for packets of a few words each: delays, and so an order of its own. */
import assert from 'node:assert/strict';

const none = -1;

/**
 * Packets lie in `words`, `fields` 32-bit words each, and may have 64 bits beside; what is under way for the same time
 * keeps its order. Nothing is allocated while it runs.
 */
export class Way {
  readonly words: Uint32Array;
  readonly wide: BigUint64Array;
  readonly #fields: number;
  readonly #horizon: number;
  readonly #next: Int32Array;
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  #free: number;
  #head = none;
  #tail = none;
  #count = 0;

  /** `capacity`: packets under way at most; `horizon`: a power of two above all delays. */
  constructor(fields: number, capacity: number, horizon: number) {
    this.words = new Uint32Array(fields * capacity);
    this.wide = new BigUint64Array(capacity);
    this.#fields = fields;
    this.#horizon = horizon;
    this.#next = Int32Array.from({ length: capacity }, (_, i) => (i + 1 < capacity ? i + 1 : none));
    this.#first = new Int32Array(horizon).fill(none);
    this.#last = new Int32Array(horizon).fill(none);
    this.#free = 0;
  }

  /** Packets under way, and those that have arrived and not left. */
  get count(): number {
    return this.#count;
  }

  /** Where the words of a packet begin. */
  base(packet: number): number {
    return packet * this.#fields;
  }

  /** A packet, to be filled. */
  take(): number {
    const packet = this.#free;
    assert(packet !== none, 'too many packets are under way');
    this.#free = this.#next[packet]!;
    this.#count++;
    return packet;
  }

  /** The same once more. */
  copy(packet: number): number {
    const other = this.take();
    const from = this.base(packet);
    this.words.copyWithin(this.base(other), from, from + this.#fields);
    this.wide[other] = this.wide[packet]!;
    return other;
  }

  /** It arrives at a time, less than the horizon from now. */
  put(packet: number, at: number): void {
    const slot = at & (this.#horizon - 1);
    this.#next[packet] = none;
    if (this.#first[slot] === none) this.#first[slot] = packet;
    else this.#next[this.#last[slot]!] = packet;
    this.#last[slot] = packet;
  }

  /** It is now this time, one after that of the call before: what has arrived waits to be taken. */
  advance(now: number): void {
    const slot = now & (this.#horizon - 1);
    const first = this.#first[slot]!;
    if (first === none) return;
    if (this.#head === none) this.#head = first;
    else this.#next[this.#tail] = first;
    this.#tail = this.#last[slot]!;
    this.#first[slot] = none;
  }

  /** What has arrived first, or -1. */
  get head(): number {
    return this.#head;
  }

  /** The first one leaves, and is free. */
  drop(): void {
    const packet = this.#head;
    this.#head = this.#next[packet]!;
    this.release(packet);
  }

  release(packet: number): void {
    this.#next[packet] = this.#free;
    this.#free = packet;
    this.#count--;
  }
}
