/** What is known of the values that one word has in two runs: an abstract value, and the operators on it. */
import { type Expr, mask } from '../../../rtl-gen/ir/expr.ts';

/**
 * Of each bit: known (`known` is 1; `value` is its value in both runs), or unknown and the same in both, or, where `apart`
 * is 1, anything in either. No bit is both known and apart; bits of `value` that are not known are 0.
 */
export interface Twin {
  readonly value: bigint;
  readonly known: bigint;
  readonly apart: bigint;
}

/** A word that is known. */
export const knownTwin = (width: number, value: bigint): Twin => ({ value, known: mask(width), apart: 0n });

/** Any word, the same in both runs. */
export const sameTwin: Twin = { value: 0n, known: 0n, apart: 0n };

/** Any two words. */
export const apartTwin = (width: number): Twin => ({ value: 0n, known: 0n, apart: mask(width) });

/** Whether both describe the same pairs. */
export const equalTwins = (x: Twin, y: Twin): boolean =>
  x.value === y.value && x.known === y.known && x.apart === y.apart;

/** What holds of either, of which both runs choose the same. */
export function eitherTwin(x: Twin, y: Twin): Twin {
  const known = x.known & y.known & ~(x.value ^ y.value);
  return { value: x.value & known, known, apart: x.apart | y.apart };
}

/** The word that is `x` in the first run and `y` in the second: two expressions, so that only what is known is the same. */
export function betweenTwins(width: number, x: Twin, y: Twin): Twin {
  const known = x.known & y.known & ~(x.value ^ y.value);
  return { value: x.value & known, known, apart: mask(width) & ~known };
}

/** The result of an operator; `of` gives its operands, and their widths. References are for the caller. */
export function twinOf(
  e: Exclude<Expr, { op: 'ref' }>,
  of: (id: number) => Twin,
  widthOf: (id: number) => number,
): Twin {
  switch (e.op) {
    case 'const':
      return knownTwin(e.width, e.value);
    case 'not': {
      const a = of(e.a);
      return { ...a, value: a.known & ~a.value };
    }
    case 'and':
      return both(of(e.a), of(e.b));
    case 'or':
      return inverse(both(inverse(of(e.a)), inverse(of(e.b))));
    case 'xor': {
      const [a, b] = [of(e.a), of(e.b)];
      const known = a.known & b.known;
      return { value: (a.value ^ b.value) & known, known, apart: a.apart | b.apart };
    }
    case 'reduceAnd':
      return all(of(e.a), widthOf(e.a));
    case 'reduceOr':
      return inverse(all(inverse(of(e.a)), widthOf(e.a)));
    case 'reduceXor': {
      const a = of(e.a);
      return a.known === mask(widthOf(e.a)) ? knownTwin(1, parity(a.value)) : unknown(1, a.apart);
    }
    case 'slice': {
      const a = of(e.a);
      const [lo, ones] = [BigInt(e.lo), mask(e.width)];
      return { value: (a.value >> lo) & ones, known: (a.known >> lo) & ones, apart: (a.apart >> lo) & ones };
    }
    case 'cat': {
      let [value, known, apart] = [0n, 0n, 0n];
      for (const part of e.parts) {
        const p = of(part);
        const width = BigInt(widthOf(part));
        value = (value << width) | p.value;
        known = (known << width) | p.known;
        apart = (apart << width) | p.apart;
      }
      return { value, known, apart };
    }
    case 'mux':
      return chosen(e.width, of(e.sel), of(e.a), of(e.b));
    case 'eq':
      return same(of(e.a), of(e.b), widthOf(e.a));
    case 'lt':
      return computed(1, of(e.a), of(e.b), widthOf(e.a), widthOf(e.b), (a, b) => (a < b ? 1n : 0n));
    case 'add':
    case 'sub':
    case 'mul':
      return arithmetic(e.op, e.width, of(e.a), of(e.b));
    case 'shl':
    case 'shr':
      return shifted(e.op, e.width, of(e.a), of(e.b), widthOf(e.b));
    default:
      // Signed operators, which netlists do not have.
      return apartTwin(e.width);
  }
}

/** `sel` (one bit) ? `a` : `b`. */
export function chosen(width: number, sel: Twin, a: Twin, b: Twin): Twin {
  if (sel.known !== 0n) return sel.value !== 0n ? a : b;
  return sel.apart === 0n ? eitherTwin(a, b) : betweenTwins(width, a, b);
}

const inverse = (x: Twin): Twin => ({ ...x, value: x.known & ~x.value });

/** A bit of which one operand is 0 is 0, whatever the other is. */
function both(a: Twin, b: Twin): Twin {
  const zero = (a.known & ~a.value) | (b.known & ~b.value);
  const one = a.value & b.value;
  return { value: one, known: zero | one, apart: (a.apart | b.apart) & ~zero };
}

function all(a: Twin, width: number): Twin {
  if ((a.known & ~a.value) !== 0n) return knownTwin(1, 0n);
  return a.known === mask(width) ? knownTwin(1, 1n) : unknown(1, a.apart);
}

function same(a: Twin, b: Twin, width: number): Twin {
  const known = a.known & b.known;
  if (((a.value ^ b.value) & known) !== 0n) return knownTwin(1, 0n);
  return known === mask(width) ? knownTwin(1, 1n) : unknown(1, a.apart | b.apart);
}

const unknown = (width: number, apart: bigint): Twin => (apart === 0n ? sameTwin : apartTwin(width));

function computed(
  width: number,
  a: Twin,
  b: Twin,
  widthA: number,
  widthB: number,
  compute: (a: bigint, b: bigint) => bigint,
): Twin {
  const known = a.known === mask(widthA) && b.known === mask(widthB);
  return known ? knownTwin(width, compute(a.value, b.value)) : unknown(width, a.apart | b.apart);
}

/** A bit depends on those at and below it. */
function arithmetic(op: 'add' | 'sub' | 'mul', width: number, a: Twin, b: Twin): Twin {
  const exact = op === 'add' ? a.value + b.value : op === 'sub' ? a.value - b.value : a.value * b.value;
  const known = below(mask(width) & ~(a.known & b.known), width);
  const together = below(a.apart | b.apart, width);
  return { value: exact & known, known, apart: mask(width) & ~together };
}

/** Ones below the lowest one of `bits`. */
const below = (bits: bigint, width: number): bigint => (bits === 0n ? mask(width) : (bits & -bits) - 1n);

function shifted(op: 'shl' | 'shr', width: number, a: Twin, b: Twin, amountWidth: number): Twin {
  if (b.known !== mask(amountWidth)) return unknown(width, a.apart | b.apart);
  if (b.value >= BigInt(width)) return knownTwin(width, 0n);
  const shift = (x: bigint): bigint => (op === 'shl' ? (x << b.value) & mask(width) : x >> b.value);
  // What is shifted in is 0.
  return { value: shift(a.value), known: shift(a.known) | (mask(width) & ~shift(mask(width))), apart: shift(a.apart) };
}

function parity(value: bigint): bigint {
  let rest = value;
  let ones = 0n;
  for (; rest > 0n; rest &= rest - 1n) ones ^= 1n;
  return ones;
}
