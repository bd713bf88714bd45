/** What mutators look at. */
import type { Netlist, NetNode, NetOrigin, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { type AddNode, type Reader, replaceNode } from '../edit-netlist.ts';
import type { Mutation } from '../mutant.ts';
import { type NodeText, nodeTexts } from '../node-text.ts';
import { type Observable, observable } from '../observable.ts';

/** Lists the mutations of one kind that a netlist allows. */
export type Mutator = (subject: Subject) => readonly Mutation[];

/** A netlist to be mutated. */
export class Subject {
  readonly net: Netlist;
  readonly seen: Observable;
  /** A node as its readers would name it. */
  readonly text: NodeText;
  /** A node as the expression that it is. */
  readonly spelt: NodeText;

  constructor({ instances: _, ...net }: Netlist) {
    // Mutants are not as their designer wrote them.
    this.net = net;
    this.seen = observable(net);
    ({ text: this.text, spelt: this.spelt } = nodeTexts(net));
  }

  /** The nodes that matter, in order. */
  *nodes(): Generator<{ readonly id: NodeId; readonly node: NetNode }> {
    for (const [id, node] of this.net.nodes.entries()) if (this.seen.nodes.has(id)) yield { id, node };
  }

  origin(id: NodeId): NetOrigin | undefined {
    return this.net.origins.get(id);
  }

  /** Where a reader of a node stands: of a memory's write the write itself, else the node. */
  readerOrigin(reader: Reader, node: NodeId): NetOrigin | undefined {
    const write = reader.kind === 'write' ? this.net.memories[reader.memory]!.writes[reader.write] : undefined;
    return write?.origin ?? this.origin(node);
  }

  /** A mutation that puts something else in the place of a node. */
  replacing(
    kind: Mutation['kind'],
    id: NodeId,
    what: string,
    make: (add: AddNode, node: NetNode) => NodeId,
    place = `node ${id}`,
  ): Mutation {
    const edit = { at: id, make: (add: AddNode) => make(add, this.net.nodes[id]!) };
    const apply = (): Netlist => replaceNode(this.net, edit.at, edit.make);
    return { kind, place, what, origin: this.origin(id), edit, apply };
  }
}
