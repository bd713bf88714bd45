/** Everything that changes while a design runs: node values and memory words. */
import { mask } from '../../../rtl-gen/ir/expr.ts';
import type { Netlist, NodeId } from '../../../rtl-gen/ir/netlist.ts';
import { seededRandom } from '../../../support/random.ts';
import type { Value } from '../simulator.ts';

export class State {
  /** Values of nodes of 32 bits or fewer, by node. */
  readonly small: number[];
  /** Values of wider nodes, by node. */
  readonly wide: bigint[];
  /** Words by memory and address: numbers where a word has 32 bits or fewer. */
  readonly memories: Value[][];
  readonly #net: Netlist;

  /** Power-up state: start values where the design gives them, else chosen from the seed. Inputs are 0. */
  constructor(net: Netlist, seed: number) {
    this.#net = net;
    this.small = new Array<number>(net.nodes.length).fill(0);
    this.wide = new Array<bigint>(net.nodes.length).fill(0n);
    const random = seededRandom(seed);
    const word = (width: number): Value => random.bits(width);
    const starts = net.registers.map((r) => r.init ?? word(r.width));
    net.nodes.forEach((node, id) => {
      if (node.op === 'register') this.write(id, starts[node.register]!);
    });
    this.memories = net.memories.map(({ depth, words = depth, width, init }) =>
      Array.from({ length: depth }, (_, i) => {
        if (init === undefined && i < words) return word(width);
        const value = (init?.[i] ?? 0n) & mask(width);
        return width <= 32 ? Number(value) : value;
      }),
    );
  }

  width(id: NodeId): number {
    return this.#net.nodes[id]!.width;
  }

  read(id: NodeId): Value {
    return this.width(id) <= 32 ? this.small[id]! : this.wide[id]!;
  }

  write(id: NodeId, value: Value): void {
    if (this.width(id) <= 32) this.small[id] = Number(value);
    else this.wide[id] = BigInt(value);
  }
}
