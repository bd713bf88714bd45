/** Shapes: what a port, register, wire or memory word holds, carrying the type of its value. */
import type { DeclId, ExprId } from '../ir/expr.ts';
import { type States, statesKey } from '../ir/states.ts';
import type { Bits, Literal } from './bits.ts';
import type { Builder } from './builder.ts';
import type { EnumV } from './enum.ts';

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
  /** A value whose leaves are the given expressions, in leaf order. */
  wrap(owner: Builder, leaves: readonly ExprId[]): V;
  /** The expressions of a value or literal in leaf order; `undefined` where a record literal leaves a field out. */
  lower(owner: Builder, value: unknown): readonly (ExprId | undefined)[];
  readonly '~value'?: V;
}

/** What `set`, `reset` and defaults accept besides a value: numbers for bits, state names for enums, records by field. */
export type Lit<V> = V extends Bits
  ? V | Literal
  : V extends EnumV<infer K>
    ? V | K
    : V | { readonly [K in keyof V]?: Lit<V[K]> };

/** Something that statements can set: a register's next value or a wire's value. */
export interface Var<V> {
  set(v: Lit<V> | V): void;
}

/** `value` with a `set` method that assigns to the declarations of its leaves, under the conditions in force. */
export function settable<V>(owner: Builder, shape: Shape<V>, value: V, targets: readonly DeclId[]): V & Var<V> {
  const set = (v: Lit<V> | V): void => owner.set(targets, shape.lower(owner, v));
  return Object.defineProperty(value as object, 'set', { value: set }) as V & Var<V>;
}

/** Whether two shapes have the same words under the same names; records may list their fields in another order. */
export const sameShape = (a: Shape<unknown>, b: Shape<unknown>): boolean => shapeText(a) === shapeText(b);

const shapeText = ({ leaves }: Shape<unknown>): string =>
  leaves
    .map(({ suffix, width, states }) => `${suffix}:${width}:${states === undefined ? '' : statesKey(states)}`)
    .sort()
    .join(' ');

/** The leaves of a value side by side in one word, each where its shape has it. */
export function packLeaves(owner: Builder, shape: Shape<unknown>, leaves: readonly ExprId[]): ExprId {
  const order = [...shape.leaves.keys()].sort((i, j) => shape.leaves[j]!.lo - shape.leaves[i]!.lo);
  return owner.table.cat(order.map((i) => leaves[i]!));
}

/** The leaves of a value that is one word. */
export const unpackLeaves = (owner: Builder, shape: Shape<unknown>, word: ExprId): readonly ExprId[] =>
  shape.leaves.map(({ lo, width }) => owner.table.slice(word, lo, width));
