/** What hosts of the system bench send to each other. */
import { seededRandom } from '../../../support/random.ts';
import type { SystemMode } from './system-node.ts';

/** A message before it has bytes: those that follow from its flow and its place there. */
export interface SystemMessage {
  readonly from: number;
  readonly to: number;
  /** Its number among those of `from`. */
  readonly index: number;
  readonly op: 'write' | 'send';
  readonly mode: SystemMode;
  readonly length: number;
  /** Where its bytes go in the region that `from` has at `to`; of a SEND, where its bytes begin in the pattern. */
  readonly offset: number;
}

export type WorkloadName = 'long' | 'small' | 'incast' | 'all_to_all';

export const workloadTexts: Readonly<Record<WorkloadName, string>> = {
  long: 'each host writes to the one that is half of all hosts away, in messages of 64 KiB',
  small: 'the same with WRITEs of 8 to 512 bytes, and SENDs between them',
  incast: 'all hosts write to host 0',
  all_to_all: 'each host writes to all others',
};

export interface WorkloadOptions {
  readonly name: WorkloadName;
  readonly hosts: number;
  /** Bytes of WRITEs that each host sends in all. */
  readonly bytes: number;
  readonly mode: SystemMode;
  readonly seed: number;
}

const longBytes = 65_536;
/** SENDs have a buffer of this length. */
export const sendBytes = 4096;

/** The messages of all hosts, each host's in the order in which it sends them. */
export function messagesOf({ name, hosts, bytes, mode, seed }: WorkloadOptions): SystemMessage[] {
  const random = seededRandom(seed).fork(name);
  const messages: SystemMessage[] = [];
  for (let from = 0; from < hosts; from++) {
    const peers = peersOf(name, from, hosts);
    const offsets = new Map<number, number>();
    const each = peers.length === 0 ? 0 : Math.floor(bytes / peers.length);
    let [index, sends] = [0, 0];
    const open = new Set(peers);
    while (open.size > 0) {
      const to = random.pick([...open]);
      const offset = offsets.get(to) ?? 0;
      const longest = name === 'small' ? random.pick([8, 8, 64, 200, 512]) : longBytes;
      const length = Math.min(longest, each - offset);
      if (name === 'small' && sends < mostSends && random.chance(0.1)) {
        sends++;
        const of = { op: 'send', length: random.int(1, sendBytes), offset } as const;
        messages.push({ from, to, index: index++, mode, ...of });
      }
      if (length > 0) messages.push({ from, to, index: index++, op: 'write', mode, length, offset });
      offsets.set(to, offset + length);
      if (offset + length >= each) open.delete(to);
    }
  }
  return messages;
}

/** SENDs of a host: hardware has places for so many buffers of all. */
const mostSends = 24;

function peersOf(name: WorkloadName, from: number, hosts: number): number[] {
  if (name === 'incast') return from === 0 ? [] : [0];
  if (name === 'all_to_all') return Array.from({ length: hosts }, (_, to) => to).filter((to) => to !== from);
  return [(from + Math.floor(hosts / 2)) % hosts];
}
