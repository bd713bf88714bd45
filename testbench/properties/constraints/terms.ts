/** Terms and constraints as users write them. */
import { UserError } from '../../../support/user-error.ts';
import type { Value } from '../../engine/simulator.ts';
import { type Condition, minus, negated } from './condition.ts';
import { type Domain, rangeOf, unionOf } from './domain.ts';
import { boundsOf, combine, constantOf, extent, floorDiv, type Linear, variableOf } from './linear.ts';

/** The variables of a problem: those of fields, and those that terms need besides. */
export class Variables {
  readonly domains: Domain[] = [];
  /** What defines the variables of terms. */
  readonly definitions: Condition[] = [];

  add(domain: Domain): number {
    return this.domains.push(domain) - 1;
  }
}

/** A range of values, or one. */
export type Among = Value | readonly [least: Value, most: Value];

/** How often values are to come: each value or range with its weight, an integer from 0 up. */
export type Weights<T> = readonly (readonly [T, weight: number])[];

/** A constraint: something that holds for the fields or does not. */
export class Constraint {
  readonly condition: Condition;
  /** Weights of the variable that it is about, of `dist`. */
  readonly weights: { readonly variable: number; readonly of: readonly (readonly [Domain, number])[] } | undefined;

  constructor(condition: Condition, weights?: Constraint['weights']) {
    this.condition = condition;
    this.weights = weights;
  }

  and(...others: readonly Constraint[]): Constraint {
    return new Constraint({ kind: 'all', of: [this, ...others].map(plainOf) });
  }

  or(...others: readonly Constraint[]): Constraint {
    return new Constraint({ kind: 'any', of: [this, ...others].map(plainOf) });
  }

  not(): Constraint {
    return new Constraint(negated(plainOf(this)));
  }

  /** Where this holds, the other does. */
  implies(other: Constraint): Constraint {
    return this.not().or(other);
  }

  /** Both hold, or none does. */
  iff(other: Constraint): Constraint {
    return this.implies(other).and(other.implies(this));
  }
}

function plainOf({ condition, weights }: Constraint): Condition {
  if (weights !== undefined) throw new UserError('weights (dist) stand alone: they are no part of another constraint');
  return condition;
}

/** An integer that is made of fields. Numbers of any size are exact. */
export class Term {
  readonly form: Linear;
  readonly #variables: Variables;

  constructor(form: Linear, variables: Variables) {
    this.form = form;
    this.#variables = variables;
  }

  add(...others: readonly (Term | Value)[]): Term {
    return this.#of(combine([this.form, ...others.map(formOf)].map((form) => [form, 1n])));
  }

  sub(other: Term | Value): Term {
    return this.#of(minus(this.form, formOf(other)));
  }

