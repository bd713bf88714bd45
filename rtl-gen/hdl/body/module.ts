/** Modules: a name, an interface, and a function from what the module reads to what it drives. */
import type { ForeignIr } from '../../ir/foreign-ir.ts';
import type { Location } from '../../ir/location.ts';
import type { Link } from '../values/link.ts';
import type { Shape } from '../values/shape.ts';
import { callerLocation } from '../values/source.ts';
import type { Clock, OfDomain } from './clock.ts';
import type { Ctx } from './context.ts';

export type Links = Record<string, { read: unknown; drive: unknown }>;
export type ReadsOf<L extends Links> = { readonly [K in keyof L]: L[K]['read'] };
export type DrivesOf<L extends Links> = { readonly [K in keyof L]: L[K]['drive'] };

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
 * for every output and for everything that links must be given; forgetting one is a type error.
 *
 * The name, with its parameters (`fifo_w24_d16`), is the module's name in Verilog. Modules of equal content are
 * emitted once; unequal modules of one name get a suffix from their content.
 */
export function module<I = NoPorts, O = NoPorts, L extends Links = NoPorts, const C extends string = never>(
  name: string,
  ports: Ports<I, O, L, C>,
  body: (io: I & ReadsOf<L>, m: Ctx<C>) => NoInfer<O & DrivesOf<L>>,
): Module<I, O, L, C> {
  return { name, ports, at: callerLocation(), body };
}
