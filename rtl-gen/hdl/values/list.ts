/** Lists: what a body holds in an array, taken as one value. */
import type { ExprId } from '../../ir/expr.ts';
import type { Owner } from './owner.ts';
import type { Leaf, Shape } from './shape.ts';
import { describe } from './word.ts';

/** The leaves of elements side by side, the first in the least significant bits; names and fields are the indices. */
export function elementLeaves(elements: readonly Shape<unknown>[]): readonly Leaf[] {
  let base = 0;
  return elements.flatMap((shape, i) => {
    const from = base;
    base += shape.width;
    return shape.leaves.map((leaf) => ({
      ...leaf,
      suffix: `_${i}${leaf.suffix}`,
      lo: from + leaf.lo,
      fields: [`${i}`, ...(leaf.fields ?? [])],
    }));
  });
}

/** The elements' values of a list of leaves. */
export function wrapElements(
  owner: Owner,
  elements: readonly Shape<unknown>[],
  ids: readonly ExprId[],
): readonly unknown[] {
  let next = 0;
  return elements.map((shape) => {
    const value = shape.wrap(owner, ids.slice(next, next + shape.leaves.length));
    next += shape.leaves.length;
    return value;
  });
}

/** The shape of an array of values, which need not be of one shape; its values are arrays. */
export function listShape(elements: readonly Shape<unknown>[]): Shape<readonly unknown[]> {
  return {
    width: elements.reduce((sum, shape) => sum + shape.width, 0),
    leaves: elementLeaves(elements),
    structure: { kind: 'list', elements },
    wrap: (owner, ids) => wrapElements(owner, elements, ids),
    lower: (owner, value) => {
      if (Array.isArray(value)) return elements.flatMap((shape, i) => shape.lower(owner, value[i]));
      owner.report('shape-mismatch', `${describe(value)} where a list is needed`, 'give an array of values');
      return elements.flatMap((shape) => shape.leaves.map((leaf) => owner.table.const(leaf.width, 0n)));
    },
  };
}
