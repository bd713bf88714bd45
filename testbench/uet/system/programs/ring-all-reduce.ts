/** All-reduce on a ring: every host ends with the sum of all vectors. */
import type { HostProgram, ProgramHost } from './host-program.ts';
import { addWords } from './words.ts';

/** Where the vector lies, and where parts of others come. */
export const ringPlaces = (bytes: number) => ({ vector: 0, incoming: bytes, memory: 2 * bytes }) as const;

/**
 * First parts are summed on their way around (reduce-scatter), then sums go around (all-gather). `bytes` of 32-bit
 * words are divided into as many parts as there are hosts.
 */
export function* ringAllReduce({ rank, hosts, memory, messenger }: ProgramHost, bytes: number): HostProgram {
  const { vector, incoming } = ringPlaces(bytes);
  const part = bytes / hosts;
  const at = (index: number): number => ((index + 2 * hosts) % hosts) * part;
  const [next, previous] = [(rank + 1) % hosts, (rank + hosts - 1) % hosts];
  // All buffers are posted before anything comes.
  const sums = Array.from({ length: hosts - 1 }, (_, step) =>
    messenger.receive(previous, step, incoming + at(rank - step - 1), part),
  );
  const parts = Array.from({ length: hosts - 1 }, (_, step) =>
    messenger.receive(previous, hosts + step, vector + at(rank - step), part),
  );
  for (let step = 0; step < hosts - 1; step++) {
    const sent = messenger.send(next, step, vector + at(rank - step), part);
    yield [sent, sums[step]!];
    const came = at(rank - step - 1);
    addWords(memory, vector + came, incoming + came, part);
  }
  for (let step = 0; step < hosts - 1; step++) {
    const sent = messenger.send(next, hosts + step, vector + at(rank + 1 - step), part);
    yield [sent, parts[step]!];
  }
}
