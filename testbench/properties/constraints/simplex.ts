/** Whether inequalities can hold together, in fractions: what narrowing ranges would find in very many steps. */
import { type Domain, maxOf, minOf } from './domain.ts';
import type { Linear } from './linear.ts';
import { compare, inverse, opposite, plus, type Rational, rational, times } from './rational.ts';

/** A form with the values that it may have; undefined where there is no bound. */
export interface Row {
  readonly form: Linear;
  readonly least: bigint | undefined;
  readonly most: bigint | undefined;
}

interface Bounds {
  readonly least: Rational | undefined;
  readonly most: Rational | undefined;
}

const zero = rational(0n);

/**
 * Whether fractions within the domains' bounds meet all rows. The general simplex method of Dutertre and de Moura ("A
 * Fast Linear-Arithmetic Solver for DPLL(T)", 2006) in exact fractions, with Bland's rule, so that it ends. False is
 * certain of integers too; true is not.
 */
export function feasible(rows: readonly Row[], domains: readonly Domain[]): boolean {
  const bounds = new Map<number, Bounds>();
  const values = new Map<number, Rational>();
  /** Each basic variable as a sum of the others. */
  const tableau = new Map<number, Map<number, Rational>>();
  for (const [i, { form, least, most }] of rows.entries()) {
    const row = new Map<number, Rational>();
    let value = zero;
    for (const [variable, factor] of form.parts) {
      const domain = domains[variable]!;
      bounds.set(variable, { least: rational(minOf(domain)), most: rational(maxOf(domain)) });
      values.set(variable, rational(minOf(domain)));
      row.set(variable, rational(factor));
      value = plus(value, rational(factor * minOf(domain)));
    }
    const end = (bound: bigint | undefined) => (bound === undefined ? undefined : rational(bound - form.constant));
    bounds.set(domains.length + i, { least: end(least), most: end(most) });
    values.set(domains.length + i, value);
    tableau.set(domains.length + i, row);
  }
  while (true) {
    const basic = [...tableau.keys()].sort((a, b) => a - b).find((v) => goal(v) !== undefined);
    if (basic === undefined) return true;
    const wanted = goal(basic)!;
    const rises = compare(wanted, values.get(basic)!) > 0n;
    const row = tableau.get(basic)!;
    const other = [...row.keys()].sort((a, b) => a - b).find((v) => canMove(v, row.get(v)!.top > 0n === rises));
    if (other === undefined) return false;
    pivot(basic, other, wanted);
  }

  /** The bound that a variable is beyond. */
  function goal(variable: number): Rational | undefined {
    const { least, most } = bounds.get(variable)!;
    const value = values.get(variable)!;
    if (least !== undefined && compare(value, least) < 0n) return least;
    return most !== undefined && compare(value, most) > 0n ? most : undefined;
  }

  function canMove(variable: number, up: boolean): boolean {
    const { least, most } = bounds.get(variable)!;
    const value = values.get(variable)!;
    return up ? most === undefined || compare(value, most) < 0n : least === undefined || compare(value, least) > 0n;
  }

  /** Make `basic` have a value by moving `other`, and let the two change places. */
  function pivot(basic: number, other: number, wanted: Rational): void {
    const row = tableau.get(basic)!;
    const factor = row.get(other)!;
    const move = times(plus(wanted, opposite(values.get(basic)!)), inverse(factor));
    values.set(basic, wanted);
    values.set(other, plus(values.get(other)!, move));
    tableau.delete(basic);
    // other = (basic - the rest of the row) / factor
    const scale = inverse(factor);
    const turned = new Map<number, Rational>([[basic, scale]]);
    for (const [variable, of] of row) if (variable !== other) turned.set(variable, opposite(times(of, scale)));
    for (const [variable, of] of tableau) {
      const share = of.get(other);
      if (share === undefined) continue;
      values.set(variable, plus(values.get(variable)!, times(share, move)));
      of.delete(other);
      for (const [part, amount] of turned) {
        const sum = plus(of.get(part) ?? zero, times(share, amount));
        if (sum.top === 0n) of.delete(part);
        else of.set(part, sum);
      }
    }
    tableau.set(other, turned);
  }
}
