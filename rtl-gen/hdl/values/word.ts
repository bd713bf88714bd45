/** The hardware behind `Bits`: an expression of the module being elaborated. */
import type { BinaryOp, CompareOp, ExprId, ShiftOp } from '../../ir/expr.ts';
import type { Bits, Literal } from './bits.ts';
import { isLiteral, plainLiteral } from './constant.ts';
import { checkComparison, checkShift } from './constant-operand.ts';
import type { Add, Clog2, Sub, Width } from './digits.ts';
import { quotientOf, remainderOf } from './divide.ts';
import { lowestOf, onesOf, positionOf } from './find.ts';
import { type Int, IntWord } from './int.ts';
import type { Owner } from './owner.ts';
import { fromGray, reversed, rotated, rotatedBy, toGray } from './rearrange.ts';
import type { Shape } from './shape.ts';
import { ShapeMistake } from './shape-mistake.ts';
import { wordStructure } from './structure.ts';
import { shapeKey } from './value.ts';
import { type Vec, vec } from './vec.ts';
import { wordSetters } from './word-var.ts';

/** Widths are whole numbers from 1; the upper end only catches mistakes in width arithmetic. */
const maxWidth = 1 << 20;

/** Whether a value is hardware, as opposed to a literal or a record of values. */
export const isHardware = (value: unknown): value is Word => value instanceof Word;

/** Throws unless `w` is a width; for places without an elaboration to report to. */
export function checkWidth(w: number): void {
  if (!isWidth(w)) throw new ShapeMistake('bad-width', `${w} is not a width`, `give an integer from 1 to ${maxWidth}`);
}

const isWidth = (w: number): boolean => Number.isInteger(w) && w >= 1 && w <= maxWidth;

/** The expression of a word or literal that must have width `w`; reports a misfit and goes on with zero. */
export function lowerWord(owner: Owner, value: unknown, w: number): ExprId {
  if (isHardware(value)) {
    const id = owner.own(value);
    if (value.width === w) return id;
    owner.report('width-mismatch', `a value of ${value.width} bits where ${w} are needed`, widthFix);
    return owner.table.const(w, 0n);
  }
  if (isLiteral(value)) return owner.literal(w, value);
  if (value instanceof IntWord) {
    owner.report('mixed-signs', 'a signed value where an unsigned one is needed', 'convert it with asBits');
    return owner.table.const(w, 0n);
  }
  owner.report('shape-mismatch', `${describe(value)} where ${w} bits are needed`, 'give a word or a number');
  return owner.table.const(w, 0n);
}

/** The expression of the amount of a shift: a number, or a word of any width. */
export const lowerAmount = (owner: Owner, amount: Bits | number): ExprId =>
  typeof amount === 'number' ? owner.literal(32, amount) : lowerWord(owner, amount, amount.width);

/** The module that a word belongs to. */
export function ownerOf(word: Bits): Owner {
  if (isHardware(word)) return word.owner;
  throw new TypeError(`${describe(word)} where a word is needed: give a value of the module`);
}

/** Zeros in front of a word, to `w` bits in all. */
function extended({ table }: Owner, id: ExprId, w: number): ExprId {
  const { width } = table.get(id);
  return w === width ? id : table.cat([table.const(w - width, 0n), id]);
}

const widthFix = 'extend with zext, cut with trunc or slice, or make both widths the same';

/**
 * No hardware value has a value in TypeScript: reported while the design is elaborated, and thrown at any other time.
 * Truth (`if (a)`) cannot be intercepted; `gatewright lint` finds it.
 */
export function noPrimitive(owner: Owner): number {
  const message = 'a hardware value has no value in TypeScript';
  const fix = 'use when or mux to choose, eq to compare, add to sum';
  if (owner.session.current === undefined) throw new TypeError(`${message}: ${fix}`);
  owner.report('hardware-as-number', message, fix);
  return 0;
}

