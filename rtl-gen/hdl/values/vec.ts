/** Vecs: equal things side by side, chosen by an index at elaboration or in hardware. */
import type { DeclId, ExprId } from '../../ir/expr.ts';
import type { Bits } from './bits.ts';
import type { Add } from './digits.ts';
import { elementLeaves, wrapElements } from './list.ts';
import type { Owner } from './owner.ts';
import { selectWords } from './select.ts';
import type { Lit, Shape } from './shape.ts';
import { callerLocation } from './source.ts';
import { findOwner, isHardwareValue, shapeKey } from './value.ts';
import { shapeOf } from './values.ts';
import { checkWidth, describe, lowerWord, noPrimitive } from './word.ts';

/**
 * `N` values of one shape, in order: `for (const lane of lanes)` and `[...lanes]` go over them at elaboration.
 *
 * An index in hardware may have any width. One beyond the end selects the LAST element, and writes to none.
 */
export interface Vec<V, N extends number = number> extends Iterable<V> {
  readonly length: N;
  /** Element `i`, chosen at elaboration. */
  at(i: number): V;
  /**
   * The element at `index`, chosen in hardware by a tree of multiplexers; the last one where `index` is beyond the end.
   */
  select(index: Bits): V;
  /** The vec with `value` in place of the element at `index`; as it is where `index` is beyond the end. */
  with(index: Bits | number, value: V): Vec<V, N>;
}

/** What registers and wires that hold a vec have beside `set`. */
export interface VecVar<V> {
  /** Sets the element at `index` and leaves the others as they are; sets none where `index` is beyond the end. */
  setAt(index: Bits | number, value: Lit<V> | V): void;
}

/**
 * The shape of `n` values of one shape, 1 or more. In Verilog each element is a name of its own (`lanes_0`, `lanes_1`);
 * as one word, in memories and `pack`, element 0 is the least significant.
 */
export function vec<V, const N extends number>(shape: Shape<V>, n: N): Shape<Vec<V, N>> {
  if (!Number.isInteger(n) || n < 1) throw new RangeError(`a vec of ${n}: give an integer of 1 or more`);
  checkWidth(Math.max(1, shape.width * n));
  const elements = Array.from({ length: n }, () => shape);
  const whole: Shape<Vec<V, N>> = {
    width: shape.width * n,
    leaves: elementLeaves(elements),
    structure: { kind: 'list', elements },
    wrap: (owner, ids) => new VecValue(owner, whole, shape, wrapElements(owner, elements, ids) as V[]),
    lower: (owner, value) => lowerVec(owner, shape, n, value),
    setters: (owner, targets) => ({
      setAt: (index: Bits | number, value: unknown): void => setAt(owner, shape, n, targets, index, value),
    }),
  };
  return whole;
}

/** A vec of the given values, which are of one shape: `vecOf(a, b)` has `a` as element 0. */
export function vecOf<V, const T extends readonly V[]>(first: V, ...others: T): Vec<V, Add<T['length'], 1>> {
  const owner = findOwner(first);
  if (owner === undefined) throw new TypeError('vecOf values without hardware: give words, records or other values');
  const values = [first, ...others];
  const shape = shapeOf(owner, first, 'element 0');
  const whole = vec(shape, values.length);
  const leaves = whole.lower(owner, values) as readonly ExprId[];
  return whole.wrap(owner, leaves) as Vec<V> as Vec<V, Add<T['length'], 1>>;
}

/** The hardware behind `Vec`. */
class VecValue<V, N extends number> implements Vec<V, N> {
  readonly owner: Owner;
  readonly [shapeKey]: Shape<Vec<V, N>>;
  readonly #shape: Shape<V>;
  readonly #elements: readonly V[];

  constructor(owner: Owner, whole: Shape<Vec<V, N>>, shape: Shape<V>, elements: readonly V[]) {
    this.owner = owner;
    this[shapeKey] = whole;
    this.#shape = shape;
    this.#elements = elements;
  }

  get length(): N {
    return this.#elements.length as N;
  }

