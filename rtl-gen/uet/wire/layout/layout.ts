/**
 * Header layouts: one typed table a header, from which come the software codec, the hardware's records, the dissector
 * and the documentation. Pure data: nothing here knows the language or the codec, so that hardware and golden model
 * share the table and nothing else.
 */
import type { CodeTable } from './code-table.ts';

/** How far a source is trusted, as in the fact sheet: high, medium, low. */
export type Trust = 'H' | 'M' | 'L';

/** Widths above 32 bits that fields have; the table of them lets the compiler tell numbers from bigints. */
export const wideWidths = [48, 60, 64, 128] as const;
export type WideWidth = (typeof wideWidths)[number];

/**
 * What a field is to those who fill it in.
 * - `value`: has to be given.
 * - `preset`: may be left out, and is then `initial`.
 * - `derived`: may be left out, and then follows from the rest of the packet: lengths, checksums, what comes next.
 * - `reserved`: 0 where it is left out; decoded only where it is not 0, so that bytes are reproduced.
 * - `constant`: the same in every header of the layout, so no part of its value.
 */
export type Role = 'value' | 'preset' | 'derived' | 'reserved' | 'constant';

/** How people write a value. */
export type Format = 'decimal' | 'hex' | 'mac' | 'ipv4' | 'ipv6';

/** What may be said of a field besides its name, width and meaning. */
export interface Details {
  readonly unit?: string;
  readonly format?: Format;
  /** Names of the values. */
  readonly codes?: CodeTable;
  /** Where it differs from the layout's. */
  readonly trust?: Trust;
  readonly source?: string;
}

/** Some bits of a header. */
export interface Field<
  N extends string = string,
  W extends number = number,
  R extends Role = Role,
  S extends boolean = boolean,
> extends Details {
  readonly kind: 'field';
  readonly name: N;
  /** Bits: 1 to 32, or one of `wideWidths`. */
  readonly width: W;
  readonly role: R;
  /** Whether it is a two's complement number. */
  readonly signed: S;
  readonly meaning: string;
  /** What a constant is, and a preset where it is left out. */
  readonly initial: number;
}

/** One reading of the bits of a choice. */
export interface View<
  N extends string = string,
  K extends number | undefined = number | undefined,
  F extends readonly Field[] = readonly Field[],
> {
  readonly name: N;
  /** The value of the selector that it belongs to; `undefined` in the last view: all others. */
  readonly is: K;
  readonly fields: F;
}

/** Bits whose meaning an earlier field of the header decides; all views have the same width. */
export interface Choice<
  N extends string = string,
  S extends string = string,
  V extends readonly View[] = readonly View[],
> {
  readonly kind: 'choice';
  readonly name: N;
  /** The field that decides. */
  readonly selector: S;
  readonly views: V;
  readonly width: number;
}

export type Item = Field | Choice;

/** What is said of a header as a whole. */
export interface About {
  readonly title: string;
  /** The fact sheet's section. */
  readonly source: string;
  readonly trust: Trust;
  readonly doc?: string;
}

/** A header: its fields in wire order, the first bit on the wire first. */
export interface Layout<N extends string = string, I extends readonly Item[] = readonly Item[]> extends About {
  readonly name: N;
  readonly items: I;
  readonly width: number;
  /** Whole bytes, rounded up: only ordered sets are not whole bytes. */
  readonly bytes: number;
}

/** A field of `width` bits that has to be given. */
export function field<const N extends string, const W extends number>(
  name: N,
  width: W,
  meaning: string,
  details: Details = {},
): Field<N, W, 'value', false> {
  return { ...details, kind: 'field', name, width, role: 'value', signed: false, meaning, initial: 0 };
}

/** A two's complement field that has to be given. */
export function signed<const N extends string, const W extends number>(
  name: N,
  width: W,
  meaning: string,
  details: Details = {},
): Field<N, W, 'value', true> {
  return { ...details, kind: 'field', name, width, role: 'value', signed: true, meaning, initial: 0 };
}

/** A field that is `initial` where it is left out. */
export function preset<const N extends string, const W extends number>(
  name: N,
  width: W,
  initial: number,
  meaning: string,
  details: Details = {},
): Field<N, W, 'preset', false> {
  return { ...details, kind: 'field', name, width, role: 'preset', signed: false, meaning, initial };
}

