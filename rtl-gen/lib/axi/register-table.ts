/** The table that a register file, its documentation and its C header are made of. */
import { type Add, type Bits, bit, bits, clog2, record, type Shape, type Sub } from '../../hdl/index.ts';
import { bankPeriod } from '../counting/counter-bank.ts';

/**
 * Who may do what with a field. Software is what reads and writes over the bus:
 * - `rw`: software reads and writes; hardware reads.
 * - `ro`: hardware drives; software reads.
 * - `wo`: software writes and reads 0; hardware reads.
 * - `w1c`: hardware sets bits, software reads them and clears those that it writes 1 to; hardware reads.
 * - `rc`: hardware sets bits, software reads and thereby clears them; hardware reads.
 * - `pulse`: bits that software writes 1 to are 1 for one clock; software reads 0.
 * - `ext`: hardware keeps it. Software reads what hardware drives; what it writes is `value` in the one clock in which
 *   `written` is 1, bytes without a strobe being those that hardware drives. For a field of what an index register
 *   chooses, or a set of bits to clear.
 * - `count`: the low word of a counter of 64 bits in the register file's bank (`counterBank`), which follows a short
 *   counter that hardware drives.
 * - `high`: the high word of the counter in the register before. `counterRegisters` makes both.
 *
 * Where hardware sets a bit in the clock in which software clears it, it is set.
 */
export type Access = 'rw' | 'ro' | 'wo' | 'w1c' | 'rc' | 'pulse' | 'ext' | 'count' | 'high';

export interface FieldSpec {
  readonly name: string;
  /** Its place in the register: one bit, or the highest and the lowest one. */
  readonly bits: number | readonly [hi: number, lo: number];
  readonly access: Access;
  /** Value after reset, 0 by default; `ro`, `pulse`, `ext`, `count` and `high` have none. */
  readonly reset?: number | bigint;
  /** Of `ext`: a write without the strobe of one of the field's bytes is none. */
  readonly whole?: true;
  /** Of `ext`: what is written stays in no register, neither here nor of the bus, after the clock with `written`. */
  readonly secret?: true;
  /** Of a `count`: bits of the short counter that hardware drives, and how much that one grows in a clock at most. */
  readonly short?: number;
  readonly most?: number;
  /** Names of its values, for tests, documentation and C; values without a name are allowed. */
  readonly values?: Readonly<Record<string, number>>;
  readonly doc?: string;
}

export interface RegisterSpec {
  readonly name: string;
  /** Byte address, a multiple of the bytes in a word. */
  readonly offset: number;
  readonly doc?: string;
  /** Bits without a field read 0 and are ignored by writes. */
  readonly fields: readonly FieldSpec[];
}

export type RegisterTable = readonly RegisterSpec[];

/** How many bits a field has whose `bits` are `B`; `number` where they are no literals. */
export type WidthOf<B> = B extends readonly [infer H extends number, infer L extends number]
  ? Add<Sub<H, L>, 1>
  : B extends number
    ? 1
    : number;

/** Bits that hardware drives of a field. */
type DrivenWidth<F extends FieldSpec> = F extends { access: 'count'; short: infer S extends number }
  ? S
  : WidthOf<F['bits']>;

/** The fields with one of the accesses, by register and field, as bits of the width that hardware drives. */
type FieldsWith<T extends RegisterTable, A extends Access> = {
  readonly [R in T[number] as Extract<R['fields'][number], { access: A }> extends never ? never : R['name']]: {
    readonly [F in Extract<R['fields'][number], { access: A }> as F['name']]: Bits<DrivenWidth<F>>;
  };
};

/** The same of fields that hardware reads. */
type ReadFields<T extends RegisterTable, A extends Access> = {
  readonly [R in T[number] as Extract<R['fields'][number], { access: A }> extends never ? never : R['name']]: {
    readonly [F in Extract<R['fields'][number], { access: A }> as F['name']]: F['access'] extends 'ext'
      ? Written<WidthOf<F['bits']>>
      : Bits<WidthOf<F['bits']>>;
  };
};

