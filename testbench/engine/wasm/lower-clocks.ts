/**
 * Several clocks, and resets that do not wait for one, as a netlist of one clock.
 *
 * Every clock becomes an input that is 1 at the moments at which it has its edge; a register of another clock keeps its
 * value. That is sound because a moment is one edge of the new clock: all registers still sample before any commits. A
 * register that is held in asynchronous reset takes the reset's value whatever ticks, so that an edge alone leaves it
 * right; what happens between edges is `asynchronous.ts`. Costs a multiplexer a register, which the compiler turns into
 * a branch around its store; a netlist of one clock without asynchronous resets stays as it is.
 */
import type { Netlist, NetNode, NodeId } from '../../../rtl-gen/ir/netlist.ts';

/** A netlist in which all state changes at the edges of one clock. */
export interface Lowered {
  readonly net: Netlist;
  /**
   * The inputs that say which of the original's clocks have an edge, in their order; empty where there is one or none.
   */
  readonly ticks: readonly number[];
}

/** The same behaviour with one clock; nodes, inputs, registers and memories keep their indices. */
export function lowerClocks(net: Netlist): Lowered {
  const several = net.clocks.length > 1;
  if (!several && net.registers.every((r) => r.asyncReset === undefined)) return { net, ticks: [] };
  const nodes: NetNode[] = [...net.nodes];
  const add = (node: NetNode): NodeId => nodes.push(node) - 1;
  const inputs = [...net.inputs];
  const ticks = several ? net.clocks.map((_, i) => inputs.push({ name: `tick of clock ${i}`, width: 1 }) - 1) : [];
  const tickNodes = ticks.map((input) => add({ op: 'input', width: 1, input }));
  const own = new Map<number, NodeId>();
  net.nodes.forEach((node, id) => {
    if (node.op === 'register') own.set(node.register, id);
  });
  const registered = new Set(net.syncReads.map((read) => read.register));
  const choose = (sel: NodeId, a: NodeId, b: NodeId): NodeId =>
    a === b ? a : add({ op: 'mux', width: nodes[a]!.width, sel, a, b });
  const during = (clock: number, enable: NodeId): NodeId =>
    several ? add({ op: 'and', width: 1, a: tickNodes[clock]!, b: enable }) : enable;
  return {
    ticks,
    net: {
      ...net,
      nodes,
      inputs,
      clocks: net.clocks.slice(0, 1),
      registers: net.registers.map(({ asyncReset, ...register }, index) => {
        const { clock, next, width } = register;
        const held = own.get(index) ?? add({ op: 'register', width, register: index });
        // What a registered read takes is behind its own enable.
        const ticked = several && !registered.has(index) ? choose(tickNodes[clock]!, next, held) : next;
        if (asyncReset === undefined) return { ...register, clock: 0, next: ticked };
        const value = add({ op: 'const', width, value: asyncReset.value });
        return { ...register, clock: 0, next: choose(asyncReset.active, value, ticked) };
      }),
      memories: net.memories.map((memory) => ({
        ...memory,
        writes: memory.writes.map((w) => ({ ...w, clock: 0, enable: during(w.clock, w.enable) })),
      })),
      syncReads: net.syncReads.map((read) => {
        const { asyncReset } = net.registers[read.register]!;
        const ticked = during(read.clock, read.enable);
        if (asyncReset === undefined) return { ...read, clock: 0, enable: ticked };
        const free = add({ op: 'not', width: 1, a: asyncReset.active });
        return { ...read, clock: 0, enable: add({ op: 'and', width: 1, a: free, b: ticked }) };
      }),
      checks: net.checks.map((check) => {
        if (!several) return check;
        const idle = add({ op: 'not', width: 1, a: tickNodes[check.clock]! });
        return { ...check, clock: 0, node: add({ op: 'or', width: 1, a: idle, b: check.node }) };
      }),
    },
  };
}