/** What a diagnostic calls a value that is not of the shape that is needed. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return JSON.stringify(value);
  return isLiteral(value) ? `${plainLiteral(value)}` : 'a value of another shape';
}

/** `w` bits, 1 or more. */
export function bits<const W extends number>(w: W): Shape<Bits<Width<W>>> {
  checkWidth(w);
  return {
    width: w,
    leaves: [{ suffix: '', width: w, lo: 0 }],
    structure: wordStructure,
    wrap: (owner, [id]) => new Word(owner, id!, w as Width<W>),
    lower: (owner, value) => [lowerWord(owner, value, w)],
    setters: (owner, [target]) => wordSetters(owner, target!, w),
  };
}

/** One bit. */
export const bit: Shape<Bits<1>> = bits(1);

/** An expression of one module body, with the operators of `Bits`. */
export class Word<W extends number = Width<number>> implements Bits<W> {
  readonly owner: Owner;
  readonly width: W;
  readonly #id: ExprId;
  #isRead = false;

  constructor(owner: Owner, id: ExprId, width: W) {
    this.owner = owner;
    this.#id = id;
    this.width = width;
  }

  /** The expression; whoever asks uses the value. */
  get id(): ExprId {
    this.#isRead = true;
    return this.#id;
  }

  /** Whether anything has used the value. */
  get isRead(): boolean {
    return this.#isRead;
  }

  get [shapeKey](): Shape<Bits<W>> {
    return bits(this.width);
  }

  add(b: Bits<W> | Literal): Bits<W> {
    return this.#binary('add', b);
  }

  sub(b: Bits<W> | Literal): Bits<W> {
    return this.#binary('sub', b);
  }

  addWide(b: Bits<W>): Bits<Add<W, 1>> {
    const wide = this.width + 1;
    const other = new Word(this.owner, lowerWord(this.owner, b, this.width), this.width as number);
    return this.zext(wide).add(other.zext(wide)) as Bits<Add<W, 1>>;
  }

  div(n: number | bigint): Bits<W> {
    return this.#same(quotientOf(this.owner, this.id, n) ?? this.id);
  }

  mod(n: number | bigint): Bits<W> {
    return this.#same(remainderOf(this.owner, this.id, n) ?? this.id);
  }

  mul<M extends number>(b: Bits<M>): Bits<Add<W, M>> {
    const wide = this.width + b.width;
    const [x, y] = [this.id, lowerWord(this.owner, b, b.width)].map((id) => extended(this.owner, id, wide));
    const product = this.owner.table.binary('mul', x!, y!);
    return this.#make(product, wide) as Bits as Bits<Add<W, M>>;
  }

  and(b: Bits<W> | Literal): Bits<W> {
    return this.#binary('and', b);
  }

  or(b: Bits<W> | Literal): Bits<W> {
    return this.#binary('or', b);
  }

  xor(b: Bits<W> | Literal): Bits<W> {
    return this.#binary('xor', b);
  }

  not(): Bits<W> {
    return this.#same(this.owner.table.unary('not', this.id));
  }

  eq(b: Bits<W> | Literal): Bits<1> {
    return this.#compare('eq', this.id, this.#operand(b));
  }

  ne(b: Bits<W> | Literal): Bits<1> {
    return this.eq(b).not();
  }

  lt(b: Bits<W> | Literal): Bits<1> {
    checkComparison(this.owner, 'lt', this.width, b);
    return this.#compare('lt', this.id, this.#operand(b));
  }

  le(b: Bits<W> | Literal): Bits<1> {
    return this.#make(this.owner.table.atLeast(this.#operand(b), this.id), 1);
  }

  gt(b: Bits<W> | Literal): Bits<1> {
    checkComparison(this.owner, 'gt', this.width, b);
    return this.#compare('lt', this.#operand(b), this.id);
  }

  ge(b: Bits<W> | Literal): Bits<1> {
    return this.#make(this.owner.table.atLeast(this.id, this.#operand(b)), 1);
  }

  implies(b: Bits<1>): Bits<1> {
    const { table } = this.owner;
    const premise = lowerWord(this.owner, this, 1);
    return this.#make(table.binary('or', table.unary('not', premise), lowerWord(this.owner, b, 1)), 1);
  }

  all(): Bits<1> {
    return this.#make(this.owner.table.unary('reduceAnd', this.id), 1);
  }

  any(): Bits<1> {
    return this.#make(this.owner.table.unary('reduceOr', this.id), 1);
  }

