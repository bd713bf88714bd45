/** IEEE 754 arithmetic of any width, exact and rounded once to nearest, ties to even. */

export interface FloatFormat {
  readonly bits: number;
  readonly exponentBits: number;
  /** Of the fraction, without the hidden one. */
  readonly fractionBits: number;
}

export const floatFormats = {
  fp16: { bits: 16, exponentBits: 5, fractionBits: 10 },
  bf16: { bits: 16, exponentBits: 8, fractionBits: 7 },
  float: { bits: 32, exponentBits: 8, fractionBits: 23 },
  double: { bits: 64, exponentBits: 11, fractionBits: 52 },
} as const satisfies Record<string, FloatFormat>;

/** What IEEE 754 flags. `nan`: the result is one though no operand is (invalid operation). */
export type FloatException = 'nan' | 'underflow' | 'overflow' | 'inexact';

export interface FloatResult {
  readonly value: bigint;
  readonly exceptions: readonly FloatException[];
}

/** A finite value: `significand` x 2^`exponent`, with its sign in the significand; -0 has `isNegative`. */
interface Finite {
  readonly significand: bigint;
  readonly exponent: number;
  readonly isNegative: boolean;
}

type Value = { readonly kind: 'nan' } | { readonly kind: 'infinite'; readonly isNegative: boolean } | FiniteValue;
type FiniteValue = { readonly kind: 'finite' } & Finite;

const ones = (bits: number): bigint => (1n << BigInt(bits)) - 1n;
const biasOf = ({ exponentBits }: FloatFormat): number => 2 ** (exponentBits - 1) - 1;

function unpack(format: FloatFormat, bits: bigint): Value {
  const fraction = bits & ones(format.fractionBits);
  const exponent = Number((bits >> BigInt(format.fractionBits)) & ones(format.exponentBits));
  const isNegative = bits >> BigInt(format.bits - 1) === 1n;
  if (exponent === 2 ** format.exponentBits - 1)
    return fraction === 0n ? { kind: 'infinite', isNegative } : { kind: 'nan' };
  const hidden = exponent === 0 ? 0n : 1n << BigInt(format.fractionBits);
  const magnitude = hidden | fraction;
  return {
    kind: 'finite',
    significand: isNegative ? -magnitude : magnitude,
    exponent: Math.max(1, exponent) - biasOf(format) - format.fractionBits,
    isNegative,
  };
}

const signBit = (format: FloatFormat, isNegative: boolean): bigint => (isNegative ? 1n << BigInt(format.bits - 1) : 0n);

const infinity = (format: FloatFormat, isNegative: boolean): bigint =>
  signBit(format, isNegative) | (ones(format.exponentBits) << BigInt(format.fractionBits));

/** The NaN of results: quiet, positive, without a payload. */
export const quietNan = (format: FloatFormat): bigint =>
  infinity(format, false) | (1n << BigInt(format.fractionBits - 1));

export const isNan = (format: FloatFormat, bits: bigint): boolean => unpack(format, bits).kind === 'nan';

/** Neither 0 nor -0. */
export const isTrue = (format: FloatFormat, bits: bigint): boolean => (bits & ones(format.bits - 1)) !== 0n;

/** 1 or 0. */
export const floatOf = (format: FloatFormat, truth: boolean): bigint =>
  truth ? BigInt(biasOf(format)) << BigInt(format.fractionBits) : 0n;

