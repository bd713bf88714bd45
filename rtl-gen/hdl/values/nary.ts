/** Operators over any number of words, so that chains stay flat. */
import type { Bits } from './bits.ts';
import type { Add } from './digits.ts';
import { lowerWord, ownerOf, Word } from './word.ts';

/** The width of words side by side; `number` where one of theirs is not a literal. */
export type WidthOf<P extends readonly Bits[]> = P extends readonly [
  Bits<infer W>,
  ...infer Rest extends readonly Bits[],
]
  ? Rest extends readonly []
    ? W
    : Add<W, WidthOf<Rest>>
  : number;

/** The words side by side, the first in the most significant bits: `cat(a, b, c)` is `a.cat(b).cat(c)`. */
export function cat<const P extends readonly [Bits, ...Bits[]]>(...parts: P): Bits<WidthOf<P>> {
  const owner = ownerOf(parts[0]);
  const id = owner.table.cat(parts.map((part) => lowerWord(owner, part, part.width)));
  return new Word(owner, id, owner.table.get(id).width) as Bits as Bits<WidthOf<P>>;
}

/** 1 when every condition is 1. */
export const allOf = (first: Bits<1>, ...others: readonly Bits<1>[]): Bits<1> =>
  others.reduce((all, condition) => all.and(condition), first);

/** 1 when one condition or more is 1. */
export const anyOf = (first: Bits<1>, ...others: readonly Bits<1>[]): Bits<1> =>
  others.reduce((some, condition) => some.or(condition), first);
