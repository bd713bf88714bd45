/** Sums of variables with factors, which all terms of constraints are made to be. */
import { type Domain, maxOf, minOf } from './domain.ts';

/** Variables are numbered from 0. */
export interface Linear {
  /** Variables with factors that are not 0, by rising number. */
  readonly parts: readonly (readonly [variable: number, factor: bigint])[];
  readonly constant: bigint;
}

export const constantOf = (constant: bigint): Linear => ({ parts: [], constant });

export const variableOf = (variable: number): Linear => ({ parts: [[variable, 1n]], constant: 0n });

/** The sum of forms, each with a factor. */
export function combine(forms: readonly (readonly [Linear, bigint])[]): Linear {
  const factors = new Map<number, bigint>();
  let constant = 0n;
  for (const [form, scale] of forms) {
    constant += form.constant * scale;
    for (const [variable, factor] of form.parts) factors.set(variable, (factors.get(variable) ?? 0n) + factor * scale);
  }
  const parts = [...factors].filter(([, factor]) => factor !== 0n).sort(([a], [b]) => a - b);
  return { parts, constant };
}

/** The least and the greatest that a form can be. */
export function boundsOf({ parts, constant }: Linear, domains: readonly Domain[]): [bigint, bigint] {
  let [low, high] = [constant, constant];
  for (const [variable, factor] of parts) {
    const domain = domains[variable]!;
    if (factor > 0n) {
      low += factor * minOf(domain);
      high += factor * maxOf(domain);
    } else {
      low += factor * maxOf(domain);
      high += factor * minOf(domain);
    }
  }
  return [low, high];
}

/** Quotients of integers, rounded down and up. */
export function floorDiv(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
}

export const ceilDiv = (a: bigint, b: bigint): bigint => -floorDiv(-a, b);

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** The least and the greatest of some values. */
export const extent = (values: readonly bigint[]): [bigint, bigint] => [
  values.reduce((a, b) => (b < a ? b : a)),
  values.reduce((a, b) => (b > a ? b : a)),
];
