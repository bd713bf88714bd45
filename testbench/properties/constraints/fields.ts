/** The fields of a constrained record: what each can be, and what stands for it in constraints. */
import { UserError } from '../../../support/user-error.ts';
import type { Value } from '../../engine/simulator.ts';
import { type Domain, maxOf, minOf, rangeOf } from './domain.ts';
import { variableOf } from './linear.ts';
import { integerOf, StateTerm, Term, type Variables } from './terms.ts';

/** The most bits that a field has. */
const MOST_BITS = 128;

/** An unsigned word of 1 to 128 bits; integers from `min` to `max`; states by name. */
export type ScalarField = { readonly bits: number } | { readonly min: Value; readonly max: Value } | readonly string[];

/** One value, or a list of `list` values. */
export type Field = ScalarField | { readonly list: number; readonly of: ScalarField };

export type Fields = Readonly<Record<string, Field>>;

type UpTo32 =
  | (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16)
  | (17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32);

/** A number for up to 32 bits and for ranges whose ends are numbers, a bigint for others; the name of a state. */
type ScalarOf<F> = F extends readonly (infer N)[]
  ? N
  : F extends { readonly bits: infer B }
    ? number extends B
      ? Value
      : B extends UpTo32
        ? number
        : bigint
    : F extends { readonly min: number; readonly max: number }
      ? number
      : bigint;

type FieldOf<F> = F extends { readonly list: number; readonly of: infer E } ? ScalarOf<E>[] : ScalarOf<F>;

/** A record of the fields' values. */
export type RecordOf<F extends Fields> = { -readonly [K in keyof F]: FieldOf<F[K]> };

type ScalarTerm<F> = F extends readonly (infer N extends string)[] ? StateTerm<N> : Term;

/** What stands for the fields in constraints. */
export type TermsOf<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends { readonly list: number; readonly of: infer E }
    ? readonly ScalarTerm<E>[]
    : ScalarTerm<F[K]>;
};

/** How one variable is told: as a number, a bigint, or by the names of states. */
interface Slot {
  readonly variable: number;
  readonly names: readonly string[] | undefined;
  readonly isBig: boolean;
}

/** The layout of a record: its fields, and the variables of each. */
export class Layout<F extends Fields> {
  readonly terms: TermsOf<F>;
  readonly #slots: readonly { readonly name: string; readonly isList: boolean; readonly slots: readonly Slot[] }[];

  constructor(fields: F, variables: Variables) {
    const terms: Record<string, unknown> = {};
    this.#slots = Object.entries(fields).map(([name, field]) => {
      const isList = 'list' in field;
      if (isList && !(Number.isInteger(field.list) && field.list >= 1))
        throw new UserError(`the field ${name} is a list of ${field.list}, which is no integer from 1 up`);
      const made = Array.from({ length: isList ? field.list : 1 }, () =>
        slotOf(name, isList ? field.of : field, variables),
      );
      terms[name] = isList ? made.map(({ term }) => term) : made[0]!.term;
      return { name, isList, slots: made.map(({ slot }) => slot) };
    });
    this.terms = terms as TermsOf<F>;
  }

  /** The variables of the fields. */
  get variables(): readonly number[] {
    return this.#slots.flatMap(({ slots }) => slots.map(({ variable }) => variable));
  }

  /** The record that values of the variables make. */
  record(values: readonly bigint[]): RecordOf<F> {
    const told = ({ variable, names, isBig }: Slot) => {
      const value = values[variable]!;
      return names === undefined ? (isBig ? value : Number(value)) : names[Number(value)];
    };
    return Object.fromEntries(
      this.#slots.map(({ name, isList, slots }) => [name, isList ? slots.map(told) : told(slots[0]!)]),
    ) as RecordOf<F>;
  }

  /** The values that a record has, by variable; undefined for what is no such record. */
  values(record: unknown): ReadonlyMap<number, bigint> | undefined {
    const result = new Map<number, bigint>();
    for (const { name, isList, slots } of this.#slots) {
      const given = (record as Record<string, unknown> | null)?.[name];
      const list = isList ? given : [given];
      if (!Array.isArray(list) || list.length !== slots.length) return undefined;
      for (const [i, { variable, names }] of slots.entries()) {
        const value: unknown = names === undefined ? list[i] : names.indexOf(list[i]);
        const isInteger = typeof value === 'bigint' || Number.isSafeInteger(value);
        if (!isInteger) return undefined;
        result.set(variable, BigInt(value as Value));
      }
    }
    return result;
  }
}

function slotOf(
  name: string,
  field: ScalarField,
  variables: Variables,
): { readonly slot: Slot; readonly term: unknown } {
  const domain = domainOf(name, field);
  const variable = variables.add(domain);
  const term = new Term(variableOf(variable), variables);
  if (Array.isArray(field))
    return { slot: { variable, names: field, isBig: false }, term: new StateTerm(term, field as readonly string[]) };
  const isBig =
    'bits' in field
      ? field.bits > 32
      : !('min' in field && typeof field.min === 'number' && typeof field.max === 'number');
  return { slot: { variable, names: undefined, isBig }, term };
}

function domainOf(name: string, field: ScalarField): Domain {
  if (Array.isArray(field)) {
    if (field.length === 0 || new Set(field).size < field.length)
      throw new UserError(`the states of the field ${name} are not one or more different names`);
    return rangeOf(0n, BigInt(field.length) - 1n);
  }
  if ('bits' in field) {
    if (!Number.isInteger(field.bits) || field.bits < 1 || field.bits > MOST_BITS)
      throw new UserError(`the field ${name} has ${field.bits} bits: 1 to ${MOST_BITS} are possible`);
    return rangeOf(0n, (1n << BigInt(field.bits)) - 1n);
  }
  if (!('min' in field)) throw new UserError(`the field ${name} has neither bits, nor min and max, nor states`);
  const domain = rangeOf(integerOf(field.min), integerOf(field.max));
  const most = 1n << BigInt(MOST_BITS);
  if (minOf(domain) > maxOf(domain))
    throw new UserError(`the field ${name} is from ${field.min} to ${field.max}: none`);
  if (minOf(domain) < -most || maxOf(domain) > most)
    throw new UserError(`the field ${name} has integers of more than ${MOST_BITS} bits`);
  return domain;
}
