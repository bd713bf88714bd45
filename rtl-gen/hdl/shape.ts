/** Shapes: what a port, register, wire or memory word holds, carrying the type of its value. */
import type { DeclId, ExprId } from '../ir/expr.ts';
import type { StateNames } from '../ir/module-ir.ts';
import type { Bits, Literal } from './bits.ts';
import type { Builder } from './builder.ts';
import type { EnumV } from './enum.ts';
import { checkWidth, lowerWord, Word } from './word.ts';

/** One word of a shape: what remains of it in Verilog. */
export interface Leaf {
  /** Appended to the name of the port or register: empty for a plain word, `_field` and deeper for records. */
  readonly suffix: string;
  readonly width: number;
  readonly states?: StateNames;
  /** The fields that lead to it in a record, outermost first; none in a plain word. */
  readonly fields?: readonly string[];
}

/**
 * What a place in hardware holds; `V` is the type of its value in a module body.
 *
 * The members are the elaborator's: a shape knows its words, makes a value from expressions, and lowers a value or
 * literal back to them.
 */
export interface Shape<V> {
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

/** `w` bits, 1 or more. */
export function bits<const W extends number>(w: W): Shape<Bits<W>> {
  checkWidth(w);
  return {
    width: w,
    leaves: [{ suffix: '', width: w }],
    wrap: (owner, [id]) => new Word(owner, id!, w),
    lower: (owner, value) => [lowerWord(owner, value, w)],
  };
}

/** One bit. */
export const bit: Shape<Bits<1>> = bits(1);

/** `value` with a `set` method that assigns to the declarations of its leaves, under the conditions in force. */
export function settable<V>(owner: Builder, shape: Shape<V>, value: V, targets: readonly DeclId[]): V & Var<V> {
  const set = (v: Lit<V> | V): void => owner.set(targets, shape.lower(owner, v));
  return Object.defineProperty(value as object, 'set', { value: set }) as V & Var<V>;
}
