/** Instructions for linear nodes. */
import { mask } from '../../../rtl-gen/ir/expr.ts';
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Expressions } from './expressions.ts';
import type { LinearNode, Lookup, Move } from './linear.ts';
import { narrowLoad } from './narrow-loads.ts';
import { operators, type ValueType } from './opcodes.ts';
import { typeOf, WORD } from './words.ts';

/** Pushes bits `lo + width - 1` down to `lo` of a linear node: its terms that reach them, one after the other. */
export function linearBits(e: Expressions, node: LinearNode, lo: number, width: number, type: ValueType): void {
  const { f } = e;
  const { xor } = operators[type];
  let pushed = false;
  let overhang = false;
  const join = (): void => {
    if (pushed) f.op(xor);
    pushed = true;
  };
  for (const move of node.moves) if (moved(e, move, lo, width, type)) join();
  for (const group of groups(node.lookups)) {
    const { at, unit } = group[0]!;
    if (at >= lo + width || at + unit <= lo) continue;
    if (at + unit > lo + width && lo + width < node.width) overhang = true;
    const own = unit === 64 ? 'i64' : type;
    group.forEach((lookup, i) => {
      row(e, lookup, own);
      if (i > 0) f.op(operators[own].xor);
    });
    if (at < lo) {
      f.const(own, BigInt(lo - at));
      f.op(operators[own].shrU);
    }
    e.convert(own, type);
    if (at > lo) {
      f.const(type, BigInt(at - lo));
      f.op(operators[type].shl);
    }
    join();
  }
  if (overhang) e.mask(width, type);
  const constant = (node.constant >> BigInt(lo)) & mask(width);
  if (constant !== 0n || !pushed) {
    f.const(type, constant);
    join();
  }
}

/** Lookups with rows of one width at one place. */
function groups(lookups: readonly Lookup[]): readonly (readonly Lookup[])[] {
  return [...Map.groupBy(lookups, ({ at, unit }) => `${at} ${unit}`).values()];
}

/** Pushes what a move contributes to a range of the result; false if that is nothing. */
function moved(e: Expressions, move: Move, lo: number, width: number, type: ValueType): boolean {
  const { f } = e;
  const from = Math.max(lo, move.shift);
  const to = Math.min(lo + width, move.shift + e.graph.width(move.a));
  if (from >= to) return false;
  const wanted = (move.mask >> BigInt(from)) & mask(to - from);
  if (wanted === 0n) return false;
  e.bits(move.a, from - move.shift, to - from, type);
  if (wanted !== mask(to - from)) {
    f.const(type, wanted);
    f.op(operators[type].and);
  }
  if (from > lo) {
    f.const(type, BigInt(from - lo));
    f.op(operators[type].shl);
  }
  return true;
}

/** Pushes the row that a lookup chooses. */
function row(e: Expressions, { a, lo, bits, unit, table }: Lookup, type: ValueType): void {
  scaled(e, a, lo, bits, Math.log2(unit / 8));
  const { load, load8, load16, load32 } = operators[type];
  const instruction = unit === 8 ? load8 : unit === 16 ? load16 : unit === 32 ? load32 : load;
  e.f.memory(instruction, table);
}

/** Pushes bits of a value times 2^scale, shifting once where that is possible. */
function scaled(e: Expressions, id: NodeId, lo: number, bits: number, scale: number): void {
  const { f } = e;
  const width = e.graph.width(id);
  const from = lo % WORD;
  const loaded = narrowLoad(e, id, lo, bits, 'i32');
  if (loaded || e.inTree(id) || from + bits > WORD || from < scale || bits === width) {
    if (!loaded) e.bits(id, lo, bits, 'i32');
    if (scale === 0) return;
    f.const('i32', BigInt(scale));
    f.op(operators.i32.shl);
    return;
  }
  const type = typeOf(width);
  e.word(id, Math.floor(lo / WORD));
  if (from > scale) {
    f.const(type, BigInt(from - scale));
    f.op(operators[type].shrU);
  }
  e.convert(type, 'i32');
  f.const('i32', mask(bits) << BigInt(scale));
  f.op(operators.i32.and);
}
