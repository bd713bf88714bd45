/**
 * Which bits of an operation's result are unknown, from its operands' values and their unknown bits. A rule may call a
 * bit unknown that is not, and never the reverse: a bit that is known has one value, whatever the unknown bits are.
 */
import type { NetNode, NodeId } from '../../rtl-gen/ir/netlist.ts';
import type { ShadowLogic } from './shadow-logic.ts';

/** An operation of the netlist that has operands and no state of its own. */
export type Operation = Exclude<NetNode, { op: 'const' | 'input' | 'register' | 'memRead' | 'box' }>;

/** The word of a node's unknown bits. */
export type UnknownOf = (node: NodeId) => NodeId;

/**
 * The unknown bits of an operation, a word as wide as its result. The values of the operands are those of the run, in
 * their unknown bits too.
 */
export function unknownBits(logic: ShadowLogic, node: Operation, unknown: UnknownOf): NodeId {
  const { width } = node;
  switch (node.op) {
    case 'not':
      return unknown(node.a);
    case 'slice':
      return logic.slice(unknown(node.a), node.lo, width);
    case 'cat':
      return logic.cat(node.parts.map(unknown), width);
    case 'mux':
      return ofMux(logic, node.sel, node.a, node.b, unknown);
    case 'reduceAnd': {
      // A known 0 decides.
      const x = unknown(node.a);
      return logic.isZero(x) ? logic.zero(1) : logic.and(logic.any(x), logic.all(logic.or(node.a, x)));
    }
    case 'reduceOr': {
      const x = unknown(node.a);
      return logic.isZero(x) ? logic.zero(1) : logic.without(logic.any(x), logic.any(logic.without(node.a, x)));
    }
    case 'reduceXor':
      return logic.any(unknown(node.a));
    default:
      return ofTwo(logic, node.op, node.a, node.b, unknown);
  }
}

function ofMux(logic: ShadowLogic, sel: NodeId, a: NodeId, b: NodeId, unknown: UnknownOf): NodeId {
  const chosen = logic.mux(sel, unknown(a), unknown(b));
  const unsure = unknown(sel);
  if (logic.isZero(unsure)) return chosen;
  // Bits that both arms have, and that are known in both, do not depend on the choice.
  const either = logic.or(logic.or(unknown(a), unknown(b)), logic.xor(a, b));
  return logic.mux(unsure, either, chosen);
}

type Binary = Extract<Operation, { readonly b: NodeId; readonly op: Exclude<Operation['op'], 'mux'> }>['op'];

function ofTwo(logic: ShadowLogic, op: Binary, a: NodeId, b: NodeId, unknown: UnknownOf): NodeId {
  const [xa, xb] = [unknown(a), unknown(b)];
  const either = (): NodeId => logic.or(xa, xb);
  const width = logic.net.width(a);
  const isOneBit = op === 'eq' || op === 'lt';
  if (logic.isZero(xa) && logic.isZero(xb)) return logic.zero(isOneBit ? 1 : width);
  switch (op) {
    case 'and':
      // A known 0 decides.
      return logic.and(logic.and(either(), logic.or(a, xa)), logic.or(b, xb));
    case 'or':
      return logic.without(logic.without(either(), logic.without(a, xa)), logic.without(b, xb));
    case 'xor':
      return either();
    case 'add': {
      // Bits in which the least and the greatest sum differ, and all that carries between them may change.
      const least = logic.add(logic.without(a, xa), logic.without(b, xb));
      const greatest = logic.add(least, logic.add(xa, xb));
      return logic.or(either(), logic.xor(least, greatest));
    }
    case 'sub': {
      const middle = logic.sub(logic.without(a, xa), logic.without(b, xb));
      return logic.or(either(), logic.xor(logic.add(middle, xa), logic.sub(middle, xb)));
    }
    case 'mul':
      return logic.fill(logic.any(either()), width);
    case 'eq':
      // Two known bits that differ decide.
      return logic.without(logic.any(either()), logic.any(logic.without(logic.xor(a, b), either())));
    case 'lt': {
      const least = logic.lt(logic.without(a, xa), logic.or(b, xb));
      const greatest = logic.lt(logic.or(a, xa), logic.without(b, xb));
      return logic.without(least, greatest);
    }
    case 'shl':
    case 'shr':
      return logic.mux(logic.any(xb), logic.ones(width), logic.shift(op, xa, b));
  }
}
