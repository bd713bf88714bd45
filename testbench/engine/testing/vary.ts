/**
 * Netlists with what the language does not write yet: several clocks, asynchronous resets, masked writes, products,
 * black boxes.
 */
import { mask } from '../../../rtl-gen/ir/expr.ts';
import { type Netlist, type NetNode, type NetRegister, type NodeId, netOperands } from '../../../rtl-gen/ir/netlist.ts';
import { seededRandom } from '../../../support/random.ts';
import type { BlackBoxModels } from '../black-box.ts';

const clocks: Netlist['clocks'] = [
  { name: 'clk', edge: 'rising' },
  { name: 'other', edge: 'rising' },
  { name: 'clk', edge: 'falling' },
];

/**
 * The netlist with some of that strewn in. No register is reset through a ring of asynchronous resets, so everything
 * comes to rest.
 */
export function vary(net: Netlist, seed: number): Netlist {
  const random = seededRandom(seed);
  const nodes: NetNode[] = net.nodes.map((node) =>
    (node.op === 'add' || node.op === 'sub') && random.chance(0.4) ? { ...node, op: 'mul' } : node,
  );
  const used = clocks.slice(0, random.int(1, clocks.length));
  const clock = (): number => random.below(used.length);
  const ofWidth = (width: number): readonly NodeId[] => [...nodes.keys()].filter((id) => nodes[id]!.width === width);
  const boxes: Netlist['boxes'] = insertBox(net, nodes, random.chance(0.6), clock());
  const resettable = (r: number): readonly NodeId[] =>
    ofWidth(1).filter((id) => [...stateBehind(nodes, id)].every((q) => q < r));
  const registers = net.registers.map((register, r): NetRegister => {
    const own = { ...register, clock: clock() };
    const candidates = resettable(r);
    if (candidates.length === 0 || random.chance(0.5)) return own;
    const active = random.pick(candidates);
    return { ...own, asyncReset: { active, value: BigInt(random.bits(register.width)) } };
  });
  const memories = net.memories.map((memory) => ({
    ...memory,
    writes: memory.writes.map((w) => {
      return { ...w, clock: clock(), ...(random.chance(0.6) ? { mask: random.pick(ofWidth(memory.width)) } : {}) };
    }),
  }));
  const syncReads = net.syncReads.map((read) => ({ ...read, clock: registers[read.register]!.clock }));
  const checks = net.checks.map((check) => ({ ...check, clock: clock() }));
  return { ...net, nodes, clocks: used, registers, memories, syncReads, checks, boxes };
}

/** A black box in the place of a binary operation: its output depends on its inputs and on state of its own. */
function insertBox(net: Netlist, nodes: NetNode[], wanted: boolean, clock: number): Netlist['boxes'] {
  const at = nodes.findIndex((node) => node.op === 'xor' || node.op === 'mul');
  const node = nodes[at];
  if (!wanted || node === undefined || !('b' in node)) return [];
  nodes[at] = { op: 'box', width: node.width, box: 0, output: 1, inputs: [node.a, node.b] };
  const inputs = [
    { name: 'a', node: node.a },
    { name: 'b', node: node.b },
  ];
  const outputs = [
    { name: 'unused', width: 3 },
    { name: 'y', width: node.width },
  ];
  return [
    { path: `${net.name}.box`, module: 'mixer', parameters: { WIDTH: BigInt(node.width) }, inputs, outputs, clock },
  ];
}

/** The model of the box that `vary` inserts: it adds its inputs and how often they differed at an edge. */
export const mixer: BlackBoxModels = {
  mixer: ({ parameters }) => {
    const ones = mask(Number(parameters.WIDTH));
    let count = 0n;
    return {
      outputs: ({ a, b }) => {
        const y = (BigInt(a!) + BigInt(b!) + count) & ones;
        return { unused: 0, y: ones <= 0xffff_ffffn ? Number(y) : y };
      },
      edge: ({ a, b }) => {
        if (a !== b) count++;
      },
      save: () => count,
      restore: (state) => {
        count = state as bigint;
      },
    };
  },
};

/** The registers that a node's value follows from; a box that has state counts as all. */
function stateBehind(nodes: readonly NetNode[], node: NodeId): ReadonlySet<number> {
  const seen = new Set<NodeId>([node]);
  const registers = new Set<number>();
  for (const id of seen) {
    const at = nodes[id]!;
    if (at.op === 'register') registers.add(at.register);
    if (at.op === 'box') registers.add(Number.POSITIVE_INFINITY);
    for (const operand of netOperands(at)) seen.add(operand);
  }
  return registers;
}
