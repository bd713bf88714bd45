/** Reads as of storage: each client keeps some blocks under way from all servers. */
import type { HostProgram, ProgramHost } from './host-program.ts';

/** Half of the hosts serve. Blocks of a client lie at its servers where they come to lie at the client. */
export const storageServers = (hosts: number): number => hosts / 2;

export interface StorageOptions {
  readonly block: number;
  readonly blocks: number;
  /** Blocks under way. */
  readonly depth: number;
}

export function* storageReads(
  { rank, hosts, read }: ProgramHost,
  { block, blocks, depth }: StorageOptions,
): HostProgram {
  const servers = storageServers(hosts);
  if (rank < servers) return;
  const under: ReturnType<typeof read>[] = [];
  for (let i = 0; i < blocks; i++) {
    if (under.length === depth) yield [under.shift()!];
    under.push(read((rank + i) % servers, i * block, block, i * block));
  }
  yield under;
}
