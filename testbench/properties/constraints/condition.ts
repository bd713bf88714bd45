/** Conditions on variables, without negations: those are made part of what they negate. */
import { complement, type Domain, unionOf } from './domain.ts';
import { combine, constantOf, type Linear } from './linear.ts';

/** What is required. */
export type Condition =
  /** A form is at most 0, is 0, is not 0. */
  | { readonly kind: 'most' | 'zero' | 'other'; readonly form: Linear }
  /** A form has one of these values. */
  | { readonly kind: 'inside'; readonly form: Linear; readonly values: Domain }
  /** A variable is the product of two forms. */
  | { readonly kind: 'product'; readonly product: Linear; readonly left: Linear; readonly right: Linear }
  /** No two forms are equal. */
  | { readonly kind: 'unique'; readonly forms: readonly Linear[] }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] };

export const minus = (a: Linear, b: Linear): Linear =>
  combine([
    [a, 1n],
    [b, -1n],
  ]);

const one = constantOf(1n);

/** Further than any form of fields gets: what is inside of no set is beyond its ends. */
const FAR = 1n << 4096n;

/** The contrary. */
export function negated(condition: Condition): Condition {
  switch (condition.kind) {
    // form > 0: 1 - form <= 0.
    case 'most':
      return { kind: 'most', form: minus(one, condition.form) };
    case 'zero':
      return { ...condition, kind: 'other' };
    case 'other':
      return { ...condition, kind: 'zero' };
    case 'inside':
      return { ...condition, values: complement(condition.values, -FAR, FAR) ?? unionOf([]) };
    case 'all':
      return { kind: 'any', of: condition.of.map(negated) };
    case 'any':
      return { kind: 'all', of: condition.of.map(negated) };
    case 'unique':
      return { kind: 'any', of: pairs(condition.forms).map((form) => ({ kind: 'zero', form })) };
    case 'product':
      throw new Error('products define variables, and are not negated');
  }
}

/** The difference of each pair. */
export const pairs = (forms: readonly Linear[]): Linear[] =>
  forms.flatMap((form, i) => forms.slice(i + 1).map((other) => minus(form, other)));

/** The variables that a condition is about. */
export function variablesOf(condition: Condition): number[] {
  const forms = (list: readonly Linear[]) => list.flatMap(({ parts }) => parts.map(([variable]) => variable));
  switch (condition.kind) {
    case 'product':
      return forms([condition.product, condition.left, condition.right]);
    case 'unique':
      return forms(condition.forms);
    case 'all':
    case 'any':
      return condition.of.flatMap(variablesOf);
    default:
      return forms([condition.form]);
  }
}
