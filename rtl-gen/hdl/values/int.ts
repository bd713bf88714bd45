/** Signed integers: words in two's complement, with arithmetic of their own. */
import type { ExprId, SignedOp } from '../../ir/expr.ts';
import type { Bits, Literal } from './bits.ts';
import { isLiteral } from './constant.ts';
import type { Add, Width } from './digits.ts';
import type { Owner } from './owner.ts';
import type { Shape } from './shape.ts';
import { integerStructure } from './structure.ts';
import { shapeKey } from './value.ts';
import { checkWidth, describe, isHardware, lowerAmount, noPrimitive, Word } from './word.ts';

/**
 * A signed integer of `W` bits in two's complement: from -2^(W-1) to 2^(W-1) - 1. Immutable, like `Bits`.
 *
 * Signed and unsigned do not mix: `asBits` and `Bits.asInt` say in the open that the same bits are to be read the other
 * way. A number as operand is checked to fit, with its sign. To use an unsigned value in signed arithmetic give it a
 * sign bit first: `count.zext(9).asInt()`.
 */
export interface Int<W extends number = Width<number>> {
  readonly width: W;
  /** Sum modulo 2^W: beyond the largest value it goes on with the smallest. */
  add(b: Int<W> | Literal): Int<W>;
  /** Difference modulo 2^W. */
  sub(b: Int<W> | Literal): Int<W>;
  /** The exact sum, one bit wider. */
  addWide(b: Int<W>): Int<Add<W, 1>>;
  /** The exact product, as wide as both operands together. */
  mul<M extends number>(b: Int<M>): Int<Add<W, M>>;
  /** Zero minus this, modulo 2^W: the smallest value is its own negative. */
  neg(): Int<W>;
  /** The magnitude, exact for every value because it is unsigned: 2^(W-1) for the smallest. */
  abs(): Bits<W>;
  /** The smaller of the two. */
  min(b: Int<W> | Literal): Int<W>;
  /** The larger of the two. */
  max(b: Int<W> | Literal): Int<W>;
  eq(b: Int<W> | Literal): Bits<1>;
  ne(b: Int<W> | Literal): Bits<1>;
  /** Signed comparisons. */
  lt(b: Int<W> | Literal): Bits<1>;
  le(b: Int<W> | Literal): Bits<1>;
  gt(b: Int<W> | Literal): Bits<1>;
  ge(b: Int<W> | Literal): Bits<1>;
  /** The sign bit: 1 below zero. */
  isNegative(): Bits<1>;
  /** Shifted left by an unsigned amount, zeros shifted in: times 2^amount modulo 2^W. */
  shl(amount: Bits | number): Int<W>;
  /** Shifted right by an unsigned amount, copies of the sign shifted in: divided by 2^amount, rounded down. */
  shr(amount: Bits | number): Int<W>;
  /** The same bits, unsigned: for `at`, `slice`, `cat` and logic. */
  asBits(): Bits<W>;
  /** The same number in `w` bits, `W` or more: copies of the sign in front. */
  sext<M extends number>(w: M): Int<Width<M>>;
  /** The `w` least significant bits: the same number only if it fits. */
  trunc<M extends number>(w: M): Int<Width<M>>;
  /** The same value, its width known to be `w`: checked at elaboration. Narrows `Int<number>`. */
  as<M extends number>(w: M): Int<Width<M>>;
}

/** A signed integer of `w` bits, 1 or more: from -2^(w-1) to 2^(w-1) - 1. */
export function int<const W extends number>(w: W): Shape<Int<Width<W>>> {
  checkWidth(w);
  return {
    width: w,
    leaves: [{ suffix: '', width: w, lo: 0 }],
    structure: integerStructure,
    wrap: (owner, [id]) => new IntWord(new Word(owner, id!, w)),
    lower: (owner, value) => [lowerInt(owner, value, w)],
  };
}

const widthFix = 'extend with sext, cut with trunc, or make both widths the same';

/** The expression of an integer or literal that must have width `w`; reports a misfit and goes on with zero. */
function lowerInt(owner: Owner, value: unknown, w: number): ExprId {
  if (value instanceof IntWord) {
    const id = owner.own(value.word);
    if (value.width === w) return id;
    owner.report('width-mismatch', `an integer of ${value.width} bits where ${w} are needed`, widthFix);
  } else if (isLiteral(value)) {
    return owner.signedLiteral(w, value);
  } else if (isHardware(value)) {
    owner.report('mixed-signs', 'an unsigned value where a signed one is needed', 'convert it with asInt');
  } else {
    owner.report('width-mismatch', `${describe(value)} where an integer is needed`, 'give an integer or a number');
  }
  return owner.table.const(w, 0n);
}

/** The hardware behind `Int`. */
export class IntWord<W extends number = Width<number>> implements Int<W> {
  readonly word: Word<W>;

  constructor(word: Word<W>) {
    this.word = word;
  }

  get [shapeKey](): Shape<Int<W>> {
    return int(this.width);
  }

  get owner(): Owner {
    return this.word.owner;
  }

  get width(): W {
    return this.word.width;
  }

  add(b: Int<W> | Literal): Int<W> {
    return this.#make(this.owner.table.binary('add', this.word.id, this.#operand(b)));
  }

