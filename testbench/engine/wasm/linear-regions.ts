/**
 * Networks of exclusive ors as sums of words from tables.
 *
 * A value whose every bit is a sum modulo 2 of bits of other values is a linear map of them, however it is written: a
 * CRC as a loop over bits or as parities of masked words, a multiplication by a constant in a Galois field, a bit
 * permutation. Such a map is the exclusive or of what each byte of its operands contributes, and that is a row of a
 * table of 256 (the method of the four Russians): a load and an exclusive or for 8 bits of operand and up to 64 of
 * result. A byte that is itself a word of a constant memory is looked up by its address: then one load is the memory
 * and the map after it (the T-tables of AES are found this way).
 *
 * Sound: exclusive or is associative and commutative, and the sums are derived from the nodes bit by bit. The cost is
 * bounded: a value is replaced only where the estimate says fewer instructions, tables are shared by content and
 * limited, and analysis stops at a budget.
 */
import type { NodeId } from '../../../rtl-gen/ir/netlist.ts';
import type { Graph, Sink } from './graph.ts';
import type { Layout } from './layout.ts';
import type { LinearNode } from './linear.ts';
import { isLinear, sumOf } from './linear-forms.ts';
import { signatureOf } from './linear-signature.ts';
import { constantRows, type Terms, termsOf } from './linear-terms.ts';
import { sinkOperands } from './trees.ts';
import { WORD } from './words.ts';

/**
 * Visits of nodes, and steps of the analysis, for all values of a program; one value gets half of the steps that are
 * left.
 */
const VISITS = 1 << 20;
const STEPS = 1 << 19;

/** Bytes of tables of one value: more would not stay in a processor's second-level cache. */
const TABLE_BYTES = 1 << 18;

/** Estimates are rough: a replacement has to promise that many times fewer instructions, and that many at least. */
const ADVANTAGE = 1.25;
const LEAST = 8;

/** Moving bits about is done best as it is written, unless there are many pieces, such as an enable for every byte. */
const WIRING = 64;

/** Replaces nodes by linear ones where that is cheaper. */
export function replaceLinear(graph: Graph, sinks: readonly Sink[], layout: Layout): void {
  new Regions(graph, sinks).replace(layout);
}

/** Whether an operator makes sums; a network of others only moves bits. */
const adds = (op: string): boolean => op === 'xor' || op === 'reduceXor';

class Regions {
  readonly #graph: Graph;
  readonly #uses: Uint32Array;
  /** Values that something other than a linear node of the same network needs. */
  readonly #exposed: Uint8Array;
  readonly #linear: Uint8Array;
  /** The terms that were found for a network, by its signature, and the numbers of its leaves. */
  readonly #known = new Map<
    string,
    { readonly places: ReadonlyMap<NodeId, number>; readonly terms: Terms | undefined }
  >();
  #visits = 0;
  #steps = STEPS;

