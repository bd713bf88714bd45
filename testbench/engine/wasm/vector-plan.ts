/**
 * How 128 bits of a wide value are computed at once.
 *
 * Bitwise operators, multiplexers, pieces and copies of values in memory act on 128 bits as they do on 64; what a
 * vector cannot do (sums, many narrow parts of a concatenation) is computed as two words that become a vector.
 */
import { mask } from '../../../rtl-gen/ir/expr.ts';
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Graph } from './graph.ts';
import type { Layout } from './layout.ts';
import { WORD } from './words.ts';

/** Bits of a vector. */
export const CHUNK = 128;

/** One vector; what it holds above the width that it was planned for is 0. */
export type Plan =
  /**
   * 16 bytes from an address, or from `at` in the row of a memory word; then shifted right together with the word
   * after.
   */
  | { readonly kind: 'load'; readonly row: NodeId | undefined; readonly at: number; readonly shift: number }
  | { readonly kind: 'const'; readonly value: bigint }
  | { readonly kind: 'and' | 'or' | 'xor'; readonly a: Plan; readonly b: Plan }
  | { readonly kind: 'choose'; readonly sel: NodeId; readonly a: Plan; readonly b: Plan }
  /** Bits of a node as two words. */
  | { readonly kind: 'words'; readonly id: NodeId; readonly lo: number; readonly width: number };

/** What plans are made from. */
export interface Sources {
  readonly graph: Graph;
  readonly layout: Layout;
  /** Whether the node is computed where it is used. */
  readonly inTree: (id: NodeId) => boolean;
  /** Where a value is in memory, if it is. */
  readonly address: (id: NodeId) => number | undefined;
}

/** The plan for bits `lo` and up, 128 at most, of a node; `computed`: of a root that has no value yet. */
export function planOf(s: Sources, id: NodeId, lo: number, width: number, computed = false): Plan {
  const node = s.graph.get(id);
  const same = (a: NodeId): Plan => planOf(s, a, lo, width);
  const constant = s.graph.constant(id);
  if (constant !== undefined) return { kind: 'const', value: (constant >> BigInt(lo)) & mask(width) };
  if (!computed && !s.inTree(id)) {
    const address = s.address(id);
    return address === undefined ? { kind: 'words', id, lo, width } : loaded(undefined, address, node.width, lo, width);
  }
  switch (node.op) {
    case 'and':
    case 'or':
    case 'xor':
      return { kind: node.op, a: same(node.a), b: same(node.b) };
    case 'not':
      return { kind: 'xor', a: same(node.a), b: { kind: 'const', value: mask(width) } };
    case 'copy':
      return same(node.a);
    case 'slice':
      return planOf(s, node.a, node.lo + lo, width);
    case 'mux':
      return { kind: 'choose', sel: node.sel, a: same(node.a), b: same(node.b) };
    case 'cat': {
      let base = 0;
      for (const part of node.parts.toReversed()) {
        const end = base + s.graph.width(part);
        if (base <= lo && lo + width <= end) return planOf(s, part, lo - base, width);
        if (end > lo) break;
        base = end;
      }
      return { kind: 'words', id, lo, width };
    }
    case 'memRead': {
      const { address } = s.layout.memories[node.memory]!;
      return node.width > WORD ? loaded(id, address, node.width, lo, width) : { kind: 'words', id, lo, width };
    }
    default:
      return { kind: 'words', id, lo, width };
  }
}

/** Bits of a value of `total` bits in memory. A load may reach after it: what it finds there is masked. */
function loaded(row: NodeId | undefined, address: number, total: number, lo: number, width: number): Plan {
  const onBytes = lo % 8 === 0;
  const at = address + (onBytes ? lo / 8 : 8 * Math.floor(lo / WORD));
  const load: Plan = { kind: 'load', row, at, shift: onBytes ? 0 : lo % WORD };
  const clean = width === CHUNK || (lo + width === total && lo % WORD === 0 && width > WORD);
  return clean ? load : { kind: 'and', a: load, b: { kind: 'const', value: mask(width) } };
}

/** Vectors that a plan loads less those that it makes from words: whether it is worth the while. */
export function gain(plan: Plan): number {
  switch (plan.kind) {
    case 'load':
      return 1;
    case 'words':
      return -1;
    case 'const':
      return 0;
    default:
      return gain(plan.a) + gain(plan.b);
  }
}

/** The plan's text with addresses as distances from `origin`: plans of equal texts differ by their place alone. */
export function textOf(plan: Plan, origin: number): string {
  switch (plan.kind) {
    case 'load':
      return `${plan.row ?? ''}[${plan.at - origin}>>${plan.shift}]`;
    case 'const':
      return `${plan.value}`;
    case 'words':
      return `${plan.id}@${plan.lo}`;
    case 'choose':
      return `(${plan.sel}?${textOf(plan.a, origin)}:${textOf(plan.b, origin)})`;
    default:
      return `(${textOf(plan.a, origin)} ${plan.kind} ${textOf(plan.b, origin)})`;
  }
}

/** The parts of a plan that have no parts, and the choices in it. */
export function* leavesOf(plan: Plan): Generator<Plan> {
  if (plan.kind === 'choose') yield plan;
  if ('a' in plan) {
    yield* leavesOf(plan.a);
    yield* leavesOf(plan.b);
  } else yield plan;
}
