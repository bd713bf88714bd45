/** Long sums and products of single bits, such as those of a decoder, whatever the order of their gates. */
import { type Netlist, type NetNode, type NodeId, netOperands } from '../../../rtl-gen/ir/netlist.ts';
import { withReaders } from '../../../rtl-gen/ir/rename-nodes.ts';

export type Gate = 'and' | 'or';

/** Terms from which on a chain is worth another order. */
const LONG = 6;

/** How often each node is read, by others, by state and outputs, and by those who want its value. */
export function readersOf(net: Netlist, wanted: readonly NodeId[]): readonly number[] {
  const readers = net.nodes.map(() => 0);
  const read = (id: NodeId): NodeId => {
    readers[id]!++;
    return id;
  };
  for (const node of net.nodes) netOperands(node).forEach(read);
  withReaders({ ...net, signals: [] }, read);
  wanted.forEach(read);
  return readers;
}

/** The terms of each long chain of gates of one bit, by its last gate; the other gates have no other reader. */
export function gateChains({ nodes }: Netlist, readers: readonly number[]): ReadonlyMap<NodeId, readonly NodeId[]> {
  const terms = new Map<NodeId, readonly NodeId[]>();
  const inner = new Set<NodeId>();
  nodes.forEach((node, id) => {
    if (gateOf(node) === undefined) return;
    const own = netOperands(node).flatMap((operand) => {
      const before = nodes[operand]!.op === node.op && readers[operand] === 1 ? terms.get(operand) : undefined;
      if (before !== undefined) inner.add(operand);
      return before ?? [operand];
    });
    terms.set(id, own);
  });
  return new Map([...terms].filter(([id, all]) => !inner.has(id) && all.length >= LONG));
}

/** Which gate a node of one bit is. */
export const gateOf = ({ op, width }: NetNode): Gate | undefined =>
  width === 1 && (op === 'and' || op === 'or') ? op : undefined;
