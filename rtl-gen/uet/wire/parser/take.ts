/** Headers at the front of a word of bytes whose first byte is in the most significant bits. */
import { type Bits, type Ctx, unpack } from '../../../hdl/index.ts';
import { type HeaderHardware, headerShape } from '../header-shape.ts';
import type { Layout } from '../layout/index.ts';

/** The first `count` bytes. */
export const firstBytes = (bytes: Bits, count: number): Bits => bytes.slice(bytes.width - 1, bytes.width - 8 * count);

/** The header that the bytes begin with. */
export const headerAt = <L extends Layout>(layout: L, bytes: Bits): HeaderHardware<L> =>
  unpack(headerShape(layout), firstBytes(bytes, layout.bytes));

/** Whether the code is one of some values, of which there is at least one. */
export const isOneOf = (code: Bits, values: readonly number[]): Bits<1> =>
  values.map((value) => code.eq(value)).reduce((a, b) => a.or(b));

/** `count` bytes from byte `from` on, with zeros after the end. */
export function bytesFrom(m: Ctx, bytes: Bits, from: number, count: number): Bits {
  const there = Math.min(count, bytes.width / 8 - from);
  const found = bytes.slice(bytes.width - 1 - 8 * from, bytes.width - 8 * (from + there));
  return there === count ? found : found.cat(m.lit(8 * (count - there), 0));
}
