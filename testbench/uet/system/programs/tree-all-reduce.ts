/** All-reduce on a binomial tree: sums go to host 0, and from there to all. */
import type { HostProgram, Pending, ProgramHost } from './host-program.ts';
import { addWords } from './words.ts';

/** Where the vector lies, and where those of up to `levels` hosts come. */
export const treePlaces = (bytes: number, hosts: number) => {
  const levels = Math.log2(hosts);
  return { vector: 0, incoming: bytes, levels, memory: (levels + 1) * bytes } as const;
};

/** The number of hosts is a power of two. */
export function* treeAllReduce({ rank, hosts, memory, messenger }: ProgramHost, bytes: number): HostProgram {
  const { vector, incoming, levels } = treePlaces(bytes, hosts);
  // In level l hosts whose lowest bit is bit l send to the one without it.
  const mine = rank === 0 ? levels : Math.log2(rank & -rank);
  const partial = Array.from({ length: mine }, (_, level) =>
    messenger.receive(rank + 2 ** level, level, incoming + level * bytes, bytes),
  );
  const whole = rank === 0 ? undefined : messenger.receive(rank - 2 ** mine, levels, vector, bytes);
  for (let level = 0; level < mine; level++) {
    yield [partial[level]!];
    addWords(memory, vector, incoming + level * bytes, bytes);
  }
  // The whole sum comes to where the partial one lies: no earlier than host 0 has got all of these.
  if (whole !== undefined) yield [messenger.send(rank - 2 ** mine, mine, vector, bytes), whole];
  const sends: Pending[] = [];
  for (let level = mine - 1; level >= 0; level--) sends.push(messenger.send(rank + 2 ** level, levels, vector, bytes));
  yield sends;
}
