/** Workloads that people know: programs, what must lie in memory at the end, and how long a closed form says. */
import { allToAll, allToAllPlaces } from './all-to-all.ts';
import { latency, lineTime, messageTime } from './closed-forms.ts';
import { haloExchange, haloPlaces, neighbourOf } from './halo-exchange.ts';
import type { HostProgram, ProgramHost } from './host-program.ts';
import { parameterServer, serverPlaces } from './parameter-server.ts';
import { ringAllReduce, ringPlaces } from './ring-all-reduce.ts';
import type { MessageWay } from './run-programs.ts';
import { storageReads, storageServers } from './storage-reads.ts';
import { treeAllReduce, treePlaces } from './tree-all-reduce.ts';
import { fillWords, readWords, wordOf } from './words.ts';

export interface Workload {
  readonly name: string;
  readonly text: string;
  /** Bytes of memory of each host. */
  readonly memory: number;
  /** us by the closed form that `formula` writes, from rates, delays and lengths of frames. */
  readonly form: number;
  readonly formula: string;
  /** Whether the way has what it needs. */
  readonly suits: (way: MessageWay) => boolean;
  readonly program: (host: ProgramHost, way: MessageWay) => HostProgram;
  /** Words that are wrong in the memories of all hosts. */
  readonly wrong: (memories: readonly Uint8Array[]) => number;
}

/** Sizes in bytes: vectors of reductions, parts and edges are multiples of 4 times the number of hosts. */
export interface WorkloadSizes {
  readonly hosts: number;
  readonly vector: number;
  readonly part: number;
  readonly edge: number;
  readonly rounds: number;
  readonly gradient: number;
  readonly block: number;
  readonly blocks: number;
  /** Bytes of payload in all packets of a message but the last; without it `programMtu`. */
  readonly mtu?: number;
}

export function workloads(sizes: WorkloadSizes): readonly Workload[] {
  const { hosts, vector, part, edge, rounds, gradient, block, blocks, mtu } = sizes;
  const ranks = Array.from({ length: hosts }, (_, rank) => rank);
  const any = (): boolean => true;
  const summed = (i: number): number => ranks.reduce((sum, rank) => (sum + wordOf(rank, i)) >>> 0, 0);
  const columns = hosts / 2;
  const kilo = (bytes: number): string => (bytes < 1024 ? `${bytes} B` : `${bytes / 1024} KiB`);
  return [
    {
      name: 'ring all-reduce',
      text: `vectors of ${kilo(vector)}`,
      memory: ringPlaces(vector).memory,
      form: 2 * (hosts - 1) * messageTime(vector / hosts, mtu),
      formula: '2(N - 1) · message(V / N)',
      suits: any,
      program: filled(vector, (host) => ringAllReduce(host, vector)),
      wrong: (memories) => differing(memories, 0, vector, (_, i) => summed(i)),
    },
    {
      name: 'tree all-reduce',
      text: `vectors of ${kilo(vector)}`,
      memory: treePlaces(vector, hosts).memory,
      // The root gives the sum to all of its branches over one line, the deepest one first.
      form: 2 * Math.log2(hosts) * messageTime(vector, mtu),
      formula: '2 log2 N · message(V)',
      suits: any,
      program: filled(vector, (host) => treeAllReduce(host, vector)),
      wrong: (memories) => differing(memories, 0, vector, (_, i) => summed(i)),
    },
    {
      name: 'all-to-all',
      text: `${kilo(part)} for each other host`,
      memory: allToAllPlaces(part, hosts).memory,
      form: (hosts - 1) * lineTime(part, mtu) + latency(part, mtu),
      formula: '(N - 1) · line(P) + latency',
      suits: any,
      program: filled(hosts * part, (host) => allToAll(host, part)),
      wrong: (memories) =>
        differing(memories, allToAllPlaces(part, hosts).comes, hosts * part, (rank, i) => {
          const words = part / 4;
          return wordOf(Math.floor(i / words), rank * words + (i % words));
        }),
    },
    {
      name: 'halo exchange',
      text: `edges of ${kilo(edge)} with four neighbours, ${rounds} rounds; in HPC from any source`,
      memory: haloPlaces(edge, rounds).memory,
      form: rounds * (4 * lineTime(edge, mtu) + latency(edge, mtu)),
      formula: 'rounds · (4 line(E) + latency)',
      suits: any,
      program: filled(4 * edge, (host, { profile }) =>
        haloExchange(host, { edge, rounds, columns, isWild: profile === 'hpc' }),
      ),
      wrong: (memories) => differing(memories, 0, 4 * edge, (rank, i) => haloWord(rank, i)),
    },
    {
      name: 'parameter server',
      text: `gradients of ${kilo(gradient)} to host 0 at once, weights to all`,
      memory: serverPlaces(gradient, hosts).memory,
      form: 2 * ((hosts - 1) * lineTime(gradient, mtu) + latency(gradient, mtu)),
      formula: '2 · ((N - 1) · line(G) + latency)',
      suits: any,
      program: filled(gradient, (host) => parameterServer(host, gradient)),
      wrong: (memories) => differing(memories, 0, gradient, (_, i) => summed(i)),
    },
    {
      name: 'storage reads',
      text: `half of the hosts read ${blocks} blocks of ${kilo(block)} from the others, 4 at a time`,
      memory: block * blocks,
      form: latency(0, mtu) + lineTime(0, mtu) + blocks * lineTime(block, mtu) + latency(block, mtu),
      formula: 'latency + blocks · line(B) + latency',
      // AI Base has no READ.
      suits: ({ profile }) => profile !== 'ai_base',
      program: (host) => {
        const isServer = host.rank < storageServers(hosts);
        return filled(isServer ? block * blocks : 0, (of) => storageReads(of, { block, blocks, depth: 4 }))(host);
      },
      wrong: (memories) =>
        differing(memories.slice(storageServers(hosts)), 0, block * blocks, (client, i) => {
          const server = (client + storageServers(hosts) + Math.floor((i * 4) / block)) % storageServers(hosts);
          return wordOf(server, i);
        }),
    },
  ];

  /** The program, when a vector of its host lies at the beginning of its memory. */
  function filled(bytes: number, program: Workload['program']): (host: ProgramHost, way?: MessageWay) => HostProgram {
    return (host, way) => {
      fillWords(host.memory, 0, bytes, host.rank);
      return program(host, way!);
    };
  }

  /** The word that is in an edge at the end: each round brings it one host further, and turns it round. */
  function haloWord(rank: number, index: number): number {
    const words = edge / 4;
    let [at, direction] = [rank, Math.floor(index / words)];
    for (let round = 0; round < rounds; round++) {
      at = neighbourOf(at, hosts, columns, direction);
      direction = 3 - direction;
    }
    return wordOf(at, direction * words + (index % words));
  }
}

/** Words of vectors at a place that are not what they should be. */
function differing(
  memories: readonly Uint8Array[],
  at: number,
  bytes: number,
  word: (rank: number, index: number) => number,
): number {
  let wrong = 0;
  for (const [rank, memory] of memories.entries())
    readWords(memory, at, bytes).forEach((value, i) => {
      if (value !== word(rank, i)) wrong++;
    });
  return wrong;
}
