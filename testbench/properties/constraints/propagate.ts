/** What conditions say of the values that variables can have. */
import type { Condition } from './condition.ts';
import { contains, type Domain, isFixed, maxOf, meet, minOf, rangeOf, without } from './domain.ts';
import { boundsOf, ceilDiv, extent, floorDiv, gcd, type Linear } from './linear.ts';

/** Thrown where no value is left, and caught by the search. */
export const CONFLICT = Symbol('conflict');

/** Domains of all variables, as far as they have been narrowed. */
export class Store {
  readonly domains: Domain[];
  /** Variables whose domains have been narrowed. */
  readonly changed = new Set<number>();

  constructor(domains: readonly Domain[]) {
    this.domains = [...domains];
  }

  /** Keep of a variable only what is in `values`. */
  keep(variable: number, values: Domain): void {
    this.#put(variable, meet(this.domains[variable]!, values));
  }

  keepRange(variable: number, low: bigint, high: bigint): void {
    const domain = this.domains[variable]!;
    if (low <= minOf(domain) && high >= maxOf(domain)) return;
    if (low > high) throw CONFLICT;
    this.keep(variable, rangeOf(low, high));
  }

  remove(variable: number, low: bigint, high: bigint): void {
    this.#put(variable, without(this.domains[variable]!, low, high));
  }

  #put(variable: number, domain: Domain | undefined): void {
    if (domain === undefined) throw CONFLICT;
    if (domain === this.domains[variable]) return;
    this.domains[variable] = domain;
    this.changed.add(variable);
  }
}

/** Narrow the domains by a condition that holds. Throws `CONFLICT` if it cannot. */
export function narrow(condition: Condition, store: Store): void {
  switch (condition.kind) {
    case 'most':
      atMost(condition.form, store);
      break;
    case 'zero':
      isZero(condition.form, store);
      break;
    case 'other':
      isOther(condition.form, store);
      break;
    case 'inside':
      isInside(condition.form, condition.values, store);
      break;
    case 'product':
      isProduct(condition, store);
      break;
    case 'unique':
      areUnique(condition.forms, store);
      break;
    case 'all':
      for (const part of condition.of) narrow(part, store);
      break;
    case 'any':
      isAny(condition.of, store);
      break;
  }
}

/** Whether a condition holds for all values that are left, or for none; undefined if that is open. */
export function decided(condition: Condition, domains: readonly Domain[]): boolean | undefined {
  switch (condition.kind) {
    case 'most': {
      const [low, high] = boundsOf(condition.form, domains);
      return high <= 0n ? true : low > 0n ? false : undefined;
    }
    case 'zero':
      return isZeroDecided(condition.form, domains);
    case 'other': {
      const isZero = isZeroDecided(condition.form, domains);
      return isZero === undefined ? undefined : !isZero;
    }
    case 'inside': {
      const [low, high] = boundsOf(condition.form, domains);
      const common = condition.values.length === 0 ? undefined : meet(rangeOf(low, high), condition.values);
      if (common === undefined) return false;
      return common.length === 2 && minOf(common) === low && maxOf(common) === high ? true : undefined;
    }
    case 'all': {
      const parts = condition.of.map((part) => decided(part, domains));
      return parts.includes(false) ? false : parts.includes(undefined) ? undefined : true;
    }
    case 'any': {
      const parts = condition.of.map((part) => decided(part, domains));
      return parts.includes(true) ? true : parts.includes(undefined) ? undefined : false;
    }
    case 'unique':
      return areUniqueDecided(condition.forms, domains);
    case 'product':
      return undefined;
  }
}

function areUniqueDecided(forms: readonly Linear[], domains: readonly Domain[]): boolean | undefined {
  const bounds = forms.map((form) => boundsOf(form, domains));
  const fixed = bounds.flatMap(([low, high]) => (low === high ? [low] : []));
  if (new Set(fixed).size < fixed.length) return false;
  return fixed.length === forms.length ? true : undefined;
}

function isZeroDecided(form: Linear, domains: readonly Domain[]): boolean | undefined {
  const [low, high] = boundsOf(form, domains);
  if (low > 0n || high < 0n) return false;
  if (low === high) return true;
  const [only, ...others] = form.parts;
  if (only === undefined || others.length > 0) return undefined;
  const [variable, factor] = only;
  if (form.constant % factor !== 0n) return false;
  return contains(domains[variable]!, -form.constant / factor) ? undefined : false;
}

/** sum of factor * x + constant <= 0: each part is at most what the least of the others leaves. */
function atMost(form: Linear, store: Store): void {
  const [low] = boundsOf(form, store.domains);
  if (low > 0n) throw CONFLICT;
  for (const [variable, factor] of form.parts) {
    const domain = store.domains[variable]!;
    // What this part may add to its least.
    const slack = -low;
    if (factor > 0n) store.keepRange(variable, minOf(domain), minOf(domain) + slack / factor);
    else store.keepRange(variable, maxOf(domain) - slack / -factor, maxOf(domain));
  }
}

function isZero(form: Linear, store: Store): void {
  divisible(form, store.domains);
  for (const [variable, factor] of form.parts) {
    const [low, high] = boundsOf(form, store.domains);
    const domain = store.domains[variable]!;
    const [least, most] = factor > 0n ? [minOf(domain), maxOf(domain)] : [maxOf(domain), minOf(domain)];
    // factor * x = -(the others), which are from low - factor * least to high - factor * most.
    const [from, to] = [factor * most - high, factor * least - low];
    if (from > to) throw CONFLICT;
    if (factor > 0n) store.keepRange(variable, ceilDiv(from, factor), floorDiv(to, factor));
    else store.keepRange(variable, ceilDiv(to, factor), floorDiv(from, factor));
  }
  const [low, high] = boundsOf(form, store.domains);
  if (low > 0n || high < 0n) throw CONFLICT;
}

