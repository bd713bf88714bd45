/**
 * Priority encoders: the position of the lowest 1 of a word, which one instruction finds.
 *
 * Designs find it with a tree (`lib/bits/lowest-one.ts`): of two halves the lower one counts unless it is empty. Let
 * P(n) be the position among n bits from bit `lo` up, n - 1 where all are 0. P(2) is the negation of bit `lo`. If P(n)
 * is known for both halves, `{none, none ? P of the higher : P of the lower}` with `none` = "the lower half is 0" is
 * P(2n): where the lower half is 0 it is n plus the higher half's position, else the lower half's. So a node of that
 * shape is replaced by a count of trailing zeros, and the tree below it, which nothing else needs, is not computed.
 * That takes 2 or 3 instructions in place of about 6 a bit.
 */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Graph } from './graph.ts';
import { WORD } from './words.ts';

/** The position of the lowest 1 of the bits `lo` to `lo + 2^width - 1` of `a`; all ones where there is none. */
export interface LowestNode {
  readonly op: 'lowest';
  readonly width: number;
  readonly a: NodeId;
  readonly lo: number;
}

/** Replaces the roots of such trees, of 4 to 64 bits; indices stay as they are. */
export function replaceLowestOnes(graph: Graph): void {
  const found = new Map<NodeId, LowestNode>();
  const replaced = new Map<NodeId, LowestNode>();
  graph.nodes.forEach((node, id) => {
    if (node.op === 'not' && node.width === 1) {
      const bit = rangeOf(graph, node.a);
      if (bit.width === 1) found.set(id, { op: 'lowest', width: 1, a: bit.a, lo: bit.lo });
      return;
    }
    if (node.op !== 'cat' || node.parts.length !== 2) return;
    const [top, rest] = node.parts as readonly [NodeId, NodeId];
    const lower = lowestBelow(graph, found, top, rest);
    if (lower === undefined) return;
    found.set(id, lower);
    if (2 ** lower.width <= WORD) replaced.set(id, lower);
  });
  for (const [id, node] of replaced) graph.replace(id, node);
}

/** The whole, of which `top` says that its lower half is 0 and `rest` is the position in the half that counts. */
function lowestBelow(
  graph: Graph,
  found: ReadonlyMap<NodeId, LowestNode>,
  top: NodeId,
  rest: NodeId,
): LowestNode | undefined {
  const mux = graph.get(rest);
  if (mux.op !== 'mux') return undefined;
  const empty = emptiness(graph, top);
  const sel = emptiness(graph, mux.sel);
  if (empty === undefined || sel === undefined || !empty.empty || !same(empty, sel)) return undefined;
  const [high, low] = (sel.empty ? [mux.a, mux.b] : [mux.b, mux.a]).map((arm) => found.get(arm));
  if (high === undefined || low === undefined) return undefined;
  const half = 2 ** mux.width;
  const fits =
    empty.width === half &&
    same(low, empty) &&
    high.a === low.a &&
    high.lo === low.lo + half &&
    high.width === mux.width;
  // The bits of the higher half must exist: one of two bits does not look at its upper one.
  return fits && low.lo + 2 * half <= graph.width(low.a) ? { ...low, width: mux.width + 1 } : undefined;
}

interface Range {
  readonly a: NodeId;
  readonly lo: number;
  readonly width: number;
}

const same = (x: { a: NodeId; lo: number }, y: { a: NodeId; lo: number }): boolean => x.a === y.a && x.lo === y.lo;

const rangeOf = (graph: Graph, id: NodeId): Range => {
  const node = graph.get(id);
  return node.op === 'slice' ? { a: node.a, lo: node.lo, width: node.width } : { a: id, lo: 0, width: node.width };
};

/** The range that a bit says is 0 (`empty`), or is not. */
function emptiness(graph: Graph, id: NodeId): (Range & { readonly empty: boolean }) | undefined {
  const node = graph.get(id);
  if (node.op === 'not') {
    const inner = emptiness(graph, node.a);
    return inner === undefined ? undefined : { ...inner, empty: !inner.empty };
  }
  if (node.op === 'reduceOr') return { ...rangeOf(graph, node.a), empty: false };
  return undefined;
}
