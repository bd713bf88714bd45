/** Which parts of a netlist anyone can see the effect of. */
import { type Netlist, type NodeId, netOperands } from '../../rtl-gen/ir/netlist.ts';
import { type Reader, readers } from './edit-netlist.ts';

export interface Observable {
  readonly nodes: ReadonlySet<NodeId>;
  /** What reads nodes and is seen itself. */
  readonly readers: readonly { readonly reader: Reader; readonly node: NodeId }[];
}

/**
 * What outputs and black boxes hang on, through registers and memories. Logic that only an assertion reads is not part
 * of it: it is a test of the design, not hardware.
 */
export function observable(net: Netlist): Observable {
  const all = readers(net);
  const registers = new Set<number>();
  const memories = new Set<number>();
  const isSeen = (reader: Reader): boolean => {
    switch (reader.kind) {
      case 'output':
      case 'box':
        return true;
      case 'register':
        return registers.has(reader.register);
      case 'write':
        return memories.has(reader.memory);
      case 'syncRead':
        return registers.has(net.syncReads[reader.read]!.register);
    }
  };
  const nodes = new Set<NodeId>();
  const visit = (from: NodeId): void => {
    const stack = [from];
    for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
      if (nodes.has(id)) continue;
      nodes.add(id);
      const node = net.nodes[id]!;
      stack.push(...netOperands(node));
      if (node.op === 'memRead') memories.add(node.memory);
      if (node.op !== 'register') continue;
      registers.add(node.register);
      const { asyncReset } = net.registers[node.register]!;
      if (asyncReset !== undefined) stack.push(asyncReset.active);
      for (const read of net.syncReads) if (read.register === node.register) memories.add(read.memory);
    }
  };
  // Each round may find state that makes more readers count.
  for (let before = -1; before < nodes.size + memories.size; ) {
    before = nodes.size + memories.size;
    for (const { reader, node } of all) if (isSeen(reader)) visit(node);
  }
  return { nodes, readers: all.filter(({ reader }) => isSeen(reader)) };
}