  sub(b: Int<W> | Literal): Int<W> {
    return this.#make(this.owner.table.binary('sub', this.word.id, this.#operand(b)));
  }

  addWide(b: Int<W>): Int<Add<W, 1>> {
    const wide = this.width + 1;
    return this.#extended(wide).add(this.#other(b).#extended(wide)) as Int as Int<Add<W, 1>>;
  }

  mul<M extends number>(b: Int<M>): Int<Add<W, M>> {
    const wide = this.width + b.width;
    const other = new IntWord(new Word(this.owner, lowerInt(this.owner, b, b.width), b.width as number));
    const product = this.#signed('mulSigned', this.#extended(wide).word.id, other.#extended(wide).word.id);
    return new IntWord(new Word(this.owner, product, wide)) as Int as Int<Add<W, M>>;
  }

  neg(): Int<W> {
    const zero = this.owner.table.const(this.width, 0n);
    return this.#make(this.owner.table.binary('sub', zero, this.word.id));
  }

  abs(): Bits<W> {
    const { table } = this.owner;
    const negated = table.binary('sub', table.const(this.width, 0n), this.word.id);
    return new Word(this.owner, table.mux(this.#sign(), negated, this.word.id), this.width);
  }

  min(b: Int<W> | Literal): Int<W> {
    const other = this.#operand(b);
    const below = this.#signed('ltSigned', this.word.id, other);
    return this.#make(this.owner.table.mux(below, this.word.id, other));
  }

  max(b: Int<W> | Literal): Int<W> {
    const other = this.#operand(b);
    const below = this.#signed('ltSigned', this.word.id, other);
    return this.#make(this.owner.table.mux(below, other, this.word.id));
  }

  eq(b: Int<W> | Literal): Bits<1> {
    return new Word(this.owner, this.owner.table.compare('eq', this.word.id, this.#operand(b)), 1);
  }

  ne(b: Int<W> | Literal): Bits<1> {
    return this.eq(b).not();
  }

  lt(b: Int<W> | Literal): Bits<1> {
    return new Word(this.owner, this.#signed('ltSigned', this.word.id, this.#operand(b)), 1);
  }

  le(b: Int<W> | Literal): Bits<1> {
    return this.gt(b).not();
  }

  gt(b: Int<W> | Literal): Bits<1> {
    return new Word(this.owner, this.#signed('ltSigned', this.#operand(b), this.word.id), 1);
  }

  ge(b: Int<W> | Literal): Bits<1> {
    return this.lt(b).not();
  }

  isNegative(): Bits<1> {
    return new Word(this.owner, this.#sign(), 1);
  }

  shl(amount: Bits | number): Int<W> {
    return this.#make(this.owner.table.shift('shl', this.word.id, lowerAmount(this.owner, amount)));
  }

  shr(amount: Bits | number): Int<W> {
    return this.#make(this.#signed('shrSigned', this.word.id, lowerAmount(this.owner, amount)));
  }

  asBits(): Bits<W> {
    return new Word(this.owner, this.word.id, this.width);
  }

  sext<M extends number>(w: M): Int<Width<M>> {
    checkWidth(w);
    if ((w as number) >= this.width) return this.#extended(w);
    return this.#misfit('bad-width', `sext(${w}) of an integer of ${this.width} bits`, 'trunc', w);
  }

  trunc<M extends number>(w: M): Int<Width<M>> {
    checkWidth(w);
    if ((w as number) <= this.width) {
      return new IntWord(new Word(this.owner, this.owner.table.slice(this.word.id, 0, w), w));
    }
    return this.#misfit('bad-width', `trunc(${w}) of an integer of ${this.width} bits`, 'sext', w);
  }

  as<M extends number>(w: M): Int<Width<M>> {
    if ((w as number) === this.width) return new IntWord(new Word(this.owner, this.word.id, w));
    return this.#misfit('width-mismatch', `as(${w}) of an integer of ${this.width} bits`, 'sext or trunc', w);
  }

  /** As with `Bits`: `a + b` and `a < b` on hardware are mistakes. */
  [Symbol.toPrimitive](): number {
    return noPrimitive(this.owner);
  }

  #sign(): ExprId {
    return this.owner.table.slice(this.word.id, this.width - 1, 1);
  }

  #extended<M extends number>(w: M): IntWord<M> {
    const copies = Array.from({ length: w - this.width }, () => this.#sign());
    return new IntWord(new Word(this.owner, this.owner.table.cat([...copies, this.word.id]), w));
  }

  #signed(op: SignedOp, a: ExprId, b: ExprId): ExprId {
    return this.owner.table.signed(op, a, b);
  }

  #operand(b: Int<W> | Literal): ExprId {
    return lowerInt(this.owner, b, this.width);
  }

  #other(b: Int<W>): IntWord<W> {
    return this.#make(this.#operand(b));
  }

  #make(id: ExprId): IntWord<W> {
    return new IntWord(new Word(this.owner, id, this.width));
  }

  #misfit<M extends number>(code: 'bad-width' | 'width-mismatch', message: string, instead: string, w: M): Int<M> {
    this.owner.report(code, message, `use ${instead}`);
    return new IntWord(new Word(this.owner, this.owner.table.const(Math.max(w, 1), 0n), w));
  }
}
