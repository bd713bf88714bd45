/** Comparisons that let values be near each other. */
import type { Difference } from './values.ts';
import { differences } from './values.ts';

/** Compares two items; what it finds is why they do not match. */
export type Compare<T> = (expected: T, actual: T) => readonly Difference[];

/** How far a value may be off: up to so much, or whatever a function of both allows. */
export type Bound = number | bigint | ((expected: number | bigint, actual: number | bigint) => boolean);

/**
 * Items whose numbers may differ by a bound: of the fields at those paths (`header.time`, indices as names), or of the
 * items themselves where a single bound is given. All else has to be equal. A value that is no number is never near
 * another.
 */
export function within(bounds: Bound | Readonly<Record<string, Bound>>): Compare<unknown> {
  const boundAt = (path: string): Bound | undefined =>
    typeof bounds === 'object' ? bounds[path] : path === '' ? bounds : undefined;
  return (expected, actual) =>
    differences(expected, actual).flatMap((difference): Difference[] => {
      const bound = boundAt(difference.path);
      if (bound === undefined) return [difference];
      if (isNear(difference, bound)) return [];
      return [typeof bound === 'function' ? difference : { ...difference, tolerance: bound }];
    });
}

function isNear({ expected, actual }: Difference, bound: Bound): boolean {
  if (!isNumeric(expected) || !isNumeric(actual)) return false;
  if (typeof bound === 'function') return bound(expected, actual);
  // Numbers and bigints compare by value; their difference needs both to be of one kind.
  const off =
    typeof expected === typeof actual ? distance(expected, actual) : distance(Number(expected), Number(actual));
  return off <= bound;
}

function distance(a: number | bigint, b: number | bigint): number | bigint {
  const off = typeof a === 'bigint' ? a - BigInt(b) : a - Number(b);
  return off < 0 ? -off : off;
}

const isNumeric = (value: unknown): value is number | bigint => typeof value === 'number' || typeof value === 'bigint';
