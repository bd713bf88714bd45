/** Enumerations of the wire: names for the values of a field. */
import type { Trust } from './layout.ts';

/** Names and their codes. A value without a name is reserved, vendor's or unknown, and is carried as it is. */
export interface CodeTable<K extends string = string> {
  readonly title: string;
  readonly source: string;
  readonly trust: Trust;
  /** The code of each name. */
  readonly code: { readonly [N in K]: number };
  /** The name of each code. */
  readonly names: ReadonlyMap<number, K>;
}

/** A table of codes; two names for one code are a `RangeError`. */
export function codeTable<const T extends Readonly<Record<string, number>>>(
  title: string,
  source: string,
  trust: Trust,
  code: T,
): CodeTable<keyof T & string> {
  const names = new Map<number, keyof T & string>();
  for (const [name, value] of Object.entries(code)) {
    const other = names.get(value);
    if (other !== undefined) throw new RangeError(`${title}: ${other} and ${name} both have the code ${value}`);
    names.set(value, name);
  }
  return { title, source, trust, code, names };
}
