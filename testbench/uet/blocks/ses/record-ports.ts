/** Records at ports as plain objects of numbers. */
import type { Dut, Random } from '../test-kit.ts';

export type Fields = Readonly<Record<string, number | bigint>>;

/** A function that sets ports `<prefix>_<field>`; fields that are left out stay. */
export function recordWriter(dut: Dut, prefix: string, fields: readonly string[]): (values: Fields) => void {
  const ports = fields.map((field) => [field, dut.port(`${prefix}_${field}`)] as const);
  return (values) => {
    for (const [field, port] of ports) {
      const value = values[field];
      if (value !== undefined) port.set(value);
    }
  };
}

/** A function that reads ports `<prefix>_<field>`: numbers, of more than 32 bits bigints. */
export function recordReader<const F extends readonly string[]>(
  dut: Dut,
  prefix: string,
  fields: F,
): () => { readonly [K in F[number]]: number | bigint } {
  const ports = fields.map((field) => [field, dut.port(`${prefix}_${field}`)] as const);
  return () =>
    Object.fromEntries(
      ports.map(([field, port]) => [field, port.width > 32 ? BigInt(port.get()) : Number(port.get())]),
    ) as { readonly [K in F[number]]: number | bigint };
}

/** The same fields, as those of a part of that name. */
export const prefixed = <T extends object>(prefix: string, of: T): Readonly<Record<string, T[keyof T]>> =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [`${prefix}_${name}`, value]));

/** Sets a record with `valid`, or takes it away: while it is not valid its fields, of those widths, are anything. */
export function eventWriter(
  dut: Dut,
  prefix: string,
  widths: Readonly<Record<string, number>>,
  random: Random,
): (of: Fields | undefined) => void {
  const write = recordWriter(dut, prefix, ['valid', ...Object.keys(widths)]);
  const anything = (): Fields =>
    Object.fromEntries(Object.entries(widths).map(([name, width]) => [name, random.bits(width)]));
  return (of) => write(of === undefined ? { valid: 0, ...anything() } : { valid: 1, ...of });
}
