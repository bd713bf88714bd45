/** The protocol of hardware values: each names its shape, which takes it apart into words and puts it together again. */
import type { Shape } from './shape.ts';

/** The key under which a value gives its shape; records and lists do not need it, their members tell. */
export const shapeKey = Symbol('shape');

/** A value of one of the classes behind the language: a word, an enum, an integer, a vec, a union. */
export interface HardwareValue {
  readonly [shapeKey]: Shape<unknown>;
}

export const isHardwareValue = (value: unknown): value is HardwareValue =>
  typeof value === 'object' && value !== null && shapeKey in value;