  constructor(graph: Graph, sinks: readonly Sink[]) {
    this.#graph = graph;
    const count = graph.nodes.length;
    this.#uses = new Uint32Array(count);
    this.#exposed = new Uint8Array(count);
    this.#linear = new Uint8Array(count);
    for (const id of sinks.flatMap(sinkOperands)) {
      this.#uses[id]!++;
      this.#exposed[id] = 1;
    }
    for (let id = count - 1; id >= 0; id--) {
      if (this.#uses[id] === 0) continue;
      const linear = isLinear(graph, id);
      if (linear) this.#linear[id] = 1;
      for (const operand of graph.operands(id)) {
        this.#uses[operand]!++;
        if (!linear) this.#exposed[operand] = 1;
      }
    }
  }

  replace(layout: Layout): void {
    const cones: { readonly cone: readonly NodeId[]; readonly leaves: readonly NodeId[] }[] = [];
    /** In how many cones a node is. */
    const shares = new Uint32Array(this.#uses.length);
    for (let id = 0; id < this.#uses.length; id++) {
      if (this.#exposed[id] === 0 || this.#linear[id] === 0) continue;
      const found = this.#cone(id);
      if (found === undefined) return;
      if (found.cone.length === 1) continue;
      for (const node of [...found.cone, ...found.leaves]) shares[node]!++;
      cones.push(found);
    }
    for (const { cone, leaves } of cones) {
      const share = (total: number, id: NodeId): number => total + this.#cost(id) / shares[id]!;
      const direct = [...cone, ...leaves].reduce(share, 0);
      const least = cone.some((node) => adds(this.#graph.get(node).op)) ? LEAST : WIRING;
      if (direct < Math.max(least, ADVANTAGE * this.#leastCost(cone))) continue;
      const root = cone.at(-1)!;
      const terms = this.#termsOf(cone, layout);
      if (terms === undefined) continue;
      const { cost, tableBytes, node } = terms;
      if (direct < cost * ADVANTAGE || direct - cost < LEAST || tableBytes > TABLE_BYTES) continue;
      this.#graph.replace(root, node());
    }
  }

  /**
   * The terms of a cone's last node; networks that differ in their leaves alone, as those of instances, are analysed
   * once.
   */
  #termsOf(cone: readonly NodeId[], layout: Layout): (Terms & { readonly node: () => LinearNode }) | undefined {
    const graph = this.#graph;
    const { signature, leaves } = signatureOf(graph, cone, layout);
    let known = this.#known.get(signature);
    if (known === undefined) {
      let share = this.#steps / 2;
      const sum = sumOf(graph, cone, (steps) => {
        share -= steps;
        this.#steps -= steps;
        return share >= 0;
      });
      const places = new Map(leaves.map((leaf, i) => [leaf, i]));
      known = { places, terms: sum && termsOf(graph, graph.width(cone.at(-1)!), sum) };
      this.#known.set(signature, known);
    }
    const { terms, places } = known;
    const leafFor = (leaf: NodeId): NodeId => leaves[places.get(leaf)!]!;
    return terms && { ...terms, node: () => terms.place(layout, graph, leafFor) };
  }

  /** The linear nodes below a value that nothing else needs, in ascending order, and what is below them. */
  #cone(root: NodeId): { readonly cone: readonly NodeId[]; readonly leaves: readonly NodeId[] } | undefined {
    const cone = new Set([root]);
    const leaves = new Set<NodeId>();
    // A set takes what is added while it is walked.
    for (const id of cone) {
      for (const operand of this.#graph.operands(id)) {
        if (++this.#visits > VISITS) return undefined;
        if (this.#linear[operand] === 1 && this.#exposed[operand] === 0) cone.add(operand);
        else leaves.add(operand);
      }
    }
    return { cone: [...cone].sort((a, b) => a - b), leaves: [...leaves] };
  }

  /** What linear terms cost at least: every word of a leaf that is read as a whole moves once. */
  #leastCost(cone: readonly NodeId[]): number {
    const inside = new Set(cone);
    const read = new Set<NodeId>();
    for (const id of cone) {
      if (this.#graph.get(id).op === 'slice') continue;
      for (const operand of this.#graph.operands(id)) {
        if (!inside.has(operand) && this.#graph.constant(operand) === undefined) read.add(operand);
      }
    }
    return [...read].reduce((sum, id) => sum + 2 * Math.ceil(this.#graph.width(id) / WORD), 0);
  }

  /** About how many instructions the plain translation takes for a node; of a leaf, what a table would save. */
  #cost(id: NodeId): number {
    const graph = this.#graph;
    const node = graph.get(id);
    const words = Math.ceil(node.width / WORD);
    switch (node.op) {
      case 'and':
      case 'or':
      case 'xor':
      case 'not':
        return words;
      case 'slice':
        return 1 + words;
      case 'cat':
        return 2 * Math.max(node.parts.length, words);
      case 'reduceXor':
        return 2 * Math.ceil(graph.width(node.a) / WORD) + 1;
      case 'mux':
        return this.#linear[id] === 1 ? 3 * words : 0;
      case 'shl':
      case 'shr':
        return this.#linear[id] === 1 ? 2 * words : 0;
      case 'memRead':
      case 'table':
        return constantRows(graph, id) === undefined ? 0 : 3 / this.#uses[id]!;
      default:
        return 0;
    }
  }
}
