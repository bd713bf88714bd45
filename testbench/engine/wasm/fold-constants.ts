/** The value of an operation on constants. */
import { mask } from '../../../rtl-gen/ir/expr.ts';
import { type NetNode, type NodeId, netOperands } from '../../../rtl-gen/ir/netlist.ts';

/** An operator and its operands. */
export type NetOperation = Exclude<NetNode, { op: 'const' | 'input' | 'register' | 'memRead' | 'box' }>;

/** The node's value where all of its operands have one; `constant` and `width` tell those of operands. */
export function foldConstants(
  node: NetOperation,
  constant: (id: NodeId) => bigint | undefined,
  width: (id: NodeId) => number,
): bigint | undefined {
  if (netOperands(node).some((id) => constant(id) === undefined)) return undefined;
  const value = (id: NodeId): bigint => constant(id)!;
  const wrapped = (v: bigint): bigint => BigInt.asUintN(node.width, v);
  switch (node.op) {
    case 'not':
      return mask(node.width) ^ value(node.a);
    case 'reduceAnd':
      return value(node.a) === mask(width(node.a)) ? 1n : 0n;
    case 'reduceOr':
      return value(node.a) === 0n ? 0n : 1n;
    case 'reduceXor':
      return BigInt(value(node.a).toString(2).replaceAll('0', '').length % 2);
    case 'and':
      return value(node.a) & value(node.b);
    case 'or':
      return value(node.a) | value(node.b);
    case 'xor':
      return value(node.a) ^ value(node.b);
    case 'add':
      return wrapped(value(node.a) + value(node.b));
    case 'sub':
      return wrapped(value(node.a) - value(node.b));
    case 'mul':
      return wrapped(value(node.a) * value(node.b));
    case 'eq':
      return value(node.a) === value(node.b) ? 1n : 0n;
    case 'lt':
      return value(node.a) < value(node.b) ? 1n : 0n;
    case 'shl':
      return value(node.b) >= BigInt(node.width) ? 0n : wrapped(value(node.a) << value(node.b));
    case 'shr':
      return value(node.b) >= BigInt(node.width) ? 0n : value(node.a) >> value(node.b);
    case 'mux':
      return value(node.sel) === 1n ? value(node.a) : value(node.b);
    case 'cat':
      return node.parts.reduce((word, p) => (word << BigInt(width(p))) | value(p), 0n);
    case 'slice':
      return wrapped(value(node.a) >> BigInt(node.lo));
  }
}
