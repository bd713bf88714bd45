/** Packs the bits that coverage watches into words, so that a clock costs few loads and stores. */
import { mask } from '../../rtl-gen/ir/expr.ts';
import type { NodeId } from '../../rtl-gen/ir/netlist.ts';
import type { NetlistBuilder } from '../../rtl-gen/ir/netlist-builder.ts';

/** What one word of every engine holds. */
export const WORD = 64;

/** Where a bit is watched. */
export interface Place {
  readonly word: number;
  readonly bit: number;
}

interface Chunk {
  readonly node: NodeId;
  readonly lo: number;
  readonly width: number;
}

/** Bits of nodes, each in one word; wide nodes are cut where their own words are. */
export class Packing {
  readonly #needed = new Map<NodeId, bigint>();
  readonly #places = new Map<NodeId, readonly (Place & Chunk)[]>();
  readonly #words: { readonly chunks: Chunk[]; used: number }[] = [];

  need(node: NodeId, lo: number, width: number): void {
    this.#needed.set(node, (this.#needed.get(node) ?? 0n) | (mask(width) << BigInt(lo)));
  }

  /** The words as nodes, once all that is needed is known. */
  words(net: NetlistBuilder): readonly NodeId[] {
    const chunks = [...this.#needed].flatMap(([node, bits]) => chunksOf(node, bits));
    // The widest first, each into the first word with room: what is left over is then small.
    for (const chunk of chunks.sort((a, b) => b.width - a.width || a.node - b.node)) {
      let word = this.#words.findIndex(({ used }) => used + chunk.width <= WORD);
      if (word < 0) word = this.#words.push({ chunks: [], used: 0 }) - 1;
      const { chunks: inWord, used } = this.#words[word]!;
      const place = { word, bit: used, ...chunk };
      this.#places.set(chunk.node, [...(this.#places.get(chunk.node) ?? []), place]);
      inWord.push(chunk);
      this.#words[word]!.used += chunk.width;
    }
    return this.#words.map((word) => {
      const parts = word.chunks.map(({ node, lo, width }) =>
        width === net.width(node) ? node : net.add({ op: 'slice', width, a: node, lo }),
      );
      return parts.length === 1 ? parts[0]! : net.add({ op: 'cat', width: word.used, parts: parts.toReversed() });
    });
  }

  /** Where a bit that was needed is. */
  place(node: NodeId, bit: number): Place {
    const { word, bit: first, lo } = this.#places.get(node)!.find((c) => c.lo <= bit && bit < c.lo + c.width)!;
    return { word, bit: first + bit - lo };
  }
}

/** The needed range of each word of a node. */
function chunksOf(node: NodeId, bits: bigint): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let base = 0; bits >> BigInt(base) !== 0n; base += WORD) {
    const inWord = (bits >> BigInt(base)) & mask(WORD);
    if (inWord === 0n) continue;
    const lo = (inWord & -inWord).toString(2).length - 1;
    const hi = inWord.toString(2).length - 1;
    chunks.push({ node, lo: base + lo, width: hi - lo + 1 });
  }
  return chunks;
}
