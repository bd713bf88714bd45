/** What of a design can reach an output: all that a compiled program without waves has to compute. */
import { type Netlist, type NodeId, netOperands } from '../../rtl-gen/ir/netlist.ts';

/**
 * A netlist without the registers and the writes of memories that no output and no check follows from, in any number of
 * clocks. Native Verilator leaves them out, too (V3Dead): among them are registers that only assertions read.
 * Registers have other indices; nodes keep theirs.
 */
export function observed(net: Netlist): Netlist {
  const { registers, memories } = reachable(net);
  const indices = new Map([...registers].toSorted((a, b) => a - b).map((register, index) => [register, index]));
  return {
    ...net,
    nodes: net.nodes.map((node) => {
      if (node.op !== 'register') return node;
      const register = indices.get(node.register);
      return register === undefined ? { op: 'const', width: node.width, value: 0n } : { ...node, register };
    }),
    registers: net.registers.filter((_, register) => registers.has(register)),
    memories: net.memories.map((memory, m) => (memories.has(m) ? memory : { ...memory, writes: [] })),
    syncReads: net.syncReads.flatMap((read) => {
      const register = indices.get(read.register);
      return register === undefined ? [] : [{ ...read, register }];
    }),
  };
}

/** The registers and memories that outputs, checks and black boxes follow from. */
function reachable(net: Netlist): { readonly registers: ReadonlySet<number>; readonly memories: ReadonlySet<number> } {
  const [registers, memories, nodes] = [new Set<number>(), new Set<number>(), new Set<NodeId>()];
  const reads = new Map(net.syncReads.map((read) => [read.register, read]));
  const readMemory = (memory: number): void => {
    if (memories.has(memory)) return;
    memories.add(memory);
    for (const { addr, data, enable, mask } of net.memories[memory]!.writes) {
      for (const node of mask === undefined ? [addr, data, enable] : [addr, data, enable, mask]) nodes.add(node);
    }
  };
  const readRegister = (register: number): void => {
    if (registers.has(register)) return;
    registers.add(register);
    const { next, asyncReset } = net.registers[register]!;
    nodes.add(next);
    if (asyncReset !== undefined) nodes.add(asyncReset.active);
    const read = reads.get(register);
    if (read === undefined) return;
    nodes.add(read.addr).add(read.enable);
    readMemory(read.memory);
  };
  for (const { node } of [...net.outputs, ...net.checks]) nodes.add(node);
  for (const { inputs } of net.boxes) for (const { node } of inputs) nodes.add(node);
  // A set takes what is added while it is walked.
  for (const id of nodes) {
    const node = net.nodes[id]!;
    if (node.op === 'register') readRegister(node.register);
    else if (node.op === 'memRead') readMemory(node.memory);
    for (const operand of netOperands(node)) nodes.add(operand);
  }
  return { registers, memories };
}
