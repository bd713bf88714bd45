/** The golden models of SES and PDS in real time. */
import type { Random } from '../../../support/random.ts';
import { LibfabricEndpoint } from '../system/libfabric/endpoint.ts';
import { type SesNetwork, unitsPerMs } from '../system/libfabric/ses-node.ts';
import type { HostBuffer, HostRegion, NodeSent } from '../system/messages.ts';
import { FabricCalls } from './fabric-calls.ts';
import { jobId, type Milliseconds, ownHost, type PeerArrival, type PeerMessage, type PeerNode } from './node.ts';

export interface GoldenNodeOptions {
  /** Bytes of payload of a packet. */
  readonly mtu: number;
  /** Bytes in flight to a peer. */
  readonly cwnd: number;
  /** By which peers know it: 32 bits. */
  readonly initiator: number;
  readonly random: Random;
}

const ms = (count: Milliseconds): number => Math.floor(count * unitsPerMs);

/** How often it looks at its timers while a PDC is there. */
const watchMs = 2;

export class GoldenNode implements PeerNode {
  readonly name = 'golden';
  onFrame: (frame: Uint8Array) => void = () => {};
  onPlaced: (address: bigint, bytes: Uint8Array) => void = () => {};
  readonly #endpoint: LibfabricEndpoint;
  readonly #calls: FabricCalls;
  /** That have come since the last run. */
  readonly #frames: Uint8Array[] = [];
  #epoch: Milliseconds | undefined;

  constructor({ mtu, cwnd, initiator, random }: GoldenNodeOptions) {
    const network = networkOf(mtu, cwnd);
    const draws = { random: () => random.word() / 2 ** 32, word: () => random.word() };
    const memory = {
      write: (address: bigint, bytes: Uint8Array) => this.onPlaced(address, bytes),
      read: () => {
        throw new RangeError('no region of this host may be read');
      },
    };
    this.#endpoint = new LibfabricEndpoint({
      ...{ profile: 'hpc', mode: 'rud', rel: false, jobId, host: ownHost, initiator, network, memory, ...draws },
      settings: { payloadMtu: mtu },
    });
    this.#endpoint.node.onFrame = (frame) => this.onFrame(frame);
    this.#calls = new FabricCalls(this.#endpoint);
  }

  set onSent(hear: (sent: NodeSent) => void) {
    this.#calls.onSent = hear;
  }

  set onArrival(hear: (arrival: PeerArrival) => void) {
    this.#calls.onArrival = hear;
  }

  send(message: PeerMessage): void {
    this.#calls.send(message);
  }

  receive(frame: Uint8Array): void {
    this.#frames.push(frame);
  }

  setRegion(slot: number, region: HostRegion | undefined): boolean {
    return this.#calls.setRegion(slot, region);
  }

  post(buffer: HostBuffer): void {
    this.#calls.post(buffer);
  }

  run(now: Milliseconds): Milliseconds {
    this.#epoch ??= now;
    const time = ms(now - this.#epoch);
    const { node } = this.#endpoint;
    node.poll(time);
    for (const frame of this.#frames.splice(0)) node.receive(frame);
    node.poll(time);
    this.#calls.tell();
    return node.isIdle ? Number.POSITIVE_INFINITY : watchMs;
  }

  counts(): Readonly<Record<string, number>> {
    const { pds, pdsTarget } = this.#endpoint.node;
    return Object.fromEntries([...pds.counters.all(), ...pdsTarget.counters.all()]);
  }

  dispose(): void {}
}

const networkOf = (mtu: number, window: number): SesNetwork => ({
  hasCrc: false,
  window,
  // What a socket sends has one path, which keeps the order of packets: each ACK shows what was lost before it.
  paths: 1,
  initiator: { ...initiatorTimes, packetBytes: mtu, ackRequestBelow: mtu + 64, loss: { entropy: true } },
  target: targetTimes,
});

/**
 * Real networks of processes: an answer comes within some milliseconds from software, and some ten from hardware in a
 * simulator. So the RTO is that of TCP's stacks, and what finds losses earlier waits long enough for a simulator.
 */
const initiatorTimes = {
  rtoInitTime: ms(250),
  rtoMaxTime: ms(800),
  maxRtoRetx: 10,
  nackRetxTime: ms(20),
  maxNackRetx: 31,
  goBackTime: ms(50),
  tailLossTime: ms(150),
  probeTime: ms(100),
  probeTailTime: ms(80),
  probeAgainTime: ms(150),
  clearTime: ms(200),
  idleTime: ms(100),
  quarantineTime: ms(2_000),
  synRetxSafetyTime: ms(2_000),
};

/** A packet may lie before a simulator for some time: a PDC that has closed answers for longer than that. */
const targetTimes = {
  newPdcTime: ms(1_000),
  closeReqTime: ms(1_000),
  lingerTime: ms(2_000),
  quarantineTime: ms(2_000),
};
