/** The software codec of the wire. */

export { crc32, crc32c, internetChecksum } from './checksums.ts';
export { decode } from './decode.ts';
export type { Decoded, Malformed, Reason } from './decoded.ts';
export { encode } from './encode.ts';
export { type Fields, fieldsIn, headerBytes, readHeader } from './header-codec.ts';
export {
  type BytesLayer,
  type BytesName,
  bytesNames,
  type HeaderLayer,
  type HeaderName,
  type Layer,
  type LayerInput,
  layerOf,
  layoutNamed,
  type PdsLayer,
  pdsOf,
  type SesLayer,
  sesOf,
} from './layer.ts';
export { type ControlSet, packControlSet, packPreamble, unpackControlSet, unpackPreamble } from './ordered-sets.ts';
export { defaultSettings, type WireSettings } from './settings.ts';
