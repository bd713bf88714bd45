/** Nodes and their readers with other indices. */
import { type Netlist, type NetNode, type NodeId, netOperands } from './netlist.ts';

/** The node with each operand replaced by `map` of it. */
export function withOperands(node: NetNode, map: (operand: NodeId, index: number) => NodeId): NetNode {
  const [a, b, c] = netOperands(node).map(map);
  switch (node.op) {
    case 'const':
    case 'input':
    case 'register':
      return node;
    case 'memRead':
      return { ...node, addr: a! };
    case 'box':
      return { ...node, inputs: node.inputs.map(map) };
    case 'cat':
      return { ...node, parts: node.parts.map(map) };
    case 'mux':
      return { ...node, sel: a!, a: b!, b: c! };
    case 'not':
    case 'slice':
    case 'reduceAnd':
    case 'reduceOr':
    case 'reduceXor':
      return { ...node, a: a! };
    default:
      return { ...node, a: a!, b: b! };
  }
}

/**
 * The netlist with everything outside the list of nodes reading `moved` of what it read; origins and instances stay.
 */
export function withReaders(net: Netlist, moved: (id: NodeId) => NodeId): Netlist {
  return {
    ...net,
    outputs: net.outputs.map((o) => ({ ...o, node: moved(o.node) })),
    registers: net.registers.map((r) => ({
      ...r,
      next: moved(r.next),
      ...(r.asyncReset === undefined ? {} : { asyncReset: { ...r.asyncReset, active: moved(r.asyncReset.active) } }),
    })),
    memories: net.memories.map((m) => ({
      ...m,
      writes: m.writes.map((w) => ({
        ...w,
        addr: moved(w.addr),
        data: moved(w.data),
        enable: moved(w.enable),
        ...(w.mask === undefined ? {} : { mask: moved(w.mask) }),
      })),
    })),
    syncReads: net.syncReads.map((r) => ({ ...r, addr: moved(r.addr), enable: moved(r.enable) })),
    boxes: net.boxes.map((b) => ({ ...b, inputs: b.inputs.map((i) => ({ ...i, node: moved(i.node) })) })),
    checks: net.checks.map((c) => ({ ...c, node: moved(c.node) })),
    signals: net.signals.map((s) => ({ ...s, node: moved(s.node) })),
  };
}
