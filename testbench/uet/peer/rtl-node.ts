/**
 * The endpoint in hardware, in a simulator, in real time.
 *
 * Clocks have no fixed length. While anything moves inside of it the simulator goes as fast as it can; when nothing has
 * moved for longer than the longest way through it, it can only wait for times to pass or for a peer, and goes on at
 * `clocksPerMs`; and when nothing is left to wait for, it stands still. Times of its registers are in clocks.
 */
import type { Random } from '../../../support/random.ts';
import type { Engine } from '../../engine/simulator.ts';
import { RtlLibfabricEndpoint, rtlName } from '../system/libfabric/rtl-endpoint.ts';
import type { HostBuffer, HostRegion, NodeSent } from '../system/messages.ts';
import { FabricCalls } from './fabric-calls.ts';
import {
  jobId,
  type Milliseconds,
  mostMessages,
  ownHost,
  type PeerArrival,
  type PeerMessage,
  type PeerNode,
} from './node.ts';

/** Clocks without an event after which nothing moves inside: the longest way is 300 (docs/uet/endpoint.md). */
const quietClocks = 600;
/** Clocks in a millisecond in which nothing moves. */
export const clocksPerMs = 20;
/** After so long without an event its times have passed: PDCs are closed, and their places free. */
const standstillMs = 5_000;
/** What `run` takes at most before sockets have their turn. */
const sliceMs = 8;
const watchMs = 4;
/** Frames that wait for the line; more are lost, as a socket's buffer would lose them. */
const mostFrames = 4096;

export interface RtlNodeOptions {
  readonly engine: Engine;
  readonly mtu: number;
  readonly cwnd: number;
  /** By which peers know it: 32 bits. */
  readonly initiator: number;
  readonly random: Random;
}

export class RtlNode implements PeerNode {
  readonly name = rtlName;
  onFrame: (frame: Uint8Array) => void = () => {};
  onPlaced: (address: bigint, bytes: Uint8Array) => void = () => {};
  readonly #endpoint: RtlLibfabricEndpoint;
  readonly #calls: FabricCalls;
  #clocks = 0;
  #lastEvent = 0;
  #lastEventAt: Milliseconds = 0;
  #now: Milliseconds = 0;
  #frameOverflow = 0;

  private constructor(endpoint: RtlLibfabricEndpoint) {
    this.#endpoint = endpoint;
    this.#calls = new FabricCalls(endpoint);
    endpoint.node.onFrame = (frame) => this.onFrame(frame);
    endpoint.onPlaced = (address, bytes) => this.onPlaced(address, bytes);
  }

  /** Builds the simulator, and takes it through its reset. */
  static async make({ engine, mtu, cwnd, initiator, random }: RtlNodeOptions): Promise<RtlNode> {
    const network = { cwnd, maxRtoRetx: 10, registers: times };
    const of = { host: ownHost, jobId, mode: 'rud', rel: false, memory: 0, seed: random.word() } as const;
    return new RtlNode(await RtlLibfabricEndpoint.make(engine, { ...of, initiator, mtu, network }));
  }

  set onSent(hear: (sent: NodeSent) => void) {
    this.#calls.onSent = hear;
  }

  set onArrival(hear: (arrival: PeerArrival) => void) {
    this.#calls.onArrival = hear;
  }

  send(message: PeerMessage): void {
    if (this.#calls.underWay >= mostMessages) throw new RangeError(`${mostMessages} messages are under way`);
    this.#calls.send(message);
    this.#happens();
  }

  receive(frame: Uint8Array): void {
    if (this.#endpoint.waiting >= mostFrames) this.#frameOverflow++;
    else this.#endpoint.node.receive(frame);
    this.#happens();
  }

  setRegion(slot: number, region: HostRegion | undefined): boolean {
    this.#happens();
    return this.#calls.setRegion(slot, region);
  }

  post(buffer: HostBuffer): void {
    this.#calls.post(buffer);
    this.#happens();
  }

  run(now: Milliseconds): Milliseconds {
    const passed = now - this.#now;
    this.#now = now;
    if (this.#isBusy) return this.#runBusy(performance.now() + sliceMs);
    const waits = this.#calls.underWay > 0 || now - this.#lastEventAt < standstillMs;
    if (!waits) return Number.POSITIVE_INFINITY;
    // A process that was held up does not make up for it.
    for (let left = Math.ceil(Math.min(passed, 10 * watchMs) * clocksPerMs); left > 0 && !this.#isBusy; left--)
      this.#clock();
    this.#tell();
    return this.#isBusy ? 0 : watchMs;
  }

  counts(): Readonly<Record<string, number>> {
    const lost = this.#frameOverflow === 0 ? {} : { frame_overflow: this.#frameOverflow };
    return { ...this.#endpoint.counts(), ...lost };
  }

  dispose(): void {
    this.#endpoint.dispose();
  }

  get #isBusy(): boolean {
    return this.#clocks - this.#lastEvent < quietClocks;
  }

  /** As fast as it goes, until nothing moves any more or the slice ends. */
  #runBusy(until: Milliseconds): Milliseconds {
    do {
      for (let i = 0; i < 64 && this.#isBusy; i++) this.#clock();
    } while (this.#isBusy && performance.now() < until);
    this.#tell();
    return this.#isBusy ? 0 : watchMs;
  }

  #happens(): void {
    this.#lastEvent = this.#clocks;
    this.#lastEventAt = this.#now;
  }

  #clock(): void {
    this.#clocks++;
    if (this.#endpoint.clock()) this.#happens();
  }

  #tell(): void {
    this.#endpoint.check();
    this.#calls.tell();
  }
}

/** In clocks; where nothing moves 20,000 are a second. A window of frames takes some thousands to go through a peer. */
const times = {
  initiator_rto_init: 8_000,
  initiator_rto_max: 12_000,
  initiator_nack_retx: 1_000,
  initiator_go_back: 2_000,
  initiator_tail_loss: 4_000,
  initiator_probe: 3_000,
  initiator_probe_tail: 3_000,
  initiator_probe_again: 4_000,
  initiator_idle: 4_000,
  // In units of 128 ns, 41 clocks: a packet may lie before a simulator for some time.
  target_times_linger: 500,
  target_times_new_pdc: 500,
  target_times_close_req: 2_000,
  target_quarantine: 100,
};