  parity(): Bits<1> {
    return this.#make(this.owner.table.unary('reduceXor', this.id), 1);
  }

  min(b: Bits<W> | Literal): Bits<W> {
    const other = this.#operand(b);
    const below = this.owner.table.compare('lt', this.id, other);
    return this.#same(this.owner.table.mux(below, this.id, other));
  }

  max(b: Bits<W> | Literal): Bits<W> {
    const other = this.#operand(b);
    const below = this.owner.table.compare('lt', this.id, other);
    return this.#same(this.owner.table.mux(below, other, this.id));
  }

  popcount(): Bits<Clog2<Add<W, 1>>> {
    return this.#sized(onesOf(this.owner, this.id)) as Bits<Clog2<Add<W, 1>>>;
  }

  lowest(): Bits<W> {
    return this.#same(lowestOf(this.owner, this.id));
  }

  priority(): ReturnType<Bits<W>['priority']> {
    const index = this.#sized(positionOf(this.owner, this.id)) as ReturnType<Bits<W>['priority']>['index'];
    return { index, valid: this.any() };
  }

  oneHot<M extends number>(w: M): Bits<Width<M>> {
    if (!this.#checkedWidth(w)) return this.#zero(w);
    const { table } = this.owner;
    return this.#make(table.shift('shl', table.const(w, 1n), this.id), w);
  }

  reverse(): Bits<W> {
    return this.#same(reversed(this.owner, this.id));
  }

  rotl(amount: Bits | number): Bits<W> {
    return this.#rotated(amount, 1);
  }

  rotr(amount: Bits | number): Bits<W> {
    return this.#rotated(amount, -1);
  }

  toGray(): Bits<W> {
    return this.#same(toGray(this.owner, this.id));
  }

  fromGray(): Bits<W> {
    return this.#same(fromGray(this.owner, this.id));
  }

  shl(amount: Bits | number): Bits<W> {
    return this.#shift('shl', amount);
  }

  shr(amount: Bits | number): Bits<W> {
    return this.#shift('shr', amount);
  }

  slice<H extends number, L extends number>(hi: H, lo: L): Bits<Add<Sub<H, L>, 1>> {
    return this.#bits(hi, lo) as Bits<Add<Sub<H, L>, 1>>;
  }

  at(i: number | Bits): Bits<1> {
    return (typeof i === 'number' ? this.#bits(i, i) : this.shr(i).at(0)) as Bits<1>;
  }

  mask(c: Bits<1>): Bits<W> {
    const copies = Array.from({ length: this.width }, () => lowerWord(this.owner, c, 1));
    return this.#same(this.owner.table.binary('and', this.id, this.owner.table.cat(copies)));
  }

  lanes<const M extends number>(w: M): Vec<Bits<Width<M>>> {
    const count = this.#checkedWidth(w) ? this.width / w : 1;
    if (!Number.isInteger(count)) {
      const message = `lanes of ${w} bits of a value of ${this.width} bits`;
      this.owner.report('bad-slice', message, `give a divisor of ${this.width}`);
    }
    const n = Math.max(1, Math.floor(count));
    const width = Number.isInteger(count) ? w : this.width;
    const ids = Array.from({ length: n }, (_, i) => this.owner.table.slice(this.id, i * width, width));
    return vec(bits(width), n).wrap(this.owner, ids) as Vec<Bits<Width<M>>>;
  }

  cat<M extends number>(lo: Bits<M>): Bits<Add<W, M>> {
    if (!isHardware(lo)) {
      this.owner.report('literal-width', `${describe(lo)} has no width of its own here`, 'give a word: m.lit(w, v)');
      return this.#zero(this.width as number) as Bits as Bits<Add<W, M>>;
    }
    const low = this.owner.own(lo);
    const width: number = this.width + lo.width;
    return this.#make(this.owner.table.cat([this.id, low]), width) as Bits as Bits<Add<W, M>>;
  }

  repeat<N extends number>(n: N): Bits<W extends 1 ? Width<N> : Width<number>> {
    const parts = this.#checkedWidth(n) ? Array.from({ length: n }, () => this.id) : [this.id];
    return this.#make(this.owner.table.cat(parts), this.width * parts.length);
  }

  zext<M extends number>(w: M): Bits<Width<M>> {
    if (!this.#checkedWidth(w)) return this.#zero(w);
    if (w < this.width) return this.#misfit('bad-width', `zext(${w}) of a value of ${this.width} bits`, 'trunc', w);
    if ((w as number) === this.width) return this.as(w);
    return this.#make(extended(this.owner, this.id, w), w);
  }

  trunc<M extends number>(w: M): Bits<Width<M>> {
    if (!this.#checkedWidth(w)) return this.#zero(w);
    if (w > this.width) return this.#misfit('bad-width', `trunc(${w}) of a value of ${this.width} bits`, 'zext', w);
    return this.#make(this.owner.table.slice(this.id, 0, w), w);
  }

  asInt(): Int<W> {
    return new IntWord(this);
  }

  as<M extends number>(w: M): Bits<Width<M>> {
    if ((w as number) === this.width) return this.#make(this.id, w);
    return this.#misfit('width-mismatch', `as(${w}) of a value of ${this.width} bits`, 'zext or trunc', w);
  }

  /** `a + b`, `a < b` and `${a}` on hardware are mistakes: a circuit has no value while it is being built. */
  [Symbol.toPrimitive](): number {
    return noPrimitive(this.owner);
  }

  #binary(op: BinaryOp, b: Bits<W> | Literal): Bits<W> {
    return this.#same(this.owner.table.binary(op, this.id, this.#operand(b)));
  }

  #compare(op: CompareOp, a: ExprId, b: ExprId): Bits<1> {
    return this.#make(this.owner.table.compare(op, a, b), 1);
  }

  #shift(op: ShiftOp, amount: Bits | number): Bits<W> {
    if (typeof amount === 'number') checkShift(this.owner, op, this.width, amount);
    return this.#same(this.owner.table.shift(op, this.id, lowerAmount(this.owner, amount)));
  }

  #rotated(amount: Bits | number, direction: 1 | -1): Bits<W> {
    const by = lowerAmount(this.owner, amount);
    const e = this.owner.table.get(by);
    if (e.op !== 'const') return this.#same(rotatedBy(this.owner, this.id, by, direction));
    const places = Number(e.value % BigInt(this.width));
    return this.#same(rotated(this.owner, this.id, direction * places));
  }

