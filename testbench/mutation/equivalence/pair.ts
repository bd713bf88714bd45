/** What is known of the values that one word has in two runs: an abstract value, and the operators on it. */
import { type Expr, mask } from '../../../rtl-gen/ir/expr.ts';
import { all, below, choice, either, type Known, knownOf, merge, nothing } from './known.ts';

/**
 * What is known of the word in each run, and where both may differ: a bit that is not `apart` is the same in both. What
 * is known to be the same is not `apart`, and what is not `apart` is known of both or of neither.
 */
export interface Pair {
  readonly first: Known;
  readonly second: Known;
  readonly apart: bigint;
}

/** A word that is known, the same in both runs. */
export const knownPair = (width: number, value: bigint): Pair => sameOf(all(width, value));

/** A word of which that much is known, the same in both runs. */
export const sameOf = (known: Known): Pair => ({ first: known, second: known, apart: 0n });

/** Any word, the same in both runs. */
export const samePair: Pair = sameOf(nothing);

/** Any two words. */
export const apartPair = (width: number): Pair => ({ first: nothing, second: nothing, apart: mask(width) });

/**
 * Two words of which that much is known, and that may differ in those bits: so they do not where both are known and the
 * same, and what is known of one that does not differ is known of the other.
 */
export function pair(first: Known, second: Known, mayDiffer: bigint): Pair {
  const same = (first.known | second.known) & ~mayDiffer;
  const value = (first.value | second.value) & ~mayDiffer;
  const fill = (of: Known): Known => ({ known: of.known | same, value: of.value | value });
  const [a, b] = [fill(first), fill(second)];
  return { first: a, second: b, apart: mayDiffer & ~(a.known & b.known & ~(a.value ^ b.value)) };
}

/** Whether both describe the same pairs. */
export const equalPairs = (x: Pair, y: Pair): boolean =>
  x.apart === y.apart && equal(x.first, y.first) && equal(x.second, y.second);

/** What holds of either, of which both runs choose the same. */
export const eitherPair = (x: Pair, y: Pair): Pair =>
  pair(either(x.first, y.first), either(x.second, y.second), x.apart | y.apart);

/** The word that is `x` in the first run and `y` in the second. */
export const betweenPairs = (width: number, x: Pair, y: Pair): Pair => pair(x.first, y.second, mask(width));

/** `sel` (one bit) ? `a` : `b`. */
export function chosen(width: number, sel: Pair, a: Pair, b: Pair): Pair {
  const { known, value } = sel.first;
  const apart = sel.apart !== 0n ? mask(width) : known === 0n ? a.apart | b.apart : value !== 0n ? a.apart : b.apart;
  return pair(choice(sel.first, a.first, b.first), choice(sel.second, a.second, b.second), apart);
}

/** Bits of `a` where the mask is 1, else of `b`. */
export function merged(sel: Pair, a: Pair, b: Pair): Pair {
  const ones = sel.first.value;
  const zeros = sel.first.known & ~ones;
  const apart = sel.apart | (a.apart & ~zeros) | (b.apart & ~ones);
  return pair(merge(sel.first, a.first, b.first), merge(sel.second, a.second, b.second), apart);
}

/** The result of an operator; `of` gives its operands, and their widths. References are for the caller. */
export function pairOf(
  e: Exclude<Expr, { op: 'ref' }>,
  of: (id: number) => Pair,
  widthOf: (id: number) => number,
): Pair {
  if (e.op === 'mux') return chosen(e.width, of(e.sel), of(e.a), of(e.b));
  const apart = apartOf(e, (id) => of(id).apart, widthOf);
  const first = knownOf(e, (id) => of(id).first, widthOf);
  return apart === 0n
    ? sameOf(first)
    : pair(
        first,
        knownOf(e, (id) => of(id).second, widthOf),
        apart,
      );
}

/** Where results may differ if operands do, whatever they are. */
function apartOf(
  e: Exclude<Expr, { op: 'ref' | 'mux' }>,
  of: (id: number) => bigint,
  widthOf: (id: number) => number,
): bigint {
  switch (e.op) {
    case 'const':
      return 0n;
    case 'not':
      return of(e.a);
    case 'and':
    case 'or':
    case 'xor':
      return of(e.a) | of(e.b);
    case 'reduceAnd':
    case 'reduceOr':
    case 'reduceXor':
      return of(e.a) === 0n ? 0n : 1n;
    case 'slice':
      return (of(e.a) >> BigInt(e.lo)) & mask(e.width);
    case 'cat':
      return e.parts.reduce((bits, part) => (bits << BigInt(widthOf(part))) | of(part), 0n);
    case 'add':
    case 'sub':
    case 'mul':
      // A bit depends on those at and below it.
      return mask(e.width) & ~below(of(e.a) | of(e.b), e.width);
    default:
      return (of(e.a) | of(e.b)) === 0n ? 0n : mask(e.width);
  }
}

const equal = (x: Known, y: Known): boolean => x.value === y.value && x.known === y.known;
