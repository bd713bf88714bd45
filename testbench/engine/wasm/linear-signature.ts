/** What two networks of exclusive ors have in common. */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Graph } from './graph.ts';
import type { Layout } from './layout.ts';
import { constantRows } from './linear-terms.ts';

/** A network's structure as a text, and its leaves in the order in which the text numbers them. */
export interface Signature {
  readonly signature: string;
  readonly leaves: readonly NodeId[];
}

/**
 * Two networks with equal signatures have the same sums, of leaves at the same places in their lists: the text holds
 * everything that the analysis reads of a node, its operands as numbers within the network, constants by value, leaves
 * by width and, where they are words of constant memories, by contents.
 */
export function signatureOf(graph: Graph, cone: readonly NodeId[], layout: Layout): Signature {
  const leaves: NodeId[] = [];
  const names = new Map<NodeId, string>();
  const leaf = (id: NodeId): string => {
    const node = graph.get(id);
    if (node.op === 'const') return `${node.width}'${node.value}`;
    leaves.push(id);
    const rows = constantRows(graph, id);
    if (rows === undefined) return `leaf${leaves.length}:${node.width}`;
    return `rom${leaves.length}:${node.width}:${layout.contentsKey(rows.contents)}:${graph.width(rows.address)}`;
  };
  const name = (id: NodeId): string => {
    const known = names.get(id) ?? leaf(id);
    names.set(id, known);
    return known;
  };
  const texts = cone.map((id, i) => {
    const node = graph.get(id);
    const text = `${node.op}${node.width}${node.op === 'slice' ? `@${node.lo}` : ''}(${graph.operands(id).map(name).join()})`;
    names.set(id, `${i}`);
    return text;
  });
  return { signature: texts.join(';'), leaves };
}
