/** A packet as a list of layers, each a header by its table or some bytes. */
import {
  ackCcx64,
  type HeaderInput,
  type HeaderOf,
  type Layout,
  nackCcx64,
  packetLayouts,
  pdsLayouts,
  sesLayouts,
} from '../../../../rtl-gen/uet/wire/layout/index.ts';

type PacketLayout = (typeof packetLayouts)[number];

/** The name of a layer that is a header. */
export type HeaderName = PacketLayout['name'];

/** The layout of a header by its name. */
export type LayoutNamed<N extends HeaderName> = Extract<PacketLayout, { readonly name: N }>;

/**
 * Layers that are bytes: `payload` of a message, `ciphertext` after a TSS header, `padding` of a frame after the end
 * of its IP packet, and `data` that no layout is known for or that the decoder did not reach.
 */
export type BytesName = 'payload' | 'ciphertext' | 'padding' | 'data';

export interface BytesLayer {
  readonly name: BytesName;
  readonly fields: { readonly bytes: Uint8Array };
}

export type HeaderLayer<N extends HeaderName = HeaderName> = {
  readonly [K in N]: { readonly name: K; readonly fields: HeaderOf<LayoutNamed<K>> };
}[N];

/**
 * A decoded layer: a union that `name` discriminates, and within a header its selectors (`syn`, `p`, `cc_type`, ...).
 */
export type Layer = HeaderLayer | BytesLayer;

/** A layer to encode: what has a default or follows from the packet may be left out. */
export type LayerInput =
  | BytesLayer
  | { readonly [K in HeaderName]: { readonly name: K; readonly fields: HeaderInput<LayoutNamed<K>> } }[HeaderName];

/** A layer of a header that its layout has read: name and fields belong together, which the compiler cannot see. */
export const layerFrom = (name: HeaderName, fields: Readonly<Record<string, number | bigint>>): Layer =>
  ({ name, fields }) as unknown as Layer;

export const bytesNames: readonly BytesName[] = ['payload', 'ciphertext', 'padding', 'data'];

const layouts = new Map<string, Layout>(packetLayouts.map((layout) => [layout.name, layout]));

/** The layout of a layer, `undefined` for bytes and for names that are none. */
export const layoutNamed = (name: string): Layout | undefined => layouts.get(name);

/** The first layer of a name: `layerOf(layers, 'ack')?.fields.cack_psn`. */
export const layerOf = <N extends Layer['name']>(
  layers: readonly Layer[],
  name: N,
): Extract<Layer, { readonly name: N }> | undefined =>
  layers.find((layer): layer is Extract<Layer, { readonly name: N }> => layer.name === name);

/** A PDS header, whichever it is: `name` says which. */
export type PdsLayer = HeaderLayer<(typeof pdsLayouts)[keyof typeof pdsLayouts]['name'] | 'ack_ccx_64' | 'nack_ccx_64'>;

/** An SES header, whichever it is. */
export type SesLayer = HeaderLayer<(typeof sesLayouts)[keyof typeof sesLayouts]['name']>;

const pdsNames: ReadonlySet<string> = new Set([...Object.values(pdsLayouts), ackCcx64, nackCcx64].map((l) => l.name));
const sesNames: ReadonlySet<string> = new Set(Object.values(sesLayouts).map((l) => l.name));

/** The PDS header of a packet; `undefined` where it is encrypted, was cut, or was not reached. */
export const pdsOf = (layers: readonly Layer[]): PdsLayer | undefined =>
  layers.find((layer): layer is PdsLayer => pdsNames.has(layer.name));

/** The SES header of a packet, if it has one that can be read. */
export const sesOf = (layers: readonly Layer[]): SesLayer | undefined =>
  layers.find((layer): layer is SesLayer => sesNames.has(layer.name));
