/** CRC-32 (IEEE 802.3, reflected) as linear maps over GF(2), for circuits that take in many bytes at once. */
import type { Bits } from '../../rtl-gen/hdl/index.ts';

const polynomial = 0xedb8_8320;

/** A linear map to 32 bits: for each bit of the result the mask of the argument's bits whose parity it is. */
export type CrcMap = readonly bigint[];

/** The register after one more data bit of 0. */
const forward = (crc: number): number => ((crc >>> 1) ^ (crc & 1 ? polynomial : 0)) >>> 0;

/** The register before that: the polynomial's top bit tells whether it was added. */
const backward = (crc: number): number => {
  const added = crc >>> 31;
  return (((crc ^ (added ? polynomial : 0)) << 1) | added) >>> 0;
};

const times = (n: number, step: (crc: number) => number, crc: number): number => {
  let result = crc;
  for (let i = 0; i < n; i++) result = step(result);
  return result;
};

/** From the images of the argument's bits. */
const mapOf = (columns: readonly number[]): CrcMap =>
  Array.from({ length: 32 }, (_, row) =>
    columns.reduce((mask, column, bit) => mask | (BigInt((column >>> row) & 1) << BigInt(bit)), 0n),
  );

const ofCrcBits = (image: (crc: number) => number): CrcMap =>
  mapOf(Array.from({ length: 32 }, (_, bit) => image((1 << bit) >>> 0)));

/** What `bytes` bytes of zeros make of the register. */
export const crcAdvance = (bytes: number): CrcMap => ofCrcBits((crc) => times(8 * bytes, forward, crc));

/** What the register was before `bytes` bytes of zeros. */
export const crcRewind = (bytes: number): CrcMap => ofCrcBits((crc) => times(8 * bytes, backward, crc));

/** What `bytes` bytes of data, the first in the lowest bits, make of a register of 0. */
export function crcData(bytes: number): CrcMap {
  // Bit i of the data acts like bit 0 of the register with the rest of the data, all zeros, to come.
  const columns: number[] = [];
  let image = forward(1);
  for (let bit = 8 * bytes - 1; bit >= 0; bit--) {
    columns[bit] = image;
    image = forward(image);
  }
  return mapOf(columns);
}

/** The map's circuit: each bit the parity of a masked word, as generators of CRC circuits write it. */
export function applyCrcMap(map: CrcMap, argument: Bits): Bits<32> {
  const parities = map.map((mask) => argument.and(mask).parity() as Bits);
  return parities.reduce((low, bit) => bit.cat(low)).as(32);
}
