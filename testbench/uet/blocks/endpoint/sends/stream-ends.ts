/** The ends of streams at a block, with items of all their fields: drawn, offered until taken, and looked at. */
import { assert, type Dut, type PortHandle, type Random, type TestContext } from '../../test-kit.ts';

/** An item by the last names of its fields. */
export type Item = Readonly<Record<string, number | bigint>>;

/** Ports whose names begin with `prefix` and `_`, or the one of that name, as a field without one. */
export class Group {
  readonly #ports: readonly (readonly [field: string, port: PortHandle])[];

  constructor(dut: Dut, prefix: string) {
    this.#ports = dut.ports
      .filter(({ name }) => name === prefix || name.startsWith(`${prefix}_`))
      .map((port) => [port.name.slice(prefix.length + 1), port]);
    assert(this.#ports.length > 0, `no port begins with ${prefix}`);
  }

  /** Values of their widths, of enums one of the states. */
  draw(random: Random): Item {
    return Object.fromEntries(
      this.#ports.map(([field, { width, states }]) => [
        field,
        states === undefined ? random.bits(width) : Number(random.pick(states).value),
      ]),
    );
  }

  set(item: Item): void {
    for (const [field, port] of this.#ports) {
      const value = item[field];
      if (value !== undefined) port.set(port.width > 32 ? BigInt(value) : Number(value));
    }
  }

  get(): Item {
    return Object.fromEntries(
      this.#ports.map(([field, port]) => [field, port.width > 32 ? BigInt(port.get()) : Number(port.get())]),
    );
  }
}

/** Asserts that each field of `expected` is so in `item`. */
export function hasFields(item: Item, expected: Item, what: string): void {
  for (const [field, value] of Object.entries(expected))
    assert.equal(BigInt(item[field]!), BigInt(value), `${what}: ${field}`);
}

/** What goes into a block: an item stays until it is taken, and where none is offered anything stands. */
export class Offers {
  readonly group: Group;
  item: Item | undefined;
  readonly #valid: PortHandle;
  readonly #ready: PortHandle;

  constructor({ dut }: TestContext, name: string) {
    this.group = new Group(dut, `${name}_payload`);
    this.#valid = dut.port(`${name}_valid`);
    this.#ready = dut.port(`${name}_ready`);
    this.#valid.set(0);
  }

  get isReady(): boolean {
    return Number(this.#ready.get()) === 1;
  }

  /** The item that is taken with the next edge. */
  get taken(): Item | undefined {
    return this.isReady ? this.item : undefined;
  }

  offer(item: Item): void {
    this.item = item;
    this.group.set(item);
    this.#valid.set(1);
  }

  /** Nothing is offered any more; anything stands there. */
  withdraw(random: Random): void {
    this.item = undefined;
    this.#valid.set(0);
    this.group.set(this.group.draw(random));
  }
}

/** What comes out of a block. */
export class Takes {
  isReady = false;
  readonly #group: Group;
  readonly #valid: PortHandle;
  readonly #ready: PortHandle;

  constructor({ dut }: TestContext, name: string) {
    this.#group = new Group(dut, `${name}_payload`);
    this.#valid = dut.port(`${name}_valid`);
    this.#ready = dut.port(`${name}_ready`);
    this.take(false);
  }

  take(isReady: boolean): void {
    this.isReady = isReady;
    this.#ready.set(Number(isReady));
  }

  /** The item that is there. */
  get shown(): Item | undefined {
    return Number(this.#valid.get()) === 1 ? this.#group.get() : undefined;
  }

  /** The item that is taken with the next edge. */
  get taken(): Item | undefined {
    return this.isReady ? this.shown : undefined;
  }
}
