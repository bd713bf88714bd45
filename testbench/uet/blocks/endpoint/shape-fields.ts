/** The words of hardware's records by the names of their fields. */

/** Fields by their names in hardware, nested ones joined by `_`; states of enumerations by name. */
export type Fields = Readonly<Record<string, bigint | string>>;

/** The fields of a typed record; those that it does not have are left out. */
export function flatFields(item: object, prefix = ''): Fields {
  const flat: Record<string, bigint | string> = {};
  for (const [name, value] of Object.entries(item)) {
    if (typeof value === 'object') Object.assign(flat, flatFields(value, `${prefix}${name}_`));
    else if (value !== undefined) flat[prefix + name] = typeof value === 'number' ? BigInt(value) : value;
  }
  return flat;
}