/** A field that follows from the rest of the packet where it is left out. */
export function derived<const N extends string, const W extends number>(
  name: N,
  width: W,
  meaning: string,
  details: Details = {},
): Field<N, W, 'derived', false> {
  return { ...details, kind: 'field', name, width, role: 'derived', signed: false, meaning, initial: 0 };
}

/** Bits that are 0 on send and ignored on receive, unless the reader is told to refuse them. */
export function reserved<const N extends string, const W extends number>(
  name: N,
  width: W,
  details: Details = {},
): Field<N, W, 'reserved', false> {
  const meaning = '0 on send, ignored on receive';
  return { ...details, kind: 'field', name, width, role: 'reserved', signed: false, meaning, initial: 0 };
}

/** Bits that are always the same. */
export function constant<const N extends string, const W extends number>(
  name: N,
  width: W,
  value: number,
  meaning: string,
  details: Details = {},
): Field<N, W, 'constant', false> {
  return { ...details, kind: 'field', name, width, role: 'constant', signed: false, meaning, initial: value };
}

/** The reading of a choice's bits where its selector is `is`; without `is`, where no other view takes it. */
export const view = <const N extends string, const K extends number | undefined, const F extends readonly Field[]>(
  name: N,
  is: K,
  fields: F,
): View<N, K, F> => ({ name, is, fields });

/** Bits that the earlier field `selector` decides about. */
export function choice<const N extends string, const S extends string, const V extends readonly View[]>(
  name: N,
  selector: S,
  views: V,
): Choice<N, S, V> {
  return { kind: 'choice', name, selector, views, width: widthOf(views[0]?.fields ?? []) };
}

/** A header's table; throws a `RangeError` for one that contradicts itself. */
export function layout<const N extends string, const I extends readonly Item[]>(
  name: N,
  about: About,
  items: I,
): Layout<N, I> {
  const width = widthOf(items);
  checkItems(name, items);
  return { ...about, name, items, width, bytes: Math.ceil(width / 8) };
}

/** Bits of some items side by side. */
export const widthOf = (items: readonly Item[]): number => items.reduce((sum, item) => sum + item.width, 0);

/** An item with its first bit, counted from the first bit of the header. */
export interface Placed<T extends Item = Item> {
  readonly item: T;
  readonly offset: number;
}

/** The items with where they start, in bits from `from`. */
export function placed<T extends Item>(items: readonly T[], from = 0): readonly Placed<T>[] {
  let offset = from;
  return items.map((item) => {
    const at = { item, offset };
    offset += item.width;
    return at;
  });
}

/** The view of a choice for a value of its selector. */
export const viewFor = (choice: Choice, selected: number | bigint): View | undefined =>
  choice.views.find(({ is }) => is === selected) ?? choice.views.find(({ is }) => is === undefined);

function checkItems(header: string, items: readonly Item[]): void {
  const seen = new Map<string, Field>();
  const add = (fields: readonly Field[], names: Map<string, Field>): void => {
    for (const f of fields) {
      if (names.has(f.name)) throw new RangeError(`${header} has two fields ${f.name}`);
      names.set(f.name, f);
      checkField(header, f);
    }
  };
  for (const item of items) {
    if (item.kind === 'field') {
      add([item], seen);
      continue;
    }
    const selector = seen.get(item.selector);
    if (selector === undefined) throw new RangeError(`${header}.${item.name} is decided by no earlier field`);
    for (const { name, is, fields } of item.views) {
      if (widthOf(fields) !== item.width) throw new RangeError(`${header}.${name} has another width than its siblings`);
      if (is !== undefined && is >= 2 ** selector.width) {
        throw new RangeError(`${header}.${name} is for ${is}, which ${selector.name} cannot be`);
      }
      add(fields, new Map(seen));
    }
    if (viewsMissing(item, selector)) throw new RangeError(`${header}.${item.name} has no view for some values`);
  }
}

const viewsMissing = ({ views }: Choice, { width }: Field): boolean =>
  views.every(({ is }) => is !== undefined) && new Set(views.map(({ is }) => is)).size < 2 ** width;

function checkField(header: string, { name, width, initial }: Field): void {
  const fits = Number.isInteger(width) && width >= 1 && width <= 32;
  if (!fits && !wideWidths.some((w) => w === width)) {
    throw new RangeError(`${header}.${name} has ${width} bits: give 1 to 32, or add the width to wideWidths`);
  }
  if (!Number.isInteger(initial) || initial < 0 || initial >= 2 ** width) {
    throw new RangeError(`${header}.${name} has ${width} bits, which ${initial} does not fit`);
  }
}
