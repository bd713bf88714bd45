/** Reset values of a pipeline, by the names of values. */
import type { Lit, Literal } from '../../hdl/index.ts';

/** Of a word a number, of an enumeration a state, of a record those of some fields, of a vec those of its elements. */
export type Reset = Literal | string | readonly Reset[] | { readonly [field: string]: Reset };

/** By the names of values; names that `V` has are of its types. */
export type Resets<V extends object = Record<never, never>> = Readonly<Record<string, Reset>> & {
  readonly [K in keyof V]?: Lit<NonNullable<V[K]>> | Literal;
};

/** What the values `V` of a stage have to be beside what they are: those with a reset, of a type that has it. */
export type ResetFits<V, R> = {
  readonly [K in keyof V & keyof R & string]?: R[K] extends Lit<NonNullable<V[K]>> | Literal
    ? unknown
    : `the reset of ${K} is not of its type`;
};
