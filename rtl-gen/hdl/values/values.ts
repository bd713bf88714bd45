/** What works on values of any shape: naming their words, choosing between two. */
import type { ExprId } from '../../ir/expr.ts';
import type { Literal } from './bits.ts';
import { isLiteral } from './constant.ts';
import { listShape } from './list.ts';
import type { Owner } from './owner.ts';
import { recordShape } from './record.ts';
import { absent, type Leaf, type Shape, sameShape } from './shape.ts';
import { absentStructure } from './structure.ts';
import { isHardwareValue, shapeKey } from './value.ts';
import { describe, isHardware } from './word.ts';

/** The shape of a value, a record of values or a list of values; reports what is none of these under its name. */
export function shapeOf<T>(owner: Owner, value: T, name: string): Shape<T> {
  return findShape(owner, value, name) as Shape<T>;
}

function findShape(owner: Owner, value: unknown, name: string): Shape<unknown> {
  if (isHardwareValue(value)) return value[shapeKey];
  if (Array.isArray(value)) return listShape(value.map((element, i) => findShape(owner, element, `${name}_${i}`)));
  if (typeof value === 'object' && value !== null) {
    return recordShape(
      Object.entries(value).map(([field, v]) => {
        // A field that is there and undefined is an optional one that is absent.
        return [field, v === undefined ? absent : findShape(owner, v, `${name}_${field}`)];
      }),
    );
  }
  const message = `${name} is ${describe(value)}, not a hardware value`;
  owner.report('not-hardware', message, 'give a word, an enum or a record');
  // No words: the value stays what it is.
  return { width: 0, leaves: [], structure: absentStructure, wrap: () => value, lower: () => [] };
}

/** The same value with every word replaced; `f` gets the leaf, in the order of the shape. */
export function mapWords<T>(owner: Owner, value: T, name: string, f: (id: ExprId, leaf: Leaf) => ExprId): T {
  const shape = shapeOf(owner, value, name);
  const ids = shape.lower(owner, value);
  return shape.wrap(
    owner,
    shape.leaves.map((leaf, i) => f(ids[i]!, leaf)),
  );
}

/** `sel` ? `t` : `f`, word by word. */
export function muxValues<T>(owner: Owner, sel: ExprId, t: T | Literal, f: T | Literal): T {
  // A number has the shape of the other side.
  const shape = shapeOf(owner, isLiteral(t) ? f : t, 'a choice of mux') as Shape<T>;
  const words = [t, f].some((value) => isHardware(value));
  if (!words && !sameShape(shape, shapeOf(owner, f, 'a choice of mux'))) {
    owner.report('shape-mismatch', 'mux between values of different shapes', 'give two values of one shape');
    return t as T;
  }
  const [ids, others] = [shape.lower(owner, t), shape.lower(owner, f)];
  return shape.wrap(
    owner,
    ids.map((id, i) => owner.table.mux(sel, id!, others[i]!)),
  );
}
