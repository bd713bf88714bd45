/**
 * What follows from constants, from equal operands and from neighbouring bits, over the whole flat design.
 *
 * A module folds its own constants when it is elaborated; here the constants that come in through its ports meet its
 * logic, and equal logic of its neighbours is shared. Bits that a designer sets one by one, such as those of a register
 * that software reads, are chosen as the word that they are; a decoder's sum becomes tables and a tree. Every rule
 * replaces a node by one of the same value, so nothing that can be observed changes; none makes a node of more operands
 * than the one it replaces had, so each costs at most what it saves. One pass in the order of the nodes: operands are
 * simple before their users, whatever the depth.
 */
import { mask } from '../../../rtl-gen/ir/expr.ts';
import { type Netlist, type NetNode, type NodeId, netOperands } from '../../../rtl-gen/ir/netlist.ts';
import { nodeKey } from '../../../rtl-gen/ir/node-key.ts';
import { withOperands, withReaders } from '../../../rtl-gen/ir/rename-nodes.ts';
import { foldConstants, type NetOperation } from './fold-constants.ts';
import { type Gate, gateChains, gateOf, readersOf } from './gate-chains.ts';
import { INDEX, sourceOf } from './narrow-source.ts';

/** A netlist of the same behaviour with the same state, ports and checks, and where the original's nodes are in it. */
export interface Simplified {
  readonly net: Netlist;
  readonly nodes: readonly NodeId[];
}

/** One node in so many has to gain, or the pass, which costs as much as flattening, would gain next to nothing. */
const RARE = 64;

/** Whether there is enough to simplify; nodes are stored once already. */
export function worthSimplifying({ nodes }: Netlist): boolean {
  let found = 0;
  for (const node of nodes) if (gains(node, nodes)) found++;
  return found * RARE > nodes.length;
}

/** Whether a node meets a constant, bits of what has just been put together, or what is chosen as its neighbour is. */
function gains(node: NetNode, nodes: readonly NetNode[]): boolean {
  const constant = (id: NodeId): boolean => nodes[id]!.op === 'const';
  switch (node.op) {
    case 'mux':
      return constant(node.sel) || (constant(node.a) && constant(node.b));
    case 'slice':
      return constant(node.a) || nodes[node.a]!.op === 'cat';
    case 'lt':
      return constant(node.a) && constant(node.b);
    case 'eq': {
      if (!constant(node.a) && !constant(node.b)) return false;
      const other = nodes[constant(node.a) ? node.b : node.a]!;
      return other.op === 'cat' ? other.parts.some(constant) : other.op === 'const' || other.op === 'and';
    }
    case 'and':
    case 'or':
      return settles(nodes[node.a]!) || settles(nodes[node.b]!);
    case 'cat': {
      const chosen = node.parts.map((id) => nodes[id]!).map((part) => (part.op === 'mux' ? part.sel : undefined));
      return chosen.some((sel, i) => sel !== undefined && sel === chosen[i + 1]);
    }
    default:
      return false;
  }
}

/** Whether a node is a constant of equal bits, which decides what it is combined with or leaves it as it is. */
const settles = (node: NetNode): boolean =>
  node.op === 'const' && (node.value === 0n || node.value === mask(node.width));

/**
 * Simplifies all nodes; those that nothing needs any more are left in. `wanted`: nodes whose values are read besides
 * those of outputs, state and checks.
 */
export function simplify(given: Netlist, wanted: readonly NodeId[] = []): Simplified {
  // The compiler does not read what the designer wrote, and it has other nodes now.
  const { instances: _, ...net } = given;
  const simplifier = new Simplifier();
  const nodes: NodeId[] = [];
  const at = (id: NodeId): NodeId => nodes[id]!;
  const readers = readersOf(net, wanted);
  const chains = gateChains(net, readers);
  net.nodes.forEach((node, id) => {
    const terms = chains.get(id);
    const made =
      terms === undefined ? simplifier.add(withOperands(node, at)) : simplifier.chain(gateOf(node)!, terms.map(at));
    nodes.push(made);
    simplifier.read(made, readers[id]!);
  });
  return {
    nodes,
    net: { ...withReaders(net, at), nodes: simplifier.nodes, origins: new Map() },
  };
}

type Mux = Extract<NetNode, { op: 'mux' }>;
type Binary = Exclude<Extract<NetNode, { b: NodeId }>, Mux>;

/** Whether a node's value is a function of its operands' alone. */
const isFunction = ({ op }: NetNode): boolean =>
  op !== 'input' && op !== 'register' && op !== 'memRead' && op !== 'box';

class Simplifier {
  readonly nodes: NetNode[] = [];
  readonly #ids = new Map<string, NodeId>();
  readonly #readers: number[] = [];
  readonly #sources: number[] = [];

  /** The node is read so many times more. */
  read(id: NodeId, times: number): void {
    this.#readers[id] = (this.#readers[id] ?? 0) + times;
  }

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