  at(i: number): V {
    return this.#elements[checkedIndex(this.owner, i, this.length)]!;
  }

  select(index: Bits): V {
    const by = lowerWord(this.owner, index, index.width);
    const rows = this.#elements.map((element) => this.#shape.lower(this.owner, element));
    return this.#shape.wrap(this.owner, selectWords(this.owner, by, rows as ExprId[][]));
  }

  with(index: Bits | number, value: V): Vec<V, N> {
    const { table } = this.owner;
    const given = this.#shape.lower(this.owner, value);
    const leaves = this.#elements.flatMap((element, i) => {
      const here = chosen(this.owner, index, i, this.length);
      return this.#shape.lower(this.owner, element).map((id, k) => {
        return here === undefined ? id! : table.mux(here, given[k] ?? id!, id!);
      });
    });
    return this[shapeKey].wrap(this.owner, leaves);
  }

  [Symbol.iterator](): Iterator<V> {
    return this.#elements[Symbol.iterator]();
  }

  [Symbol.toPrimitive](): number {
    return noPrimitive(this.owner);
  }
}

/** The condition under which `index` is `i`; `undefined` where it never is. */
function chosen(owner: Owner, index: Bits | number, i: number, length: number): ExprId | undefined {
  if (typeof index === 'number') {
    return checkedIndex(owner, index, length) === i ? owner.table.const(1, 1n) : undefined;
  }
  if (index.width < 31 && i >= 2 ** index.width) return undefined;
  const by = lowerWord(owner, index, index.width);
  return owner.table.compare('eq', by, owner.table.const(index.width, BigInt(i)));
}

function setAt(
  owner: Owner,
  shape: Shape<unknown>,
  n: number,
  targets: readonly DeclId[],
  index: Bits | number,
  value: unknown,
): void {
  const at = callerLocation();
  const words = shape.leaves.length;
  const lowered = shape.lower(owner, value);
  const setElement = (i: number): void => owner.set(targets.slice(i * words, (i + 1) * words), lowered);
  if (typeof index === 'number') {
    setElement(checkedIndex(owner, index, n));
    return;
  }
  for (let i = 0; i < n; i++) {
    const cond = chosen(owner, index, i, n);
    if (cond === undefined) break;
    const taken = owner.collect(
      () => setElement(i),
      () => cond,
    );
    owner.append({ kind: 'if', cond, taken, otherwise: [], at });
  }
}

function checkedIndex(owner: Owner, i: number, length: number): number {
  if (Number.isInteger(i) && i >= 0 && i < length) return i;
  owner.report('bad-index', `element ${i} of a vec of ${length}`, `stay within 0 and ${length - 1}`);
  return 0;
}

/** A vec, an array of all elements, or a record of some under their indices. */
function lowerVec(owner: Owner, shape: Shape<unknown>, n: number, value: unknown): readonly (ExprId | undefined)[] {
  const lowerElements = (element: (i: number) => unknown) =>
    Array.from({ length: n }, (_, i) => {
      const v = element(i);
      return v === undefined ? shape.leaves.map(() => undefined) : shape.lower(owner, v);
    }).flat();
  if (value instanceof VecValue || Array.isArray(value)) {
    const given: readonly unknown[] = [...value];
    if (given.length === n) return lowerElements((i) => given[i]);
    owner.report('shape-mismatch', `${given.length} elements where a vec of ${n} is needed`, `give ${n} elements`);
    return lowerElements((i) => given[i] ?? given[0]);
  }
  if (typeof value === 'object' && value !== null && !isHardwareValue(value)) {
    const given = value as Readonly<Record<string, unknown>>;
    for (const key of Object.keys(given))
      if (!/^\d+$/.test(key) || Number(key) >= n) checkedIndex(owner, Number(key), n);
    return lowerElements((i) => given[i]);
  }
  owner.report('shape-mismatch', `${describe(value)} where a vec is needed`, `give an array of ${n} values`);
  return Array.from({ length: n }, () => shape.leaves.map((leaf) => owner.table.const(leaf.width, 0n))).flat();
}
