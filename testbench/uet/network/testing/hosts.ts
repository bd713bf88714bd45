/** Hosts that tests attach: they send what they are given as fast as their line is, and keep what arrives. */
import { EventQueue } from '../event-queue.ts';
import { Fifo } from '../fifo.ts';
import { LeafSpine, type LeafSpineSettings } from '../leaf-spine.ts';
import type { Packet } from '../packet.ts';

/** The network of the studies: 400 Gb/s, 1 us a link, 0.3 us a switch, queues of a BDP. */
export const settings: LeafSpineSettings = {
  hosts: 64,
  leaves: 8,
  spines: 8,
  rate: 400e9,
  linkDelay: 1e6,
  switchDelay: 0.3e6,
  queue: {
    dataBytes: 507_520,
    controlBytes: 1_015_040,
    ecn: { low: 104_000, high: 407_680 },
    isTrimming: true,
    trimmedBytes: 64,
    victim: 'arriving',
  },
  marksAtLastHop: true,
  seed: 1,
};

export interface Arrival {
  readonly at: number;
  readonly host: number;
  readonly packet: Packet<number>;
}

/** A packet of data whose body is its number. */
export const dataPacket = (
  source: number,
  destination: number,
  number: number,
  more: Partial<Packet<number>> = {},
): Packet<number> => ({
  source,
  destination,
  size: 4160,
  flow: source * 1000 + destination,
  entropy: 0,
  isControl: false,
  isTrimmable: true,
  isEcnCapable: true,
  isMarked: false,
  trimming: 'whole',
  body: number,
  ...more,
});

/** Sends all packets from time 0, each host its own in their order, and runs until nothing moves. */
export function sendAll(
  packets: readonly Packet<number>[],
  more: Partial<LeafSpineSettings> = {},
  before: (network: LeafSpine<number>, events: EventQueue) => void = () => {},
): { readonly network: LeafSpine<number>; readonly arrivals: readonly Arrival[] } {
  const events = new EventQueue();
  const network = new LeafSpine<number>(events, { ...settings, ...more });
  const arrivals: Arrival[] = [];
  const lines = Array.from({ length: network.settings.hosts }, (_, host) => {
    const queue = new Fifo<Packet<number>>();
    const sink = (packet: Packet<number>): void => void arrivals.push({ at: events.now, host, packet });
    return { queue, line: network.attach(host, { source: { next: () => queue.take() }, sink }) };
  });
  before(network, events);
  for (const packet of packets) lines[packet.source]!.queue.put(packet);
  for (const { line } of lines) line.wake();
  events.run();
  return { network, arrivals };
}
