/** Instructions for concatenations: a shifted part after the other, copies of one part at once. */
import { mask } from '../../../rtl-gen/ir/expr.ts';
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Expressions } from './expressions.ts';
import type { GraphNode } from './graph.ts';
import { operators, type ValueType } from './opcodes.ts';
import { bitsOf } from './words.ts';

type Cat = Extract<GraphNode, { op: 'cat' }>;

/** Copies of bits of a part, side by side from bit `at` up. */
interface Run {
  readonly part: NodeId;
  readonly at: number;
  readonly lo: number;
  readonly width: number;
  count: number;
}

/** Pushes a range of a concatenation. */
export function concatenation(
  e: Expressions,
  node: Cat,
  lo: number,
  width: number,
  type: ValueType,
  loose: boolean,
): void {
  const f = e.f;
  const o = operators[type];
  let pushed = false;
  for (const run of runsOf(e, node, lo, width)) {
    const end = run.at + run.width * run.count;
    // What is above the highest part's bits is shifted out, or may stay.
    const top = end === bitsOf[type] || (loose && end === width);
    repeated(e, run, type, top);
    if (run.at > 0) {
      f.const(type, BigInt(run.at));
      f.op(o.shl);
    }
    if (pushed) f.op(o.or);
    pushed = true;
  }
  if (!pushed) f.const(type, 0n);
}

/** The parts of a range of a concatenation, from its bit 0 up, neighbours that are equal as one; zeros are left out. */
function runsOf(e: Expressions, node: Cat, lo: number, width: number): readonly Run[] {
  const runs: Run[] = [];
  let base = 0;
  for (const part of node.parts.toReversed()) {
    const partWidth = e.graph.width(part);
    const from = Math.max(lo, base);
    const to = Math.min(lo + width, base + partWidth);
    const last = runs.at(-1);
    if (from < to && e.constantBits(part, from - base, to - from) !== 0n) {
      const next = { part, at: from - lo, lo: from - base, width: to - from, count: 1 };
      const adjoins = last !== undefined && last.at + last.width * last.count === next.at;
      if (adjoins && last.part === part && last.width === partWidth && next.width === partWidth) last.count++;
      else runs.push(next);
    }
    base += partWidth;
  }
  return runs;
}

/** Pushes copies of a part without their distance from bit 0: of one bit by negation, of more by multiplication. */
function repeated(e: Expressions, { part, lo, width, count }: Run, type: ValueType, loose: boolean): void {
  const f = e.f;
  const o = operators[type];
  if (count === 1) {
    e.bits(part, lo, width, type, loose);
  } else if (width === 1) {
    f.const(type, 0n);
    e.bits(part, 0, 1, type);
    f.op(o.sub);
    e.mask(count, type, loose);
  } else {
    e.bits(part, 0, width, type);
    // A one at the lowest bit of every copy: the copies do not overlap, so the product has no carries between them.
    f.const(type, mask(width * count) / mask(width));
    f.op(o.mul);
  }
}
