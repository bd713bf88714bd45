/** Clock domains: how a module lists them, and which of its ports belong to which. */
import type { ClockEdge, ResetActive, ResetKind } from '../../ir/module-ir.ts';
import type { Link, LinkTypes } from '../values/link.ts';
import type { Shape } from '../values/shape.ts';

/** The style of a domain, as far as the module that lists it decides it. */
export interface Clock {
  /** The edge at which its registers change. */
  readonly edge?: ClockEdge;
  /**
   * `sync`: seen at the edge. `async`: takes effect at once. `none`: there is no reset, and reset values are power-up
   * values.
   */
  readonly reset?: ResetKind | 'none';
  /** The level at which the reset resets. */
  readonly active?: ResetActive;
}

/** The style of a domain in an elaborated module. */
export type ClockStyle = Required<Clock>;

/** What a top has where neither it nor the call of `elaborate` says otherwise. */
export const defaultStyle: ClockStyle = { edge: 'rising', reset: 'sync', active: 'high' };

/**
 * A clock domain, for the key `clocks` of a module's ports: under the key `wr` its ports are `wr_clk` and `wr_rst`, or
 * `wr_rst_n` where the reset is active low.
 *
 * What is given here is binding; what is left out is as in the module around it. A top has rising edges and a
 * synchronous reset, active high, unless `elaborate` is told otherwise.
 */
export const clock = (options: Clock = {}): Clock => options;

/** Marks ports that belong to no clock. */
export const noClock: unique symbol = Symbol('asynchronous');

/** A shape or link of a port that belongs to the domain `D`. */
export type InDomain<T, D> = T & { readonly domain: D };

/** The port belongs to that domain of the module. A port without it belongs to the first one. */
export function on<const D extends string, V>(domain: D, shape: Shape<V>): InDomain<Shape<V>, D>;
export function on<const D extends string, L extends LinkTypes>(domain: D, link: Link<L>): InDomain<Link<L>, D>;
export function on(domain: string, port: object): object {
  return { ...port, domain };
}

/**
 * The port belongs to no clock of the module. What such an input gives may change at any time: it enters a domain
 * through a synchroniser of the library. Such an output may be made of anything, and is as such an input where it is
 * used.
 */
export const asynchronous = <V>(shape: Shape<V>): InDomain<Shape<V>, typeof noClock> => ({ ...shape, domain: noClock });

/** What a port may be tagged with in a module of the domains `C`. */
export interface OfDomain<C extends string> {
  readonly domain?: C | typeof noClock;
}

/** `own` where it decides, else as `outer`. */
export const styleWithin = (own: Clock, outer: ClockStyle): ClockStyle => ({
  edge: own.edge ?? outer.edge,
  reset: own.reset ?? outer.reset,
  active: own.active ?? outer.active,
});
