/** A comparison is off by one. */
import type { Mutation } from '../mutant.ts';
import type { Mutator } from './subject.ts';

export const offByOneMutations: Mutator = (subject) =>
  [...subject.nodes()].flatMap(({ id, node }): readonly Mutation[] => {
    if (node.op !== 'lt' && node.op !== 'eq') return [];
    const { a, b } = node;
    const { width } = subject.net.nodes[a]!;
    const off = (words: string, make: Parameters<typeof subject.replacing>[3]): Mutation =>
      subject.replacing('off by one', id, `${words} in ${subject.spelt(id)}`, make);
    if (node.op === 'lt') {
      return [
        off('< becomes <=', (add) => add({ op: 'not', width: 1, a: add({ op: 'lt', width: 1, a: b, b: a }) })),
        off('a < b becomes a < b - 1', (add) => {
          // Not a + 1 < b, which wraps around for the greatest a.
          const above = add({ op: 'add', width, a, b: add({ op: 'const', width, value: 1n }) });
          const next = add({ op: 'eq', width: 1, a: above, b });
          return add({ op: 'and', width: 1, a: add(node), b: add({ op: 'not', width: 1, a: next }) });
        }),
      ];
    }
    return (['add', 'sub'] as const).map((op) =>
      off(`a == b becomes a ${op === 'add' ? '+' : '-'} 1 == b`, (add) => {
        const beside = add({ op, width, a, b: add({ op: 'const', width, value: 1n }) });
        return add({ op: 'eq', width: 1, a: beside, b });
      }),
    );
  });
