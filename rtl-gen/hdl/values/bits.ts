/** The value of a word of hardware, as module bodies see it. */

import type { Constant } from './constant.ts';
import type { Add, Clog2, Sub, Width } from './digits.ts';
import type { Int } from './int.ts';
import type { Vec } from './vec.ts';

/** A constant operand: checked at elaboration to fit the width it is used at, with a sign only where that is signed. */
export type Literal = number | bigint | Constant;

/** Bits that number `W` things; 1 where one thing needs no number. */
type IndexWidth<W extends number> = W extends 1 ? 1 : Clog2<W>;

/**
 * `W` bits of hardware, unsigned, immutable: every method makes new hardware and none changes this one.
 *
 * Widths never change silently: operands of different widths are an error in the editor where the widths are
 * literal types, and at elaboration always. `zext`, `trunc`, `slice`, `cat` and `addWide` change widths in the open.
 * A value belongs to the module body that made it and must not be used in another.
 */
export interface Bits<W extends number = Width<number>> {
  readonly width: W;
  /** Sum modulo 2^W. */
  add(b: Bits<W> | Literal): Bits<W>;
  /** Difference modulo 2^W. */
  sub(b: Bits<W> | Literal): Bits<W>;
  /** Sum with its carry, one bit wider. */
  addWide(b: Bits<W>): Bits<Add<W, 1>>;
  /** The quotient by a constant, 1 or more: a shift for powers of two, else a multiplication. By a word: `divider`. */
  div(n: number | bigint): Bits<W>;
  /** The remainder of that division. */
  mod(n: number | bigint): Bits<W>;
  /** The exact product, as wide as both operands together. */
  mul<M extends number>(b: Bits<M>): Bits<Add<W, M>>;
  and(b: Bits<W> | Literal): Bits<W>;
  or(b: Bits<W> | Literal): Bits<W>;
  xor(b: Bits<W> | Literal): Bits<W>;
  not(): Bits<W>;
  eq(b: Bits<W> | Literal): Bits<1>;
  ne(b: Bits<W> | Literal): Bits<1>;
  /** Unsigned comparisons. */
  lt(b: Bits<W> | Literal): Bits<1>;
  le(b: Bits<W> | Literal): Bits<1>;
  gt(b: Bits<W> | Literal): Bits<1>;
  ge(b: Bits<W> | Literal): Bits<1>;
  /** Of one bit: 1 unless this is 1 and `b` is 0. */
  implies(this: Bits<1>, b: Bits<1>): Bits<1>;
  /** 1 when every bit is 1. */
  all(): Bits<1>;
  /** 1 when some bit is 1. */
  any(): Bits<1>;
  /** 1 when an odd number of bits is 1. */
  parity(): Bits<1>;
  /** The smaller of the two. */
  min(b: Bits<W> | Literal): Bits<W>;
  /** The larger of the two. */
  max(b: Bits<W> | Literal): Bits<W>;
  /** How many bits are 1, in the fewest bits that hold `W`: clog2(W + 1). */
  popcount(): Bits<Clog2<Add<W, 1>>>;
  /** The least significant 1 alone: the one-hot word of the first of several requests; 0 for 0. */
  lowest(): Bits<W>;
  /** The position of the least significant 1, and whether there is one; without one the position is W - 1. */
  priority(): { readonly index: Bits<IndexWidth<W>>; readonly valid: Bits<1> };
  /** `w` bits of which only bit number `this` is 1; none where this is `w` or more. */
  oneHot<M extends number>(w: M): Bits<Width<M>>;
  /** The bits in the opposite order, the least significant first. */
  reverse(): Bits<W>;
  /** Rotated left by an unsigned amount, modulo W: what leaves at the top comes in at the bottom. */
  rotl(amount: Bits | number): Bits<W>;
  /** Rotated right by an unsigned amount, modulo W. */
  rotr(amount: Bits | number): Bits<W>;
  /** The Gray code of this number: codes of neighbours, also of the last and the first, differ in one bit. */
  toGray(): Bits<W>;
  /** The number of which this is the Gray code. */
  fromGray(): Bits<W>;
  /** Shifted left (towards the most significant bit) by an unsigned amount, zeros shifted in. */
  shl(amount: Bits | number): Bits<W>;
  /** Shifted right by an unsigned amount, zeros shifted in. */
  shr(amount: Bits | number): Bits<W>;
  /** Bits `hi` down to `lo`, both included. */
  slice<H extends number, L extends number>(hi: H, lo: L): Bits<Add<Sub<H, L>, 1>>;
  /** The bit of weight 2^i, by a number or chosen in hardware: then 0 beyond the end. */
  at(i: number | Bits): Bits<1>;
  /** This word where `c` is 1, and 0 where it is not. */
  mask(c: Bits<1>): Bits<W>;
  /** The word as lanes of `w` bits, of which its width is a multiple; lane 0 is the least significant. */
  lanes<const M extends number>(w: M): Vec<Bits<Width<M>>>;
  /** This word above `lo`. */
  cat<M extends number>(lo: Bits<M>): Bits<Add<W, M>>;
  /** `n` copies side by side; for one bit, the mask that it selects. */
  repeat<N extends number>(n: N): Bits<W extends 1 ? Width<N> : Width<number>>;
  /** Extended with zeros to `w` bits. */
  zext<M extends number>(w: M): Bits<Width<M>>;
  /** The `w` least significant bits. */
  trunc<M extends number>(w: M): Bits<Width<M>>;
  /**
   * The same bits as a signed integer in two's complement. To keep the number give it a sign bit first:
   * `zext(9).asInt()`.
   */
  asInt(): Int<W>;
  /** The same value, its width known to be `w`: checked at elaboration. Names a width that only elaboration knows. */
  as<M extends number>(w: M): Bits<Width<M>>;
}
