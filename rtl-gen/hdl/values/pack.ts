/** Values of any shape as one word, and back. */
import type { ExprId } from '../../ir/expr.ts';
import type { Bits } from './bits.ts';
import { packLeaves, type Shape, unpackLeaves } from './shape.ts';
import { findOwner } from './value.ts';
import { shapeOf } from './values.ts';
import { lowerWord, ownerOf, Word } from './word.ts';

/**
 * All words of a value side by side: a record's first field is the most significant, a vec's or list's element 0 the
 * least significant. The width is the sum; `as` makes it known to the type.
 */
export function pack(value: unknown): Bits {
  const owner = findOwner(value);
  if (owner === undefined)
    throw new TypeError('pack of a value without hardware: give a word, a record or a list of them');
  const shape = shapeOf(owner, value, 'the packed value');
  return new Word(owner, packLeaves(owner, shape, shape.lower(owner, value) as ExprId[]), shape.width);
}

/** The value of a shape whose words are the parts of `word`, which has the shape's width: what `pack` put together. */
export function unpack<V>(shape: Shape<V>, word: Bits): V {
  const owner = ownerOf(word);
  return shape.wrap(owner, unpackLeaves(owner, shape, lowerWord(owner, word, shape.width)));
}
