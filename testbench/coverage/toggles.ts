/** The bits of a design that can toggle, and the nodes in which they can be watched. */
import { mask } from '../../rtl-gen/ir/expr.ts';
import type { Decl } from '../../rtl-gen/ir/module-ir.ts';
import type { NetInstance, NetNode, NodeId } from '../../rtl-gen/ir/netlist.ts';
import type { ToggleSignal } from './coverage-data.ts';
import type { Logic } from './logic.ts';

/** Bits `lo` up of a node, and their place in a signal. Inverted ones rise where the node's fall. */
export interface Piece {
  readonly node: NodeId;
  readonly lo: number;
  readonly width: number;
  /** The place in the signal of the lowest one. */
  readonly at: number;
  readonly inverted: boolean;
}

/** A signal, before any run, and where its bits come from. */
export interface Watched {
  readonly signal: Omit<ToggleSignal, 'rose' | 'fell' | 'bits'> & { readonly bits: bigint };
  readonly pieces: readonly Piece[];
}

/**
 * The signals of one instance with bits that can change. What an instance within drives is a signal of that one, and a
 * value with several names counts once, under its own name before that of a port.
 */
export function signalsOf(
  { path, module: m, decls }: NetInstance,
  logic: Logic,
  nodes: readonly NetNode[],
): readonly Watched[] {
  const seen = new Set<NodeId>();
  const inOrder = [...m.decls.entries()].sort(([, a], [, b]) => Number(isPort(a)) - Number(isPort(b)));
  return inOrder.flatMap(([id, d]) => {
    const node = decls.get(id);
    if (node === undefined || d.kind === 'instOutput' || seen.has(node)) return [];
    seen.add(node);
    const bits = mask(d.width) & ~logic.known(node).bits;
    if (bits === 0n) return [];
    const signal = { instance: path, module: m.name, name: d.name, at: d.at, width: d.width, bits };
    return [{ signal, pieces: piecesOf(nodes, node, 0, d.width, 0, false) }];
  });
}

const isPort = (d: Decl): boolean => d.kind === 'input' || d.kind === 'output';

/** Looks through what only moves or inverts bits, so that each bit of the design is watched once. */
function piecesOf(
  nodes: readonly NetNode[],
  id: NodeId,
  lo: number,
  width: number,
  at: number,
  inverted: boolean,
): readonly Piece[] {
  const node = nodes[id]!;
  switch (node.op) {
    case 'const':
      return [];
    case 'not':
      return piecesOf(nodes, node.a, lo, width, at, !inverted);
    case 'slice':
      return piecesOf(nodes, node.a, node.lo + lo, width, at, inverted);
    case 'cat': {
      const found: Piece[] = [];
      let base = 0;
      for (const part of node.parts.toReversed()) {
        const end = base + nodes[part]!.width;
        const [from, to] = [Math.max(base, lo), Math.min(end, lo + width)];
        if (from < to) found.push(...piecesOf(nodes, part, from - base, to - from, at + from - lo, inverted));
        base = end;
      }
      return found;
    }
    default:
      return [{ node: id, lo, width, at, inverted }];
  }
}
