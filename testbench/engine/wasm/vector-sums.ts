/**
 * Sums, comparisons and shifts of wide values in memory.
 *
 * Sums and comparisons take their operands as vectors and chain the carry through the words, in a loop where the
 * operands are alike along the value: the code of a sum of 16,384 bits is that of eight words. Shifts move vectors.
 */
import { mask } from '../../../rtl-gen/ir/expr.ts';
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Expressions } from './expressions.ts';
import type { Binary, GraphNode } from './graph.ts';
import { op, operators, simd } from './opcodes.ts';
import { inPieces } from './trees.ts';
import { CHUNK, leavesOf, type Plan } from './vector-plan.ts';
import { countedLoop, forEachVector, LOOP, plansOf, type Target, UNROLLED, VectorWriter } from './vector-writer.ts';
import { storeVectors } from './vectors.ts';
import { shiftPosition } from './wide.ts';
import { WORD, wordCount, wordWidth } from './words.ts';

/** Bits from which on sums and comparisons are loops; below, words in locals are faster. */
export const LOOPED = 2048;

/**
 * Bits from which on shifts move vectors. They are loaded from between the vectors that were just stored, for which a
 * processor waits until the stores are done: too long for a few words.
 */
const SHIFTED = 1024;

/** Whether a wide root is computed right into memory, from where it can be loaded as vectors. */
export const isStored = (node: GraphNode): boolean =>
  inPieces(node) ||
  ((node.op === 'shl' || node.op === 'shr') && node.width >= SHIFTED) ||
  ((node.op === 'add' || node.op === 'sub') && node.width >= LOOPED);

/** Stores a wide sum or difference at an address; false, and nothing is written, if its operands are not in memory. */
export function storeSum(e: Expressions, node: Binary, address: number): boolean {
  if (!e.optimisations.vectors || node.width < LOOPED) return false;
  return chain(e, node.op === 'add' ? 'add' : 'sub', node, { row: undefined, offset: address }) !== undefined;
}

/**
 * Pushes whether `a` is less than `b`, both wide: the borrow of their difference; false, and nothing is pushed, as
 * above.
 */
export function lessByLoop(e: Expressions, a: NodeId, b: NodeId): boolean {
  const { width } = e.graph.get(a);
  if (!e.optimisations.vectors || width < LOOPED) return false;
  const borrow = chain(e, 'sub', { width, a, b }, undefined);
  if (borrow === undefined) return false;
  e.get(borrow);
  e.f.op(op.wrap);
  return true;
}

/** The local with the last carry or borrow; `undefined` if some part of an operand is not loaded as a vector. */
function chain(
  e: Expressions,
  operator: 'add' | 'sub',
  { width, a, b }: Pick<Binary, 'width' | 'a' | 'b'>,
  target: Target | undefined,
): number | undefined {
  const pairs = plansOf(e, [a, b], false);
  const plans = pairs.map(([x, y]): Plan => ({ kind: 'xor', a: x!, b: y! }));
  if (plans.some((plan) => [...leavesOf(plan)].some(({ kind }) => kind === 'words'))) return undefined;
  const { f } = e;
  const writer = new VectorWriter(e, plans, undefined);
  const carry = e.keep('i64', () => f.const('i64', 0n));
  const [x, y, result] = [f.local('v128'), f.local('v128'), f.local('v128')];
  const [first, second, sum] = [f.local('i64'), f.local('i64'), f.local('i64')];
  const { ltU, add, or } = operators.i64;
  /** Sets `sum` and `carry` from `first` and `second`: at most one of the two steps overflows. */
  const step = (): void => {
    const o = operators.i64[operator];
    const overflow = (of: number, than: number): void => {
      e.get(of);
      e.get(than);
      f.op(ltU);
      f.op(op.extend);
    };
    e.get(first);
    e.get(second);
    f.op(o);
    f.indexed(op.localSet, sum);
    // The first overflow, then, with the carry that came in, the second.
    if (operator === 'add') overflow(sum, first);
    else overflow(first, second);
    if (operator === 'add') {
      e.get(sum);
      e.get(carry);
      f.op(add);
      f.indexed(op.localTee, sum);
      e.get(carry);
      f.op(ltU);
      f.op(op.extend);
    } else {
      overflow(sum, carry);
      e.get(sum);
      e.get(carry);
      f.op(o);
      f.indexed(op.localSet, sum);
    }
    f.op(or);
    f.indexed(op.localSet, carry);
  };
  const words = (k: number, distance: number | undefined): void => {
    writer.push(pairs[k]![0]!, distance);
    f.indexed(op.localSet, x);
    writer.push(pairs[k]![1]!, distance);
    f.indexed(op.localSet, y);
    const lane = (lane: number): void => {
      e.get(x);
      f.lane(simd.extractLane, lane);
      f.indexed(op.localSet, first);
      e.get(y);
      f.lane(simd.extractLane, lane);
      f.indexed(op.localSet, second);
      step();
    };
    lane(0);
    if (target !== undefined) {
      e.get(sum);
      f.vector(simd.splat);
      f.indexed(op.localSet, result);
    }
    lane(1);
    if (target === undefined) return;
    writer.store(target, k, distance, () => {
      e.get(result);
      e.get(sum);
      f.lane(simd.replaceLane, 1);
      if (CHUNK * (k + 1) > width) {
        f.vectorConst(mask(width - CHUNK * k));
        f.vector(simd.and);
      }
    });
  };
  // The last vector is masked, so that it is no part of a loop.
  const whole = Math.floor(width / CHUNK);
  forEachVector(e, plans.slice(0, whole), words);
  if (whole < plans.length) words(whole, undefined);
  if (wordCount(width) % 2 === 1) {
    const k = wordCount(width) - 1;
    for (const [local, id] of [[first, a] as const, [second, b] as const]) {
      e.bits(id, WORD * k, wordWidth(width, k), 'i64');
      f.indexed(op.localSet, local);
    }
    step();
    if (target !== undefined) {
      writer.storeTail(target, k, () => {
        e.get(sum);
        e.mask(wordWidth(width, k), 'i64');
      });
    }
  }
  return carry;
}

