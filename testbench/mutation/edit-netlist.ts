/** Netlists with one place changed. */
import type { Netlist, NetNode, NetSyncRead, NetWrite, NodeId } from '../../rtl-gen/ir/netlist.ts';
import { withOperands, withReaders } from '../../rtl-gen/ir/rename-nodes.ts';

/** Adds a node that reads nodes before the one that is changed, or nodes added already; returns it. */
export type AddNode = (node: NetNode) => NodeId;

/**
 * The netlist in which everything that read the node `at` reads what `make` returns: a node that it added, or one
 * before `at`. Operands keep smaller indices, so no edit can close a combinational loop.
 */
export function replaceNode(net: Netlist, at: NodeId, make: (add: AddNode) => NodeId): Netlist {
  const added: NetNode[] = [];
  const result = make((node) => at + added.push(node) - 1);
  const moved = (id: NodeId): NodeId => (id < at ? id : id === at ? result : id + added.length - 1);
  const nodes = [...net.nodes.slice(0, at), ...added, ...net.nodes.slice(at + 1).map((n) => withOperands(n, moved))];
  const origin = net.origins.get(at);
  const origins = new Map([...net.origins].flatMap(([id, from]) => (id === at ? [] : [[moved(id), from]])));
  if (origin !== undefined) for (const i of added.keys()) origins.set(at + i, origin);
  return { ...withReaders(net, moved), nodes, origins };
}

/** Where something outside the list of nodes reads a node. */
export type Reader =
  | { readonly kind: 'output'; readonly output: number }
  | { readonly kind: 'register'; readonly register: number }
  | { readonly kind: 'write'; readonly memory: number; readonly write: number; readonly field: WriteField }
  | { readonly kind: 'syncRead'; readonly read: number; readonly field: 'addr' | 'enable' }
  | { readonly kind: 'box'; readonly box: number; readonly input: number };

type WriteField = 'addr' | 'data' | 'enable' | 'mask';

/** Every reader of a node outside the list of nodes, with that node; assertions are not among them. */
export function readers(net: Netlist): readonly { readonly reader: Reader; readonly node: NodeId }[] {
  const writeFields = (w: NetWrite): readonly WriteField[] =>
    w.mask === undefined ? ['addr', 'data', 'enable'] : ['addr', 'data', 'enable', 'mask'];
  return [
    ...net.outputs.map(({ node }, output) => ({ reader: { kind: 'output', output } as const, node })),
    ...net.registers.map(({ next }, register) => ({ reader: { kind: 'register', register } as const, node: next })),
    ...net.memories.flatMap(({ writes }, memory) =>
      writes.flatMap((w, write) =>
        writeFields(w).map((field) => ({ reader: { kind: 'write', memory, write, field } as const, node: w[field]! })),
      ),
    ),
    ...net.syncReads.flatMap((r, read) =>
      (['addr', 'enable'] as const).map((field) => ({
        reader: { kind: 'syncRead', read, field } as const,
        node: r[field],
      })),
    ),
    ...net.boxes.flatMap(({ inputs }, box) =>
      inputs.map(({ node }, input) => ({ reader: { kind: 'box', box, input } as const, node })),
    ),
  ];
}

/** The netlist in which that one reader reads `node` instead, which is added unless it is there already. */
export function redirect(net: Netlist, reader: Reader, node: NetNode | NodeId): Netlist {
  const id = typeof node === 'number' ? node : net.nodes.length;
  const nodes = typeof node === 'number' ? net.nodes : [...net.nodes, node];
  const at = <T>(list: readonly T[], index: number, change: (item: T) => T): readonly T[] =>
    list.map((item, i) => (i === index ? change(item) : item));
  const base = { ...net, nodes };
  switch (reader.kind) {
    case 'output':
      return { ...base, outputs: at(net.outputs, reader.output, (o) => ({ ...o, node: id })) };
    case 'register':
      return { ...base, registers: at(net.registers, reader.register, (r) => ({ ...r, next: id })) };
    case 'write': {
      const change = (w: NetWrite): NetWrite => ({ ...w, [reader.field]: id });
      const memories = at(net.memories, reader.memory, (m) => ({ ...m, writes: at(m.writes, reader.write, change) }));
      return { ...base, memories };
    }
    case 'syncRead': {
      const change = (r: NetSyncRead): NetSyncRead => ({ ...r, [reader.field]: id });
      return { ...base, syncReads: at(net.syncReads, reader.read, change) };
    }
    case 'box': {
      const inputs = at(net.boxes[reader.box]!.inputs, reader.input, (i) => ({ ...i, node: id }));
      return { ...base, boxes: at(net.boxes, reader.box, (b) => ({ ...b, inputs })) };
    }
  }
}
