/** Logic over the words that say which bits are unknown, simplified where constants decide it. */
import { mask } from '../../rtl-gen/ir/expr.ts';
import type { NetNode, NodeId } from '../../rtl-gen/ir/netlist.ts';
import type { NetlistBuilder } from '../../rtl-gen/ir/netlist-builder.ts';

/** Adds nodes to a netlist; most second words are constant zeros, of which nothing is left. */
export class ShadowLogic {
  readonly net: NetlistBuilder;

  constructor(net: NetlistBuilder) {
    this.net = net;
  }

  const(width: number, value: bigint): NodeId {
    return this.net.add({ op: 'const', width, value });
  }

  zero(width: number): NodeId {
    return this.const(width, 0n);
  }

  ones(width: number): NodeId {
    return this.const(width, mask(width));
  }

  isZero(a: NodeId): boolean {
    return this.#constant(a) === 0n;
  }

  isOnes(a: NodeId): boolean {
    return this.#constant(a) === mask(this.net.width(a));
  }

  and(a: NodeId, b: NodeId): NodeId {
    if (a === b || this.isZero(a) || this.isOnes(b)) return a;
    if (this.isZero(b) || this.isOnes(a)) return b;
    return this.#binary('and', a, b);
  }

  or(a: NodeId, b: NodeId): NodeId {
    if (a === b || this.isZero(b) || this.isOnes(a)) return a;
    if (this.isZero(a) || this.isOnes(b)) return b;
    return this.#binary('or', a, b);
  }

  xor(a: NodeId, b: NodeId): NodeId {
    if (a === b) return this.zero(this.net.width(a));
    if (this.isZero(a)) return b;
    return this.isZero(b) ? a : this.#binary('xor', a, b);
  }

  not(a: NodeId): NodeId {
    const node = this.net.get(a);
    if (node.op === 'const') return this.const(node.width, node.value ^ mask(node.width));
    return node.op === 'not' ? node.a : this.net.add({ op: 'not', width: node.width, a });
  }

  /** `a` without the bits of `b`. */
  without(a: NodeId, b: NodeId): NodeId {
    return this.isZero(b) ? a : this.and(a, this.not(b));
  }

  add(a: NodeId, b: NodeId): NodeId {
    if (this.isZero(a)) return b;
    return this.isZero(b) ? a : this.#binary('add', a, b);
  }

  sub(a: NodeId, b: NodeId): NodeId {
    return this.isZero(b) ? a : this.#binary('sub', a, b);
  }

  lt(a: NodeId, b: NodeId): NodeId {
    return this.net.add({ op: 'lt', width: 1, a, b });
  }

  shift(op: 'shl' | 'shr', a: NodeId, b: NodeId): NodeId {
    return this.isZero(a) ? a : this.net.add({ op, width: this.net.width(a), a, b });
  }

  mux(sel: NodeId, a: NodeId, b: NodeId): NodeId {
    if (a === b || this.isOnes(sel)) return a;
    if (this.isZero(sel)) return b;
    if (this.net.width(a) === 1) {
      if (this.isOnes(a)) return this.or(sel, b);
      if (this.isZero(b)) return this.and(sel, a);
      if (this.isZero(a)) return this.without(b, sel);
    }
    return this.net.mux(sel, a, b);
  }

  /** Whether a bit of it is 1. */
  any(a: NodeId): NodeId {
    const node = this.net.get(a);
    if (node.width === 1) return a;
    return node.op === 'const' ? this.const(1, node.value === 0n ? 0n : 1n) : this.#reduce('reduceOr', a);
  }

  /** Whether all bits of it are 1. */
  all(a: NodeId): NodeId {
    return this.net.width(a) === 1 ? a : this.#reduce('reduceAnd', a);
  }

  /** A word of copies of a bit. */
  fill(bit: NodeId, width: number): NodeId {
    return this.mux(bit, this.ones(width), this.zero(width));
  }

  cat(parts: readonly NodeId[], width: number): NodeId {
    return parts.every((p) => this.isZero(p)) ? this.zero(width) : this.net.add({ op: 'cat', width, parts });
  }

  slice(a: NodeId, lo: number, width: number): NodeId {
    return this.isZero(a) ? this.zero(width) : this.net.add({ op: 'slice', width, a, lo });
  }

  #reduce(op: 'reduceAnd' | 'reduceOr', a: NodeId): NodeId {
    return this.net.add({ op, width: 1, a });
  }

  #binary(op: 'and' | 'or' | 'xor' | 'add' | 'sub', a: NodeId, b: NodeId): NodeId {
    return this.net.add({ op, width: this.net.width(a), a, b } satisfies NetNode);
  }

  #constant(a: NodeId): bigint | undefined {
    const node = this.net.get(a);
    return node.op === 'const' ? node.value : undefined;
  }
}
