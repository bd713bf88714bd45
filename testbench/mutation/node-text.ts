/** Nodes in words, for people who read what was changed. */
import type { Netlist, NetNode, NodeId } from '../../rtl-gen/ir/netlist.ts';
import { operatorSigns } from './operator-signs.ts';

/** Levels of unnamed operators that are spelt out; deeper ones are dots. */
const DEPTH = 4;

/** A node of one netlist in words. */
export type NodeText = (id: NodeId) => string;

/** How nodes of one netlist are written. */
export interface NodeTexts {
  /** By the name of a signal where there is one, else as an expression. */
  readonly text: NodeText;
  /** As an expression, with its name in front where it has one. */
  readonly spelt: NodeText;
}

/**
 * The texts of a netlist's nodes. Of several names of a value the register's counts, else that of the outermost signal.
 */
export function nodeTexts(net: Netlist): NodeTexts {
  const names = new Map<NodeId, string>();
  for (const { path, node } of net.signals)
    if (!names.has(node) && net.nodes[node]!.op !== 'const') names.set(node, path);
  for (const { path, node, kind } of net.signals) if (kind === 'reg') names.set(node, path);
  const formula = (id: NodeId, depth: number): string =>
    expression(net, net.nodes[id]!, (operand) => text(operand, depth - 1));
  const text = (id: NodeId, depth: number): string =>
    names.get(id) ?? (depth === 0 && net.nodes[id]!.op !== 'const' ? '...' : formula(id, depth));
  return {
    text: (id) => text(id, DEPTH),
    spelt: (id) => (names.has(id) ? `${names.get(id)} = ${formula(id, DEPTH)}` : formula(id, DEPTH)),
  };
}

function expression(net: Netlist, node: NetNode, text: NodeText): string {
  switch (node.op) {
    case 'const':
      return node.value < 4096n ? `${node.value}` : `0x${node.value.toString(16)}`;
    case 'input':
      return net.inputs[node.input]!.name;
    case 'register':
      return net.registers[node.register]!.path;
    case 'memRead':
      return `${net.memories[node.memory]!.path}[${text(node.addr)}]`;
    case 'box':
      return `${net.boxes[node.box]!.path}.${net.boxes[node.box]!.outputs[node.output]!.name}`;
    case 'not':
      return `~${text(node.a)}`;
    case 'reduceAnd':
      return `all(${text(node.a)})`;
    case 'reduceOr':
      return `any(${text(node.a)})`;
    case 'reduceXor':
      return `parity(${text(node.a)})`;
    case 'slice':
      return node.width === 1
        ? `${text(node.a)}[${node.lo}]`
        : `${text(node.a)}[${node.lo + node.width - 1}:${node.lo}]`;
    case 'mux':
      return `(${text(node.sel)} ? ${text(node.a)} : ${text(node.b)})`;
    case 'cat':
      return node.parts.length > 6 ? `{${text(node.parts[0]!)}, ...}` : `{${node.parts.map(text).join(', ')}}`;
    default:
      return `(${text(node.a)} ${operatorSigns[node.op]} ${text(node.b)})`;
  }
}
