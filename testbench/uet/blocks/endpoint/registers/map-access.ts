/** Registers of an endpoint by their names in the whole map. */
import { isCounted, type RegisterSpec, rangeOf } from '../../../../../rtl-gen/lib/axi/register-table.ts';
import type { CongestionKind } from '../../../../../rtl-gen/uet/cms/seam/congestion-control.ts';
import { registeredEnd, registeredLink } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import { linkBase } from '../../../../../rtl-gen/uet/endpoint/line/endpoint-link-axi.ts';
import { linkMap } from '../../../../../rtl-gen/uet/endpoint/line/registers/link-map.ts';
import { endpointMap, endpointMapOf } from '../../../../../rtl-gen/uet/endpoint/registers/endpoint-windows.ts';

/** Values by field; the others are 0. */
export type FieldValues = Readonly<Record<string, number>>;

/** Those of an endpoint, and of its end of a link. */
const byName: ReadonlyMap<string, RegisterSpec> = new Map(
  [...endpointMap, ...linkMap(registeredLink.rx.bytes, registeredEnd, linkBase)].map((register) => [
    register.name,
    register,
  ]),
);

export function registerNamed(name: string): RegisterSpec {
  const register = byName.get(name);
  if (register === undefined) throw new RangeError(`there is no register ${name}`);
  return register;
}

const fieldNamed = (register: string, name: string) => {
  const field = registerNamed(register).fields.find((each) => each.name === name);
  if (field === undefined) throw new RangeError(`${register} has no field ${name}`);
  return field;
};

/** The word of a register with those fields. */
export function wordWith(register: string, values: FieldValues): number {
  const parts = Object.entries(values).map(
    ([name, value]) => BigInt(value) << BigInt(rangeOf(fieldNamed(register, name))[1]),
  );
  return Number(parts.reduce((a, b) => a | b, 0n));
}

/** A field of a word of a register; of registers with one field that one. */
export function fieldOf(register: string, word: number, name = registerNamed(register).fields[0]!.name): number {
  const [hi, lo] = rangeOf(fieldNamed(register, name));
  return Number((BigInt(word) >> BigInt(lo)) & ((1n << BigInt(hi - lo + 1)) - 1n));
}

/** The words of a value of more than 32 bits, as registers `name_0` and so on have them. */
export const wordsOfValue = (name: string, value: bigint, count: number): readonly (readonly [string, number])[] =>
  Array.from({ length: count }, (_, i) => [`${name}_${i}`, Number(BigInt.asUintN(32, value >> BigInt(32 * i)))]);

/** All fields that software reads and writes and that keep what is written. */
export const keptFields = (kind: CongestionKind, whole = false): readonly string[] =>
  endpointMapOf(kind, whole).flatMap(({ name, fields }) =>
    fields.filter((field) => field.access === 'rw' && !isCounted(field)).map((field) => `${name}.${field.name}`),
  );
