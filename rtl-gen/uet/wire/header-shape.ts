/** Header tables as shapes of the language: what a parser emits and a deparser takes. */
import {
  type Bits,
  bits,
  type EnumV,
  enumOf,
  type Int,
  int,
  record,
  type Shape,
  type UnionV,
  union,
} from '../../hdl/index.ts';
import type { Choice, CodeTable, Field, Item, Layout, View } from './layout/index.ts';

type FieldHardware<F extends Field> = F['signed'] extends true ? Int<F['width']> : Bits<F['width']>;

type FieldsHardware<F> = { readonly [X in Extract<F, Field> as X['name']]: FieldHardware<X> };

type ViewsHardware<V> = {
  readonly [X in Extract<V, View> as X['name']]: X extends View<string, number | undefined, infer F>
    ? FieldsHardware<F[number]>
    : never;
};

type ChoicesHardware<I> = {
  readonly [C in Extract<I, Choice> as C['name']]: C extends Choice<string, string, infer V>
    ? UnionV<ViewsHardware<V[number]>>
    : never;
};

/** A header in hardware: bits or integers by field, and by choice a union of its views. */
export type HeaderHardware<L extends Layout> = FieldsHardware<L['items'][number]> & ChoicesHardware<L['items'][number]>;

/**
 * The header as a record, all bits of it: constants and reserved bits too, so that `unpack(headerShape(ack), bytes)`
 * reads it off the wire. The first field is the most significant, as it is the first on the wire. Signed fields are
 * integers; a choice is a union under its name: `header.peer.established.dpdcid`, `header.peer.syn.psn_offset`.
 */
export function headerShape<L extends Layout>(layout: L): Shape<HeaderHardware<L>> {
  return itemsShape(layout.items) as Shape<HeaderHardware<L>>;
}

/**
 * The values of a field as an enumeration of `width` bits: `h.is('nack')`. A code without a name is none of the states.
 */
export const codeShape = <K extends string>({ code }: CodeTable<K>, width: number): Shape<EnumV<K>> =>
  enumOf.coded<{ readonly [N in K]: number }>(code, width);

function itemsShape(items: readonly Item[]): Shape<unknown> {
  const shapes = items.map(
    (item) => [item.name, item.kind === 'field' ? fieldShape(item) : choiceShape(item)] as const,
  );
  return record(Object.fromEntries(shapes) as Record<string, Shape<unknown>>);
}

const fieldShape = ({ width, signed }: Field): Shape<unknown> => (signed ? int(width) : bits(width));

function choiceShape({ views }: Choice): Shape<unknown> {
  return union(
    Object.fromEntries(views.map(({ name, fields }) => [name, itemsShape(fields)])) as Record<string, Shape<unknown>>,
  );
}
