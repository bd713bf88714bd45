/** The words of hardware's records by the names of their fields. */
import type { Shape } from '../../../../rtl-gen/hdl/index.ts';
import { stateOf } from '../../../engine/states.ts';

/** Fields by their names in hardware, nested ones joined by `_`; states of enumerations by name. */
export type Fields = Readonly<Record<string, bigint | string>>;

/** The fields of a record of that shape, which has the most significant bits of `word`, of `width` bits. */
export function fieldsOf(shape: Shape<unknown>, word: bigint, width = shape.width): Fields {
  const entries = shape.leaves.map(({ suffix, lo, width: own, states }) => {
    const value = BigInt.asUintN(own, word >> BigInt(width - shape.width + lo));
    const shown = states === undefined ? value : (stateOf(states, value)?.name ?? `state ${value}`);
    return [suffix.slice(1), shown] as const;
  });
  return Object.fromEntries(entries);
}

/** The fields of a typed record; those that it does not have are left out. */
export function flatFields(item: object, prefix = ''): Fields {
  const flat: Record<string, bigint | string> = {};
  for (const [name, value] of Object.entries(item)) {
    if (typeof value === 'object') Object.assign(flat, flatFields(value, `${prefix}${name}_`));
    else if (value !== undefined) flat[prefix + name] = typeof value === 'number' ? BigInt(value) : value;
  }
  return flat;
}
