/** What is known of a word: an abstract value, and the operators on it. */
import { type Expr, mask } from '../../../rtl-gen/ir/expr.ts';

/** Of each bit its value, where `known` is 1; bits of `value` that are not known are 0. */
export interface Known {
  readonly value: bigint;
  readonly known: bigint;
}

/** A word that is known. */
export const all = (width: number, value: bigint): Known => ({ value, known: mask(width) });

/** Any word. */
export const nothing: Known = { value: 0n, known: 0n };

/** What holds of either. */
export function either(x: Known, y: Known): Known {
  const known = x.known & y.known & ~(x.value ^ y.value);
  return { value: x.value & known, known };
}

/** `sel` (one bit) ? `a` : `b`. */
export function choice(sel: Known, a: Known, b: Known): Known {
  if (sel.known === 0n) return either(a, b);
  return sel.value !== 0n ? a : b;
}

/** Bits of `a` where the mask is 1, else of `b`. */
export function merge(sel: Known, a: Known, b: Known): Known {
  const open = either(a, b);
  const zeros = sel.known & ~sel.value;
  const pick = (of: (x: Known) => bigint): bigint => (of(a) & sel.value) | (of(b) & zeros) | (of(open) & ~sel.known);
  return { value: pick((x) => x.value), known: pick((x) => x.known) };
}

/** The result of an operator; `of` gives its operands, and their widths. References are for the caller. */
export function knownOf(
  e: Exclude<Expr, { op: 'ref' }>,
  of: (id: number) => Known,
  widthOf: (id: number) => number,
): Known {
  switch (e.op) {
    case 'const':
      return all(e.width, e.value);
    case 'not':
      return inverse(of(e.a));
    case 'and':
      return both(of(e.a), of(e.b));
    case 'or':
      return inverse(both(inverse(of(e.a)), inverse(of(e.b))));
    case 'xor': {
      const [a, b] = [of(e.a), of(e.b)];
      const known = a.known & b.known;
      return { value: (a.value ^ b.value) & known, known };
    }
    case 'reduceAnd':
      return every(of(e.a), widthOf(e.a));
    case 'reduceOr':
      return inverse(every(inverse(of(e.a)), widthOf(e.a)));
    case 'reduceXor': {
      const a = of(e.a);
      return a.known === mask(widthOf(e.a)) ? all(1, parity(a.value)) : nothing;
    }
    case 'slice': {
      const a = of(e.a);
      const [lo, ones] = [BigInt(e.lo), mask(e.width)];
      return { value: (a.value >> lo) & ones, known: (a.known >> lo) & ones };
    }
    case 'cat': {
      let [value, known] = [0n, 0n];
      for (const part of e.parts) {
        const p = of(part);
        const width = BigInt(widthOf(part));
        value = (value << width) | p.value;
        known = (known << width) | p.known;
      }
      return { value, known };
    }
    case 'mux':
      return choice(of(e.sel), of(e.a), of(e.b));
    case 'eq':
      return same(of(e.a), of(e.b), widthOf(e.a));
    case 'lt': {
      const [a, b] = [of(e.a), of(e.b)];
      const isKnown = a.known === mask(widthOf(e.a)) && b.known === mask(widthOf(e.b));
      return isKnown ? all(1, a.value < b.value ? 1n : 0n) : nothing;
    }
    case 'add':
    case 'sub':
    case 'mul':
      return arithmetic(e.op, e.width, of(e.a), of(e.b));
    case 'shl':
    case 'shr':
      return shifted(e.op, e.width, of(e.a), of(e.b), widthOf(e.b));
    default:
      // Signed operators, which netlists do not have.
      return nothing;
  }
}

const inverse = ({ value, known }: Known): Known => ({ known, value: known & ~value });

/** A bit of which one operand is 0 is 0, whatever the other is. */
function both(a: Known, b: Known): Known {
  const zero = (a.known & ~a.value) | (b.known & ~b.value);
  const one = a.value & b.value;
  return { value: one, known: zero | one };
}

function every(a: Known, width: number): Known {
  if ((a.known & ~a.value) !== 0n) return all(1, 0n);
  return a.known === mask(width) ? all(1, 1n) : nothing;
}

function same(a: Known, b: Known, width: number): Known {
  const known = a.known & b.known;
  if (((a.value ^ b.value) & known) !== 0n) return all(1, 0n);
  return known === mask(width) ? all(1, 1n) : nothing;
}

/** A bit depends on those at and below it. */
function arithmetic(op: 'add' | 'sub' | 'mul', width: number, a: Known, b: Known): Known {
  const exact = op === 'add' ? a.value + b.value : op === 'sub' ? a.value - b.value : a.value * b.value;
  const known = below(mask(width) & ~(a.known & b.known), width);
  return { value: exact & known, known };
}

/** Ones below the lowest one of `bits`. */
export const below = (bits: bigint, width: number): bigint => (bits === 0n ? mask(width) : (bits & -bits) - 1n);

function shifted(op: 'shl' | 'shr', width: number, a: Known, b: Known, amountWidth: number): Known {
  if (b.known !== mask(amountWidth)) return nothing;
  if (b.value >= BigInt(width)) return all(width, 0n);
  const shift = (x: bigint): bigint => (op === 'shl' ? (x << b.value) & mask(width) : x >> b.value);
  // What is shifted in is 0.
  return { value: shift(a.value), known: shift(a.known) | (mask(width) & ~shift(mask(width))) };
}

function parity(value: bigint): bigint {
  let rest = value;
  let ones = 0n;
  for (; rest > 0n; rest &= rest - 1n) ones ^= 1n;
  return ones;
}