/**
 * Stores a wide value shifted by a variable amount; false, and nothing is written, if it is not that wide. The value
 * lies between zeros, so that vectors from any distance are loads; the second shift is by one and then by the rest,
 * because a shift by 64 would be one by 0.
 */
export function storeShift(e: Expressions, node: Binary, address: number): boolean {
  const { f } = e;
  const { width } = node;
  if (width < SHIFTED) return false;
  const count = wordCount(width);
  const area = e.layout.scratch(count);
  const left = node.op === 'shl';
  if (!storeVectors(e, node.a, { row: undefined, offset: area }, {})) {
    for (let k = 0; k < count; k++) {
      e.storeWord(area + 8 * k, () => e.bits(node.a, WORD * k, wordWidth(width, k), 'i64'));
    }
  }
  const { origin, near } = shiftPosition(e, node, area);
  const far = e.keep('i32', () => {
    f.const('i32', 63n);
    e.get(near);
    f.op(operators.i32.sub);
  });
  const [towards, away] = left ? [simd.shl, simd.shrU] : [simd.shrU, simd.shl];
  const push = (k: number, distance: number | undefined): void => {
    const load = (words: number): void => {
      e.get(origin);
      if (distance !== undefined) {
        e.get(distance);
        f.op(operators.i32.add);
      }
      f.vectorMemory(simd.load, 16 * k + 8 * words);
    };
    load(left ? 1 : 0);
    e.get(near);
    f.vector(towards);
    load(left ? 0 : 1);
    f.const('i32', 1n);
    f.vector(away);
    e.get(far);
    f.vector(away);
    f.vector(simd.or);
    if (left && CHUNK * (k + 1) > width) {
      f.vectorConst(mask(width - CHUNK * k));
      f.vector(simd.and);
    }
  };
  const writer = new VectorWriter(e, [], undefined);
  const target = { row: undefined, offset: address };
  const store = (k: number, distance: number | undefined): void => {
    writer.store(target, k, distance, () => push(k, distance));
  };
  const whole = Math.floor(width / CHUNK);
  const looped = whole >= LOOP ? whole - (whole % UNROLLED) : 0;
  if (looped > 0) {
    countedLoop(e, 16 * UNROLLED, 16 * looped, (distance) => {
      for (let k = 0; k < UNROLLED; k++) store(k, distance);
    });
  }
  for (let k = looped; k < Math.floor(count / 2); k++) store(k, undefined);
  if (count % 2 === 1) {
    writer.storeTail(target, count - 1, () => {
      push((count - 1) / 2, undefined);
      f.lane(simd.extractLane, 0);
    });
  }
  return true;
}
