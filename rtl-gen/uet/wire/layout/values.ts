/** The TypeScript types of header values, inferred from the tables. */
import type { Choice, Field, Item, Layout, Role, View, WideWidth } from './layout.ts';

/** A number up to 32 bits, a bigint above, as ports have them; signed fields are negative where their top bit is 1. */
export type FieldValue<F extends Field> = F['width'] extends WideWidth ? bigint : number;

type WithRole<I, R extends Role> = I extends Field ? (I['role'] extends R ? I : never) : never;

/** The plain fields: those of role `Needed` have to be there, those of `Optional` may be. */
type Plain<I, Needed extends Role, Optional extends Role> = {
  readonly [F in WithRole<I, Needed> as F['name']]: FieldValue<F>;
} & { readonly [F in WithRole<I, Optional> as F['name']]?: FieldValue<F> };

/** A view's fields, and the value of the selector that leads to it: that makes the header a discriminated union. */
type OfView<V, S extends string, Needed extends Role, Optional extends Role> =
  V extends View<string, infer K, infer F>
    ? Plain<F[number], Needed, Optional> & (K extends number ? { readonly [X in S]: K } : unknown)
    : never;

type OfChoices<I, Needed extends Role, Optional extends Role> = (
  I extends Choice<string, infer S, infer V>
    ? (all: OfView<V[number], S, Needed, Optional>) => void
    : never
) extends (all: infer A) => void
  ? A
  : unknown;

type Flat<T> = T extends unknown ? { readonly [K in keyof T]: T[K] } : never;

type Value<I extends readonly Item[], Needed extends Role, Optional extends Role> = Flat<
  Plain<I[number], Needed, Optional> & OfChoices<I[number], Needed, Optional>
>;

/** A decoded header: every field but constants; reserved ones only where they are not 0. */
export type HeaderOf<L extends Layout> = Value<L['items'], 'value' | 'preset' | 'derived', 'reserved'>;

/** A header to encode: what has a default or follows from the packet may be left out. */
export type HeaderInput<L extends Layout> = Value<L['items'], 'value', 'preset' | 'derived' | 'reserved'>;
