/** Bits that no run can change, because the design's constants decide them: nothing about them is left to cover. */
import { mask } from '../../rtl-gen/ir/expr.ts';
import type { Netlist, NetNode, NodeId } from '../../rtl-gen/ir/netlist.ts';

/** What is known of a node's value: the bits that are 1 in `bits` are those of `value`; other bits of `value` are 0. */
export interface Known {
  readonly bits: bigint;
  readonly value: bigint;
}

const nothing: Known = { bits: 0n, value: 0n };

/** For every node, by one pass from constants upwards; state and inputs are taken to have any value. */
export function knownBits(net: Pick<Netlist, 'nodes'>): readonly Known[] {
  const known: Known[] = [];
  for (const node of net.nodes)
    known.push(
      ofNode(
        node,
        (id) => known[id]!,
        (id) => net.nodes[id]!.width,
      ),
    );
  return known;
}

function ofNode(node: NetNode, of: (id: NodeId) => Known, widthOf: (id: NodeId) => number): Known {
  const all = mask(node.width);
  const bit = (value: boolean | undefined): Known =>
    value === undefined ? nothing : { bits: 1n, value: value ? 1n : 0n };
  /** The least and the greatest value that a node may have. */
  const least = (id: NodeId): bigint => of(id).value;
  const greatest = (id: NodeId): bigint => of(id).value | (mask(widthOf(id)) & ~of(id).bits);
  const isWhole = (id: NodeId): boolean => of(id).bits === mask(widthOf(id));
  switch (node.op) {
    case 'const':
      return { bits: all, value: node.value };
    case 'not': {
      const { bits, value } = of(node.a);
      return { bits, value: bits & ~value };
    }
    case 'and': {
      const [a, b] = [of(node.a), of(node.b)];
      return { bits: (a.bits & ~a.value) | (b.bits & ~b.value) | (a.bits & b.bits), value: a.value & b.value };
    }
    case 'or': {
      const [a, b] = [of(node.a), of(node.b)];
      return { bits: a.value | b.value | (a.bits & b.bits), value: a.value | b.value };
    }
    case 'xor': {
      const [a, b] = [of(node.a), of(node.b)];
      const bits = a.bits & b.bits;
      return { bits, value: (a.value ^ b.value) & bits };
    }
    case 'mux': {
      const [sel, a, b] = [of(node.sel), of(node.a), of(node.b)];
      if (sel.bits !== 0n) return sel.value === 1n ? a : b;
      const bits = a.bits & b.bits & ~(a.value ^ b.value);
      return { bits, value: a.value & bits };
    }
    case 'cat':
      return node.parts.reduce((high, part) => {
        const { bits, value } = of(part);
        const shift = BigInt(widthOf(part));
        return { bits: (high.bits << shift) | bits, value: (high.value << shift) | value };
      }, nothing);
    case 'slice': {
      const { bits, value } = of(node.a);
      const lo = BigInt(node.lo);
      return { bits: (bits >> lo) & all, value: (value >> lo) & all };
    }
    case 'reduceOr':
      return bit(least(node.a) !== 0n ? true : isWhole(node.a) ? false : undefined);
    case 'reduceAnd':
      return bit(greatest(node.a) !== mask(widthOf(node.a)) ? false : isWhole(node.a) ? true : undefined);
    case 'eq': {
      const [a, b] = [of(node.a), of(node.b)];
      if (((a.value ^ b.value) & a.bits & b.bits) !== 0n) return bit(false);
      return bit(isWhole(node.a) && isWhole(node.b) ? true : undefined);
    }
    case 'lt':
      if (greatest(node.a) < least(node.b)) return bit(true);
      return bit(least(node.a) >= greatest(node.b) ? false : undefined);
    case 'shl':
    case 'shr': {
      if (!isWhole(node.b)) return nothing;
      const a = of(node.a);
      const by = BigInt(node.width) < least(node.b) ? BigInt(node.width) : least(node.b);
      if (node.op === 'shl') return { bits: ((a.bits << by) | mask(Number(by))) & all, value: (a.value << by) & all };
      return { bits: (a.bits >> by) | (all & ~(all >> by)), value: a.value >> by };
    }
    default:
      return nothing;
  }
}
