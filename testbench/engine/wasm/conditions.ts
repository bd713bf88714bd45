/**
 * Tests of single bits and of reductions without building the tested value: a branch only asks whether a word is 0, so
 * bits may stay where they are in it, and a negation only swaps what is chosen. Each form here takes the place of the
 * longer computation of the same value, so it never costs more. Without `tests` the value is built.
 */
import { mask } from '../../../rtl-gen/ir/expr.ts';
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Expressions } from './expressions.ts';
import { operators, type ValueType } from './opcodes.ts';
import { typeOf, WORD, wordWidth } from './words.ts';

/** What was pushed for a bit: a value that is 0 exactly when the bit is 0 or, `inverted`, when it is 1. */
interface Truth {
  readonly type: ValueType;
  readonly inverted: boolean;
  /** Whether it is 0 or 1. */
  readonly canonical: boolean;
}

/** Pushes an i32 that decides a branch on a node of one bit; true if the branch is taken where the bit is 0. */
export function condition(e: Expressions, id: NodeId): boolean {
  const { type, inverted } = truth(e, id);
  if (type === 'i32') return inverted;
  e.f.op(operators.i64.eqz);
  return !inverted;
}

/** Pushes an i32 that is not 0 exactly when a node of one bit is 1. */
export function decision(e: Expressions, id: NodeId): void {
  const { type, inverted } = truth(e, id);
  if (inverted) e.f.op(operators[type].eqz);
  else if (type === 'i64') notZero(e, type);
}

/** Pushes the negation of a node of one bit: 0 or 1. */
export function negation(e: Expressions, id: NodeId): void {
  const { type, inverted, canonical } = truth(e, id);
  if (!inverted) e.f.op(operators[type].eqz);
  else if (!canonical) notZero(e, type);
}

/** Pushes whether any bit of a node of up to 64 bits is 1. */
export function any(e: Expressions, id: NodeId): void {
  const width = e.graph.width(id);
  if (e.optimisations.tests) notZero(e, nonZero(e, id, 0, width));
  else {
    e.bits(id, 0, width, typeOf(width));
    notZero(e, typeOf(width));
  }
}

function notZero(e: Expressions, type: ValueType): void {
  e.f.const(type, 0n);
  e.f.op(operators[type].ne);
}

function truth(e: Expressions, id: NodeId): Truth {
  const node = e.graph.get(id);
  if (e.optimisations.tests && e.inTree(id)) {
    if (node.op === 'not') {
      const { inverted, ...rest } = truth(e, node.a);
      return { ...rest, inverted: !inverted };
    }
    if (node.op === 'reduceOr' && e.graph.width(node.a) <= WORD) {
      return { type: nonZero(e, node.a, 0, e.graph.width(node.a)), inverted: false, canonical: false };
    }
    if (node.op === 'eq' && e.graph.constant(node.b) === 0n && e.graph.width(node.a) <= WORD) {
      return { type: nonZero(e, node.a, 0, e.graph.width(node.a)), inverted: true, canonical: false };
    }
    if (node.op === 'slice') {
      return { type: nonZero(e, node.a, node.lo, 1), inverted: false, canonical: false };
    }
  }
  e.bits(id, 0, 1, 'i32');
  return { type: 'i32', inverted: false, canonical: true };
}

/** Pushes something that is 0 exactly when those bits of a node, 64 at most, are all 0; its type. */
function nonZero(e: Expressions, id: NodeId, lo: number, width: number): ValueType {
  const node = e.graph.get(id);
  if (e.inTree(id)) {
    if (node.op === 'slice') return nonZero(e, node.a, node.lo + lo, width);
    if (node.op === 'copy') return nonZero(e, node.a, lo, width);
  }
  const k = Math.floor(lo / WORD);
  const from = lo % WORD;
  if (e.inTree(id) || node.op === 'const' || from + width > WORD) {
    e.bits(id, lo, width, typeOf(width));
    return typeOf(width);
  }
  const type = typeOf(node.width);
  e.word(id, k);
  if (width < wordWidth(node.width, k)) {
    e.f.const(type, mask(width) << BigInt(from));
    e.f.op(operators[type].and);
  }
  return type;
}
