/** The hash that tables in hardware have, here worked out a bit of the key at a time. */

/** The least primitive polynomial over GF(2) of each degree, found by search: the hardware has a table. */
const polynomials = new Map<number, number>();

/** The residue of the key, its lowest bit the constant term, by the least primitive polynomial of degree `width`. */
export function linearHashOf(key: bigint, width: number): number {
  const polynomial = polynomials.get(width) ?? leastPrimitive(width);
  polynomials.set(width, polynomial);
  let hash = 0;
  let power = 1;
  // By words of 32 bits, as shifts of a BigInt take most of the time.
  for (let rest = key; rest !== 0n; rest >>= 32n) {
    const word = Number(BigInt.asUintN(32, rest));
    for (let i = 0; i < 32; i++) {
      if ((word >>> i) & 1) hash ^= power;
      power = timesX(power, polynomial, width);
    }
  }
  return hash;
}

function leastPrimitive(width: number): number {
  for (let candidate = 2 ** width + 1; ; candidate += 2)
    if (periodOf(candidate, width) === 2 ** width - 1) return candidate;
}

/** After how many multiplications by x a 1 comes again. */
function periodOf(polynomial: number, width: number): number {
  let period = 0;
  for (let power = 1; power !== 1 || period === 0; period++) power = timesX(power, polynomial, width);
  return period;
}

const timesX = (power: number, polynomial: number, width: number): number =>
  power & (2 ** (width - 1)) ? (power << 1) ^ polynomial : power << 1;
