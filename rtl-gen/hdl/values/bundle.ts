/** Arrays and bundles of links. */

import { fieldName, type Link, type LinkTypes, type StreamTypes } from './link.ts';
import { ListOf } from './list-of.ts';

/** `N` things in order: an array whose `at` never gives `undefined`, and whose `map` keeps the number in its type. */
export interface List<T, N extends number = number> extends Iterable<T> {
  readonly length: N;
  /** Thing number `i`, which there is: a `RangeError` otherwise. */
  at(i: number): T;
  map<R>(f: (item: T, i: number) => R): List<R, N>;
}

/** A list of what `f` makes of 0 to `n - 1`. */
export const list = <T, const N extends number>(n: N, f: (i: number) => T): List<T, N> =>
  ListOf.make(n, f) as object as List<T, N>;

type Many<T, N extends number> = List<T, N> | readonly T[];

/** The types of an array of links. */
export type ArrayOf<L extends LinkTypes, N extends number> = L extends StreamTypes
  ? {
      readonly read: List<L['read'], N>;
      readonly drive: Many<L['drive'], N>;
      readonly give: Many<L['give'], N>;
      readonly get: List<L['get'], N>;
      readonly implied: L['implied'];
    }
  : { readonly read: List<L['read'], N>; readonly drive: Many<L['drive'], N> };

type Parts = { readonly [name: string]: LinkTypes };
type Gives<L extends LinkTypes> = L extends StreamTypes ? L['give'] : L['read'];
type Gets<L extends LinkTypes> = L extends StreamTypes ? L['get'] : L['drive'];
type ImpliedIn<T extends Parts, P> = { [K in keyof T]: T[K] extends { readonly implied: P } ? K : never }[keyof T];

/** The types of a bundle of links by name. */
export interface BundleOf<T extends Parts> {
  readonly read: { readonly [K in keyof T]: T[K]['read'] };
  readonly drive: { readonly [K in Exclude<keyof T, ImpliedIn<T, 'drive'>>]: T[K]['drive'] } & {
    readonly [K in ImpliedIn<T, 'drive'>]?: T[K]['drive'];
  };
  readonly give: { readonly [K in Exclude<keyof T, ImpliedIn<T, 'give'>>]: Gives<T[K]> } & {
    readonly [K in ImpliedIn<T, 'give'>]?: Gives<T[K]>;
  };
  readonly get: { readonly [K in keyof T]: Gets<T[K]> };
  readonly implied: Exclude<keyof T, ImpliedIn<T, 'drive'>> extends never
    ? 'drive'
    : Exclude<keyof T, ImpliedIn<T, 'give'>> extends never
      ? 'give'
      : never;
}

/** The same bundle seen from its other end. */
export interface FlippedOf<L extends StreamTypes> {
  readonly read: L['get'];
  readonly drive: L['give'];
  readonly give: L['drive'];
  readonly get: L['read'];
  readonly implied: L['implied'] extends never ? never : L['implied'] extends 'drive' ? 'give' : 'drive';
}

type AnyLink = Link<LinkTypes>;

/** The parts of one link under a name in front of theirs. */
const within = (name: string, { fields, streams = [], lists = [] }: AnyLink) => ({
  fields: fields.map((f) => ({ ...f, name: fieldName(name, f), path: [name, ...(f.path ?? [f.name])] })),
  streams: streams.map((s) => ({ ...s, path: [name, ...s.path] })),
  lists: lists.map((l) => ({ ...l, path: [name, ...l.path] })),
});

const joined = (parts: readonly ReturnType<typeof within>[]) => ({
  fields: parts.flatMap((p) => p.fields),
  streams: parts.flatMap((p) => p.streams),
  lists: parts.flatMap((p) => p.lists),
});

/** `n` links of one kind, 1 or more: `up_0`, `up_1` and so on in Verilog, a list in the body. */
export function array<L extends LinkTypes, const N extends number>(link: Link<L>, n: N): Link<ArrayOf<L, N>> {
  if (!Number.isInteger(n) || n < 1) throw new RangeError(`an array of ${n} links: give an integer from 1 up`);
  const all = joined(Array.from({ length: n }, (_, i) => within(`${i}`, link as AnyLink)));
  return { ...all, lists: [{ path: [], length: n }, ...all.lists] };
}

/** Links of any kind by name: `bundle({ ask: sink(Question), tell: source(Answer) })`. */
export function bundle<T extends Parts>(links: { readonly [K in keyof T]: Link<T[K]> }): Link<BundleOf<T>> {
  return joined(Object.entries(links).map(([name, link]) => within(name, link as AnyLink)));
}

/** The bundle of the other end: what enters leaves. */
export function flipped<L extends StreamTypes>({ fields, streams = [], ...link }: Link<L>): Link<FlippedOf<L>> {
  const { '~link': _, ...rest } = link;
  return {
    ...rest,
    fields: fields.map((f) => ({ ...f, by: f.by === 'read' ? 'drive' : 'read' })),
    streams: streams.map((s) => ({ ...s, side: s.side === 'sink' ? 'source' : 'sink' })),
  };
}
