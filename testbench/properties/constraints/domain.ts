/** Sets of integers that a field can still have: ranges, in order, that do not touch. */

/** Bounds of the ranges, each with the one after it: `[0n, 3n, 8n, 8n]` is 0 to 3, and 8. Never empty. */
export type Domain = readonly bigint[];

/** All from `min` to `max`. */
export const rangeOf = (min: bigint, max: bigint): Domain => [min, max];

export const minOf = (domain: Domain): bigint => domain[0]!;

export const maxOf = (domain: Domain): bigint => domain.at(-1)!;

/** Whether it is a single value. */
export const isFixed = (domain: Domain): boolean => domain.length === 2 && domain[0] === domain[1];

/** How many values there are. */
export function sizeOf(domain: Domain): bigint {
  let size = 0n;
  for (let i = 0; i < domain.length; i += 2) size += domain[i + 1]! - domain[i]! + 1n;
  return size;
}

/** Value number `index`, from 0. */
export function valueAt(domain: Domain, index: bigint): bigint {
  let left = index;
  for (let i = 0; i < domain.length; i += 2) {
    const size = domain[i + 1]! - domain[i]! + 1n;
    if (left < size) return domain[i]! + left;
    left -= size;
  }
  throw new RangeError(`a domain has no value ${index}`);
}

export function contains(domain: Domain, value: bigint): boolean {
  for (let i = 0; i < domain.length; i += 2) if (value >= domain[i]! && value <= domain[i + 1]!) return true;
  return false;
}

/** What two sets have in common; undefined if nothing. The first itself where that is all of it. */
export function meet(a: Domain, b: Domain): Domain | undefined {
  if (b.length === 2 && b[0]! <= minOf(a) && b[1]! >= maxOf(a)) return a;
  const result: bigint[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const low = a[i]! > b[j]! ? a[i]! : b[j]!;
    const high = a[i + 1]! < b[j + 1]! ? a[i + 1]! : b[j + 1]!;
    if (low <= high) result.push(low, high);
    if (a[i + 1]! < b[j + 1]!) i += 2;
    else j += 2;
  }
  if (result.length === 0) return undefined;
  return same(a, result) ? a : result;
}

/** The set without the values from `low` to `high`; undefined if nothing is left. */
export function without(domain: Domain, low: bigint, high: bigint): Domain | undefined {
  if (high < minOf(domain) || low > maxOf(domain)) return domain;
  const result: bigint[] = [];
  for (let i = 0; i < domain.length; i += 2) {
    const [from, to] = [domain[i]!, domain[i + 1]!];
    if (to < low || from > high) result.push(from, to);
    else {
      if (from < low) result.push(from, low - 1n);
      if (to > high) result.push(high + 1n, to);
    }
  }
  return result.length === 0 ? undefined : same(domain, result) ? domain : result;
}

/** The ranges as a set, in any order, overlapping or not. */
export function unionOf(ranges: readonly (readonly [bigint, bigint])[]): Domain {
  const result: bigint[] = [];
  for (const [low, high] of ranges.toSorted((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0)))
    if (result.length > 0 && low <= result.at(-1)! + 1n) {
      if (high > result.at(-1)!) result[result.length - 1] = high;
    } else result.push(low, high);
  return result;
}

/** What is between `min` and `max` and not in the set; undefined if nothing. */
export function complement(domain: Domain, min: bigint, max: bigint): Domain | undefined {
  let left: Domain | undefined = rangeOf(min, max);
  for (let i = 0; i < domain.length && left !== undefined; i += 2) left = without(left, domain[i]!, domain[i + 1]!);
  return left;
}

const same = (a: Domain, b: Domain): boolean => a.length === b.length && a.every((bound, i) => bound === b[i]);
