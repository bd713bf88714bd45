/** A bit of a value is always 0, or always 1. */
import type { Mutation } from '../mutant.ts';
import type { Mutator } from './subject.ts';

export const stuckBitMutations: Mutator = (subject) =>
  [...subject.nodes()].flatMap(({ id, node }) => {
    if (node.op === 'const') return [];
    const { width } = node;
    const text = subject.text(id);
    return Array.from({ length: 2 * width }, (_, i): Mutation => {
      const bit = i >> 1;
      const value = BigInt(i & 1);
      const what = `${width === 1 ? '' : `bit ${bit} of `}${text} stuck at ${value}`;
      // Slices and a concatenation rather than a mask: folding sees through them.
      return subject.replacing('stuck bit', id, what, (add) => {
        // An input or a register keeps its node, by which engines find its width.
        const a = add(node);
        const stuck = add({ op: 'const', width: 1, value });
        if (width === 1) return stuck;
        const parts = [stuck];
        if (bit < width - 1) parts.unshift(add({ op: 'slice', width: width - 1 - bit, a, lo: bit + 1 }));
        if (bit > 0) parts.push(add({ op: 'slice', width: bit, a, lo: 0 }));
        return add({ op: 'cat', width, parts });
      });
    });
  });
