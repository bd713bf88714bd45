/** The meaning of every node: one function each, which computes the node's value from its operands' values. */
import { mask } from '../../../rtl-gen/ir/expr.ts';
import type { Netlist, NetNode, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Boxes } from '../black-box.ts';
import type { State } from './state.ts';

/**
 * For each node that computes something, a step that brings its value up to date; run in order they settle the
 * design. Values of 32 bits or fewer are numbers in `state.small`, wider ones are bigints in `state.wide`; nodes
 * that have only small operands take the number path, all others compute with bigints.
 */
export function makeSteps(net: Netlist, state: State, boxes: Boxes): readonly (() => void)[] {
  return net.nodes.flatMap((node, id) => {
    const step = makeStep(net, state, boxes, node, id);
    return step === undefined ? [] : [step];
  });
}

function makeStep(net: Netlist, state: State, boxes: Boxes, node: NetNode, id: NodeId): (() => void) | undefined {
  if (node.op === 'const') {
    state.write(id, node.value);
    return undefined;
  }
  if (node.op === 'input' || node.op === 'register') return undefined;
  if (node.op === 'memRead') {
    const words = state.memories[node.memory]!;
    return () => state.write(id, words[Number(state.read(node.addr))]!);
  }
  if (node.op === 'box') {
    const { box, output, inputs } = node;
    return () => {
      const values = inputs.map((n) => state.read(n));
      state.write(id, boxes.output(box, output, values));
    };
  }
  const small = (n: NodeId): boolean => net.nodes[n]!.width <= 32;
  const value = smallValue(state, node, small) ?? wideValue(net, state, node);
  if (node.width <= 32) {
    const target = state.small;
    return () => {
      target[id] = Number(value());
    };
  }
  const target = state.wide;
  return () => {
    target[id] = BigInt(value());
  };
}

type Operation = Exclude<NetNode, { op: 'const' | 'input' | 'register' | 'memRead' | 'box' }>;

/** The number path; `undefined` where an operand or an intermediate result does not fit. */
function smallValue(state: State, node: Operation, small: (n: NodeId) => boolean): (() => number) | undefined {
  const v = state.small;
  const ones = node.width <= 32 ? 2 ** node.width - 1 : 0;
  if (node.width > 32) return undefined;
  switch (node.op) {
    case 'mux': {
      const { sel, a, b } = node;
      return () => (v[sel] === 1 ? v[a]! : v[b]!);
    }
    case 'cat': {
      const { parts } = node;
      // Products and sums stay below 2^32, where numbers are exact.
      const scales = parts.map((_, i) => 2 ** parts.slice(i + 1).reduce((sum, p) => sum + state.width(p), 0));
      return () => parts.reduce((sum, p, i) => sum + v[p]! * scales[i]!, 0);
    }
    case 'slice': {
      const { a, lo } = node;
      return small(a) ? () => ((v[a]! >>> lo) & ones) >>> 0 : undefined;
    }
    case 'not':
      return () => ones - v[node.a]!;
    case 'reduceAnd':
    case 'reduceOr':
    case 'reduceXor': {
      if (!small(node.a)) return undefined;
      const { op, a } = node;
      const all = 2 ** state.width(a) - 1;
      if (op === 'reduceAnd') return () => (v[a] === all ? 1 : 0);
      return op === 'reduceOr' ? () => (v[a] === 0 ? 0 : 1) : () => parity(v[a]!);
    }
    default: {
      const { op, a, b } = node;
      if (!small(a) || !small(b)) return undefined;
      switch (op) {
        case 'and':
          return () => (v[a]! & v[b]!) >>> 0;
        case 'or':
          return () => (v[a]! | v[b]!) >>> 0;
        case 'xor':
          return () => (v[a]! ^ v[b]!) >>> 0;
        case 'add':
          return () => ((v[a]! + v[b]!) & ones) >>> 0;
        case 'sub':
          return () => ((v[a]! - v[b]!) & ones) >>> 0;
        case 'mul':
          return () => (Math.imul(v[a]!, v[b]!) & ones) >>> 0;
        case 'eq':
          return () => (v[a] === v[b] ? 1 : 0);
        case 'lt':
          return () => (v[a]! < v[b]! ? 1 : 0);
        case 'shl':
          return () => (v[b]! >= 32 ? 0 : ((v[a]! << v[b]!) & ones) >>> 0);
        case 'shr':
          return () => (v[b]! >= 32 ? 0 : v[a]! >>> v[b]!);
      }
    }
  }
}

function parity(x: number): number {
  let y = x ^ (x >>> 16);
  for (const shift of [8, 4, 2, 1]) y ^= y >>> shift;
  return y & 1;
}

/** The bigint path, for any widths. */
function wideValue(net: Netlist, state: State, node: Operation): () => bigint {
  const read = (n: NodeId): bigint => BigInt(state.read(n));
  const { width } = node;
  const ones = mask(width);
  switch (node.op) {
    case 'mux':
      return () => (state.small[node.sel] === 1 ? read(node.a) : read(node.b));
    case 'cat': {
      const widths = node.parts.map((p) => BigInt(net.nodes[p]!.width));
      return () => node.parts.reduce((word, p, i) => (word << widths[i]!) | read(p), 0n);
    }
    case 'slice': {
      const lo = BigInt(node.lo);
      return () => (read(node.a) >> lo) & ones;
    }
    case 'not':
      return () => read(node.a) ^ ones;
    case 'reduceAnd': {
      const all = mask(net.nodes[node.a]!.width);
      return () => (read(node.a) === all ? 1n : 0n);
    }
    case 'reduceOr':
      return () => (read(node.a) === 0n ? 0n : 1n);
    case 'reduceXor':
      return () => {
        let sum = 0n;
        for (let x = read(node.a); x !== 0n; x >>= 1n) sum ^= x & 1n;
        return sum;
      };
    case 'and':
      return () => read(node.a) & read(node.b);
    case 'or':
      return () => read(node.a) | read(node.b);
    case 'xor':
      return () => read(node.a) ^ read(node.b);
    case 'add':
      return () => (read(node.a) + read(node.b)) & ones;
    case 'sub':
      return () => (read(node.a) - read(node.b)) & ones;
    case 'mul':
      return () => (read(node.a) * read(node.b)) & ones;
    case 'eq':
      return () => (state.read(node.a) === state.read(node.b) ? 1n : 0n);
    case 'lt':
      return () => (read(node.a) < read(node.b) ? 1n : 0n);
    case 'shl':
      return () => (read(node.b) >= BigInt(width) ? 0n : (read(node.a) << read(node.b)) & ones);
    case 'shr':
      return () => (read(node.b) >= BigInt(width) ? 0n : read(node.a) >> read(node.b));
  }
}
