/** What the cache of keys stores of each key, and how it is compared and chosen. */
import { type Bits, cat } from '../../../hdl/index.ts';
import { lowFirst } from '../../../lib/bits/joined.ts';

/** Parts of an entry that are compared in one clock and joined in the next. */
export const entryParts = 6;

/** What a key is known by. */
interface Known {
  readonly wide: Bits<1>;
  readonly address: Bits<128>;
  readonly epoch: Bits<16>;
  readonly rekey: Bits<32>;
  readonly association: Bits;
}

/** What a key is known by, as one word, the association in the lowest bits. */
export const entryOf = ({ wide, address, epoch, rekey, association }: Known): Bits =>
  cat(wide, address, epoch, rekey).cat(association);

/** Which parts of two entries are equal, the last one, which is the shortest, only where one is `used`. */
export function equalParts(a: Bits, b: Bits, used: Bits<1>): Bits {
  const size = Math.ceil(a.width / entryParts);
  const parts = Array.from({ length: entryParts }, (_, i) => {
    const [high, low] = [Math.min(a.width, size * (i + 1)) - 1, size * i];
    const equal = a.slice(high, low).eq(b.slice(high, low));
    return i === entryParts - 1 ? equal.and(used) : equal;
  });
  return lowFirst(parts);
}

/** That of `values` whose number is `index`. */
export function chosen<W extends number>(index: Bits, values: readonly Bits<W>[]): Bits<W> {
  return values.map((value, i) => value.mask(index.eq(i))).reduce((sum, one) => sum.or(one));
}
