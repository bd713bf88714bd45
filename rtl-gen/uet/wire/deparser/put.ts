/**
 * Headers put together in words of bytes whose first byte is in the most significant bits: what `take.ts` of the parser
 * undoes.
 */
import { type Bits, type Ctx, cat } from '../../../hdl/index.ts';
import { type Layout, placed } from '../layout/index.ts';

/** The header's first bytes, `own` of them, with `rest` after them and zeros up to `bytes`. */
export const inFront = (m: Ctx, header: Bits, own: number, rest: Bits, bytes: number): Bits =>
  fitted(m, own === 0 ? rest : header.slice(header.width - 1, header.width - 8 * own).cat(rest), bytes);

/** The first bytes of a word, with zeros after its end. */
export function fitted(m: Ctx, word: Bits, bytes: number): Bits {
  const width = 8 * bytes;
  if (word.width === width) return word;
  return word.width > width ? word.slice(word.width - 1, word.width - width) : word.cat(m.lit(width - word.width, 0));
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
    parts.push(typeof value === 'number' ? m.lit(item.width, value) : value);
    done += item.width;
  }
  keep(word.width);
  return cat(...(parts as [Bits, ...Bits[]]));
}
