/** Registers of a table at their addresses, with what is asked of their fields again and again. */
import {
  type FieldSpec,
  isCounted,
  type RegisterSpec,
  type RegisterTable,
  rangeOf,
  widthOf,
} from '../../rtl-gen/lib/axi/register-table.ts';
import { didYouMean } from '../../support/nearest.ts';
import { UserError } from '../../support/user-error.ts';
import type { Value } from '../engine/simulator.ts';

/** A field at its place. Values are bigints here, and unsigned. */
export interface MappedField {
  /** `control.mode`. */
  readonly path: string;
  readonly spec: FieldSpec;
  readonly register: MappedRegister;
  readonly width: number;
  /** The number of its lowest bit in the word. */
  readonly low: bigint;
  /** Its bits in the word. */
  readonly mask: bigint;
  /** The bytes of the word in which it is, a bit each. */
  readonly lanes: number;
}

/** A register at its address. */
export interface MappedRegister {
  readonly name: string;
  /** Byte address on the bus. */
  readonly address: number;
  readonly fields: readonly MappedField[];
  /** The bits of the word that no field has. */
  readonly empty: bigint;
  /** All bytes of the word, a bit each. */
  readonly lanes: number;
}

/** The registers of a table whose offset 0 is at `base`, in words of so many bytes. */
export const mapRegisters = (table: RegisterTable, base: number, bytes: number): readonly MappedRegister[] =>
  table.map((spec) => mapRegister(spec, base, bytes));

function mapRegister(spec: RegisterSpec, base: number, bytes: number): MappedRegister {
  const fields: MappedField[] = [];
  const all = ones(8 * bytes);
  const taken = spec.fields.reduce((mask, field) => mask | maskOf(field), 0n);
  const register = {
    name: spec.name,
    address: base + spec.offset,
    fields,
    // The words of a counter are whole.
    empty: spec.fields.some(isCounted) ? 0n : all & ~taken,
    lanes: 2 ** bytes - 1,
  };
  for (const field of spec.fields) {
    const mask = maskOf(field);
    fields.push({
      path: `${spec.name}.${field.name}`,
      spec: field,
      register,
      width: widthOf(field),
      low: BigInt(rangeOf(field)[1]),
      mask,
      lanes: lanesOf(mask, bytes),
    });
  }
  return register;
}

const maskOf = (field: FieldSpec): bigint => ones(widthOf(field)) << BigInt(rangeOf(field)[1]);

/** The bytes in which a mask has bits. */
function lanesOf(mask: bigint, bytes: number): number {
  let lanes = 0;
  for (let i = 0; i < bytes; i++) if (((mask >> BigInt(8 * i)) & 0xffn) !== 0n) lanes |= 1 << i;
  return lanes;
}

/** A word of so many ones. */
export const ones = (count: number): bigint => (1n << BigInt(count)) - 1n;

/** The bits of a word that are in those bytes. */
export function bitsOfLanes(lanes: number): bigint {
  let mask = 0n;
  for (let i = 0; i < 8; i++) if ((lanes >> i) % 2 === 1) mask |= 0xffn << BigInt(8 * i);
  return mask;
}

/** A field's value in a word. */
export const valueIn = ({ mask, low }: MappedField, word: bigint): bigint => (word & mask) >> low;

/** A word with those values in place of what its fields have. */
export function withValues(word: bigint, values: Iterable<readonly [field: MappedField, value: bigint]>): bigint {
  let result = word;
  for (const [{ mask, low }, value] of values) result = (result & ~mask) | (value << low);
  return result;
}

/** A value as users get it: the name where it has one, else a number, of more than 32 bits a bigint. */
export function shown({ spec, width }: MappedField, value: bigint): Value | string {
  const name = Object.entries(spec.values ?? {}).find(([, each]) => BigInt(each) === value)?.[0];
  return name ?? (width > 32 ? value : Number(value));
}

/** What users give for a field, as its bits. A `UserError` for a name that it has not, and what does not fit. */
export function given(field: MappedField, value: Value | string): bigint {
  const { path, spec, width } = field;
  if (typeof value === 'string') {
    const found = spec.values?.[value];
    if (found !== undefined) return BigInt(found);
    const names = Object.keys(spec.values ?? {});
    throw new UserError(`${path} has no value ${value}${didYouMean(value, names)}`);
  }
  if ((typeof value === 'bigint' || Number.isInteger(value)) && BigInt(value) >> BigInt(width) === 0n)
    return BigInt(value);
  throw new UserError(`${path} has ${width} bits, which ${value} does not fit`);
}

/** The thing of that name. A `UserError` with the nearest name if there is none. */
export function namedOf<V>(things: ReadonlyMap<string, V>, name: string, what: string): V {
  const found = things.get(name);
  if (found !== undefined) return found;
  throw new UserError(`${what} ${name}${didYouMean(name, things.keys())}`);
}
