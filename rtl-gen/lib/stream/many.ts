/** Numbered links, `up_0`, `up_1` and so on, for parts with as many streams as a parameter says. */
import { type Link, type Shape, type SinkOf, type SourceOf, sink, source } from '../../hdl/index.ts';

/** A module without plain inputs, or without plain outputs. */
export type NoPorts = Record<never, never>;

/** One stream that enters a module, and one that leaves it, as links. */
export type UpLink<V> = SinkOf<V>;
export type DownLink<V> = SourceOf<V>;

/** The links `up_0` to `up_<n-1>` of streams that enter a module. */
export type Ups<V> = { readonly [name: `up_${number}`]: UpLink<V> };

/** The links `down_0` to `down_<n-1>` of streams that leave a module. */
export type Downs<V> = { readonly [name: `down_${number}`]: DownLink<V> };

/** `n` streams of `payload` that enter a module. */
export const sinks = <V>(n: number, payload: Shape<V>): { readonly [name: `up_${number}`]: Link<UpLink<V>> } =>
  Object.fromEntries(ups(n).map((name) => [name, sink(payload)]));

/** `n` streams of `payload` that leave a module. */
export const sources = <V>(n: number, payload: Shape<V>): { readonly [name: `down_${number}`]: Link<DownLink<V>> } =>
  Object.fromEntries(downs(n).map((name) => [name, source(payload)]));

/** The names of `n` streams that enter a module. */
export const ups = (n: number) => Array.from({ length: n }, (_, i) => `up_${i}` as const);

/** The names of `n` streams that leave a module. */
export const downs = (n: number) => Array.from({ length: n }, (_, i) => `down_${i}` as const);

/** A value for each name, such as what an instance is given for each stream: `byName(ups(4), (up, i) => ...)`. */
export const byName = <K extends string, V>(
  names: readonly K[],
  value: (name: K, i: number) => V,
): { readonly [name in K]: V } =>
  Object.fromEntries(names.map((name, i) => [name, value(name, i)])) as { readonly [name in K]: V };

/** Throws a `RangeError` unless `n` is a number of streams, for the part that `what` names. */
export function checkStreams(what: string, n: number): void {
  if (!Number.isInteger(n) || n < 2) throw new RangeError(`${what} of ${n} streams: give an integer from 2 up`);
}
