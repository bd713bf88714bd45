/**
 * What follows from constants and from equal operands, over the whole flat design.
 *
 * A module folds its own constants when it is elaborated; here the constants that come in through its ports meet its
 * logic, and equal logic of its neighbours is shared. Every rule replaces a node by one of the same value, so nothing
 * that can be observed changes; none makes a node of more operands than the one it replaces had, so each costs at most
 * what it saves. One pass in the order of the nodes: operands are simple before their users, whatever the depth.
 */
import { mask } from '../../../rtl-gen/ir/expr.ts';
import type { Netlist, NetNode, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { nodeKey } from '../../../rtl-gen/ir/node-key.ts';
import { withOperands, withReaders } from '../../../rtl-gen/ir/rename-nodes.ts';
import { foldConstants, type NetOperation } from './fold-constants.ts';

/** A netlist of the same behaviour with the same state, ports and checks, and where the original's nodes are in it. */
export interface Simplified {
  readonly net: Netlist;
  readonly nodes: readonly NodeId[];
}

/**
 * One node in so many has to meet a constant, or the pass, which costs as much as flattening, would gain next to
 * nothing.
 */
const RARE = 64;

/**
 * Whether there is enough to simplify: nodes are stored once already, so everything begins with a constant, or with
 * bits taken of what has just been put together.
 */
export function worthSimplifying({ nodes }: Netlist): boolean {
  const constant = (id: NodeId): boolean => nodes[id]!.op === 'const';
  let found = 0;
  for (const node of nodes) {
    if (node.op === 'mux') found += Number(constant(node.sel) || (constant(node.a) && constant(node.b)));
    else if (node.op === 'slice') found += Number(constant(node.a) || nodes[node.a]!.op === 'cat');
    else if (node.op === 'eq' || node.op === 'lt') found += Number(constant(node.a) && constant(node.b));
    else if (node.op === 'and' || node.op === 'or') found += Number(settles(nodes[node.a]!) || settles(nodes[node.b]!));
  }
  return found * RARE > nodes.length;
}

/** Whether a node is a constant of equal bits, which decides what it is combined with or leaves it as it is. */
const settles = (node: NetNode): boolean =>
  node.op === 'const' && (node.value === 0n || node.value === mask(node.width));

/** Simplifies all nodes; those that nothing needs any more are left in. */
export function simplify(given: Netlist): Simplified {
  // The compiler does not read what the designer wrote, and it has other nodes now.
  const { instances: _, ...net } = given;
  const simplifier = new Simplifier();
  const nodes: NodeId[] = [];
  const at = (id: NodeId): NodeId => nodes[id]!;
  for (const node of net.nodes) nodes.push(simplifier.add(withOperands(node, at)));
  return {
    nodes,
    net: { ...withReaders(net, at), nodes: simplifier.nodes, origins: new Map() },
  };
}

type Mux = Extract<NetNode, { op: 'mux' }>;
type Binary = Exclude<Extract<NetNode, { b: NodeId }>, Mux>;

class Simplifier {
  readonly nodes: NetNode[] = [];
  readonly #ids = new Map<string, NodeId>();

  /** The index of a node of that value. */
  add(node: NetNode): NodeId {
    switch (node.op) {
      case 'const':
      case 'input':
      case 'register':
      case 'memRead':
      case 'box':
        return this.#intern(node);
      default: {
        const folded = foldConstants(
          node,
          (id) => this.#constant(id),
          (id) => this.nodes[id]!.width,
        );
        if (folded !== undefined) return this.const(node.width, folded);
        return this.#operation(node);
      }
    }
  }

  const(width: number, value: bigint): NodeId {
    return this.#intern({ op: 'const', width, value });
  }

  #operation(node: NetOperation): NodeId {
    switch (node.op) {
      case 'not': {
        const a = this.nodes[node.a]!;
        return a.op === 'not' ? a.a : this.#intern(node);
      }
      case 'reduceAnd':
      case 'reduceOr':
      case 'reduceXor':
        return this.nodes[node.a]!.width === 1 ? node.a : this.#intern(node);
      case 'and':
      case 'or':
      case 'xor':
      case 'add':
      case 'sub':
      case 'mul':
        return this.#arithmetic(node);
      case 'eq':
      case 'lt':
        return this.#compare(node);
      case 'shl':
      case 'shr':
        return this.#shift(node);
      case 'mux':
        return this.#mux(node);
      case 'cat':
        return this.#cat(node.parts);
      case 'slice':
        return this.#slice(node.a, node.lo, node.width);
    }
  }

  #arithmetic(node: Binary): NodeId {
    const { op, width, a, b } = node;
    const [x, y] = [this.#constant(a), this.#constant(b)];
    const all = mask(width);
    if (a === b) {
      if (op === 'and' || op === 'or') return a;
      if (op === 'xor' || op === 'sub') return this.const(width, 0n);
    }
    if (y === 0n) return op === 'and' || op === 'mul' ? b : a;
    if (x === 0n && op !== 'sub') return op === 'and' || op === 'mul' ? a : b;
    if (op === 'and' && (x === all || y === all)) return x === all ? b : a;
    if (op === 'or' && (x === all || y === all)) return x === all ? a : b;
    if (op === 'xor' && (x === all || y === all)) return this.add({ op: 'not', width, a: x === all ? b : a });
    if (op === 'mul' && (x === 1n || y === 1n)) return x === 1n ? b : a;
    return this.#intern(node);
  }

  /** Comparisons leave out the bits that are equal constants on both sides. */
  #compare(node: Binary): NodeId {
    const { op, a, b } = node;
    const { width } = this.nodes[a]!;
    if (a === b) return this.const(1, op === 'eq' ? 1n : 0n);
    const [x, y] = [this.#constant(a), this.#constant(b)];
    if (op === 'eq' && width === 1 && (x ?? y) !== undefined) {
      const other = x === undefined ? a : b;
      return (x ?? y) === 1n ? other : this.add({ op: 'not', width: 1, a: other });
    }
    const zeros = Math.min(this.#zerosAbove(a), this.#zerosAbove(b), width - 1);
    if (zeros > 0) {
      const low = (id: NodeId): NodeId => this.#slice(id, 0, width - zeros);
      return this.add({ op, width: 1, a: low(a), b: low(b) });
    }
    return this.#intern(node);
  }

  /** Bits at the top that are 0 whatever happens. */
  #zerosAbove(id: NodeId): number {
    const node = this.nodes[id]!;
    if (node.op === 'const') return node.width - node.value.toString(2).length + Number(node.value === 0n);
    if (node.op !== 'cat') return 0;
    const top = this.nodes[node.parts[0]!]!;
    return top.op === 'const' && top.value === 0n ? top.width : 0;
  }

  #shift(node: Binary): NodeId {
    const { op, a, b, width } = node;
    const amount = this.#constant(b);
    if (amount === undefined) return this.#constant(a) === 0n ? a : this.#intern(node);
    if (amount >= BigInt(width)) return this.const(width, 0n);
    const n = Number(amount);
    if (n === 0) return a;
    const zeros = this.const(n, 0n);
    return this.#cat(op === 'shl' ? [this.#slice(a, 0, width - n), zeros] : [zeros, this.#slice(a, n, width - n)]);
  }

  #mux(node: Mux): NodeId {
    const { sel, width } = node;
    const s = this.nodes[sel]!;
    if (s.op === 'const') return s.value === 1n ? node.a : node.b;
    if (s.op === 'not') return this.#mux({ ...node, sel: s.a, a: node.b, b: node.a });
    // What an arm chooses by the same condition is known in it.
    const arm = (id: NodeId, taken: boolean): NodeId => {
      const inner = this.nodes[id]!;
      return inner.op === 'mux' && inner.sel === sel ? (taken ? inner.a : inner.b) : id;
    };
    const [a, b] = [arm(node.a, true), arm(node.b, false)];
    if (a === b) return a;
    const [x, y] = [this.#constant(a), this.#constant(b)];
    if (width === 1 && x !== undefined && y !== undefined)
      return x === 1n ? sel : this.add({ op: 'not', width, a: sel });
    return this.#intern({ ...node, a, b });
  }

  /** Neighbours that are constants, or adjoining bits of one word, become one part. */
  #cat(parts: readonly NodeId[]): NodeId {
    const merged: NodeId[] = [];
    for (const part of parts) {
      const last = merged.at(-1);
      const both = last === undefined ? undefined : this.#joined(last, part);
      if (both === undefined) merged.push(part);
      else merged[merged.length - 1] = both;
    }
    if (merged.length === 1) return merged[0]!;
    const width = merged.reduce((sum, p) => sum + this.nodes[p]!.width, 0);
    return this.#intern({ op: 'cat', width, parts: merged });
  }

  #joined(high: NodeId, low: NodeId): NodeId | undefined {
    const [h, l] = [this.nodes[high]!, this.nodes[low]!];
    if (h.op === 'const' && l.op === 'const') {
      return this.const(h.width + l.width, (h.value << BigInt(l.width)) | l.value);
    }
    if (h.op === 'slice' && l.op === 'slice' && h.a === l.a && h.lo === l.lo + l.width) {
      return this.#slice(h.a, l.lo, h.width + l.width);
    }
    return undefined;
  }

  #slice(a: NodeId, lo: number, width: number): NodeId {
    const node = this.nodes[a]!;
    if (lo === 0 && width === node.width) return a;
    if (node.op === 'const') return this.const(width, (node.value >> BigInt(lo)) & mask(width));
    if (node.op === 'slice') return this.#slice(node.a, node.lo + lo, width);
    if (node.op === 'cat') return this.#sliceOfCat(a, node.parts, lo, width);
    return this.#intern({ op: 'slice', width, a, lo });
  }

  /** Of more than two parts it stays a slice: words that share parts would put them together several times over. */
  #sliceOfCat(a: NodeId, parts: readonly NodeId[], lo: number, width: number): NodeId {
    const taken: NodeId[] = [];
    let base = 0;
    for (const part of parts.toReversed()) {
      const own = this.nodes[part]!.width;
      const from = Math.max(lo, base);
      const to = Math.min(lo + width, base + own);
      if (from < to) taken.unshift(this.#slice(part, from - base, to - from));
      base += own;
    }
    if (taken.length > 2) return this.#intern({ op: 'slice', width, a, lo });
    return this.#cat(taken);
  }

  #constant(id: NodeId): bigint | undefined {
    const node = this.nodes[id]!;
    return node.op === 'const' ? node.value : undefined;
  }

  /** Equal nodes are stored once. */
  #intern(node: NetNode): NodeId {
    const key = nodeKey(node);
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.nodes.push(node) - 1;
    this.#ids.set(key, id);
    return id;
  }
}
