/**
 * Resets that do not wait for an edge.
 *
 * A register takes the value of its reset as soon as the reset is active: after an input was set, and after an edge
 * from whose new state the reset follows. One round stores all that is due; a reset that follows from a register that
 * is itself reset so needs another round, and the chains of such registers bound the rounds.
 */
import { type Netlist, type NodeId, netOperands } from '../../../rtl-gen/ir/netlist.ts';
import type { Graph, Sink } from './graph.ts';

/** How many rounds bring the registers to rest. */
export interface Rounds {
  /** After an input was set. */
  readonly afterInput: number;
  /** After an edge; 0 where all resets follow from inputs alone, because then an edge changes none. */
  readonly afterEdge: number;
}

/**
 * One round for the registers of `net`, whose nodes `graph` has: each register takes its reset's value where that is
 * active, and else keeps its own.
 */
export function asynchronousSinks(net: Netlist, graph: Graph): readonly Sink[] {
  return net.registers.flatMap(({ width, asyncReset }, register): readonly Sink[] => {
    const own = graph.registerNodes[register];
    // A register that nothing reads has a value for no one.
    if (asyncReset === undefined || own === undefined) return [];
    const value = graph.add({ op: 'const', width, value: asyncReset.value });
    return [
      { kind: 'register', register, value: graph.add({ op: 'mux', width, sel: asyncReset.active, a: value, b: own }) },
    ];
  });
}

/** A node of the graph's own that is 1 where an asynchronous reset of any register is active. */
export function anyReset({ registers }: Netlist, graph: Graph): NodeId {
  const active = new Set(registers.flatMap(({ asyncReset }) => (asyncReset === undefined ? [] : [asyncReset.active])));
  const none = graph.add({ op: 'const', width: 1, value: 0n });
  return [...active].reduce((a, b) => graph.add({ op: 'or', width: 1, a, b }), none);
}

/** The rounds that a netlist needs. Registers that reset each other in a ring get as many as there are. */
export function asynchronousRounds(net: Netlist): Rounds {
  const resets = net.registers.flatMap(({ asyncReset }, register) =>
    asyncReset === undefined ? [] : [{ register, cone: stateBehind(net, asyncReset.active) }],
  );
  const asynchronous = new Map(resets.map(({ register, cone }) => [register, cone]));
  const depths = new Map<number, number>();
  const depth = (register: number): number => {
    const known = depths.get(register);
    if (known !== undefined) return known;
    // Until it is known, as deep as any chain can be: that is what a ring finds.
    depths.set(register, resets.length);
    const behind = asynchronous.get(register)!.registers.filter((r) => asynchronous.has(r));
    const own = Math.min(resets.length, 1 + Math.max(0, ...behind.map(depth)));
    depths.set(register, own);
    return own;
  };
  const afterInput = Math.max(0, ...resets.map(({ register }) => depth(register)));
  const fromState = resets.some(({ cone }) => cone.anyState);
  return { afterInput, afterEdge: fromState ? afterInput : 0 };
}

/** The registers that a node's value follows from, and whether it follows from any state at all. */
function stateBehind(
  net: Netlist,
  node: NodeId,
): { readonly registers: readonly number[]; readonly anyState: boolean } {
  const seen = new Set<NodeId>([node]);
  const registers: number[] = [];
  let anyState = false;
  for (const id of seen) {
    const at = net.nodes[id]!;
    if (at.op === 'register') registers.push(at.register);
    if (at.op === 'register' || at.op === 'memRead' || at.op === 'box') anyState = true;
    for (const operand of netOperands(at)) seen.add(operand);
  }
  return { registers, anyState };
}
