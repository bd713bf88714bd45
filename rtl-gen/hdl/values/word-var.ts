/** Assignment to part of a word. */
import type { DeclId, ExprId } from '../../ir/expr.ts';
import type { Bits, Literal } from './bits.ts';
import { clog2 } from './clog2.ts';
import type { Add, Sub, Width } from './digits.ts';
import type { Owner } from './owner.ts';
import { callerLocation } from './source.ts';
import { lowerWord } from './word.ts';

/**
 * What registers and wires that hold a word have beside `set`: assignments to some of its bits, which leave the others
 * as they are. An index may be a number or in hardware, of any width; one in hardware beyond the end sets nothing.
 */
export interface WordVar {
  /** Bit `i`: `word[i]` of Verilog. */
  setAt(i: number | Bits, v: Bits<1> | Literal): void;
  /** Bits `hi` down to `lo`, both included: `word[hi:lo]` of Verilog. */
  setSlice<const H extends number, const L extends number>(hi: H, lo: L, v: Bits<Add<Sub<H, L>, 1>> | Literal): void;
  /** Lane `i` of lanes of `w` bits, lane 0 the least significant: `word[w * i +: w]` of Verilog. */
  setLane<const M extends number>(w: M, i: number | Bits, v: Bits<Width<M>> | Literal): void;
}

/** The methods of the register or wire `target` of `width` bits. */
export function wordSetters(owner: Owner, target: DeclId, width: number): Readonly<Record<string, unknown>> {
  const setLane = (w: number, i: number | Bits, v: unknown): void => {
    if (!Number.isInteger(w) || w < 1 || w > width) {
      owner.report('bad-slice', `lanes of ${w} bits of a value of ${width} bits`, `give an integer from 1 to ${width}`);
      return;
    }
    const value = lowerWord(owner, v, w);
    if (typeof i === 'number') setBits(owner, target, width, w * i + w - 1, w * i, value);
    else setLaneBy(owner, target, { width, lane: w }, i, value);
  };
  return {
    setLane,
    setAt: (i: number | Bits, v: unknown): void => setLane(1, i, v),
    setSlice: (hi: number, lo: number, v: unknown): void => {
      if (isRange(hi, lo, width)) setBits(owner, target, width, hi, lo, lowerWord(owner, v, hi - lo + 1));
      else reportRange(owner, width, hi, lo);
    },
  };
}

const isRange = (hi: number, lo: number, width: number): boolean =>
  Number.isInteger(hi) && Number.isInteger(lo) && 0 <= lo && lo <= hi && hi < width;

function reportRange(owner: Owner, width: number, hi: number, lo: number): void {
  const range = hi === lo ? `bit ${hi}` : `bits ${hi} down to ${lo}`;
  owner.report('bad-slice', `${range} of a value of ${width} bits`, `stay within ${width - 1} and 0`);
}

function setBits(owner: Owner, target: DeclId, width: number, hi: number, lo: number, value: ExprId): void {
  if (!isRange(hi, lo, width)) reportRange(owner, width, hi, lo);
  else if (hi - lo + 1 === width) owner.set([target], [value]);
  else owner.setPart(target, { lo }, value);
}

/** The position stays inside the word: an index that could lead outside is asked for first. */
function setLaneBy(
  owner: Owner,
  target: DeclId,
  { width, lane }: { readonly width: number; readonly lane: number },
  index: Bits,
  value: ExprId,
): void {
  const { table } = owner;
  const at = callerLocation();
  const by = lowerWord(owner, index, index.width);
  const lanes = Math.floor(width / lane);
  const needed = clog2(lanes);
  const inside: ExprId[] = [];
  if (index.width > needed)
    inside.push(table.unary('not', table.unary('reduceOr', table.slice(by, needed, index.width - needed))));
  const low = needed === 0 ? undefined : table.slice(by, 0, Math.min(needed, index.width));
  if (low !== undefined && lanes < 2 ** table.get(low).width)
    inside.push(table.compare('lt', low, table.const(table.get(low).width, BigInt(lanes))));
  const set = (): void => {
    if (low === undefined) setBits(owner, target, width, lane - 1, 0, value);
    else owner.setPart(target, { lo: { expr: positionOf(owner, low, lane, clog2(width)) } }, value);
  };
  if (inside.length === 0) {
    set();
    return;
  }
  const cond = inside.reduce((a, b) => table.binary('and', a, b));
  const taken = owner.collect(set, () => cond);
  owner.append({ kind: 'if', cond, taken, otherwise: [], at });
}

/** `index * lane` in `width` bits, which hold it. */
function positionOf({ table }: Owner, index: ExprId, lane: number, width: number): ExprId {
  const shift = clog2(lane);
  const extended = (id: ExprId): ExprId => {
    const more = width - table.get(id).width;
    return more === 0 ? id : table.cat([table.const(more, 0n), id]);
  };
  if (2 ** shift !== lane) return table.binary('mul', extended(index), table.const(width, BigInt(lane)));
  return extended(shift === 0 ? index : table.cat([index, table.const(shift, 0n)]));
}
