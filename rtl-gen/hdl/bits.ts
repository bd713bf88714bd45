/** The value of a word of hardware, as module bodies see it. */
import type { Add, Sub } from './digits.ts';

/** A constant operand: checked at elaboration to fit the width it is used at. Unsigned. */
export type Literal = number | bigint;

/**
 * `W` bits of hardware, unsigned, immutable: every method makes new hardware and none changes this one.
 *
 * Widths never change silently: operands of different widths are an error in the editor where the widths are
 * literal types, and at elaboration always. `zext`, `trunc`, `slice`, `cat` and `addWide` change widths in the open.
 * A value belongs to the module body that made it and must not be used in another.
 */
export interface Bits<W extends number = number> {
  readonly width: W;
  /** Sum modulo 2^W. */
  add(b: Bits<W> | Literal): Bits<W>;
  /** Difference modulo 2^W. */
  sub(b: Bits<W> | Literal): Bits<W>;
  /** Sum with its carry, one bit wider. */
  addWide(b: Bits<W>): Bits<Add<W, 1>>;
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
  /** Shifted left (towards the most significant bit) by an unsigned amount, zeros shifted in. */
  shl(amount: Bits | number): Bits<W>;
  /** Shifted right by an unsigned amount, zeros shifted in. */
  shr(amount: Bits | number): Bits<W>;
  /** Bits `hi` down to `lo`, both included. */
  slice<H extends number, L extends number>(hi: H, lo: L): Bits<Add<Sub<H, L>, 1>>;
  /** The bit of weight 2^i. */
  at(i: number): Bits<1>;
  /** This word above `lo`. */
  cat<M extends number>(lo: Bits<M>): Bits<Add<W, M>>;
  /** `n` copies side by side; for one bit, the mask that it selects. */
  repeat<N extends number>(n: N): Bits<number extends N ? number : W extends 1 ? N : number>;
  /** Extended with zeros to `w` bits. */
  zext<M extends number>(w: M): Bits<M>;
  /** The `w` least significant bits. */
  trunc<M extends number>(w: M): Bits<M>;
  /** The same value, its width known to be `w`: checked at elaboration. Narrows `Bits<number>`. */
  as<M extends number>(w: M): Bits<M>;
}
