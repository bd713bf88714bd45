/** A parameter server: workers give host 0 their gradients at once, and it gives all the new weights. */
import type { HostProgram, ProgramHost } from './host-program.ts';
import { addWords } from './words.ts';

/** The weights, and at the server the gradients of workers. */
export const serverPlaces = (bytes: number, hosts: number) =>
  ({ weights: 0, gradients: bytes, memory: bytes * hosts }) as const;

export function* parameterServer({ rank, hosts, memory, messenger }: ProgramHost, bytes: number): HostProgram {
  const { weights, gradients } = serverPlaces(bytes, hosts);
  const workers = Array.from({ length: hosts - 1 }, (_, i) => i + 1);
  if (rank > 0) {
    // Gradients of a worker lie where its weights will: these come no earlier than the server has all gradients.
    const received = messenger.receive(0, 1, weights, bytes);
    yield [messenger.send(0, 0, weights, bytes), received];
    return;
  }
  const came = workers.map((from, i) => messenger.receive(from, 0, gradients + i * bytes, bytes));
  yield came;
  for (const i of workers.keys()) addWords(memory, weights, gradients + i * bytes, bytes);
  yield workers.map((to) => messenger.send(to, 1, weights, bytes));
}