  #sized(id: ExprId): Bits {
    return this.#make(id, this.owner.table.get(id).width);
  }

  #bits(hi: number, lo: number): Bits {
    const fits = Number.isInteger(hi) && Number.isInteger(lo) && 0 <= lo && lo <= hi && hi < this.width;
    if (fits) return this.#make(this.owner.table.slice(this.id, lo, hi - lo + 1), hi - lo + 1);
    const range = hi === lo ? `bit ${hi}` : `bits ${hi} down to ${lo}`;
    this.owner.report('bad-slice', `${range} of a value of ${this.width} bits`, `stay within ${this.width - 1} and 0`);
    return this.#zero(Math.max(1, hi - lo + 1 || 1));
  }

  #operand(b: Bits | Literal): ExprId {
    return lowerWord(this.owner, b, this.width);
  }

  #same(id: ExprId): Word<W> {
    return this.#make(id, this.width) as Word as Word<W>;
  }

  #make<M extends number>(id: ExprId, width: M): Word<Width<M>> {
    const word = new Word(this.owner, id, width as Width<M>);
    this.owner.made(word);
    return word;
  }

  #zero<M extends number>(w: M): Word<Width<M>> {
    const width = isWidth(w) ? w : 1;
    return new Word(this.owner, this.owner.table.const(width, 0n), width as Width<M>);
  }

  #checkedWidth(w: number): boolean {
    if (isWidth(w)) return true;
    this.owner.report('bad-width', `${w} is not a width`, `give an integer from 1 to ${maxWidth}`);
    return false;
  }

  #misfit<M extends number>(
    code: 'bad-width' | 'width-mismatch',
    message: string,
    instead: string,
    w: M,
  ): Word<Width<M>> {
    this.owner.report(code, message, `use ${instead}`);
    return this.#zero(w);
  }
}
