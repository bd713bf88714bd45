/** Compression of bytes, at once. */
import { deflateSync, gunzipSync, gzipSync } from 'node:zlib';

/** In zlib's format (RFC 1950); `level` from 0 to 9. */
export const deflated = (bytes: Uint8Array, level?: number): Uint8Array =>
  deflateSync(bytes, level === undefined ? {} : { level });

/** In gzip's format (RFC 1952). */
export const gzipped = (bytes: Uint8Array | string): Uint8Array<ArrayBuffer> => Uint8Array.from(gzipSync(bytes));

/** The text that `gzipped` was given. */
export const gunzippedText = (bytes: Uint8Array): string => gunzipSync(bytes).toString();
