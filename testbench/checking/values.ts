/** Values as reports show them, and where two of them differ. */
import { hexOf } from '../../support/hex.ts';

/** A number as hardware people read it: decimal up to 9, hexadecimal above; anything else as in source code. */
export function formatValue(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'bigint')
    return Number.isInteger(value) || typeof value === 'bigint' ? formatInteger(BigInt(value)) : String(value);
  if (typeof value === 'string') return value;
  if (value instanceof Uint8Array) return `bytes ${hexOf(value)}`;
  if (Array.isArray(value)) return `[${value.map(formatValue).join(', ')}]`;
  if (value !== null && typeof value === 'object')
    return `{ ${Object.entries(value)
      .map(([field, v]) => `${field}: ${formatValue(v)}`)
      .join(', ')} }`;
  return String(value);
}

/** One place where two values differ. */
export interface Difference {
  /** Field names and indices joined by dots; empty for the value itself. */
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
  /** How far they may be apart, where that is not nothing. */
  readonly tolerance?: number | bigint;
}

/** Whether `differences` would find none; cheap where they are equal, which they nearly always are. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b || samePlain(a, b) || sameLeaf(a, b)) return true;
  if (!isComposite(a) || !isComposite(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  for (const field of Object.keys(a)) if (!same(Reflect.get(a, field), Reflect.get(b, field))) return false;
  for (const field of Object.keys(b)) if (!Object.hasOwn(a, field) && Reflect.get(b, field) !== undefined) return false;
  return true;
}

/**
 * All places where `actual` is not `expected`, compared field by field. Numbers and bigints are equal when their values
 * are, because ports read as one or the other by their width. A field that is undefined equals one that is absent.
 */
export function differences(expected: unknown, actual: unknown, path = ''): Difference[] {
  if (same(expected, actual)) return [];
  if (!isComposite(expected) || !isComposite(actual) || Array.isArray(expected) !== Array.isArray(actual))
    return [{ path, expected, actual }];
  const fields = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...fields].flatMap((field) =>
    differences(Reflect.get(expected, field), Reflect.get(actual, field), path === '' ? field : `${path}.${field}`),
  );
}

function sameLeaf(a: unknown, b: unknown): boolean {
  if (a === b || Object.is(a, b)) return true;
  if (isNumeric(a) && isNumeric(b)) {
    if (typeof a === typeof b) return false;
    // `BigInt` throws on fractions; these are never equal to another number that is not the same.
    return Number.isInteger(Number(a)) && Number.isInteger(Number(b)) && BigInt(a) === BigInt(b);
  }
  return (
    a instanceof Uint8Array && b instanceof Uint8Array && a.length === b.length && a.every((byte, i) => byte === b[i])
  );
}

/**
 * True only for records with the same fields and the same primitive values, as a stream's items nearly always are;
 * false where that takes a closer look. It costs half of what the comparison of all kinds of values does: no list of
 * fields is made. That both have equally many fields proves that `b` has no further one, because each field of `a` was
 * found in `b` itself: what a record inherits from `Object` are functions and objects.
 */
function samePlain(a: unknown, b: unknown): boolean {
  if (!isRecord(a) || !isRecord(b)) return false;
  let fields = 0;
  for (const field in a) {
    const value = a[field];
    if (value !== b[field] || value === undefined || typeof value === 'function' || typeof value === 'object')
      return false;
    fields++;
  }
  for (const _ in b) fields--;
  return fields === 0;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && value.constructor === Object;
}

function isNumeric(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

function isComposite(value: unknown): value is object {
  return value !== null && typeof value === 'object' && !(value instanceof Uint8Array);
}

function formatInteger(value: bigint): string {
  const magnitude = value < 0n ? -value : value;
  const digits = magnitude < 10n ? magnitude.toString() : `0x${magnitude.toString(16)}`;
  return value < 0n ? `-${digits}` : digits;
}
