/** The ports of blocks in their tests: typed by the module, and bits that are 1 for some clocks. */
import { type Bits, bit, type Links, type Module, type Shape } from '../../../rtl-gen/hdl/index.ts';
import type { Item, Sendable } from '../../agents/item.ts';
import { shapePayload } from '../../agents/shape-payload.ts';
import type { Dut, TestContext } from '../../bench/context.ts';
import { type DutOf, dutOf } from '../../bench/typed-dut.ts';

/** Finds the ports of a module, typed, in a test of it; they are made once a run. */
export function portsOf<I, O, L extends Links, C extends string>(
  mod: Module<I, O, L, C>,
): (t: Pick<TestContext, 'dut'>) => DutOf<I, O, L> {
  const made = new WeakMap<Dut, DutOf<I, O, L>>();
  return ({ dut }) => {
    const ports = made.get(dut) ?? dutOf(dut, mod);
    made.set(dut, ports);
    return ports;
  };
}

/** A port of one bit, found by its name or typed. */
interface BitPort {
  set(value: 0 | 1): void;
}

/** Sets the bit for so many clocks, and clears it: a command in one clock, or in some. */
export async function pulse(t: TestContext, port: BitPort, clocks = 1): Promise<void> {
  port.set(1);
  await t.cycles(clocks);
  port.set(0);
}

/** Resets the design for so many clocks. */
export const reset = (t: TestContext, clocks = 1): Promise<void> => pulse(t, t.dut.port('rst'), clocks);

/** Sets all inputs but resets to 0, and but those whose names begin with `others`. */
export function clearInputs({ ports }: Pick<Dut, 'ports'>, others?: string): void {
  for (const port of ports) {
    const isOther = others !== undefined && port.name.startsWith(others);
    if (port.direction === 'in' && port.reset === undefined && !isOther) port.set(port.width > 32 ? 0n : 0);
  }
}

/** Runs that in each clock, from the next one on. */
export function eachClock(t: TestContext, run: () => void): void {
  t.fork(async (child) => {
    for (;;) {
      await child.cycles(1);
      run();
    }
  });
}

/** In how many clocks a bit was 1, from now on; a test may set it back to 0. */
export function clocksOf(t: TestContext, port: { get(): number }): { count: number } {
  const clocks = { count: 0 };
  eachClock(t, () => {
    clocks.count += port.get();
  });
  return clocks;
}

/** A port of a shape. */
export interface ShapePort<V> {
  get(): Item<V>;
  set(value: Sendable<V>): void;
}

/** The port of that name and shape, for benches of what several designs have; numbers are as wide as the port. */
export function shapePort<V>(dut: Pick<Dut, 'port'>, name: string, shape: Shape<V>): ShapePort<V> {
  const leaves = shape.leaves.map(({ suffix }) => dut.port(name + suffix));
  const codec = shapePayload(leaves, name, shape);
  return { get: () => codec.read(), set: (value) => codec.write(value) };
}

/** Reads a port of one bit. */
export function flagReader(dut: Dut, name: string): () => boolean {
  const port = dut.port(name);
  return () => port.get() === 1;
}

/** Reads a port as a number. */
export function numberReader(dut: Dut, name: string): () => number {
  const port = dut.port(name);
  return () => Number(port.get());
}

/** The ports of a stream that a test reads. */
interface Offer<V> {
  readonly valid: { get(): number };
  readonly payload: { get(): V };
}

/** What a stream offers in this clock, whether it is taken or not. */
export const offerOf = <V>({ valid, payload }: Offer<V>): V | undefined =>
  valid.get() === 1 ? payload.get() : undefined;

/** What passes on a stream in this clock. */
export const passOf = <V>(stream: Offer<V> & { readonly ready: { get(): number } }): V | undefined =>
  stream.ready.get() === 1 ? offerOf(stream) : undefined;

/** Values of ports by their names; of records those of some fields. */
export type PortValues<P> = {
  readonly [K in keyof P]?: P[K] extends { set(value: infer V): void }
    ? V | PortValues<Omit<P[K], 'get' | 'set'>>
    : never;
};

/** Sets those ports, and of records those fields. */
export function setPorts<P extends object>(ports: P, values: PortValues<P>): void {
  for (const [name, value] of Object.entries(values)) {
    const port = ports[name as keyof P] as { set(value: unknown): void };
    if (typeof value === 'object' && !Array.isArray(value)) setPorts(port, value as object);
    else port.set(value);
  }
}

/** Something that is there while `valid` is 1. */
type Event = { readonly valid: Bits<1> };

/** Reads an event in this clock, if there is one. */
export function eventReader<V extends Event>(dut: Dut, name: string, shape: Shape<V>): () => Item<V> | undefined {
  const [valid, whole] = [shapePort(dut, `${name}_valid`, bit), shapePort(dut, name, shape)];
  return () => (valid.get() === 1 ? whole.get() : undefined);
}

/** Puts an event to the port, or none. */
export function eventWriter<V extends Event>(
  dut: Dut,
  name: string,
  shape: Shape<V>,
): (event: Sendable<V> | undefined) => void {
  const [valid, whole] = [shapePort(dut, `${name}_valid`, bit), shapePort(dut, name, shape)];
  return (event) => (event === undefined ? valid.set(0) : whole.set(event));
}

type Snake<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : S;

/** Fields under the names that hardware gives them: `maxWindow` as `max_window`; bits for booleans. */
export const hardwareNames = <T extends object>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      typeof value === 'boolean' ? Number(value) : value,
    ]),
  ) as { readonly [K in keyof T & string as Snake<K>]: T[K] extends boolean ? number : T[K] };
