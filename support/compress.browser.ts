/**
 * The formats of `compress.ts` where there is no Node, without compression: browsers compress in streams only, and
 * what is written at once here stays in the page.
 */
import { crc32 } from './crc32.ts';

/** The most that a stored block has (RFC 1951, 3.2.4). */
const most = 65_535;

/** As `deflated` of `compress.ts`. */
export function deflated(bytes: Uint8Array, _level?: number): Uint8Array {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return joined([0x78, 0x01], stored(bytes), [b >> 8, b & 255, a >> 8, a & 255]);
}

/** As `gzipped` of `compress.ts`. */
export function gzipped(content: Uint8Array | string): Uint8Array<ArrayBuffer> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const end = new Uint8Array(8);
  const view = new DataView(end.buffer);
  view.setUint32(0, crc32(bytes), true);
  view.setUint32(4, bytes.length, true);
  return joined([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255], stored(bytes), end);
}

/** As that of `compress.ts`, of what `gzipped` has made here. */
export function gunzippedText(bytes: Uint8Array): string {
  const parts: Uint8Array[] = [];
  for (let at = 10; at < bytes.length - 8; ) {
    const length = bytes[at + 1]! | (bytes[at + 2]! << 8);
    parts.push(bytes.subarray(at + 5, at + 5 + length));
    at += 5 + length;
  }
  return new TextDecoder().decode(joined(...parts));
}

/** Deflate's blocks of the bytes as they are. */
function stored(bytes: Uint8Array): Uint8Array {
  const count = Math.max(1, Math.ceil(bytes.length / most));
  const blocks = Array.from({ length: count }, (_, i) => {
    const part = bytes.subarray(i * most, (i + 1) * most);
    const { length } = part;
    return joined([i + 1 === count ? 1 : 0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255], part);
  });
  return joined(...blocks);
}

function joined(...parts: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
