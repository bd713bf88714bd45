/** One-bit nodes that coverage adds to a netlist. */
import type { NodeId } from '../../rtl-gen/ir/netlist.ts';
import type { NetlistBuilder } from '../../rtl-gen/ir/netlist-builder.ts';
import type { Known } from './known-bits.ts';

/** Conditions over nodes, simplified where constants decide them. */
export class Logic {
  readonly net: NetlistBuilder;
  readonly #known: readonly Known[];

  /** `known` is of the nodes that were there before. */
  constructor(net: NetlistBuilder, known: readonly Known[]) {
    this.net = net;
    this.#known = known;
  }

  const(width: number, value: bigint): NodeId {
    return this.net.add({ op: 'const', width, value });
  }

  /** The bits of a node that nothing can change. */
  known(id: NodeId): Known {
    return this.#known[id] ?? { bits: 0n, value: 0n };
  }

  /** The value of a node of one bit that cannot change, else `undefined`. */
  decided(id: NodeId): boolean | undefined {
    const { bits, value } = this.known(id);
    return bits === 0n ? undefined : value === 1n;
  }

  not(a: NodeId): NodeId {
    return this.net.add({ op: 'not', width: 1, a });
  }

  /** Both; `undefined` stands for what always holds. */
  both(a: NodeId | undefined, b: NodeId): NodeId {
    return a === undefined ? b : this.net.add({ op: 'and', width: 1, a, b });
  }

  /** One or more of them; `undefined` where there are none. */
  either(all: readonly NodeId[]): NodeId | undefined {
    return all.length === 0 ? undefined : all.reduce((a, b) => this.net.add({ op: 'or', width: 1, a, b }));
  }

  /** Whether a node has that value; `undefined` where it never has. */
  is(a: NodeId, value: bigint): NodeId | undefined {
    const known = this.known(a);
    if (((known.value ^ value) & known.bits) !== 0n) return undefined;
    const width = this.net.width(a);
    if (width === 1) return value === 1n ? a : this.not(a);
    return this.net.add({ op: 'eq', width: 1, a, b: this.const(width, value) });
  }
}
