/** The golden endpoint in real time. */
import { opcodes, returnCodes } from '../../../rtl-gen/uet/wire/layout/index.ts';
import type { Random } from '../../../support/random.ts';
import { GoldenEndpoint } from '../golden/endpoint/golden-endpoint.ts';
import type { HostBuffer, HostRegion } from './host-memory.ts';
import {
  ipOfPeer,
  type Milliseconds,
  type NodeArrival,
  type NodeMessage,
  type NodeSent,
  ownIp,
  type PeerNode,
} from './node.ts';

export interface GoldenNodeOptions {
  /** Bytes of payload of a packet. */
  readonly mtu: number;
  /** Bytes in flight to a peer. */
  readonly cwnd: number;
  readonly random: Random;
}

/** Units of 128 ns, the golden model's clock. */
const unitsPerMs = 1_000_000 / 128;
const ms = (count: Milliseconds): number => Math.floor(count * unitsPerMs);

/** How often it looks at its timers while a PDC is there. */
const watchMs = 2;

export class GoldenNode implements PeerNode {
  readonly name = 'golden';
  readonly mtu: number;
  onFrame: (frame: Uint8Array) => void = () => {};
  onSent: (sent: NodeSent) => void = () => {};
  onArrival: (arrival: NodeArrival) => void = () => {};
  onPlaced: (address: bigint, bytes: Uint8Array) => void = () => {};
  readonly #endpoint: GoldenEndpoint;
  readonly #regions: (HostRegion | undefined)[] = [];
  /** That have come since the last run. */
  readonly #frames: Uint8Array[] = [];
  #epoch: Milliseconds | undefined;

  constructor({ mtu, cwnd, random }: GoldenNodeOptions) {
    this.mtu = mtu;
    const endpoint = new GoldenEndpoint({
      own: { ip: ownIp, mac: 0x02_0000_0000_01n },
      nextHop: 0x02_0000_0000_fen,
      wire: {},
      lastHopDscp: 13,
      dataDscp: 10,
      jobId: 1,
      mtu,
      cwnd,
      // What a socket sends has one path.
      entropy: () => 0x8000,
      random: () => random.word(),
      initiator: {
        contexts: 64,
        registers: {
          ...initiatorTimes,
          defaultMpr: 1,
          packetBytes: mtu,
          ackRequestBelow: mtu + 64,
          // One path keeps the order of packets, so each ACK shows what was lost before it.
          loss: { entropy: true },
        },
      },
      target: { contexts: 64, registers: targetTimes },
    });
    this.#endpoint = endpoint;
    endpoint.onFrame = (frame) => this.onFrame(frame);
    endpoint.onSent = (sent) => this.onSent(sent);
    endpoint.receiver.onPlaced = (address, bytes) => this.onPlaced(address, bytes);
    endpoint.receiver.onCompletion = ({ opcode, returnCode, wrId, ...arrival }) => {
      if (returnCode !== returnCodes.code.ok) return;
      const op = opcode === opcodes.code.send ? 'send' : 'write';
      const { bytes, initiator, headerData, pdcid } = arrival;
      this.onArrival({ op, bytes, initiator, headerData, buffer: wrId, pdcid });
    };
  }

  send({ wrId, peer, op, mode, bytes, key, offset, initiator, headerData }: NodeMessage): void {
    const to = ipOfPeer(peer);
    const where = { key, offset: BigInt(offset), initiator, headerData };
    this.#endpoint.submit({ wrId, to, mode, opcode: op, payload: bytes, ...where });
  }

  receive(frame: Uint8Array): void {
    this.#frames.push(frame);
  }

  setRegion(slot: number, region: HostRegion | undefined): void {
    this.#regions[slot] = region;
    this.#endpoint.receiver.stub.regions.splice(
      0,
      Number.POSITIVE_INFINITY,
      ...this.#regions.flatMap((open) =>
        open === undefined ? [] : [{ ...open, length: BigInt(open.length), remoteWrite: true }],
      ),
    );
  }

  post({ id, address, length }: HostBuffer): void {
    this.#endpoint.receiver.stub.buffers.push({ wrId: id, address, length });
  }

  run(now: Milliseconds): Milliseconds {
    this.#epoch ??= now;
    const time = Math.floor((now - this.#epoch) * unitsPerMs);
    this.#endpoint.poll(time);
    for (const frame of this.#frames.splice(0)) this.#endpoint.receive(frame);
    this.#endpoint.poll(time);
    const { initiator, receiver, underWay } = this.#endpoint;
    const isIdle = underWay === 0 && initiator.pdcs().length === 0 && receiver.target.pdcs().length === 0;
    return isIdle ? Number.POSITIVE_INFINITY : watchMs;
  }

  counts(): Readonly<Record<string, number>> {
    const { initiator, receiver } = this.#endpoint;
    return Object.fromEntries([...initiator.counters.all(), ...receiver.target.counters.all()]);
  }

  dispose(): void {}
}

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