/** Rounds an exact value, which is not 0. */
function round(format: FloatFormat, { significand, exponent }: Omit<Finite, 'isNegative'>): FloatResult {
  const isNegative = significand < 0n;
  const magnitude = isNegative ? -significand : significand;
  const lowest = 1 - biasOf(format) - format.fractionBits;
  const width = magnitude.toString(2).length;
  /** The exponent of the last place that the format keeps. */
  let last = Math.max(exponent + width - 1 - format.fractionBits, lowest);
  const isTiny = exponent + width - 1 < 1 - biasOf(format);
  const shift = last - exponent;
  let kept = shift <= 0 ? magnitude << BigInt(-shift) : magnitude >> BigInt(shift);
  let isInexact = false;
  if (shift > 0) {
    const rest = magnitude & ones(shift);
    const half = 1n << BigInt(shift - 1);
    isInexact = rest !== 0n;
    if (rest > half || (rest === half && (kept & 1n) === 1n)) kept++;
  }
  if (kept === 1n << BigInt(format.fractionBits + 1)) {
    kept >>= 1n;
    last++;
  }
  const hidden = 1n << BigInt(format.fractionBits);
  const biased = kept < hidden ? 0 : last + format.fractionBits + biasOf(format);
  if (biased >= 2 ** format.exponentBits - 1)
    return { value: infinity(format, isNegative), exceptions: ['overflow', 'inexact'] };
  const value = signBit(format, isNegative) | (BigInt(biased) << BigInt(format.fractionBits)) | (kept & (hidden - 1n));
  if (!isInexact) return { value, exceptions: [] };
  return { value, exceptions: isTiny ? ['underflow', 'inexact'] : ['inexact'] };
}

const invalid = (format: FloatFormat): FloatResult => ({ value: quietNan(format), exceptions: ['nan'] });
const plain = (value: bigint): FloatResult => ({ value, exceptions: [] });

/** a + b. A sum of 0 is +0 but for -0 + -0. */
export function floatSum(format: FloatFormat, a: bigint, b: bigint): FloatResult {
  const [x, y] = [unpack(format, a), unpack(format, b)];
  if (x.kind === 'nan' || y.kind === 'nan') return plain(quietNan(format));
  if (x.kind === 'infinite' && y.kind === 'infinite' && x.isNegative !== y.isNegative) return invalid(format);
  if (x.kind === 'infinite') return plain(infinity(format, x.isNegative));
  if (y.kind === 'infinite') return plain(infinity(format, y.isNegative));
  const exponent = Math.min(x.exponent, y.exponent);
  const at = (value: Finite): bigint => value.significand << BigInt(value.exponent - exponent);
  const significand = at(x) + at(y);
  if (significand === 0n) return plain(signBit(format, x.isNegative && y.isNegative));
  return round(format, { significand, exponent });
}

/** a - b. */
export const floatDifference = (format: FloatFormat, a: bigint, b: bigint): FloatResult =>
  floatSum(format, a, isNan(format, b) ? b : b ^ signBit(format, true));

/** a b. */
export function floatProduct(format: FloatFormat, a: bigint, b: bigint): FloatResult {
  const [x, y] = [unpack(format, a), unpack(format, b)];
  if (x.kind === 'nan' || y.kind === 'nan') return plain(quietNan(format));
  const isNegative = x.isNegative !== y.isNegative;
  const isZero = (value: Value): boolean => value.kind === 'finite' && value.significand === 0n;
  if (x.kind === 'infinite' || y.kind === 'infinite')
    return isZero(x) || isZero(y) ? invalid(format) : plain(infinity(format, isNegative));
  const significand = x.significand * y.significand;
  if (significand === 0n) return plain(signBit(format, isNegative));
  return round(format, { significand, exponent: x.exponent + y.exponent });
}

/** -1, 0 or 1 as a is less than, equal to or greater than b; `undefined` where one is NaN. -0 equals 0. */
export function floatCompare(format: FloatFormat, a: bigint, b: bigint): -1 | 0 | 1 | undefined {
  if (isNan(format, a) || isNan(format, b)) return undefined;
  // Infinities are ordered as their bits are.
  const orderOf = (bits: bigint): bigint => {
    const magnitude = bits & ones(format.bits - 1);
    return bits === magnitude ? magnitude : -magnitude;
  };
  const [x, y] = [orderOf(a), orderOf(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}
