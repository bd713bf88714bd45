/** Registers that most likely change at every edge. */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Graph } from './graph.ts';
import { holdsValue, type Placement } from './placement.ts';
import type { Scheduled } from './schedule.ts';

/** What is not worth watching. */
export interface FreeRunning {
  readonly registers: ReadonlySet<number>;
  /** Whether the value of a node follows from such a register. */
  readonly follows: (id: NodeId) => boolean;
}

/** Nodes to look at for a register's own value in its next one. */
const NEAR = 100;
/** Bits of a value up to which it may rest although it follows from what changes at every edge. */
const NARROW = 8;
/** Stages of a pipeline that are followed. */
const STAGES = 32;

/**
 * A register without a condition counts on its own (counters, generators) where its next value reads its present one,
 * and is swept along where it reads such a register. Narrow values, such as comparisons with a counter, may rest
 * although what they follow from does not. A guess that only decides what is worth a flag.
 */
export function freeRunning(placement: Placement, order: readonly Scheduled[]): FreeRunning {
  const { graph } = placement;
  const unconditional = order.flatMap(({ item }) => {
    if (item.kind !== 'register') return [];
    const own = graph.registerNodes[item.register];
    return holdsValue(placement, item.value, own) ? [] : [{ ...item, own }];
  });
  const registers = new Set<number>();
  for (const { register, value, own } of unconditional) {
    if (own !== undefined && reads(graph, value, own)) registers.add(register);
  }
  const busy = new Uint8Array(graph.nodes.length);
  const operands = graph.nodes.map((_, id) => graph.operands(id));
  for (let stage = 0, before = 0; stage < STAGES && before !== registers.size; stage++) {
    before = registers.size;
    // Copies stand after the nodes, but what they copy stands before them.
    graph.nodes.forEach((node, id) => {
      if (busy[id] === 1) return;
      const moves =
        node.op === 'register'
          ? registers.has(node.register)
          : node.width > NARROW && operands[id]!.some((o) => busy[o] === 1);
      busy[id] = Number(moves);
    });
    for (const { register, value } of unconditional) if (busy[value] === 1) registers.add(register);
  }
  return { registers, follows: (id) => busy[id] === 1 };
}

/** Whether a value reads a node that is not far from it. */
function reads(graph: Graph, value: NodeId, own: NodeId): boolean {
  const seen = new Set([value]);
  for (const id of seen) {
    if (id === own) return true;
    if (seen.size > NEAR) return false;
    for (const operand of graph.operands(id)) seen.add(operand);
  }
  return false;
}
