/**
 * The protocol of hardware values: each names its shape, which takes it apart into words and puts it together again.
 */
import type { Owner } from './owner.ts';
import type { Shape } from './shape.ts';

/** The key under which a value gives its shape; records and lists do not need it, their members tell. */
export const shapeKey = Symbol('shape');

/** A value of one of the classes behind the language: a word, an enum, an integer, a vec, a union. */
export interface HardwareValue {
  readonly [shapeKey]: Shape<unknown>;
  /** The module that it belongs to. */
  readonly owner: Owner;
}

export const isHardwareValue = (value: unknown): value is HardwareValue =>
  typeof value === 'object' && value !== null && shapeKey in value;

/** The module of the first word in a value. */
export function findOwner(value: unknown): Owner | undefined {
  if (isHardwareValue(value)) return value.owner;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const part of Object.values(value)) {
    const owner = findOwner(part);
    if (owner !== undefined) return owner;
  }
  return undefined;
}
