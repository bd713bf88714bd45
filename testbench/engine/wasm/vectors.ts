/**
 * Wide values by vectors of 128 bits.
 *
 * A wide value that is stored, or tested as a whole, is computed 128 bits at a time where its operands are in memory:
 * half as many instructions, and loads from any byte or bit take the place of shifts across words. Sound: every bit is
 * computed by the same operators as in words of 64 bits, and `select` on vectors, which V8 compiles to a branch, is
 * never used. Runs of vectors that differ by their place alone become loops, so that the code of very wide values is
 * bounded by their structure instead of their width.
 */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Expressions } from './expressions.ts';
import { op, operators, simd } from './opcodes.ts';
import { CHUNK, gain, leavesOf, type Plan } from './vector-plan.ts';
import { forEachVector, plansOf, type Target, VectorWriter } from './vector-writer.ts';
import { WORD, wordCount, wordWidth } from './words.ts';

/**
 * Bits from which on values are vectors. Up to three words are as fast in registers, and faster where one clock's
 * stores of words are the next one's loads of vectors: processors forward only from stores that hold all that is
 * loaded.
 */
export const VECTORS = 256;

/**
 * Stores a wide value; false, and nothing is written, where words are better. `computed`: it is a root that has no
 * value yet. `sampled`: all of it is read before any is stored.
 */
export function storeVectors(
  e: Expressions,
  id: NodeId,
  target: Target,
  { sampled = false, computed = false }: { readonly sampled?: boolean; readonly computed?: boolean },
): boolean {
  const { width, op: own } = e.graph.get(id);
  const plans = plansOf(e, [id], computed).map(([plan], k): Plan => {
    const [lo, w] = [CHUNK * k, Math.min(CHUNK, width - CHUNK * k)];
    return gain(plan!) > 0 ? plan! : { kind: 'words', id, lo, width: w };
  });
  const inWords = plans.filter((plan) => plan.kind === 'words').length;
  if (inWords === plans.length) return false;
  // The words of these would compute the condition or the address again for each.
  if (computed && inWords > 0 && (own === 'mux' || own === 'memRead')) return false;
  const writer = new VectorWriter(e, plans, computed ? id : undefined);
  const tail = wordCount(width) % 2 === 1 ? wordCount(width) - 1 : undefined;
  const tailWord = (): void => writer.word(id, WORD * tail!, wordWidth(width, tail!));
  if (sampled && (tail !== undefined || target.row !== undefined || readsElsewhere(plans, target.offset, width))) {
    const locals = plans.map((plan) => e.keep('v128', () => writer.push(plan, undefined)));
    const last = tail === undefined ? undefined : e.keep('i64', tailWord);
    locals.forEach((local, k) => {
      writer.store(target, k, undefined, () => e.get(local));
    });
    if (last !== undefined) writer.storeTail(target, tail!, () => e.get(last));
    return true;
  }
  forEachVector(e, plans, (k, distance) => {
    writer.store(target, k, distance, () => writer.push(plans[k]!, distance));
  });
  if (tail !== undefined) writer.storeTail(target, tail, tailWord);
  return true;
}

/**
 * Pushes an i32 that is 0 exactly when two wide values are equal, or a single one is 0; false, and nothing is pushed,
 * where words are better.
 */
export function vectorDifference(e: Expressions, ids: readonly NodeId[]): boolean {
  const { width } = e.graph.get(ids[0]!);
  if (!e.optimisations.vectors || width < VECTORS) return false;
  const plans = plansOf(e, ids, false);
  const all = plans.flat();
  if (all.reduce((sum, plan) => sum + gain(plan), 0) <= 0) return false;
  const writer = new VectorWriter(e, all, undefined);
  const { f } = e;
  const combined = plans.map(([a, b]): Plan => (b === undefined ? a! : { kind: 'xor', a: a!, b }));
  const sum = f.local('v128');
  f.vectorConst(0n);
  f.indexed(op.localSet, sum);
  forEachVector(e, combined, (k, distance) => {
    e.get(sum);
    writer.push(combined[k]!, distance);
    f.vector(simd.or);
    f.indexed(op.localSet, sum);
  });
  e.get(sum);
  f.vector(simd.anyTrue);
  if (wordCount(width) % 2 === 1) {
    const k = wordCount(width) - 1;
    ids.forEach((id, i) => {
      e.bits(id, WORD * k, wordWidth(width, k), 'i64');
      if (i > 0) f.op(operators.i64.xor);
    });
    f.const('i64', 0n);
    f.op(operators.i64.ne);
    f.op(operators.i32.or);
  }
  return true;
}

/** Whether a vector reads anything of the target but what it overwrites itself. */
function readsElsewhere(plans: readonly Plan[], offset: number, width: number): boolean {
  const end = offset + 8 * wordCount(width);
  return plans.some((plan, k) =>
    [...leavesOf(plan)].some((leaf) => {
      if (leaf.kind === 'words') return true;
      if (leaf.kind !== 'load' || leaf.row !== undefined) return false;
      const here = leaf.at === offset + 16 * k && leaf.shift === 0;
      return !here && leaf.at + 24 > offset && leaf.at < end;
    }),
  );
}
