/** One over a number, by a table and a correction between its entries, as the hardware has it. */

/** Entries of the table, by the 9 bits after the first one, and bits of the result. */
const ENTRY_BITS = 9;
const RESULT_BITS = 17;

const entryOf = (index: number): number =>
  Math.min(Math.floor(2 ** (RESULT_BITS + ENTRY_BITS) / (2 ** ENTRY_BITS + index)), 2 ** RESULT_BITS - 1);

/** A number of `bits` bits, not 0, as a mantissa whose top bit is set, and how far it was shifted left for that. */
export function normalised(value: number, bits: number): { readonly mantissa: number; readonly shift: number } {
  const shift = value === 0 ? 0 : bits - 1 - Math.floor(Math.log2(value));
  return { mantissa: value * 2 ** shift, shift };
}

/** 2^(bits + 16) / mantissa, for a mantissa of `bits` bits. */
export function reciprocal(mantissa: number, bits: number): number {
  const index = Math.floor(mantissa / 2 ** (bits - 1 - ENTRY_BITS)) % 2 ** ENTRY_BITS;
  const rest = Math.floor(mantissa / 2 ** (bits - 1 - 2 * ENTRY_BITS)) % 2 ** ENTRY_BITS;
  const entry = entryOf(index);
  return entry - Math.floor(((entry - entryOf(index + 1)) * rest) / 2 ** ENTRY_BITS);
}