  /**
   * A gate of these values of one bit: first of those that follow from one narrow value, which become a table, then as
   * a tree, whose gates do not wait for each other.
   */
  chain(op: Gate, terms: readonly NodeId[]): NodeId {
    const groups = Map.groupBy(new Set(terms), (id) => this.#sources[id]!);
    const others = [...groups].flatMap(([source, ids]) =>
      source >= 0 && ids.length > 2 ? [this.#tree(op, ids)] : ids,
    );
    return this.#tree(op, others);
  }

  #tree(op: Gate, terms: readonly NodeId[]): NodeId {
    if (terms.length === 1) return terms[0]!;
    const half = Math.ceil(terms.length / 2);
    return this.add({ op, width: 1, a: this.#tree(op, terms.slice(0, half)), b: this.#tree(op, terms.slice(half)) });
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
    const known = y ?? x;
    const parts = op === 'eq' && known !== undefined ? this.#equalParts(y === undefined ? b : a, known) : undefined;
    if (parts !== undefined) return parts;
    const zeros = Math.min(this.#zerosAbove(a), this.#zerosAbove(b), width - 1);
    if (zeros > 0) {
      const low = (id: NodeId): NodeId => this.#slice(id, 0, width - zeros);
      return this.add({ op, width: 1, a: low(a), b: low(b) });
    }
    return this.#intern(node);
  }

  /**
   * Whether a word is that value, by those of its bits that are not constant; `undefined` where all are, or where they
   * are ranges of a word that is masked and too many for a table (`tables.ts`).
   */
  #equalParts(a: NodeId, value: bigint): NodeId | undefined {
    const parts = this.#varying(a);
    if (parts === undefined) return undefined;
    const others: NodeId[] = [];
    let [at, rest] = [this.nodes[a]!.width, 0n];
    for (const { part, width } of parts) {
      at -= width;
      const own = (value >> BigInt(at)) & mask(width);
      const known = this.#constant(part);
      if (known === undefined) {
        others.push(part);
        rest = (rest << BigInt(width)) | own;
      } else if (known !== own) return this.const(1, 0n);
    }
    if (others.length === 0) return this.const(1, 1n);
    const left = this.#cat(others);
    return this.add({ op: 'eq', width: 1, a: left, b: this.const(this.nodes[left]!.width, rest) });
  }

  /** Constant parts of a word and others. */
  #varying(a: NodeId): readonly { readonly part: NodeId; readonly width: number }[] | undefined {
    const node = this.nodes[a]!;
    const withWidth = (part: NodeId) => ({ part, width: this.nodes[part]!.width });
    if (node.op === 'cat')
      return node.parts.some((part) => this.#constant(part) !== undefined) ? node.parts.map(withWidth) : undefined;
    const kept = node.op === 'and' ? this.#constant(node.b) : undefined;
    if (node.op !== 'and' || kept === undefined) return undefined;
    const bits = kept.toString(2).padStart(node.width, '0');
    if (bits.replaceAll('0', '').length > INDEX) return undefined;
    let at = node.width;
    return (bits.match(/0+|1+/g) ?? []).map((run) => {
      at -= run.length;
      return withWidth(run[0] === '0' ? this.const(run.length, 0n) : this.#slice(node.a, at, run.length));
    });
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

  /**
   * Neighbours that are constants, adjoining bits of one word, inverted or not, or chosen by one condition, become one
   * part.
   */
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
    const [above, below] = [this.#range(high), this.#range(low)];
    if (above.a === below.a && above.lo === below.lo + l.width) {
      const width = h.width + l.width;
      const range = this.#slice(below.a, below.lo, width);
      const flips = (above.flips << BigInt(l.width)) | below.flips;
      return this.add({ op: 'xor', width, a: range, b: this.const(width, flips) });
    }
    if (h.op === 'mux' && l.op === 'mux' && h.sel === l.sel && this.#isOwn(high) && this.#isOwn(low)) {
      const { sel } = h;
      const [a, b] = [this.#cat([h.a, l.a]), this.#cat([h.b, l.b])];
      return this.#mux({ op: 'mux', width: h.width + l.width, sel, a, b });
    }
    return undefined;
  }

  /** A node as a range of a word, of which some bits may be inverted. */
  #range(id: NodeId): { readonly a: NodeId; readonly lo: number; readonly flips: bigint } {
    const node = this.nodes[id]!;
    if (node.op === 'slice') return { a: node.a, lo: node.lo, flips: 0n };
    const inverted = node.op === 'not' ? mask(node.width) : node.op === 'xor' ? this.#constant(node.b) : undefined;
    if (inverted === undefined || (node.op !== 'not' && node.op !== 'xor')) return { a: id, lo: 0, flips: 0n };
    const range = this.#range(node.a);
    return { ...range, flips: range.flips ^ inverted };
  }

  /** Whether nothing but what is being made reads it. */
  #isOwn(id: NodeId): boolean {
    return (this.#readers[id] ?? 0) <= 1;
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
    const operands = netOperands(node).map((operand) => this.#sources[operand]!);
    this.#sources.push(sourceOf(node, id, operands, isFunction(node)));
    return id;
  }
}
