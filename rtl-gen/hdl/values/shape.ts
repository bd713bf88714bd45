/** Shapes: what a port, register, wire or memory word holds, carrying the type of its value. */
import type { DeclId, ExprId } from '../../ir/expr.ts';
import { type States, statesKey } from '../../ir/states.ts';
import type { Bits, Literal } from './bits.ts';
import type { EnumV } from './enum.ts';
import type { Int } from './int.ts';
import type { Owner } from './owner.ts';
import { absentStructure, type Structure } from './structure.ts';
import type { UnionBits } from './union.ts';
import type { Vec, VecVar } from './vec.ts';
import type { WordVar } from './word-var.ts';

/** One word of a shape: what remains of it in Verilog. */
export interface Leaf {
  /** Appended to the name of the port or register: empty for a plain word, `_field` and deeper for records. */
  readonly suffix: string;
  readonly width: number;
  /** Where its least significant bit stands when the whole value is one word. */
  readonly lo: number;
  readonly states?: States;
  /** The fields that lead to it in a record, outermost first; none in a plain word. */
  readonly fields?: readonly string[];
}

/**
 * What a place in hardware holds; `V` is the type of its value in a module body.
 *
 * The members are the elaborator's: a shape knows its words, makes a value from expressions, and lowers a value or
 * literal back to them. A new kind of value is a shape, and a class of values that name it (`value.ts`).
 */
export interface Shape<V> {
  /** Bits of all words together. */
  readonly width: number;
  readonly leaves: readonly Leaf[];
  readonly structure: Structure;
  /** A value whose leaves are the given expressions, in leaf order. */
  wrap(owner: Owner, leaves: readonly ExprId[]): V;
  /** The expressions of a value or literal in leaf order; `undefined` where a record literal leaves a field out. */
  lower(owner: Owner, value: unknown): readonly (ExprId | undefined)[];
  /** Further methods of registers and wires of the shape, whose leaves are the targets. */
  setters?(owner: Owner, targets: readonly DeclId[]): Readonly<Record<string, unknown>>;
  readonly '~value'?: V;
}

/** The value of a shape: of `bits(3)` a word of 3 bits. */
export type ValueOf<S> = S extends Shape<infer V> ? V : never;

/** The shape of nothing: no words, and `undefined` as value. */
export const absent: Shape<undefined> = {
  width: 0,
  leaves: [],
  structure: absentStructure,
  wrap: () => undefined,
  lower: (owner, value) => {
    if (value !== undefined) owner.report('shape-mismatch', 'a value for a part that is absent', 'leave it out');
    return [];
  },
};

/**
 * What `set`, `reset` and defaults accept besides a value: numbers for bits and integers, state names for enums,
 * records by field, vecs as an array of all elements or a record of some under their indices, unions by bits or one
 * view.
 */
export type Lit<V> = V extends Bits | Int
  ? V | Literal
  : V extends EnumV<infer K>
    ? V | K
    : V extends Vec<infer E, infer N>
      ? V | ListOf<Lit<E> | E, N> | { readonly [i: number]: Lit<E> | E; readonly length?: never }
      : V extends UnionBits<infer T>
        ? V | Bits | Literal | { readonly [K in keyof T]?: Lit<T[K]> | T[K] }
        : V | { readonly [K in keyof V]?: Lit<V[K]> };

/**
 * An array of `N` elements; of any number where `N` is no literal, or so large that the compiler would count for long.
 */
type ListOf<T, N extends number> = number extends N
  ? readonly T[]
  : `${N}` extends `${infer _Hundreds}${infer _Tens}${infer _Units}${infer _}`
    ? readonly T[]
    : Tuple<T, N>;

type Tuple<T, N extends number, L extends readonly T[] = readonly []> = L['length'] extends N
  ? L
  : Tuple<T, N, readonly [...L, T]>;

/** Something that statements can set: a register's next value or a wire's value. */
export interface Var<V> {
  set(v: Lit<V> | V): void;
}

/** A value that statements can set: whole, or if it is a vec or a word, in part. */
export type Settable<V> = V & Var<V> & (V extends Vec<infer E> ? VecVar<E> : V extends Bits ? WordVar : unknown);

/** `value` with a `set` method that assigns to the declarations of its leaves, under the conditions in force. */
export function settable<V>(owner: Owner, shape: Shape<V>, value: V, targets: readonly DeclId[]): Settable<V> {
  const set = (v: Lit<V> | V): void => owner.set(targets, shape.lower(owner, v));
  if (typeof value !== 'object' || value === null) {
    owner.report('not-hardware', 'a register or wire of an absent shape', 'make it only where the shape is there');
    return value as Settable<V>;
  }
  const methods: Readonly<Record<string, unknown>> = { set, ...shape.setters?.(owner, targets) };
  for (const [name, method] of Object.entries(methods)) Object.defineProperty(value, name, { value: method });
  return value as Settable<V>;
}

/** Whether two shapes have the same words under the same names; records may list their fields in another order. */
export const sameShape = (a: Shape<unknown>, b: Shape<unknown>): boolean => shapeText(a) === shapeText(b);

const shapeText = ({ leaves }: Shape<unknown>): string =>
  leaves
    .map(({ suffix, width, states }) => `${suffix}:${width}:${states === undefined ? '' : statesKey(states)}`)
    .sort()
    .join(' ');

/** The leaves of a value side by side in one word, each where its shape has it. */
export function packLeaves(owner: Owner, shape: Shape<unknown>, leaves: readonly ExprId[]): ExprId {
  const order = [...shape.leaves.keys()].sort((i, j) => shape.leaves[j]!.lo - shape.leaves[i]!.lo);
  return owner.table.cat(order.map((i) => leaves[i]!));
}

/** The leaves of a value that is one word. */
export const unpackLeaves = (owner: Owner, shape: Shape<unknown>, word: ExprId): readonly ExprId[] =>
  shape.leaves.map(({ lo, width }) => owner.table.slice(word, lo, width));
