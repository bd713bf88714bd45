/** All-to-all: each host has a part for each other. */
import type { HostProgram, ProgramHost } from './host-program.ts';

/** Where parts lie, in the order of hosts: those that leave, and those that come. */
export const allToAllPlaces = (part: number, hosts: number) =>
  ({ leaves: 0, comes: hosts * part, memory: 2 * hosts * part }) as const;

export function* allToAll({ rank, hosts, memory, messenger }: ProgramHost, part: number): HostProgram {
  const { leaves, comes } = allToAllPlaces(part, hosts);
  // Each begins with the next one, so that no two send to the same host at first.
  const peers = Array.from({ length: hosts - 1 }, (_, i) => (rank + i + 1) % hosts);
  const received = peers.map((from) => messenger.receive(from, 0, comes + from * part, part));
  const sent = peers.map((to) => messenger.send(to, 0, leaves + to * part, part));
  memory.copyWithin(comes + rank * part, leaves + rank * part, leaves + (rank + 1) * part);
  yield [...received, ...sent];
}