  mul(other: Term | Value): Term {
    const right = formOf(other);
    if (right.parts.length === 0) return this.#of(combine([[this.form, right.constant]]));
    if (this.form.parts.length === 0) return this.#of(combine([[right, this.form.constant]]));
    const { domains, definitions } = this.#variables;
    const corners = boundsOf(this.form, domains).flatMap((x) => boundsOf(right, domains).map((y) => x * y));
    const product = variableOf(this.#variables.add(rangeOf(...extent(corners))));
    definitions.push({ kind: 'product', product, left: this.form, right });
    return this.#of(product);
  }

  /** The quotient by a number above 0, rounded down. */
  div(divisor: Value): Term {
    return this.#divided(divisor).quotient;
  }

  /** The remainder of `div`, from 0 to `divisor` - 1. */
  mod(divisor: Value): Term {
    return this.#divided(divisor).remainder;
  }

  /** Bits `high` to `low` of a term that is not negative, as in the language. */
  slice(high: number, low: number): Term {
    return this.div(1n << BigInt(low)).mod(1n << BigInt(high - low + 1));
  }

  eq(other: Term | Value): Constraint {
    return new Constraint({ kind: 'zero', form: minus(this.form, formOf(other)) });
  }

  ne(other: Term | Value): Constraint {
    return new Constraint({ kind: 'other', form: minus(this.form, formOf(other)) });
  }

  le(other: Term | Value): Constraint {
    return new Constraint({ kind: 'most', form: minus(this.form, formOf(other)) });
  }

  lt(other: Term | Value): Constraint {
    return this.add(1).le(other);
  }

  ge(other: Term | Value): Constraint {
    return new Constraint({ kind: 'most', form: minus(formOf(other), this.form) });
  }

  gt(other: Term | Value): Constraint {
    return this.ge(this.#of(formOf(other)).add(1));
  }

  /** It has one of these values, or is in one of these ranges, both ends included. */
  inside(...among: readonly Among[]): Constraint {
    return new Constraint({ kind: 'inside', form: this.form, values: valuesOf(among) });
  }

  #divided(given: Value): { readonly quotient: Term; readonly remainder: Term } {
    const divisor = integerOf(given);
    if (divisor <= 0n) throw new UserError(`div and mod need a number above 0, not ${given}`);
    if (divisor === 1n) return { quotient: this, remainder: this.#of(constantOf(0n)) };
    const [low, high] = boundsOf(this.form, this.#variables.domains);
    const bounds = [floorDiv(low, divisor), floorDiv(high, divisor)] as const;
    const quotient = variableOf(this.#variables.add(rangeOf(...bounds)));
    const remainder = variableOf(this.#variables.add(rangeOf(0n, divisor - 1n)));
    const rest = combine([
      [this.form, 1n],
      [quotient, -divisor],
      [remainder, -1n],
    ]);
    this.#variables.definitions.push({ kind: 'zero', form: rest });
    return { quotient: this.#of(quotient), remainder: this.#of(remainder) };
  }

  #of(form: Linear): Term {
    return new Term(form, this.#variables);
  }
}

/** A field with states by name. */
export class StateTerm<N extends string> {
  /** The number of the state, from 0. */
  readonly index: Term;
  readonly #names: readonly N[];

  constructor(index: Term, names: readonly N[]) {
    this.index = index;
    this.#names = names;
  }

  /** It is this state, or the one that another field of the same states has. */
  eq(other: N | StateTerm<N>): Constraint {
    return this.index.eq(typeof other === 'string' ? this.numberOf(other) : other.index);
  }

  ne(other: N | StateTerm<N>): Constraint {
    return this.eq(other).not();
  }

  inside(...names: readonly N[]): Constraint {
    return this.index.inside(...names.map((name) => this.numberOf(name)));
  }

  numberOf(name: N): number {
    const index = this.#names.indexOf(name);
    if (index < 0) throw new UserError(`there is no state ${name}, only ${this.#names.join(', ')}`);
    return index;
  }
}

/** The sum of terms; 0 of none is no term, so there is at least one. */
export function sumOf(terms: readonly Term[]): Term {
  const [first, ...others] = terms;
  if (first === undefined) throw new UserError('sumOf needs a term');
  return first.add(...others);
}

/** No two of the terms are equal. */
export function unique(terms: readonly (Term | StateTerm<string>)[]): Constraint {
  return new Constraint({
    kind: 'unique',
    forms: terms.map((term) => formOf(term instanceof Term ? term : term.index)),
  });
}

/**
 * A field has one of the given values or ranges, each as often as its weight says in relation to the others, as far as
 * other constraints leave that open; a range has its weight as a whole. Stands alone, in no other constraint.
 */
export function dist(field: Term, weights: Weights<Among>): Constraint;
export function dist<N extends string>(field: StateTerm<N>, weights: Weights<N>): Constraint;
export function dist(field: Term | StateTerm<string>, weights: Weights<Among | string>): Constraint {
  const { form } = field instanceof Term ? field : field.index;
  const [[variable, factor] = [0, 0n], ...more] = form.parts;
  if (factor !== 1n || more.length > 0 || form.constant !== 0n)
    throw new UserError('dist is about a field, and not about a term that is made of fields');
  const wrong = weights.find(([, weight]) => !Number.isInteger(weight) || weight < 0);
  if (wrong !== undefined) throw new UserError(`the weight ${wrong[1]} in dist is no integer from 0 up`);
  const of = weights
    .filter(([, weight]) => weight > 0)
    .map(([among, weight]) => {
      const plain = typeof among === 'string' ? (field as StateTerm<string>).numberOf(among) : among;
      return [valuesOf([plain]), weight] as const;
    });
  if (of.length === 0) throw new UserError('dist needs a weight above 0');
  const values = unionOf(of.flatMap(([domain]) => [[domain[0]!, domain[1]!] as const]));
  return new Constraint({ kind: 'inside', form, values }, { variable, of });
}

function valuesOf(among: readonly Among[]): Domain {
  if (among.length === 0) throw new UserError('inside needs a value or a range');
  return unionOf(
    among.map((entry) => {
      const [low, high] = typeof entry === 'object' ? entry.map(integerOf) : [integerOf(entry), integerOf(entry)];
      if (low! > high!) throw new UserError(`the range [${low}, ${high}] is empty: give the lower end first`);
      return [low!, high!] as const;
    }),
  );
}

const formOf = (given: Term | Value): Linear => (given instanceof Term ? given.form : constantOf(integerOf(given)));

/** A whole number, exactly; a `UserError` for any other. */
export function integerOf(value: Value): bigint {
  if (typeof value === 'bigint') return value;
  if (Number.isSafeInteger(value)) return BigInt(value);
  throw new UserError(`${value} is no whole number up to 2^53; write larger ones as 1n << 60n`);
}