/** The greatest common divisor of the factors of what is open divides the rest. */
function divisible({ parts, constant }: Linear, domains: readonly Domain[]): void {
  let [divisor, rest] = [0n, constant];
  for (const [variable, factor] of parts) {
    const domain = domains[variable]!;
    if (isFixed(domain)) rest += factor * minOf(domain);
    else divisor = gcd(divisor, factor);
  }
  if (divisor === 0n ? rest !== 0n : rest % divisor !== 0n) throw CONFLICT;
}

/** The only variable that is open, with its factor, and what the others make; undefined if more are. */
function onlyOpen(
  form: Linear,
  domains: readonly Domain[],
): { open?: readonly [number, bigint]; rest: bigint } | undefined {
  let open: readonly [number, bigint] | undefined;
  let rest = form.constant;
  for (const part of form.parts) {
    const domain = domains[part[0]]!;
    if (isFixed(domain)) rest += part[1] * minOf(domain);
    else if (open === undefined) open = part;
    else return undefined;
  }
  return open === undefined ? { rest } : { open, rest };
}

function isOther(form: Linear, store: Store): void {
  const left = onlyOpen(form, store.domains);
  if (left === undefined) return;
  if (left.open === undefined) {
    if (left.rest === 0n) throw CONFLICT;
    return;
  }
  const [variable, factor] = left.open;
  if (left.rest % factor === 0n) store.remove(variable, -left.rest / factor, -left.rest / factor);
}

function isInside(form: Linear, values: Domain, store: Store): void {
  if (values.length === 0) throw CONFLICT;
  const [least, most] = [minOf(values), maxOf(values)];
  const shifted = { parts: form.parts, constant: form.constant - most };
  atMost(shifted, store);
  atMost({ parts: form.parts.map(([v, f]) => [v, -f] as const), constant: least - form.constant }, store);
  const [low, high] = boundsOf(form, store.domains);
  const common = meet(rangeOf(low, high), values);
  if (common === undefined) throw CONFLICT;
  const left = onlyOpen(form, store.domains);
  if (left?.open === undefined) return;
  const [variable, factor] = left.open;
  // The ranges as values of the variable.
  const ranges: [bigint, bigint][] = [];
  for (let i = 0; i < common.length; i += 2) {
    const ends = [common[i]! - left.rest, common[i + 1]! - left.rest] as const;
    const [from, to] = factor > 0n ? ends : [ends[1], ends[0]];
    const [first, last] = [ceilDiv(from, factor), floorDiv(to, factor)];
    if (first <= last) ranges.push([first, last]);
  }
  if (ranges.length === 0) throw CONFLICT;
  store.keep(variable, (factor > 0n ? ranges : ranges.reverse()).flat());
}

function isProduct({ product, left, right }: Extract<Condition, { kind: 'product' }>, store: Store): void {
  const within = (form: Linear, low: bigint, high: bigint): void => isInside(form, rangeOf(low, high), store);
  const [a, b] = [boundsOf(left, store.domains), boundsOf(right, store.domains)];
  const corners = a.flatMap((x) => b.map((y) => x * y));
  within(product, ...extent(corners));
  const whole = boundsOf(product, store.domains);
  for (const [form, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const [low, high] = boundsOf(other, store.domains);
    // form = product / other, unless that could be 0.
    if (low <= 0n && high >= 0n) continue;
    const quotients = whole.flatMap((p) => [low, high].flatMap((d) => [floorDiv(p, d), ceilDiv(p, d)]));
    // A product that can be 0 can have a factor of 0.
    within(form, ...extent(whole[0] <= 0n && whole[1] >= 0n ? [...quotients, 0n] : quotients));
  }
}

/** Forms that differ: by fixed values, and by ranges with as many forms as values (Hall's theorem). */
function areUnique(forms: readonly Linear[], store: Store): void {
  for (const [i, form] of forms.entries()) {
    const [low, high] = boundsOf(form, store.domains);
    if (low !== high) continue;
    for (const [j, other] of forms.entries()) if (j !== i) isOther(shifted(other, low), store);
  }
  const bounds = forms.map((form) => boundsOf(form, store.domains));
  const ends = [...new Set(bounds.map(([, high]) => high))];
  for (const low of new Set(bounds.map(([start]) => start)))
    for (const high of ends) {
      if (high < low) continue;
      const isIn = bounds.map((bound) => bound[0] >= low && bound[1] <= high);
      const count = BigInt(isIn.filter(Boolean).length);
      if (count > high - low + 1n) throw CONFLICT;
      if (count < high - low + 1n) continue;
      for (const [i, { parts, constant }] of forms.entries()) {
        const [only, ...more] = parts;
        if (isIn[i] || only === undefined || more.length > 0 || only[1] !== 1n) continue;
        store.remove(only[0], low - constant, high - constant);
      }
    }
}

const shifted = ({ parts, constant }: Linear, by: bigint): Linear => ({ parts, constant: constant - by });

/** One of several holds: those that cannot are left out, and the last one that can is required. */
function isAny(of: readonly Condition[], store: Store): void {
  let last: Condition | undefined;
  let count = 0;
  for (const part of of) {
    const holds = decided(part, store.domains);
    if (holds === true) return;
    if (holds === false || !couldHold(part, store)) continue;
    last = part;
    count++;
  }
  if (last === undefined) throw CONFLICT;
  if (count === 1) narrow(last, store);
}

function couldHold(condition: Condition, { domains }: Store): boolean {
  // What `decided` has left open of these can hold.
  if (condition.kind === 'most') return true;
  try {
    narrow(condition, new Store(domains));
    return true;
  } catch (error) {
    if (error !== CONFLICT) throw error;
    return false;
  }
}
