/** Records out of the values of a stage. */
import type { Shape } from '../../hdl/index.ts';

/**
 * The record of that shape: its fields are those of `others`, and else those of `values` of the same name. A stage of a
 * pipeline has more values, and only the fields of the record are read.
 */
export const fieldsOf = <V extends object, O extends Partial<NoInfer<V>> = Record<never, never>>(
  shape: Shape<V>,
  values: Omit<NoInfer<V>, keyof O>,
  others?: O,
): V => {
  const names = new Set(shape.leaves.map(({ fields }) => fields![0] as keyof V));
  const given = values as V;
  return Object.fromEntries([...names].map((name) => [name, others?.[name] ?? given[name]])) as V;
};
