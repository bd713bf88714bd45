/** Modules: a name, an interface, and a function from what the module reads to what it drives. */
import type { ForeignIr } from '../../ir/foreign-ir.ts';
import type { Location } from '../../ir/location.ts';
import type { Link, LinkTypes, Ready, StreamTypes } from '../values/link.ts';
import type { Shape } from '../values/shape.ts';
import { callerLocation } from '../values/source.ts';
import type { Clock, OfDomain } from './clock.ts';
import type { Ctx } from './context.ts';
import { valueAt } from './interface.ts';
import { StreamWire, streamsIn } from './stream.ts';

export type Links = Record<string, LinkTypes>;

/** Which links may be left out: of what the body returns, or of what an instance is given. */
type Implied<L extends Links, P> = {
  [K in keyof L]: L[K] extends { readonly implied: P } ? K : never;
}[keyof L];

/** What a body reads of its links, and what it must drive. */
export type ReadsOf<L extends Links> = { readonly [K in keyof L]: L[K]['read'] };
export type DrivesOf<L extends Links> = Flat<
  { readonly [K in keyof L as K extends Implied<L, 'drive'> ? never : K]: L[K]['drive'] } & {
    readonly [K in keyof L as K extends Implied<L, 'drive'> ? K : never]?: L[K]['drive'];
  }
>;

/** What an instance is given for its links, and what it gives. */
export type GivesOf<L extends Links> = Flat<
  { readonly [K in keyof L as K extends Implied<L, 'give'> ? never : K]: Given<L[K]> } & {
    readonly [K in keyof L as K extends Implied<L, 'give'> ? K : never]?: Given<L[K]>;
  }
>;
export type GetsOf<L extends Links> = {
  readonly [K in keyof L]: L[K] extends StreamTypes ? L[K]['get'] : L[K]['drive'];
};
type Given<T extends LinkTypes> = T extends StreamTypes ? T['give'] : T['read'];

/** One object type of several: what the editor says is then one line. */
type Flat<T> = { readonly [K in keyof T]: T[K] };

/**
 * The interface of a module. Port names in Verilog are the keys, joined with `_` to field names of records and links.
 */
export interface Ports<I, O, L extends Links, C extends string = never> {
  /** One line for the head of the Verilog file. */
  readonly summary?: string;
  /**
   * The clock domains, the one of untagged ports first. Without the key there is one, whose ports are `clk` and `rst`.
   */
  readonly clocks?: { readonly [K in C]: Clock };
  readonly in?: { readonly [K in keyof I]: Shape<I[K]> & OfDomain<NoInfer<C>> };
  readonly out?: { readonly [K in keyof O]: Shape<O[K]> & OfDomain<NoInfer<C>> };
  readonly link?: { readonly [K in keyof L]: Link<L[K]> & OfDomain<NoInfer<C>> };
  /**
   * For a key, another name in Verilog: `{ up: 's_axis' }`. For names that others have decided, and for keys that
   * Verilog reserves; the module's body and its instances go on to use the key.
   */
  readonly verilogNames?: { readonly [K in NoInfer<keyof I | keyof O | keyof L>]?: string };
}

/** A piece of hardware, not yet elaborated: a plain value that can be instantiated, tested and emitted. */
export interface Module<I, O, L extends Links, C extends string = never> {
  readonly name: string;
  readonly ports: Ports<I, O, L, C>;
  /** Where `module` was called. */
  readonly at: Location;
  readonly body: (io: I & ReadsOf<L>, m: Ctx<C>) => O & DrivesOf<L>;
  /** Of a `blackBox`, which has no body. */
  readonly foreign?: ForeignIr;
}

/** A module of any interface. */
export interface AnyModule {
  readonly name: string;
  readonly ports: Ports<Record<string, unknown>, Record<string, unknown>, Links, string>;
  readonly at: Location;
  // biome-ignore lint/suspicious/noExplicitAny: the one place where interfaces of all types meet
  readonly body: (io: any, m: Ctx) => unknown;
  readonly foreign?: ForeignIr;
}

/** The type of a group of ports that an interface leaves out. */
type NoPorts = Record<never, never>;

/**
 * Make a module. `body` runs once, at elaboration: it receives the inputs and what links give, and returns a value
 * for every output and for everything that links must be given; forgetting one is a type error. A stream that enters
 * gets its `ready` from its receiver, if the body does not return one.
 *
 * The name, with its parameters (`fifo_w24_d16`), is the module's name in Verilog. Modules of equal content are
 * emitted once; unequal modules of one name get a suffix from their content.
 */
export function module<I = NoPorts, O = NoPorts, L extends Links = NoPorts, const C extends string = never>(
  name: string,
  ports: Ports<I, O, L, C>,
  body: (io: I & ReadsOf<L>, m: Ctx<C>) => NoInfer<O & DrivesOf<L>>,
): Module<I, O, L, C> {
  const at = callerLocation();
  const whole = (io: I & ReadsOf<L>, m: Ctx<C>) =>
    completed({ ports: ports as AnyModule['ports'], at }, io, body(io, m));
  return { name, ports, at, body: whole };
}

/** What a body returns, with `ready` for the streams that it leaves to their receivers. */
function completed<R>({ ports, at }: Pick<AnyModule, 'ports' | 'at'>, io: object, returned: R): R {
  const streams = streamsIn({ ports });
  if (streams.length === 0 || returned instanceof Promise) return returned;
  for (const { path, side } of streams) {
    const given = valueAt(returned, path);
    if (side === 'source' && given instanceof StreamWire) given.receive((valueAt(io, path) as Ready).ready, at);
  }
  const whole: Record<string, unknown> = { ...(returned as Readonly<Record<string, unknown>>) };
  for (const { path, side } of streams) {
    const stream = side === 'sink' ? valueAt(io, path) : undefined;
    if (!(stream instanceof StreamWire)) continue;
    const ready = (valueAt(returned, path) as Ready | undefined)?.ready;
    if (ready !== undefined) stream.readyByHand(ready);
    else fillAt(whole, path, { ready: stream.readyAtEnd() });
  }
  return whole as R;
}

/** Puts a value at a path of a record that may be replaced, but whose inner ones stay as they are. */
export function fillAt(root: Record<string, unknown>, [first, ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    root[first!] = value;
    return;
  }
  const inner: Record<string, unknown> = { ...(root[first!] as object | undefined) };
  fillAt(inner, rest, value);
  root[first!] = inner;
}