/** What software writes to a field that hardware keeps: `value` means something while `written` is 1. */
export interface Written<W extends number = number> {
  readonly value: Bits<W>;
  readonly written: Bits<1>;
}

/**
 * Fields that hardware drives: the value of `ro` and `ext`, the bits to set of `w1c` and `rc`, the short counter of
 * `count`.
 */
export type FromHardware<T extends RegisterTable> = FieldsWith<T, 'ro' | 'w1c' | 'rc' | 'ext' | 'count'>;

/** Fields that hardware reads: all but `ro` and counters. */
export type ToHardware<T extends RegisterTable> = ReadFields<T, Exclude<Access, 'ro' | 'count' | 'high'>>;

/** Whether a field is a word of a counter. */
export const isCounted = ({ access }: FieldSpec): boolean => access === 'count' || access === 'high';

/**
 * Clocks after which what a short counter has is in what software reads of its counter of 64 bits (`counterBank`): a
 * round of the bank and one more. 0 for a table without counters.
 */
export function counterAge(table: RegisterTable): number {
  const counters = table.filter(({ fields }) => fields.some(({ access }) => access === 'count')).length;
  return counters === 0 ? 0 : bankPeriod(counters) + 1;
}

export const isFromHardware = ({ access }: FieldSpec): boolean => ['ro', 'w1c', 'rc', 'ext', 'count'].includes(access);
export const isToHardware = (field: FieldSpec): boolean => field.access !== 'ro' && !isCounted(field);

/** Whether what software writes has an effect. */
export const isWritten = (field: FieldSpec): boolean => isToHardware(field) && field.access !== 'rc';

/** Whether a field has a value after reset of its own. */
export const hasReset = (field: FieldSpec): boolean =>
  !['ro', 'pulse', 'ext'].includes(field.access) && !isCounted(field);

/** The highest and the lowest bit of a field. */
export const rangeOf = ({ bits: at }: FieldSpec): readonly [hi: number, lo: number] =>
  typeof at === 'number' ? [at, at] : at;

export const widthOf = (field: FieldSpec): number => rangeOf(field)[0] - rangeOf(field)[1] + 1;

/** The fewest bits of a byte address that reach all registers, and tell at least two words apart. */
export function addressWidthOf(table: RegisterTable, dataWidth: number): number {
  const words = Math.max(...table.map(({ offset }) => offset / (dataWidth / 8))) + 1;
  return clog2(dataWidth / 8) + Math.max(1, clog2(words));
}

/** What hardware drives, a record of records; registers without such a field are left out. */
export const hardwareShape = (table: RegisterTable): Shape<unknown> =>
  recordOf(table, isFromHardware, (field) => bits(field.access === 'count' ? field.short! : widthOf(field)));

/** What hardware reads, in the same way. */
export const softwareShape = (table: RegisterTable): Shape<unknown> =>
  recordOf(table, isToHardware, (field) =>
    field.access === 'ext' ? record({ value: bits(widthOf(field)), written: bit }) : bits(widthOf(field)),
  );

function recordOf(
  table: RegisterTable,
  wanted: (field: FieldSpec) => boolean,
  shapeOf: (field: FieldSpec) => Shape<unknown>,
): Shape<unknown> {
  const registers = table
    .map(({ name, fields }) => [name, fields.filter(wanted)] as const)
    .filter(([, fields]) => fields.length > 0)
    .map(([name, fields]) => {
      const shapes = Object.fromEntries(fields.map((field) => [field.name, shapeOf(field)]));
      return [name, record(shapes as Record<string, Shape<unknown>>)] as const;
    });
  return record(Object.fromEntries(registers) as Record<string, Shape<unknown>>);
}

