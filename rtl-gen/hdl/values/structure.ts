/** How the values of a shape are made of parts, for those who make plain values the same way. */
import type { Shape } from './shape.ts';

/**
 * What kind of value a shape holds, and the shapes of its parts in the order of the leaves. Testbenches build plain
 * values from it: a record as an object, a list as an array, a word or union as a number, an integer with its sign. An
 * enumeration is a word whose leaf names its states.
 */
export type Structure =
  | { readonly kind: 'word' }
  | { readonly kind: 'integer' }
  | { readonly kind: 'record'; readonly fields: readonly (readonly [name: string, shape: Shape<unknown>])[] }
  | { readonly kind: 'list'; readonly elements: readonly Shape<unknown>[] }
  | { readonly kind: 'union'; readonly views: readonly (readonly [name: string, shape: Shape<unknown>])[] }
  | { readonly kind: 'absent' };

export const wordStructure: Structure = { kind: 'word' };
export const integerStructure: Structure = { kind: 'integer' };
export const absentStructure: Structure = { kind: 'absent' };
