/** Records with constraints between their fields, as stimulus. */
import * as fc from 'fast-check';
import { UserError } from '../../../support/user-error.ts';
import type { Condition } from './condition.ts';
import { conflictOf } from './conflict.ts';
import { contains, type Domain, maxOf, meet, minOf, rangeOf, sizeOf, valueAt } from './domain.ts';
import { type Fields, Layout, type RecordOf, type TermsOf } from './fields.ts';
import { variableOf } from './linear.ts';
import { type Budget, type Choices, type Outcome, search, solve } from './search.ts';
import { Constraint, Variables } from './terms.ts';

/** Constraints by the names that reports give them. */
export type Constraints<F extends Fields> = (fields: TermsOf<F>) => Readonly<Record<string, Constraint>>;

/** How records are drawn. */
export interface ConstrainedOptions<F extends Fields> {
  /**
   * Constraints that give way: one that cannot be met with the others, and with the soft ones before it, is left out;
   * so is one of which that is not decided within the limit.
   */
  readonly soft?: Constraints<F>;
  /** Steps of the search after which it gives up, each of some 10 to 100 microseconds. Default 20,000. */
  readonly limit?: number;
}

/** One draw in so many has ends of ranges, unless fast-check is told to be without bias. */
const ENDS_IN = 3;
/** How much of the limit one attempt of a draw may take before it begins again with other choices. */
const ATTEMPT = 200;
/** How many times the limit the search for the constraints that conflict may take in all. */
const CONFLICT_SHARE = 5;

/**
 * Records whose fields meet all constraints. Fields are words (`{ bits: 12 }`, to 128 bits), integers (`{ min: -4, max:
 * 4 }`), states (`['read', 'write']`), and lists of those (`{ list: 4, of: { bits: 8 } }`). The search is complete: if
 * the constraints cannot be met, this call throws a `UserError` with the smallest set of them that conflicts, by name.
 *
 * Draws depend on fast-check's seed alone. Values are uniform among those that the fields decided before leave, in an
 * order of fields that is drawn too, `dist` first; in one record of three about half of the fields are at an end of
 * what is left. Every record that meets the constraints can come. Shrinks to zeros, ends of ranges next to 0, and first
 * states, with all constraints met.
 *
 * Limits: fields have 128 bits at most. Sums, differences and comparisons of fields are quick at any width; products of
 * fields, and several remainders of one, need search. Where `limit` steps do not decide whether the constraints can be
 * met, a `UserError` says so; of those that conflict, fewer may be found in five times as many. A draw that has not
 * found a record by chance within the limit is the record that was found first.
 */
export function constrained<const F extends Fields>(
  fields: F,
  constraints: Constraints<F> = () => ({}),
  options: ConstrainedOptions<F> = {},
): fc.Arbitrary<RecordOf<F>> {
  return new Constrained(fields, constraints, options);
}

class Constrained<F extends Fields> extends fc.Arbitrary<RecordOf<F>> {
  readonly #layout: Layout<F>;
  readonly #variables = new Variables();
  readonly #limit: number;
  readonly #conditions: readonly Condition[];
  readonly #weights = new Map<number, readonly (readonly [Domain, number])[]>();

