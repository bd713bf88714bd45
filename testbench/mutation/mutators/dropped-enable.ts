/** What was written under a condition is written at every edge. */
import { mask } from '../../../rtl-gen/ir/expr.ts';
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { redirect } from '../edit-netlist.ts';
import type { Mutation } from '../mutant.ts';
import { readerText } from './constant.ts';
import type { Mutator, Subject } from './subject.ts';

export const droppedEnableMutations: Mutator = (subject) => [...accesses(subject), ...registers(subject)];

/** Memory writes and registered reads. */
function accesses(subject: Subject): readonly Mutation[] {
  const { net } = subject;
  return subject.seen.readers.flatMap(({ reader, node }, place): readonly Mutation[] => {
    if (reader.kind !== 'write' && reader.kind !== 'syncRead') return [];
    if (reader.field !== 'enable' && reader.field !== 'mask') return [];
    const { width, op } = net.nodes[node]!;
    if (op === 'const') return [];
    const all = { op: 'const', width, value: mask(width) } as const;
    return [
      {
        kind: 'dropped enable',
        place: `reader ${place}`,
        what: `${readerText(subject, reader)} dropped: ${subject.text(node)}`,
        origin: subject.readerOrigin(reader, node),
        edit: { reader, node: all },
        apply: () => redirect(net, reader, all),
      },
    ];
  });
}

/** Multiplexers above a register's next value that choose between the register itself and something else. */
function registers(subject: Subject): readonly Mutation[] {
  const { net, seen } = subject;
  return net.registers.flatMap((r, register): readonly Mutation[] => {
    const own = net.nodes.findIndex((n) => n.op === 'register' && n.register === register);
    if (!seen.nodes.has(own)) return [];
    const found = new Map<NodeId, Mutation>();
    const visit = (id: NodeId): void => {
      const node = net.nodes[id]!;
      if (node.op !== 'mux' || found.has(id)) return;
      const written = node.a === own ? node.b : node.b === own ? node.a : undefined;
      if (written === undefined) {
        visit(node.a);
        visit(node.b);
        return;
      }
      const condition = `${node.a === own ? 'not ' : ''}${subject.text(node.sel)}`;
      const what = `enable of ${r.path} dropped: ${condition}`;
      found.set(
        id,
        subject.replacing('dropped enable', id, what, () => written),
      );
      visit(written);
    };
    visit(r.next);
    return [...found.values()];
  });
}
