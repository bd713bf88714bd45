/**
 * What beats of data do to a CRC's remainder, as linear maps: the next remainder is `advance` of the present one,
 * exclusive or `data` of the beat. The two halves are apart, because the second one can be computed ahead.
 *
 * Remainders are as results have them before `xorOut`: reflected where `reflectOut` says so.
 */
import type { Bits } from '../../hdl/index.ts';
import { type LinearMap, mapOfColumns } from '../bits/linear-map.ts';
import type { Crc } from './crc.ts';

/** The remainder before the first beat. */
export const startOf = (crc: Crc): bigint => shown(crc, crc.init);

/** The CRC of a packet with that remainder. */
export const finished = ({ width, xorOut }: Crc, remainder: Bits): Bits =>
  xorOut === (1n << BigInt(width)) - 1n ? remainder.not() : remainder.xor(xorOut);

/** What `count` bits of 0 make of a remainder. */
export const crcAdvance = (crc: Crc, count: number): LinearMap =>
  ofRemainder(crc, (r) => times(count, forward(crc), r));

/** What a remainder was before `count` bits of 0. */
export const crcRewind = (crc: Crc, count: number): LinearMap =>
  ofRemainder(crc, (r) => times(count, backward(crc), r));

/** What `bytes` bytes of data, the first in the lowest bits, make of a remainder of 0. */
export function crcData(crc: Crc, bytes: number): LinearMap {
  // A bit adds what the polynomial leaves of it, advanced by the bits after it.
  const step = forward(crc);
  const columns: bigint[] = [];
  let image = crc.poly;
  for (let after = 0; after < 8 * bytes; after++) {
    const serial = 8 * bytes - 1 - after;
    columns[crc.reflectIn ? serial : serial ^ 7] = shown(crc, image);
    image = step(image);
  }
  return mapOfColumns(crc.width, columns);
}

/** A remainder as results have it, or back. */
function shown({ width, reflectOut }: Crc, remainder: bigint): bigint {
  return reflectOut ? BigInt(`0b${[...remainder.toString(2).padStart(width, '0')].toReversed().join('')}`) : remainder;
}

function ofRemainder(crc: Crc, image: (remainder: bigint) => bigint): LinearMap {
  const columns = Array.from({ length: crc.width }, (_, i) => shown(crc, image(shown(crc, 1n << BigInt(i)))));
  return mapOfColumns(crc.width, columns);
}

/** The remainder after one more bit of 0. */
const forward = ({ width, poly }: Crc) => {
  const top = BigInt(width - 1);
  const mask = (1n << BigInt(width)) - 1n;
  return (remainder: bigint): bigint => ((remainder << 1n) & mask) ^ ((remainder >> top) & 1n ? poly : 0n);
};

/** The remainder before that: the polynomial's term 1 tells whether it was added. */
const backward = ({ width, poly }: Crc) => {
  const top = BigInt(width - 1);
  return (remainder: bigint): bigint => {
    const added = remainder & 1n;
    return ((remainder ^ (added ? poly : 0n)) >> 1n) | (added << top);
  };
};

function times(count: number, step: (remainder: bigint) => bigint, remainder: bigint): bigint {
  let result = remainder;
  for (let i = 0; i < count; i++) result = step(result);
  return result;
}
