/** An operator becomes one that is easily taken for it. */
import type { NetNode, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { AddNode } from '../edit-netlist.ts';
import type { Mutator } from './subject.ts';

interface Change {
  readonly words: string;
  readonly make: (add: AddNode) => NodeId;
}

export const operatorMutations: Mutator = (subject) =>
  [...subject.nodes()].flatMap(({ id, node }) =>
    changes(node).map(({ words, make }) =>
      subject.replacing('operator', id, `${words} in ${subject.spelt(id)}`, (add) => make(add)),
    ),
  );

function changes(node: NetNode): readonly Change[] {
  const becomes = (words: string, other: NetNode): Change => ({ words, make: (add) => add(other) });
  switch (node.op) {
    case 'add':
      return [becomes('add becomes sub', { ...node, op: 'sub' })];
    case 'sub':
      return [becomes('sub becomes add', { ...node, op: 'add' })];
    case 'mul':
      return [becomes('mul becomes add', { ...node, op: 'add' })];
    case 'and':
      return [becomes('and becomes or', { ...node, op: 'or' })];
    case 'or':
      return [becomes('or becomes and', { ...node, op: 'and' })];
    case 'xor':
      return [becomes('xor becomes or', { ...node, op: 'or' })];
    case 'shl':
      return [becomes('left shift becomes right shift', { ...node, op: 'shr' })];
    case 'shr':
      return [becomes('right shift becomes left shift', { ...node, op: 'shl' })];
    case 'reduceAnd':
      return [becomes('all becomes any', { ...node, op: 'reduceOr' })];
    case 'reduceOr':
      return [becomes('any becomes all', { ...node, op: 'reduceAnd' })];
    case 'reduceXor':
      return [becomes('parity becomes any', { ...node, op: 'reduceOr' })];
    case 'eq':
      return [{ words: '== becomes !=', make: (add) => add({ op: 'not', width: 1, a: add(node) }) }];
    case 'lt':
      return [becomes('< becomes >', { ...node, a: node.b, b: node.a })];
    case 'not':
      return [{ words: 'not is left out', make: () => node.a }];
    default:
      return [];
  }
}
