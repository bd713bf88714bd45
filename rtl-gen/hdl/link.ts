/** Links: bundles of ports of which the module reads some and drives the others. */
import type { Bits } from './bits.ts';
import { bit, type Shape } from './shape.ts';

/** A bundle by direction; `L` types what a module body reads of it and what it must drive. */
export interface Link<L extends { read: unknown; drive: unknown }> {
  /** Fields in port order; each is read or driven by the module that has the link. */
  readonly fields: readonly { readonly name: string; readonly shape: Shape<unknown>; readonly by: 'read' | 'drive' }[];
  readonly '~link'?: L;
}

/** The sending side of a valid/ready stream: a transfer happens at each clock edge with `valid` and `ready` both 1. */
export interface Stream<V> {
  readonly payload: V;
  readonly valid: Bits<1>;
}

/** The receiving side of a valid/ready stream. */
export interface Ready {
  readonly ready: Bits<1>;
}

/** A stream that enters the module: it reads `payload` and `valid`, and drives `ready`. */
export function sink<V>(shape: Shape<V>): Link<{ read: Stream<V>; drive: Ready }> {
  return {
    fields: [
      { name: 'payload', shape, by: 'read' },
      { name: 'valid', shape: bit, by: 'read' },
      { name: 'ready', shape: bit, by: 'drive' },
    ],
  };
}

/** A stream that leaves the module: it drives `payload` and `valid`, and reads `ready`. */
export function source<V>(shape: Shape<V>): Link<{ read: Ready; drive: Stream<V> }> {
  return {
    fields: [
      { name: 'payload', shape, by: 'drive' },
      { name: 'valid', shape: bit, by: 'drive' },
      { name: 'ready', shape: bit, by: 'read' },
    ],
  };
}
