/** The ends of streams at a block, with typed items: drawn, offered until taken, and looked at. */
import type { Shape } from '../../../rtl-gen/hdl/index.ts';
import type { Item } from '../../agents/item.ts';
import { drawnOf } from './drawn-items.ts';
import { assert, type Dut, type Random, shapePort, type Value } from './test-kit.ts';

/** A stream that a design takes, by its ports. */
export interface Entry<V> {
  readonly shape: Shape<V>;
  readonly payload: { set(item: Item<V>): void };
  readonly valid: { set(is: 0 | 1): void };
  readonly ready: { get(): Value };
}

/** A stream that a design gives. */
export interface Exit<V> {
  readonly shape: Shape<V>;
  readonly payload: { get(): Item<V> };
  readonly valid: { get(): Value };
  readonly ready: { set(is: 0 | 1): void };
}

/** The stream of that name and shape, where only some configurations have it. */
export const streamPorts = <V>(dut: Dut, name: string, shape: Shape<V>): Entry<V> & Exit<V> => {
  const payload = shapePort(dut, `${name}_payload`, shape);
  return {
    shape,
    payload: { get: payload.get, set: (item) => payload.set(item as never) },
    valid: dut.port(`${name}_valid`),
    ready: dut.port(`${name}_ready`),
  };
};

/** What goes into a block: an item stays until it is taken, and where none is offered anything stands. */
export class Offers<V> {
  item: Item<V> | undefined;
  readonly #entry: Entry<V>;

  constructor(entry: Entry<V>) {
    this.#entry = entry;
    entry.valid.set(0);
  }

  get isReady(): boolean {
    return this.#entry.ready.get() === 1;
  }

  /** The item that is taken with the next edge. */
  get taken(): Item<V> | undefined {
    return this.isReady ? this.item : undefined;
  }

  drawn(random: Random): Item<V> {
    return drawnOf(this.#entry.shape, random);
  }

  offer(item: Item<V>): void {
    this.item = item;
    this.#entry.payload.set(item);
    this.#entry.valid.set(1);
  }

  /** Nothing is offered any more; anything stands there. */
  withdraw(random: Random): void {
    this.item = undefined;
    this.#entry.valid.set(0);
    this.#entry.payload.set(this.drawn(random));
  }
}

/** What comes out of a block. */
export class Takes<V> {
  isReady = false;
  readonly #exit: Exit<V>;

  constructor(exit: Exit<V>) {
    this.#exit = exit;
    this.take(false);
  }

  take(isReady: boolean): void {
    this.isReady = isReady;
    this.#exit.ready.set(isReady ? 1 : 0);
  }

  /** The item that is there. */
  get shown(): Item<V> | undefined {
    return this.#exit.valid.get() === 1 ? this.#exit.payload.get() : undefined;
  }

  /** The item that is taken with the next edge. */
  get taken(): Item<V> | undefined {
    return this.isReady ? this.shown : undefined;
  }
}

/** Some of the fields of an item. */
export type Some<T> = T extends object ? { readonly [K in keyof T]?: Some<T[K]> } : T;

/** Asserts that each field of `expected` is so in `item`. */
export function hasFields<T>(item: T, expected: Some<NoInfer<T>>, what: string): void {
  if (typeof expected === 'object' && expected !== null)
    for (const [field, value] of Object.entries(expected))
      hasFields((item as Readonly<Record<string, unknown>>)[field], value as never, `${what}: ${field}`);
  else assert.equal(plain(item), plain(expected), what);
}

/** Numbers of any width. */
const plain = (value: unknown): unknown => (typeof value === 'number' ? BigInt(value) : value);
