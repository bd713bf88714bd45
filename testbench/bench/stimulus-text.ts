/** Stimuli in reports. */
import * as fc from 'fast-check';
import { formatValue } from '../checking/values.ts';

/**
 * Plain data in hardware notation (numbers in hexadecimal, states by name); other values as fast-check shows
 * them.
 */
export const stimulusText = (value: unknown): string => (isPlain(value) ? formatValue(value) : fc.stringify(value));

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && typeof value !== 'symbol';
  if (value instanceof Uint8Array) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  const prototype: unknown = Object.getPrototypeOf(value);
  // An object with its own text, such as a list of commands, is not plain data.
  if (prototype !== null && prototype !== Object.prototype) return false;
  return !fc.hasToStringMethod(value) && Object.values(value).every(isPlain);
}