  constructor(fields: F, constraints: Constraints<F>, { soft = () => ({}), limit = 20_000 }: ConstrainedOptions<F>) {
    super();
    if (!Number.isInteger(limit) || limit < 1) throw new UserError(`the limit ${limit} is no integer from 1 up`);
    this.#limit = limit;
    this.#layout = new Layout(fields, this.#variables);
    const hard = new Map(Object.entries(constraints(this.#layout.terms)));
    const yielding = Object.entries(soft(this.#layout.terms));
    for (const [name, constraint] of [...hard, ...yielding])
      if (!(constraint instanceof Constraint)) throw new UserError(`"${name}" is no constraint`);
    this.#check(hard);
    let held = [...hard.values()];
    for (const [, constraint] of yielding)
      if (Array.isArray(this.#solve(conditionsOf([...held, constraint])))) held = [...held, constraint];
    for (const { weights } of held) if (weights !== undefined) this.#weights.set(weights.variable, weights.of);
    this.#conditions = conditionsOf(held);
  }

  override generate(random: fc.Random, biasFactor: number | undefined): fc.Value<RecordOf<F>> {
    const atEnds = biasFactor !== undefined && random.nextInt(1, ENDS_IN) === 1;
    for (let left = this.#limit; left > 0; left -= ATTEMPT) {
      const found = this.#solve(this.#conditions, this.#drawn(random, atEnds), { left: Math.min(left, ATTEMPT) });
      if (Array.isArray(found)) return new fc.Value(this.#layout.record(found), found);
    }
    // Choices that have found a record before.
    const found = this.#solve(this.#conditions);
    return new fc.Value(this.#layout.record(found as readonly bigint[]), found);
  }

  override canShrinkWithoutContext(value: unknown): value is RecordOf<F> {
    return this.#valuesOf(value) !== undefined;
  }

  override shrink(value: RecordOf<F>, context: unknown): fc.Stream<fc.Value<RecordOf<F>>> {
    const values = (context as readonly bigint[] | undefined) ?? this.#valuesOf(value);
    return values === undefined ? fc.Stream.nil() : fc.stream(this.#smaller(values));
  }

  /** Records that are smaller: those with one field nearer to its rest, and others only as far from theirs. */
  *#smaller(values: readonly bigint[]): Generator<fc.Value<RecordOf<F>>> {
    const { domains } = this.#variables;
    const fields = this.#layout.variables;
    const weigh = (of: readonly bigint[]): bigint =>
      fields.reduce((sum, variable) => sum + distance(of[variable]!, restOf(domains[variable]!)), 0n);
    const weight = weigh(values);
    for (const variable of fields) {
      const rest = restOf(domains[variable]!);
      // All the way, half of it, a quarter, to the next value.
      for (let step = values[variable]! - rest; step !== 0n; step /= 2n) {
        const found = this.#near(values, variable, values[variable]! - step);
        if (found !== undefined && weigh(found) < weight) yield new fc.Value(this.#layout.record(found), found);
      }
    }
  }

  /** The record with one field at a value, or between it and its rest, and others as they were, where they can be. */
  #near(values: readonly bigint[], changed: number, value: bigint): readonly bigint[] | undefined {
    const { domains } = this.#variables;
    const rest = restOf(domains[changed]!);
    const wanted = (variable: number, domain: Domain) => {
      if (variable === changed) return nearest(domain, value);
      return contains(domain, values[variable]!) ? values[variable]! : nearest(domain, restOf(domains[variable]!));
    };
    const fields = new Set(this.#layout.variables);
    const choices: Choices = {
      variable: (open) => (open.includes(changed) ? changed : (open.find((v) => fields.has(v)) ?? open[0]!)),
      value: wanted,
      low: () => value < rest,
    };
    const nearer: Condition = {
      kind: 'inside',
      form: variableOf(changed),
      values: value < rest ? rangeOf(value, rest) : rangeOf(rest, value),
    };
    const found = this.#solve([...this.#conditions, nearer], choices, { left: ATTEMPT });
    return Array.isArray(found) ? found : undefined;
  }

  /** The values of all variables for a record that meets the constraints. */
  #valuesOf(record: unknown): readonly bigint[] | undefined {
    const given = this.#layout.values(record);
    if (given === undefined) return undefined;
    const fixed = [...given].map(
      ([variable, value]): Condition => ({ kind: 'zero', form: { parts: [[variable, 1n]], constant: -value } }),
    );
    const found = this.#solve([...this.#conditions, ...fixed]);
    return Array.isArray(found) ? found : undefined;
  }

  /** Throws a `UserError` where the constraints conflict, or where that is not known. */
  #check(hard: ReadonlyMap<string, Constraint>): void {
    const outcome = this.#solve(conditionsOf([...hard.values()]));
    const budget: Budget = { left: CONFLICT_SHARE * this.#limit };
    if (outcome === 'unknown')
      throw new UserError(
        `whether the constraints can be met is not decided after ${this.#limit} steps: make them simpler, or give a higher limit`,
      );
    if (outcome !== 'none') return;
    const { names, isSmallest } = conflictOf({
      names: [...hard.keys()],
      canMeet: (some) => {
        const own = { left: Math.min(this.#limit, budget.left) };
        const given = own.left;
        const found = this.#solve(conditionsOf(some.map((name) => hard.get(name)!)), undefined, own);
        budget.left -= given - own.left;
        return found === 'unknown' ? undefined : found !== 'none';
      },
    });
    const list = names.map((name) => `"${name}"`).join(', ');
    if (names.length === 1) throw new UserError(`the constraint ${list} cannot be met by the fields as they are`);
    const others = isSmallest ? 'no fewer of them conflict' : 'fewer that conflict were not found';
    throw new UserError(`the constraints ${list} cannot be met together; ${others}`);
  }

  /** Values that meet the conditions; without `choices` always the same ones. */
  #solve(conditions: readonly Condition[], choices?: Choices, budget: Budget = { left: this.#limit }): Outcome {
    const { domains, definitions } = this.#variables;
    const problem = { domains, conditions: [...definitions, ...conditions] };
    return choices === undefined ? solve(problem, budget) : search(problem, choices, budget);
  }

  /** Choices at random: fields with weights first, the others in a drawn order, or small ones first. */
  #drawn(random: fc.Random, atEnds: boolean): Choices {
    const bySize = random.nextInt(0, 1) === 1;
    const rank = new Map(this.#variables.domains.map((_, variable) => [variable, random.nextDouble()]));
    const fields = new Set(this.#layout.variables);
    const before = (a: number, b: number, domains: readonly Domain[]): boolean => {
      // Quotients, remainders and products follow from fields.
      if (fields.has(a) !== fields.has(b)) return fields.has(a);
      const [ofA, ofB] = [this.#weights.has(a), this.#weights.has(b)];
      if (ofA !== ofB) return ofA;
      if (bySize && sizeOf(domains[a]!) !== sizeOf(domains[b]!)) return sizeOf(domains[a]!) < sizeOf(domains[b]!);
      return rank.get(a)! < rank.get(b)!;
    };
    return {
      variable: (open, domains) => open.reduce((a, b) => (before(b, a, domains) ? b : a)),
      value: (variable, domain) => {
        const weights = this.#weights.get(variable);
        if (weights !== undefined) return uniform(weighted(weights, domain, random), random);
        if (!atEnds || random.nextInt(0, 1) === 0) return uniform(domain, random);
        return random.nextInt(0, 1) === 0 ? minOf(domain) : maxOf(domain);
      },
      low: () => random.nextInt(0, 1) === 0,
    };
  }
}

const conditionsOf = (constraints: readonly Constraint[]): Condition[] => constraints.map(({ condition }) => condition);

const uniform = (domain: Domain, random: fc.Random): bigint =>
  valueAt(domain, random.nextBigInt(0n, sizeOf(domain) - 1n));

/** One of the ranges that the domain still has something of, by weight. */
function weighted(weights: readonly (readonly [Domain, number])[], domain: Domain, random: fc.Random): Domain {
  const possible = weights.flatMap(([values, weight]) => {
    const common = meet(domain, values);
    return common === undefined ? [] : [[common, weight] as const];
  });
  let at = random.nextInt(0, possible.reduce((sum, [, weight]) => sum + weight, 0) - 1);
  for (const [values, weight] of possible) {
    if (at < weight) return values;
    at -= weight;
  }
  return domain;
}

/** What a field shrinks to: 0, or what it can be nearest to it. */
const restOf = (domain: Domain): bigint => nearest(domain, 0n);

function nearest(domain: Domain, value: bigint): bigint {
  let best = minOf(domain);
  for (let i = 0; i < domain.length; i += 2) {
    const [low, high] = [domain[i]!, domain[i + 1]!];
    const near = value < low ? low : value > high ? high : value;
    if (distance(near, value) < distance(best, value)) best = near;
  }
  return best;
}

const distance = (a: bigint, b: bigint): bigint => (a < b ? b - a : a - b);
