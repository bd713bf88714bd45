/** Choosing one of several values by an index in hardware. */
import type { ExprId } from '../../ir/expr.ts';
import type { Bits } from './bits.ts';
import { clog2 } from './clog2.ts';
import type { Owner } from './owner.ts';
import { type Shape, sameShape } from './shape.ts';
import { shapeOf } from './values.ts';
import { lowerWord, ownerOf } from './word.ts';

/**
 * The value at position `index` of a list of values of one shape, chosen by a tree of multiplexers; the LAST one where
 * `index` is beyond the end. `index` may have any width. The list is not empty.
 */
export function select<T>(index: Bits, values: readonly T[]): T {
  const owner = ownerOf(index);
  const [first] = values;
  if (first === undefined) throw new RangeError('select from an empty list: give one value or more');
  const shape = shapeOf(owner, first, 'a choice of select');
  const rows = values.map((value) => {
    if (sameShape(shape, shapeOf(owner, value, 'a choice of select'))) return shape.lower(owner, value) as ExprId[];
    owner.report('shape-mismatch', 'select between values of different shapes', 'give values of one shape');
    return shape.lower(owner, first) as ExprId[];
  });
  return (shape as Shape<T>).wrap(owner, selectWords(owner, lowerWord(owner, index, index.width), rows));
}

/** The same for values that are lowered to their words: the row at `index`. */
export function selectWords(owner: Owner, index: ExprId, rows: readonly (readonly ExprId[])[]): readonly ExprId[] {
  const { width } = owner.table.get(index);
  return rows[0]!.map((_, word) =>
    selectWord(
      owner,
      index,
      rows.map((row) => row[word]!),
      width,
    ),
  );
}

/** By the `width` low bits of the index: the top one chooses between the halves. */
function selectWord(owner: Owner, index: ExprId, words: readonly ExprId[], width: number): ExprId {
  const { table } = owner;
  if (words.length === 1 || width === 0) return words[0]!;
  // Bits above those that the list needs say that the index is beyond the end.
  const needed = clog2(words.length);
  if (width > needed) {
    const beyond = table.unary('reduceOr', table.slice(index, needed, width - needed));
    return table.mux(beyond, words.at(-1)!, selectWord(owner, index, words, needed));
  }
  const half = 2 ** (width - 1);
  const high = selectWord(owner, index, words.slice(half), width - 1);
  const low = selectWord(owner, index, words.slice(0, half), width - 1);
  return table.mux(table.slice(index, width - 1, 1), high, low);
}
