/** Registers and their fields by name, typed from their table. */
import type { Bits } from '../../rtl-gen/hdl/index.ts';
import type { FieldSpec, RegisterSpec, RegisterTable, WidthOf } from '../../rtl-gen/lib/axi/register-table.ts';
import type { Item } from '../agents/item.ts';
import type { Fits } from '../bench/fits.ts';
import type { Value } from '../engine/simulator.ts';
import type { Unreadable, Unwritable } from './policies.ts';

/** The registers of a table by name. */
export type RegistersOf<T extends RegisterTable> = { readonly [R in T[number] as R['name']]: RegisterHandle<R> };

/** The register of that name; any where the table's types are not known. */
export type RegisterNamed<T extends RegisterTable, N extends string> = string extends T[number]['name']
  ? RegisterSpec
  : Extract<T[number], { readonly name: N }>;

/**
 * A register and, beside what can be done with it, its fields by name; one that is called as what can be done is in
 * `fields` alone.
 */
export type RegisterHandle<R extends RegisterSpec> = RegisterActions<R> &
  Omit<FieldsOf<R>, keyof RegisterActions<RegisterSpec>>;

type FieldsOf<R extends RegisterSpec> = { readonly [F in R['fields'][number] as F['name']]: FieldHandle<F> };

/** A field: what is done with every one, and with those that software reads or writes. */
export type FieldHandle<F extends FieldSpec> = FieldMirror<FieldValue<F>> &
  (F['access'] extends Unreadable ? unknown : FieldReads<FieldValue<F>>) &
  (F['access'] extends Unwritable ? unknown : FieldWrites<WidthOf<F['bits']>, ValueName<F>>);

/** Names of a field's values; any in a table whose types are not known. */
type ValueName<F extends FieldSpec> = string extends F['name']
  ? string
  : F extends { readonly values: infer V }
    ? keyof V & string
    : never;

/** A name where the value has one, else a number, of more than 32 bits a bigint. */
export type FieldValue<F extends FieldSpec> = ValueName<F> | Item<Bits<WidthOf<F['bits']>>>;

/** All that the fields of a register have. */
export type FieldValues<R extends RegisterSpec> = {
  readonly [F in R['fields'][number] as F['name']]: FieldValue<F>;
};

/** Values for some fields that software writes. */
export type WrittenValues<R extends RegisterSpec> = {
  readonly [F in R['fields'][number] as F['name']]?: F['access'] extends Unwritable ? never : ValueName<F> | Value;
};

/** Values for some fields. */
export type SomeValues<R extends RegisterSpec> = {
  readonly [F in R['fields'][number] as F['name']]?: ValueName<F> | Value;
};

/** What is done with any field. */
export interface FieldMirror<V> {
  /** `control.mode`. */
  readonly path: string;
  /** What it has, as far as accesses tell; of one that hardware changes what was read or written last. */
  get(): V;
  /** What it will have after `update`. */
  desired(): V;
  /** Tell the mirror what it has. */
  predict(value: V | Value): void;
  /** Its register in the design, without the bus. The mirror has it too. A `UserError` if that is not to be reached. */
  peek(): V;
  /** Put a value into its register in the design, without the bus. The mirror has it too. */
  poke(value: V | Value): void;
}

/** What is done with a field that software reads. */
export interface FieldReads<V> {
  /** Read the register over the bus. */
  read(): Promise<V>;
  /** Read it and compare with the mirror: `RegisterFaults` if it differs. One that hardware changes never does. */
  mirror(): Promise<V>;
}

/** What is done with a field that software writes. */
export interface FieldWrites<W extends number, K extends string> {
  /**
   * Write it over the bus, in the bytes that have it. Other fields in these are written as the mirror has them, those
   * of which a write of 1 does something as 0.
   */
  write<const N extends Value | K>(value: N extends Value ? Fits<N, W> : N): Promise<void>;
  /** What it is to have after the `update` of its register. */
  set<const N extends Value | K>(value: N extends Value ? Fits<N, W> : N): void;
}

/** What is done with a register. */
export interface RegisterActions<R extends RegisterSpec> {
  readonly name: string;
  /** Byte address on the bus. */
  readonly address: number;
  readonly fields: FieldsOf<R>;
  /** Read it over the bus. */
  read(): Promise<FieldValues<R>>;
  /** Write these fields in one access, as `write` of one field does. */
  write(values: WrittenValues<R>): Promise<void>;
  readWord(): Promise<Value>;
  /** Write a word, all bytes of it or those whose bits `strobe` has. */
  writeWord(word: Value, strobe?: number): Promise<void>;
  get(): FieldValues<R>;
  set(values: WrittenValues<R>): void;
  /** Write what was set and is not there, in one access; none if there is nothing. */
  update(): Promise<void>;
  /** Read it and compare with the mirror: `RegisterFaults` if a field differs, or bits without a field are not 0. */
  mirror(): Promise<FieldValues<R>>;
  predict(values: SomeValues<R>): void;
  poke(values: SomeValues<R>): void;
}
