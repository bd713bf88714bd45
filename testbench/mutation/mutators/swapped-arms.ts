/** A multiplexer chooses the other way round. */
import type { Mutator } from './subject.ts';

export const swappedArmsMutations: Mutator = (subject) =>
  [...subject.nodes()].flatMap(({ id, node }) => {
    if (node.op !== 'mux') return [];
    const what = `arms of ${subject.spelt(id)} swapped`;
    return [subject.replacing('swapped arms', id, what, (add) => add({ ...node, a: node.b, b: node.a }))];
  });
