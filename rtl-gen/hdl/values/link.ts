/** Links: bundles of ports of which the module reads some and drives the others. */
import type { Bits } from './bits.ts';
import type { Shape } from './shape.ts';
import { bit } from './word.ts';

/** A bundle by direction; `L` types what a module body reads of it and what it must drive. */
export interface Link<L extends { read: unknown; drive: unknown }> {
  /** Fields in port order; each is read or driven by the module that has the link. */
  readonly fields: readonly { readonly name: string; readonly shape: Shape<unknown>; readonly by: 'read' | 'drive' }[];
  /** What the ports are called: `link_field_leaf`, or as AXI4-Stream calls them. */
  readonly names?: StreamNames;
  readonly '~link'?: L;
}

/**
 * `flattened`: `up_valid`, `up_ready`, `up_payload_data`. `axi-stream`: `up_tvalid`, `up_tready`, `up_tdata`
 * (`axiStreamFields`).
 */
export type StreamNames = 'flattened' | 'axi-stream';

export interface StreamOptions {
  /** Default `flattened`. The name in front is the link's key, or what `verilogNames` of the module says (`s_axis`). */
  readonly names?: StreamNames;
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
export function sink<V>(
  shape: Shape<V>,
  { names = 'flattened' }: StreamOptions = {},
): Link<{ read: Stream<V>; drive: Ready }> {
  return {
    names,
    fields: [
      { name: 'payload', shape, by: 'read' },
      { name: 'valid', shape: bit, by: 'read' },
      { name: 'ready', shape: bit, by: 'drive' },
    ],
  };
}

/** A stream that leaves the module: it drives `payload` and `valid`, and reads `ready`. */
export function source<V>(
  shape: Shape<V>,
  { names = 'flattened' }: StreamOptions = {},
): Link<{ read: Ready; drive: Stream<V> }> {
  return {
    names,
    fields: [
      { name: 'payload', shape, by: 'drive' },
      { name: 'valid', shape: bit, by: 'drive' },
      { name: 'ready', shape: bit, by: 'read' },
    ],
  };
}
