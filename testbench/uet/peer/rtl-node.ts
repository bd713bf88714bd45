/**
 * The endpoint in hardware, in a simulator, in real time.
 *
 * Clocks have no fixed length. While anything moves inside of it the simulator goes as fast as it can; when nothing has
 * moved for longer than the longest way through it, it can only wait for times to pass or for a peer, and goes on at
 * `clocksPerMs`; and when nothing is left to wait for, it stands still. Times of its registers are in clocks.
 */
import { type Design, elaborate } from '../../../rtl-gen/hdl/index.ts';
import { endpointOptions } from '../../../rtl-gen/uet/endpoint/designs.ts';
import { endpointName, uetEndpoint } from '../../../rtl-gen/uet/endpoint/uet-endpoint.ts';
import type { Random } from '../../../support/random.ts';
import type { Engine, Simulator } from '../../engine/simulator.ts';
import type { HostBuffer, HostRegion } from './host-memory.ts';
import {
  ipOfPeer,
  type Milliseconds,
  mostMessages,
  type NodeArrival,
  type NodeMessage,
  type NodeSent,
  type PeerNode,
} from './node.ts';
import { RtlEndpoint } from './rtl-endpoint.ts';

/** Bytes a clock. */
const size = 64;
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

export const rtlOptions = endpointOptions(size);
export const rtlName = endpointName(rtlOptions);
export const rtlDesign = (): Design => elaborate(uetEndpoint(rtlOptions));

export interface RtlNodeOptions {
  readonly engine: Engine;
  readonly cwnd: number;
  readonly random: Random;
}

export class RtlNode implements PeerNode {
  readonly name = rtlName;
  readonly mtu = rtlOptions.tx.mtu;
  onFrame: (frame: Uint8Array) => void = () => {};
  onSent: (sent: NodeSent) => void = () => {};
  onArrival: (arrival: NodeArrival) => void = () => {};
  onPlaced: (address: bigint, bytes: Uint8Array) => void = () => {};
  readonly #endpoint: RtlEndpoint;
  #lastEvent = 0;
  #lastEventAt: Milliseconds = 0;
  #now: Milliseconds = 0;
  #frameOverflow = 0;

  constructor(simulator: Simulator, { cwnd, random }: Pick<RtlNodeOptions, 'cwnd' | 'random'>) {
    const endpoint = new RtlEndpoint(simulator, {
      size,
      settings: { end: 0, cwnd, pdcsPerTuple: 1, maxRtoRetx: 10 },
      registers: times,
      random,
      ipOf: ipOfPeer,
    });
    this.#endpoint = endpoint;
    endpoint.onFrame = (frame) => this.onFrame(frame);
    endpoint.onSent = (sent) => this.onSent(sent);
    endpoint.onArrival = (arrival) => this.onArrival(arrival);
    endpoint.onPlaced = (address, bytes) => this.onPlaced(address, bytes);
  }

  /** Builds the simulator, and takes it through its reset. */
  static async make(options: RtlNodeOptions): Promise<RtlNode> {
    return new RtlNode(await options.engine.create(rtlDesign(), { seed: options.random.word() }), options);
  }

  send(message: NodeMessage): void {
    if (this.#underWay >= mostMessages) throw new RangeError(`${mostMessages} messages are under way`);
    this.#endpoint.send(message);
    this.#happens();
  }

  receive(frame: Uint8Array): void {
    if (this.#endpoint.waiting >= mostFrames) this.#frameOverflow++;
    else this.#endpoint.receive(frame);
    this.#happens();
  }

  setRegion(slot: number, region: HostRegion | undefined): void {
    this.#endpoint.setRegion(slot, region);
    this.#happens();
  }

  post(buffer: HostBuffer): void {
    this.#endpoint.post(buffer);
    this.#happens();
  }

  run(now: Milliseconds): Milliseconds {
    const passed = now - this.#now;
    this.#now = now;
    if (this.#isBusy) return this.#runBusy(performance.now() + sliceMs);
    const waits = this.#underWay > 0 || now - this.#lastEventAt < standstillMs;
    if (!waits) return Number.POSITIVE_INFINITY;
    // A process that was held up does not make up for it.
    for (let left = Math.ceil(Math.min(passed, 10 * watchMs) * clocksPerMs); left > 0 && !this.#isBusy; left--)
      this.#clock();
    this.#endpoint.check();
    return this.#isBusy ? 0 : watchMs;
  }

  counts(): Readonly<Record<string, number>> {
    const all = this.#endpoint.simulator.ports
      .filter(({ name }) => /^(rx|tx|sender)_counts_/.test(name))
      .map((port) => [port.name, Number(port.get())] as const);
    const others = { clocks: this.#endpoint.clocks, frame_overflow: this.#frameOverflow };
    return Object.fromEntries([...all, ...Object.entries(others)].filter(([, count]) => count > 0));
  }

  dispose(): void {
    this.#endpoint.simulator.dispose();
  }

  get #underWay(): number {
    return this.#endpoint.messages.underWay;
  }

  get #isBusy(): boolean {
    return this.#endpoint.clocks - this.#lastEvent < quietClocks;
  }

  /** As fast as it goes, until nothing moves any more or the slice ends. */
  #runBusy(until: Milliseconds): Milliseconds {
    do {
      for (let i = 0; i < 64 && this.#isBusy; i++) this.#clock();
    } while (this.#isBusy && performance.now() < until);
    this.#endpoint.check();
    return this.#isBusy ? 0 : watchMs;
  }

  #happens(): void {
    this.#lastEvent = this.#endpoint.clocks;
    this.#lastEventAt = this.#now;
  }

  #clock(): void {
    if (this.#endpoint.clock()) this.#happens();
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
