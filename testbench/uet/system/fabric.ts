/** The network of the system bench: frames of all hosts over leaf and spine switches, and what goes wrong there. */
import { dscps } from '../blocks/endpoint/pair/endpoint-settings.ts';
import type { EventQueue } from '../network/event-queue.ts';
import { Fifo } from '../network/fifo.ts';
import { type FrameSettings, frameOfPacket, packetOfFrame } from '../network/frame-packets.ts';
import { LeafSpine, type LeafSpineSettings } from '../network/leaf-spine.ts';
import type { OutputPort } from '../network/output-port.ts';
import type { Packet, PortSample } from '../network/packet.ts';
import type { Transmitter } from '../network/transmitter.ts';
import { systemBdp } from './node-options.ts';
import { hostOfIp, type SystemNode } from './system-node.ts';

/** What a frame has on the line beside its bytes: preamble, FCS and gap. */
const beside = 24;

/** Frames that wait at a host's port; an endpoint begins the next one when fewer do. */
const portFrames = 2;

const frames: FrameSettings = {
  trimmableDscp: dscps.data,
  controlDscp: dscps.control,
  trimmedDscp: dscps.trimmed,
  trimmedLastHopDscp: dscps.lastHop,
  hostOf: hostOfIp,
};

/** 100 Gb/s everywhere, four leaves' worth of paths, and queues of a bandwidth-delay product. */
export const usualFabric: Omit<LeafSpineSettings, 'hosts' | 'seed'> = {
  leaves: 2,
  spines: 4,
  rate: 100e9,
  linkDelay: 300_000,
  switchDelay: 150_000,
  queue: {
    dataBytes: systemBdp,
    controlBytes: 2 * systemBdp,
    ecn: { low: systemBdp / 5, high: (systemBdp * 4) / 5 },
    isTrimming: true,
    // Ethernet, IPv4 and 24 bytes of UDP and PDS.
    trimmedBytes: 58 + beside,
    victim: 'arriving',
  },
  marksAtLastHop: true,
};

/** What happens to links between a leaf and a spine, both ways; `at` in us. */
export interface Incident {
  readonly at: number;
  readonly leaf: number;
  readonly spine: number;
  /** It fails, or routing learns of that, or its rate falls to `share`. */
  readonly what: 'fails' | 'withdrawn' | 'slow';
  readonly share?: number;
}

export interface FabricOptions extends LeafSpineSettings {
  /** Of links between switches: the probability that a packet gets lost, and that a bit is wrong. */
  readonly loss: number;
  readonly bitErrorRate: number;
  /** And that it comes twice: by default 0. */
  readonly copies?: number;
  readonly incidents: readonly Incident[];
}

/** Who hears of frames as they leave hosts and come to them. `time` in ps. */
export interface FabricListener {
  onSent(frame: Uint8Array, host: number, time: number): void;
  follows(frame: Uint8Array): boolean;
  /** `ports`: those that it has left, of a frame that is followed. */
  onArrived(frame: Uint8Array, host: number, time: number, ports: readonly PortSample[] | undefined): void;
}

/** What the network needs of a node. */
export type FabricNode = Pick<SystemNode, 'onFrame' | 'takesFrame' | 'receive' | 'lineIsFree'>;

interface HostPort {
  readonly waiting: Fifo<Packet<Uint8Array>>;
  readonly line: Transmitter<Uint8Array>;
}

export class Fabric {
  readonly network: LeafSpine<Uint8Array>;
  readonly ports: readonly HostPort[];

  constructor(events: EventQueue, nodes: readonly FabricNode[], options: FabricOptions, listener: FabricListener) {
    const network = new LeafSpine<Uint8Array>(events, options);
    this.network = network;
    for (const port of [...network.up, ...network.down].flat()) {
      port.link.state.loss = options.loss;
      port.link.state.bitErrorRate = options.bitErrorRate;
      port.link.state.copies = options.copies ?? 0;
    }
    for (const incident of options.incidents)
      events.at(incident.at * 1e6, (it: Incident) => this.#happens(it), incident);
    this.ports = nodes.map((node, host) => {
      const waiting = new Fifo<Packet<Uint8Array>>();
      const line = network.attach(host, {
        source: { next: () => waiting.take(), left: () => node.lineIsFree() },
        sink: (packet) => {
          const frame = frameOfPacket(packet, frames);
          listener.onArrived(frame, host, events.now, packet.samples);
          node.receive(frame);
        },
      });
      node.takesFrame = () => waiting.length < portFrames;
      node.onFrame = (frame) => {
        const isFollowed = listener.follows(frame);
        listener.onSent(frame, host, events.now);
        const packet = packetOfFrame(frame, frames);
        packet.size += beside;
        waiting.put(isFollowed ? { ...packet, samples: [] } : packet);
        line.wake();
      };
      return { waiting, line };
    });
  }

  /** Packets that have come twice. */
  get copied(): number {
    return this.#sum(({ link }) => link.counts.copied);
  }

  /** Packets by what became of them. */
  get seen() {
    const { hostLinks } = this.network;
    const sum = (of: (port: OutputPort<Uint8Array>) => number): number => this.#sum(of);
    return {
      frames: hostLinks.reduce((total, { counts }) => total + counts.delivered, 0),
      marked: sum(({ queue }) => queue.counts.marked),
      trimmed: sum(({ queue }) => queue.counts.trimmed),
      dropped: sum(({ queue }) => queue.counts.dropped + queue.counts.controlDropped),
      lost: sum(({ link }) => link.counts.lost),
      corrupted: sum(({ link }) => link.counts.corrupted),
      swallowed: sum(({ link }) => link.counts.failed),
    };
  }

  #sum(of: (port: OutputPort<Uint8Array>) => number): number {
    const { up, down, last } = this.network.levels;
    return [...up, ...down, ...last].reduce((total, port) => total + of(port), 0);
  }

  #happens({ leaf, spine, what, share = 0.25 }: Incident): void {
    if (what === 'withdrawn') this.network.withdraw(leaf, spine);
    else if (what === 'fails') for (const { link } of this.network.between(leaf, spine)) link.state.isFailed = true;
    else for (const port of this.network.between(leaf, spine)) port.slowDown(share);
  }
}
