/** Shifts, arithmetic ones and those that go both ways. */
import { type ExprId, mask } from '../../../../rtl-gen/ir/expr.ts';
import { repeat } from '../extend.ts';
import type { Lower, Operands } from './operands.ts';

const left: Lower = (c) => c.t.shift('shl', c.resized('A'), c.b);

/** The operand in the width in which bits move down: none is lost that the output shows. */
const widened = (c: Operands): ExprId => c.resized('A', Math.max(c.width, c.widthOf(c.a)));

const right: Lower = (c) => c.t.slice(c.t.shift('shr', widened(c), c.b), 0, c.width);

/** Copies of the sign come in: those are zeros once a negative word is turned over, and ones when it is turned back. */
const arithmetic: Lower = (c) => {
  if (!c.signed('A')) return right(c);
  const { t } = c;
  const a = widened(c);
  const width = c.widthOf(a);
  const signs = repeat(t, t.slice(a, width - 1, 1), width);
  const shifted = t.shift('shr', t.binary('xor', a, signs), c.b);
  return t.slice(t.binary('xor', shifted, signs), 0, c.width);
};

/** A signed amount below zero shifts to the left, by up to as many places as there are. */
const eitherWay: Lower = (c) => {
  if (!c.signed('B')) return right(c);
  const { t } = c;
  const amount = c.b;
  const bits = c.widthOf(amount);
  const back = t.binary('sub', t.const(bits, 0n), amount);
  const a = widened(c);
  const up = t.slice(t.shift('shl', a, back), 0, c.width);
  return t.mux(t.slice(amount, bits - 1, 1), up, right(c));
};

/** The `WIDTH` bits of a word of entries at the index `S`: a choice a bit of the index, the lowest first. */
const indexed: Lower = (c) => {
  const { t, width } = c;
  const s = c.s;
  let entries = Array.from({ length: c.widthOf(c.a) / width }, (_, i) => t.slice(c.a, i * width, width));
  for (let bit = 0; bit < c.widthOf(s); bit++) {
    const select = t.slice(s, bit, 1);
    entries = Array.from({ length: entries.length / 2 }, (_, i) => t.mux(select, entries[2 * i + 1]!, entries[2 * i]!));
  }
  return entries[0]!;
};

/** The word at the index `S` among zeros. */
const placedAt: Lower = (c) => {
  const { t } = c;
  const [a, s] = [c.a, c.s];
  const zero = t.const(c.widthOf(a), 0n);
  const entries = Array.from({ length: c.width / c.widthOf(a) }, (_, i) =>
    t.mux(t.compare('eq', s, t.const(c.widthOf(s), BigInt(i))), a, zero),
  );
  return t.cat(entries.reverse());
};

/** One bit of a table of constants. */
const lookedUp: Lower = (c) => {
  const width = 2 ** c.number('WIDTH');
  return c.t.slice(c.t.shift('shr', c.t.const(width, c.bigint('LUT') & mask(width)), c.a), 0, 1);
};

/** Cells that move bits. */
export const shiftCells: Readonly<Record<string, Lower>> = {
  $shl: left,
  $sshl: left,
  $shr: right,
  $sshr: arithmetic,
  $shift: eitherWay,
  $shiftx: eitherWay,
  $bmux: indexed,
  $demux: placedAt,
  $lut: lookedUp,
  $slice: (c) => c.t.slice(c.a, c.number('OFFSET'), c.width),
  $concat: (c) => c.t.cat([c.b, c.a]),
};

/** The choice of each bit by itself. */
const chosenBits: Lower = (c) => {
  const { t } = c;
  const s = c.s;
  return t.binary('or', t.binary('and', c.a, t.unary('not', s)), t.binary('and', c.b, s));
};

/**
 * Every choice of `S` that is 1 is one-hot by contract; a later entry of `B` stands for an earlier arm of the source.
 */
const parallel: Lower = (c) => {
  const { t, width } = c;
  const [b, s] = [c.b, c.s];
  let value = c.a;
  for (let i = 0; i < c.widthOf(s); i++) value = t.mux(t.slice(s, i, 1), t.slice(b, i * width, width), value);
  return value;
};

/** Cells that choose. */
export const choiceCells: Readonly<Record<string, Lower>> = {
  $mux: (c) => c.t.mux(c.s, c.b, c.a),
  $pmux: parallel,
  $bwmux: chosenBits,
};
