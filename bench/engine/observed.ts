/** What of a design can reach an output: all that a compiled program without waves has to compute. */
import type { Netlist } from '../../rtl-gen/ir/netlist.ts';
import { observable } from '../../testbench/mutation/observable.ts';

/**
 * A netlist without the registers and the writes of memories that no output follows from, in any number of clocks.
 * Native Verilator leaves them out, too (V3Dead): among them are registers that only assertions read. Registers have
 * other indices; nodes keep theirs.
 */
export function observed(net: Netlist): Netlist {
  const seen = [...observable(net).nodes].map((id) => net.nodes[id]!);
  const registers = new Set(seen.flatMap((node) => (node.op === 'register' ? [node.register] : [])));
  const syncReads = net.syncReads.filter(({ register }) => registers.has(register));
  const memories = new Set([
    ...seen.flatMap((node) => (node.op === 'memRead' ? [node.memory] : [])),
    ...syncReads.map(({ memory }) => memory),
  ]);
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
    syncReads: syncReads.map((read) => ({ ...read, register: indices.get(read.register)! })),
    checks: [],
  };
}
