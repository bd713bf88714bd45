/** Many mutants in one netlist, so that they are compiled once. */
import type { Netlist, NetNode, NodeId } from '../../rtl-gen/ir/netlist.ts';
import { withOperands, withReaders } from '../../rtl-gen/ir/rename-nodes.ts';
import { readers, redirect } from './edit-netlist.ts';
import type { Edit } from './mutant.ts';

/** The input of 16 bits that chooses: 0 is the design, n the nth edit. */
export const chooser = 'chosen_mutant';

/** The output of `togetherWatched`: bit n - 1 is 1 once the nth edit has had another value than the design. */
export const differed = 'mutants_that_differed';

/** At most so many edits in one netlist. */
export const togetherMost = 2 ** 16 - 1;

/** The netlist that does what it would with the edit that `chooser` names, in each clock. */
export const together = (net: Netlist, edits: readonly Edit[]): Netlist => merged(net, edits).net;

/**
 * The same with `differed`. What an edit would be beside the design is looked at before each edge, with `chooser` at 0.
 */
export function togetherWatched(net: Netlist, edits: readonly Edit[]): Netlist {
  const { net: all, pairs } = merged(net, edits);
  const nodes = [...all.nodes];
  const add = (node: NetNode): NodeId => nodes.push(node) - 1;
  const registers = [...all.registers];
  const parts = pairs.map(([own, other], i) => {
    const register = registers.length;
    const before = add({ op: 'register', width: 1, register });
    const now = add({ op: 'not', width: 1, a: add({ op: 'eq', width: 1, a: own, b: other }) });
    const next = add({ op: 'or', width: 1, a: before, b: now });
    registers.push({ path: `${differed}_${i}`, width: 1, clock: 0, next, init: 0n });
    return before;
  });
  const width = parts.length;
  const output = { name: differed, width, node: add({ op: 'cat', width, parts: parts.toReversed() }) };
  const signal = { path: differed, width, kind: 'output', node: output.node } as const;
  return { ...all, nodes, registers, outputs: [...all.outputs, output], signals: [...all.signals, signal] };
}

/** With what each edit's place has in the design, and with the edit. */
function merged(
  { instances: _, ...net }: Netlist,
  edits: readonly Edit[],
): { readonly net: Netlist; readonly pairs: readonly (readonly [NodeId, NodeId])[] } {
  const input = { name: chooser, width: 16 } as const;
  const nodes: NetNode[] = [{ op: 'input', width: input.width, input: net.inputs.length }];
  const add = (node: NetNode): NodeId => nodes.push(node) - 1;
  const pairs: (readonly [NodeId, NodeId])[] = [];
  /** What the place has: `other` where the edit is chosen. */
  const choose = (index: number, own: NodeId, other: NodeId): NodeId => {
    pairs[index] = [own, other];
    const value = add({ op: 'const', width: input.width, value: BigInt(index + 1) });
    const sel = add({ op: 'eq', width: 1, a: 0, b: value });
    return add({ op: 'mux', width: nodes[own]!.width, sel, a: other, b: own });
  };
  const numbered = edits.map((edit, index) => ({ edit, index }));
  const ofNode = Map.groupBy(numbered, ({ edit }) => ('at' in edit ? edit.at : undefined));
  const moved: NodeId[] = [];
  for (const [id, node] of net.nodes.entries()) {
    const own = add(withOperands(node, (o) => moved[o]!));
    let result = own;
    for (const { edit, index } of ofNode.get(id) ?? []) {
      if (!('at' in edit)) continue;
      const added: NodeId[] = [];
      const of = (o: NodeId): NodeId => (o < id ? moved[o]! : added[o - id]!);
      const made = edit.make((other) => {
        // A node has its place once.
        added.push(other === node ? own : add(withOperands(other, of)));
        return id + added.length - 1;
      });
      const before = result;
      result = choose(index, own, of(made));
      // The one that was chosen before stays so.
      nodes[result] = { ...nodes[result]!, b: before } as NetNode;
    }
    moved.push(result);
  }
  const inputs = [...net.inputs, input];
  const signal = { path: chooser, width: input.width, kind: 'input', node: 0 } as const;
  const base = withReaders(net, (id) => moved[id]!);
  let all: Netlist = { ...base, nodes, inputs, signals: [...base.signals, signal], origins: new Map() };
  for (const { edit, index } of numbered) {
    if ('at' in edit) continue;
    const key = JSON.stringify(edit.reader);
    const { node } = readers(all).find(({ reader }) => JSON.stringify(reader) === key)!;
    all = redirect(all, edit.reader, choose(index, node, add(edit.node)));
  }
  return { net: { ...all, nodes }, pairs };
}
