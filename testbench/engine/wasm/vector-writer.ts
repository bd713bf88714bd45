/** Instructions for the plans of vectors. */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Expressions } from './expressions.ts';
import { op, operators, simd } from './opcodes.ts';
import { CHUNK, leavesOf, type Plan, planOf, textOf } from './vector-plan.ts';
import { WORD, wordCount, wordWidth } from './words.ts';

/** Where a value is stored: at an address, or at an offset from the row that a local holds. */
export interface Target {
  readonly row: number | undefined;
  readonly offset: number;
  /** Bytes of the place, of a value of up to 64 bits. Default: those of its type. */
  readonly bytes?: number;
}

/** Vectors in a row from which on they are computed in a loop, and how many of them an iteration computes. */
export const LOOP = 16;
export const UNROLLED = 4;

/** The plans for the vectors of several values of one width; the last word of an odd number is left out. */
export function plansOf(e: Expressions, ids: readonly NodeId[], computed: boolean): readonly (readonly Plan[])[] {
  const { width } = e.graph.get(ids[0]!);
  return Array.from({ length: Math.floor(wordCount(width) / 2) }, (_, k) =>
    ids.map((id) => planOf(e, id, CHUNK * k, Math.min(CHUNK, width - CHUNK * k), computed)),
  );
}

/**
 * Has `body` write every vector: those of long runs in loops, with the distance in bytes from the ones it is called
 * for.
 */
export function forEachVector(
  e: Expressions,
  plans: readonly Plan[],
  body: (k: number, distance: number | undefined) => void,
): void {
  for (const { start, count } of runsOf(plans)) {
    const looped = count >= LOOP ? count - (count % UNROLLED) : 0;
    if (looped > 0) {
      countedLoop(e, 16 * UNROLLED, 16 * looped, (distance) => {
        for (let k = start; k < start + UNROLLED; k++) body(k, distance);
      });
    }
    for (let k = start + looped; k < start + count; k++) body(k, undefined);
  }
}

/** Runs the body for the distances from 0 to below `end`, `step` apart. */
export function countedLoop(e: Expressions, step: number, end: number, body: (distance: number) => void): void {
  const { f } = e;
  const distance = e.keep('i32', () => f.const('i32', 0n));
  f.open(op.loop);
  body(distance);
  e.get(distance);
  f.const('i32', BigInt(step));
  f.op(operators.i32.add);
  f.indexed(op.localTee, distance);
  f.const('i32', BigInt(end));
  f.op(operators.i32.ltU);
  f.indexed(op.brIf, 0);
  f.op(op.end);
}

/** Neighbouring vectors whose plans differ by their place alone. */
function runsOf(plans: readonly Plan[]): readonly { readonly start: number; readonly count: number }[] {
  if (plans.length < LOOP) return [{ start: 0, count: plans.length }].filter(({ count }) => count > 0);
  const runs: { start: number; count: number; text: string }[] = [];
  plans.forEach((plan, k) => {
    const inWords = [...leavesOf(plan)].some(({ kind }) => kind === 'words');
    const text = inWords ? `words ${k}` : textOf(plan, 16 * k);
    const last = runs.at(-1);
    if (last?.text === text) last.count++;
    else runs.push({ start: k, count: 1, text });
  });
  return runs;
}

/** Writes plans: conditions and rows are computed once for all of them. */
export class VectorWriter {
  readonly #e: Expressions;
  readonly #root: NodeId | undefined;
  readonly #masks = new Map<NodeId, number>();
  readonly #rows = new Map<NodeId, number>();

  constructor(e: Expressions, plans: readonly Plan[], root: NodeId | undefined) {
    this.#e = e;
    this.#root = root;
    for (const leaf of plans.flatMap((plan) => [...leavesOf(plan)])) {
      if (leaf.kind === 'choose' && !this.#masks.has(leaf.sel)) this.#masks.set(leaf.sel, this.#mask(leaf.sel));
      if (leaf.kind === 'load' && leaf.row !== undefined && !this.#rows.has(leaf.row)) {
        this.#rows.set(leaf.row, this.#row(leaf.row));
      }
    }
  }

  /** Ones or zeros, as the condition is. */
  #mask(sel: NodeId): number {
    const { f } = this.#e;
    return this.#e.keep('v128', () => {
      f.const('i64', 0n);
      this.#e.bits(sel, 0, 1, 'i64');
      f.op(operators.i64.sub);
      f.vector(simd.splat);
    });
  }

  #row(id: NodeId): number {
    const node = this.#e.graph.get(id);
    if (node.op !== 'memRead') throw new Error(`node ${id} has no row`);
    const { stride, address } = this.#e.layout.memories[node.memory]!;
    return this.#e.keep('i32', () => this.#e.rowOffset(node.addr, stride, address));
  }

  /** Pushes a vector; the address of all that it loads is `distance` (a local) further. */
  push(plan: Plan, distance: number | undefined): void {
    const { f } = this.#e;
    switch (plan.kind) {
      case 'load':
        this.#load(plan, distance, 0);
        if (plan.shift === 0) return;
        f.const('i32', BigInt(plan.shift));
        f.vector(simd.shrU);
        this.#load(plan, distance, 8);
        f.const('i32', BigInt(WORD - plan.shift));
        f.vector(simd.shl);
        f.vector(simd.or);
        return;
      case 'const':
        f.vectorConst(plan.value);
        return;
      case 'words':
        f.vectorConst(0n);
        for (let lane = 0; WORD * lane < plan.width; lane++) {
          this.word(plan.id, plan.lo + WORD * lane, wordWidth(plan.width, lane));
          f.lane(simd.replaceLane, lane);
        }
        return;
      case 'choose':
        this.push(plan.a, distance);
        this.push(plan.b, distance);
        this.#e.get(this.#masks.get(plan.sel)!);
        f.vector(simd.bitselect);
        return;
      default:
        this.push(plan.a, distance);
        this.push(plan.b, distance);
        f.vector(simd[plan.kind]);
    }
  }

  /** Pushes up to 64 bits of a node. */
  word(id: NodeId, lo: number, width: number): void {
    if (id === this.#root) this.#e.computed(id, lo, width);
    else this.#e.bits(id, lo, width, 'i64');
  }

  store({ row, offset }: Target, k: number, distance: number | undefined, push: () => void): void {
    this.#base(offset, row, distance);
    push();
    this.#e.f.vectorMemory(simd.store, offset + 16 * k);
  }

  storeTail({ row, offset }: Target, k: number, push: () => void): void {
    this.#base(offset, row, undefined);
    push();
    this.#e.f.memory(operators.i64.store, offset + 8 * k);
  }

  #load({ row, at }: Extract<Plan, { kind: 'load' }>, distance: number | undefined, behind: number): void {
    this.#base(at, row === undefined ? undefined : this.#rows.get(row), distance);
    this.#e.f.vectorMemory(simd.load, at + behind);
  }

  /** Pushes what an address is counted from: a row's offset and a distance, where there are any. */
  #base(address: number, row: number | undefined, distance: number | undefined): void {
    if (row === undefined) this.#e.base(address);
    else this.#e.get(row);
    if (distance === undefined) return;
    this.#e.get(distance);
    this.#e.f.op(operators.i32.add);
  }
}