/** Throws a `RangeError` with one sentence for the first thing in the table that cannot be. */
export function checkTable(table: RegisterTable, dataWidth: number): void {
  if (table.length === 0) throw new RangeError('a register file needs at least one register');
  const bytes = dataWidth / 8;
  const registers = new Map<string, RegisterSpec>();
  const offsets = new Map<number, string>();
  for (const register of table) {
    const { name, offset, fields } = register;
    checkName('the register', name);
    if (registers.has(name)) throw new RangeError(`two registers are called ${name}`);
    registers.set(name, register);
    if (!Number.isInteger(offset) || offset < 0 || offset % bytes !== 0) {
      throw new RangeError(`the offset ${offset} of ${name} is not a multiple of ${bytes}, the bytes in a word`);
    }
    const other = offsets.get(offset);
    if (other !== undefined) throw new RangeError(`${other} and ${name} have the same offset ${offset}`);
    offsets.set(offset, name);
    checkFields(name, fields, dataWidth);
  }
}

/** Throws a `RangeError` for addresses that do not reach all registers of a table that has been checked. */
export function checkAddressWidth(table: RegisterTable, dataWidth: number, addressWidth: number): void {
  const least = addressWidthOf(table, dataWidth);
  if (Number.isInteger(addressWidth) && addressWidth >= least && addressWidth <= 64) return;
  throw new RangeError(`addresses of ${addressWidth} bits do not do for the registers: give ${least} to 64`);
}

function checkFields(register: string, fields: readonly FieldSpec[], dataWidth: number): void {
  const users = new Map<number, string>();
  const names = new Set<string>();
  if (fields.length === 0) throw new RangeError(`the register ${register} has no fields`);
  for (const field of fields) {
    const { name, access, reset, whole } = field;
    const [hi, lo] = rangeOf(field);
    checkName(`in ${register}, the field`, name);
    if (names.has(name)) throw new RangeError(`${register} has two fields called ${name}`);
    names.add(name);
    if (!Number.isInteger(hi) || !Number.isInteger(lo) || lo < 0 || hi < lo || hi >= dataWidth) {
      throw new RangeError(`${register}.${name} has bits ${hi} to ${lo}, which are none of ${dataWidth - 1} to 0`);
    }
    for (let i = lo; i <= hi; i++) {
      const user = users.get(i);
      if (user !== undefined) throw new RangeError(`${register}.${user} and ${register}.${name} both have bit ${i}`);
      users.set(i, name);
    }
    checkValues(register, field);
    if (whole && access !== 'ext') throw new RangeError(`${register}.${name} is ${access}: only ext is written whole`);
    if (reset === undefined) continue;
    if (!hasReset(field)) {
      throw new RangeError(`${register}.${name} is ${access}, which has no value after reset`);
    }
    const isWhole = typeof reset === 'bigint' || Number.isInteger(reset);
    if (!isWhole || BigInt(reset) < 0n || BigInt(reset) >> BigInt(hi - lo + 1) !== 0n) {
      throw new RangeError(`${register}.${name} has ${hi - lo + 1} bits, which ${reset} does not fit`);
    }
  }
}

function checkValues(register: string, field: FieldSpec): void {
  const named = new Map<number, string>();
  for (const [name, value] of Object.entries(field.values ?? {})) {
    checkName(`of ${register}.${field.name}, the value`, name);
    if (!Number.isInteger(value) || value < 0 || value >= 2 ** widthOf(field)) {
      throw new RangeError(
        `${register}.${field.name} has ${widthOf(field)} bits, which ${name}, ${value}, does not fit`,
      );
    }
    const other = named.get(value);
    if (other !== undefined)
      throw new RangeError(`${other} and ${name} of ${register}.${field.name} are both ${value}`);
    named.set(value, name);
  }
}

function checkName(what: string, name: string): void {
  if (!/^[a-z][a-z0-9_]*$/i.test(name) || name === 'set') {
    throw new RangeError(`${what} ${JSON.stringify(name)} needs a name of letters, digits and _, a letter first`);
  }
}
