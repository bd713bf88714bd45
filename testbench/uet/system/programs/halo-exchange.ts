/** A halo exchange: hosts on a torus give their edges to the four around them, again and again. */
import type { HostProgram, ProgramHost } from './host-program.ts';

/** Edges that leave, and those that came in each of the rounds: four each. */
export const haloPlaces = (edge: number, rounds: number) =>
  ({ leaves: 0, comes: 4 * edge, memory: 4 * edge * (1 + rounds) }) as const;

/** Hosts stand in rows of `columns`. Directions are 0 to 3, and 3 - d is the one opposite of d. */
export function neighbourOf(rank: number, hosts: number, columns: number, direction: number): number {
  const rows = hosts / columns;
  const [row, column] = [Math.floor(rank / columns), rank % columns];
  const [down, right] = (
    [
      [-1, 0],
      [0, -1],
      [0, 1],
      [1, 0],
    ] as const
  )[direction]!;
  return ((row + down + rows) % rows) * columns + ((column + right + columns) % columns);
}

/** With `isWild` receives take the edge of a direction from any host, as codes with irregular neighbours have it. */
export function* haloExchange(
  { rank, hosts, memory, messenger }: ProgramHost,
  { edge, rounds, columns, isWild }: { edge: number; rounds: number; columns: number; isWild: boolean },
): HostProgram {
  const { leaves, comes } = haloPlaces(edge, rounds);
  const directions = [0, 1, 2, 3] as const;
  const around = directions.map((direction) => neighbourOf(rank, hosts, columns, direction));
  const post = (round: number) =>
    directions.map((d) => {
      const from = isWild ? 'any' : around[d]!;
      return messenger.receive(from, round * 4 + d, comes + (round * 4 + d) * edge, edge);
    });
  let posted = post(0);
  for (let round = 0; round < rounds; round++) {
    // The next round's buffers stand before a neighbour can begin it.
    const next = round + 1 < rounds ? post(round + 1) : [];
    const sent = directions.map((d) => messenger.send(around[d]!, round * 4 + 3 - d, leaves + d * edge, edge));
    yield [...sent, ...posted];
    // What came is what leaves next: after some rounds each edge has been at hosts that are not neighbours.
    for (const d of directions) {
      const from = comes + (round * 4 + d) * edge;
      memory.copyWithin(leaves + d * edge, from, from + edge);
    }
    posted = next;
  }
}
