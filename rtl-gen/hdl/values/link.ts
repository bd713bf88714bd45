/** Links: bundles of ports of which the module reads some and drives the others. */
import type { Bits } from './bits.ts';
import type { Shape } from './shape.ts';
import type { StreamValue } from './stream-value.ts';
import { bit } from './word.ts';

/** What a link's types say: what a module body reads of it and must drive. */
export interface LinkTypes {
  readonly read: unknown;
  readonly drive: unknown;
}

/**
 * Of a stream, what the module around an instance gives it and gets from it, where that is other than what the body
 * reads and drives; and which side may be left out, because a stream gets its `ready` from its receiver.
 */
export interface StreamTypes extends LinkTypes {
  readonly give: unknown;
  readonly get: unknown;
  readonly implied: 'drive' | 'give';
}

/** One port of a link. */
export interface LinkField {
  readonly name: string;
  readonly shape: Shape<unknown>;
  readonly by: 'read' | 'drive';
  /** Where it stands in the value of the link. Default: under its name. */
  readonly path?: readonly string[];
}

/** What a field is called in a link or bundle of that name; one without a name of its own is the whole. */
export const fieldName = (link: string, { name }: Pick<LinkField, 'name'>): string =>
  name === '' ? link : `${link}_${name}`;

/** A stream in a link. */
export interface LinkStream {
  /** Where it stands in the value of the link; nowhere deeper where the link is the stream. */
  readonly path: readonly string[];
  readonly side: 'sink' | 'source';
  readonly payload: Shape<unknown>;
}

/** A bundle by direction; `L` types what a module body reads of it and what it must drive. */
export interface Link<L extends LinkTypes> {
  /** Fields in port order; each is read or driven by the module that has the link. */
  readonly fields: readonly LinkField[];
  /** What the ports are called: `link_field_leaf`, or as a bus calls them. */
  readonly names?: StreamNames;
  readonly streams?: readonly LinkStream[];
  /** Of an array of links, how many; its values are lists. */
  readonly lists?: readonly { readonly path: readonly string[]; readonly length: number }[];
  readonly '~link'?: L;
}

/**
 * `flattened`: `up_valid`, `up_ready`, `up_payload_data`. `axi-stream`: `up_tvalid`, `up_tready`, `up_tdata`
 * (`axiStreamFields`). `axi`, of a channel of AXI4 such as `m_axi_aw`: `m_axi_awvalid`, `m_axi_awready`,
 * `m_axi_awaddr`.
 */
export type StreamNames = 'flattened' | 'axi-stream' | 'axi';

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

/** The types of a stream that enters a module, and of one that leaves it. */
export interface SinkOf<V> {
  readonly read: StreamValue<V>;
  readonly drive: Ready;
  readonly give: Stream<V>;
  readonly get: Ready;
  readonly implied: 'drive';
}
export interface SourceOf<V> {
  readonly read: Ready;
  readonly drive: Stream<V>;
  readonly give: Ready;
  readonly get: StreamValue<V>;
  readonly implied: 'give';
}

const streamFields = (
  payload: Shape<unknown>,
  forward: 'read' | 'drive',
  back: 'read' | 'drive',
): readonly LinkField[] => [
  { name: 'payload', shape: payload, by: forward },
  { name: 'valid', shape: bit, by: forward },
  { name: 'ready', shape: bit, by: back },
];

/**
 * A stream that enters the module: it reads `payload` and `valid`, and drives `ready`; a stream that is returned, or
 * given to an instance or to a function of streams, gets its `ready` from there.
 */
export const sink = <V>(shape: Shape<V>, { names = 'flattened' }: StreamOptions = {}): Link<SinkOf<V>> => ({
  names,
  fields: streamFields(shape, 'read', 'drive'),
  streams: [{ path: [], side: 'sink', payload: shape }],
});

/** A stream that leaves the module: it drives `payload` and `valid`, and reads `ready`. */
export const source = <V>(shape: Shape<V>, { names = 'flattened' }: StreamOptions = {}): Link<SourceOf<V>> => ({
  names,
  fields: streamFields(shape, 'drive', 'read'),
  streams: [{ path: [], side: 'source', payload: shape }],
});
