/** Finds values for all variables that meet all conditions, or finds that there are none. */
import { type Condition, variablesOf } from './condition.ts';
import { type Domain, isFixed, maxOf, minOf, rangeOf, sizeOf, without } from './domain.ts';
import { solvable } from './equations.ts';
import type { Linear } from './linear.ts';
import { CONFLICT, decided, narrow, Store } from './propagate.ts';
import { feasible, type Row } from './simplex.ts';

/** What is looked for. */
export interface Problem {
  /** What each variable can have before any condition. */
  readonly domains: readonly Domain[];
  readonly conditions: readonly Condition[];
}

/** How the search goes on where values are open. */
export interface Choices {
  /** Which of the open variables is decided next. */
  readonly variable: (open: readonly number[], domains: readonly Domain[]) => number;
  /** Which of its values is tried first. */
  readonly value: (variable: number, domain: Domain) => bigint;
  /** Whether the lower half of what is left is tried first. */
  readonly low: () => boolean;
}

/** Steps that a search may take; it counts those that it takes. */
export interface Budget {
  left: number;
}

/** The values of all variables; `none` if there are none; `unknown` where the budget ended before that was clear. */
export type Outcome = readonly bigint[] | 'none' | 'unknown';

/** Steps of the first attempt of `solve`; each attempt has twice as many as the one before. */
const FIRST = 100;

/**
 * A complete search whose outcome is always the same. It begins again with those variables first whose conditions
 * could not be met, so that it does not go through all values of variables that have nothing to do with that.
 */
export function solve(problem: Problem, budget: Budget): Outcome {
  const blame = problem.domains.map(() => 1);
  const bits = (domain: Domain): number => sizeOf(domain).toString(2).length;
  const choices: Choices = {
    variable: (open, domains) =>
      open.reduce((a, b) => (bits(domains[b]!) * blame[a]! < bits(domains[a]!) * blame[b]! ? b : a)),
    value: (_, domain) => minOf(domain),
    low: () => true,
  };
  for (let part = FIRST; ; part *= 2) {
    const own = { left: Math.min(part, budget.left) };
    budget.left -= own.left;
    const outcome = search(problem, choices, own, blame);
    budget.left += own.left;
    if (outcome !== 'unknown' || budget.left === 0) return outcome;
  }
}

/** How often conditions are gone through, for each of them, before it is asked whether they can hold at all. */
const ROUNDS = 12;

/**
 * A complete search: a value of a variable is tried, then the lower and the upper half of its other values, with the
 * domains narrowed by all conditions at each step. `blame` counts for each variable how often a condition about it
 * could not be met.
 */
export function search(
  { domains, conditions }: Problem,
  choices: Choices,
  budget: Budget,
  blame: number[] = domains.map(() => 0),
): Outcome {
  const watchers = domains.map((): number[] => []);
  for (const [i, condition] of conditions.entries())
    for (const variable of new Set(variablesOf(condition))) watchers[variable]!.push(i);
  const equations = conditions.flatMap(equationsOf);
  const start = narrowed(domains, conditions.keys());
  if (start === undefined) return 'none';
  // What is still to be looked at, the next one last; narrowed when its turn comes.
  const open: { readonly domains: readonly Domain[]; readonly changed: number | undefined }[] = [
    { domains: start, changed: undefined },
  ];
  while (open.length > 0) {
    const { domains: given, changed } = open.pop()!;
    const now = changed === undefined ? given : narrowed(given, watchers[changed]!);
    if (now === undefined) continue;
    const undecided = now.flatMap((domain, i) => (isFixed(domain) ? [] : [i]));
    if (undecided.length === 0) {
      if (isMet(now)) return now.map(minOf);
      continue;
    }
    if (budget.left === 0) return 'unknown';
    budget.left--;
    if (!solvable(equations, now)) continue;
    const variable = choices.variable(undecided, now);
    const domain = now[variable]!;
    const value = choices.value(variable, domain);
    for (const part of [...halves(without(domain, value, value)!, choices.low()), rangeOf(value, value)])
      open.push({ domains: now.with(variable, part), changed: variable });
  }
  return 'none';

  /** Whether single values meet all conditions: narrowing may have ended before all had been looked at. */
  function isMet(values: readonly Domain[]): boolean {
    try {
      for (const condition of conditions) narrow(condition, new Store(values));
      return true;
    } catch (error) {
      if (error !== CONFLICT) throw error;
      return false;
    }
  }

  /** The domains after all conditions that could say something; undefined if one has no value left. */
  function narrowed(given: readonly Domain[], first: Iterable<number>): readonly Domain[] | undefined {
    const store = new Store(given);
    const due = new Set(first);
    let rounds = ROUNDS * (conditions.length + 4);
    let at = 0;
    try {
      for (const i of due) {
        due.delete(i);
        at = i;
        narrow(conditions[i]!, store);
        for (const variable of store.changed) for (const other of watchers[variable]!) due.add(other);
        store.changed.clear();
        if (--rounds > 0) continue;
        // Ranges that shrink by little each time: perhaps to nothing, which fractions show at once.
        return feasible(
          conditions.flatMap((condition) => rowsOf(condition, store)),
          store.domains,
        )
          ? store.domains
          : undefined;
      }
    } catch (error) {
      if (error !== CONFLICT) throw error;
      for (const variable of new Set(variablesOf(conditions[at]!))) blame[variable]!++;
      return undefined;
    }
    return store.domains;
  }
}

/** Two parts of a domain, the one that is to be looked at first last. */
function halves(domain: Domain, low: boolean): Domain[] {
  const middle = (minOf(domain) + maxOf(domain)) >> 1n;
  const lower = without(domain, middle + 1n, maxOf(domain));
  const upper = without(domain, minOf(domain), middle);
  return (low ? [upper, lower] : [lower, upper]).filter((half) => half !== undefined);
}

/** The inequalities that a condition makes certain. */
function rowsOf(condition: Condition, store: Store): Row[] {
  switch (condition.kind) {
    case 'most':
      return [{ form: condition.form, least: undefined, most: 0n }];
    case 'zero':
      return [{ form: condition.form, least: 0n, most: 0n }];
    case 'inside':
      return [{ form: condition.form, least: minOf(condition.values), most: maxOf(condition.values) }];
    case 'all':
      return condition.of.flatMap((part) => rowsOf(part, store));
    case 'any': {
      const possible = condition.of.filter((part) => decided(part, store.domains) !== false);
      return possible.length === 1 ? rowsOf(possible[0]!, store) : [];
    }
    default:
      return [];
  }
}

/** The equations that a condition contains. */
function equationsOf(condition: Condition): Linear[] {
  if (condition.kind === 'zero') return [condition.form];
  return condition.kind === 'all' ? condition.of.flatMap(equationsOf) : [];
}
