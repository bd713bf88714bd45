/** Headers put together in words of bytes whose first byte is in the most significant bits: what `take.ts` of the parser undoes. */
import { type Bits, type Ctx, cat } from '../../../hdl/index.ts';
import { type Layout, placed } from '../layout/index.ts';

/** A length that a header may have, and whether it is this one. */
export interface Length {
  readonly bytes: number;
  readonly is: Bits<1>;
}

/**
 * The header's first bytes, as many as the one of `lengths` that holds, with `rest` behind them and zeros up to `bytes`. Exactly one
 * length has to hold.
 */
export function inFront(m: Ctx, header: Bits, lengths: readonly Length[], rest: Bits, bytes: number): Bits {
  const choices = lengths.map(({ bytes: own, is }) => {
    const both = own === 0 ? rest : header.slice(header.width - 1, header.width - 8 * own).cat(rest);
    return fitted(m, both, bytes).and(is.repeat<number>(8 * bytes));
  });
  return choices.reduce((a, b) => a.or(b));
}

/** The first bytes of a word, with zeros behind its end. */
export function fitted(m: Ctx, word: Bits, bytes: number): Bits {
  const width = 8 * bytes;
  if (word.width === width) return word;
  return word.width > width
    ? word.slice(word.width - 1, word.width - width)
    : word.cat(m.lit<number>(width - word.width, 0));
}

/** A word that begins with the header of `layout`, with some of the header's fields replaced. */
export function withFields(m: Ctx, layout: Layout, word: Bits, fields: Readonly<Record<string, Bits | number>>): Bits {
  const parts: Bits[] = [];
  let done = 0;
  const keep = (to: number): void => {
    if (to > done) parts.push(word.slice(word.width - 1 - done, word.width - to));
    done = to;
  };
  for (const { item, offset } of placed(layout.items)) {
    const value = fields[item.name];
    if (value === undefined) continue;
    keep(offset);
    parts.push(typeof value === 'number' ? m.lit<number>(item.width, value) : value);
    done += item.width;
  }
  keep(word.width);
  return cat(...(parts as [Bits, ...Bits[]]));
}

/** The number of bytes that holds. */
export const bytesOf = (m: Ctx, lengths: readonly Length[], width: number): Bits =>
  lengths
    .filter(({ bytes }) => bytes > 0)
    .map(({ bytes, is }) => m.lit<number>(width, bytes).and(is.repeat<number>(width)))
    .reduce((a, b) => a.or(b));
